"""Measured, never asserted: how fast the games run, in both forms, side by side in one run."""
