"""What one person, or one address, may use of the house. In comes who asks for what, out goes a refusal or nothing."""
