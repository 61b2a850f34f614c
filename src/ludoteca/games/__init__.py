"""The games of the shelf, a folder each; nothing outside a folder knows what is inside."""
