"""Files of programs and predicted steps for other viewers (docs/viewers.md)."""
