"""What attackers want, and that they don't get it: one file per wish."""
