"""The cases of tools/golden/gradients.py, a module a family of gradients."""
