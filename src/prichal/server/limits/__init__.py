"""What one person, or one address, may use of the house."""
