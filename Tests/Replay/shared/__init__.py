"""What the tools of this folder have in common."""
