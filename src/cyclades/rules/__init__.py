"""What every edition of Cyclades shares, in rulebook order."""
