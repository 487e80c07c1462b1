"""The cases of tools/golden/raw_ops.py, a module a family of ops."""
