"""The house as a folder of files that any file server can serve: `make site`."""
