"""The rules of Mars Needs Mechanics, one test or more for each id."""
