"""The White Castle with its expansion Matcha: clans seek favour at Himeji; alone, against the Tokugawa."""
