"""What several modules of the package share: the C library and its values, errors, and texts."""
