"""The terminal: the same games, records and rulebooks, in lines of text."""
