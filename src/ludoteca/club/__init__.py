"""People who come back, and what is between them: notions and their papers, without any I/O."""
