"""Bots at the table think here, in processes of their own or on other machines. In comes a view, out goes an action."""
