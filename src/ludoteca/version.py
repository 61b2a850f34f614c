"""The version of Ludoteca."""

VERSION = "0.1.0"
