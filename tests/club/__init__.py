"""Tests of people who come back, and of what is between them."""
