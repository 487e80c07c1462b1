"""Sections of printed text: what a little program prints in Python.

A C++ test runs the same program and must print the same (tests/ops/transcript.h).
"""

import re

import tensorflow as tf


class Transcript:
    def __init__(self, generator):
        self.text = (
            f"# Written by tools/golden/{generator} with TensorFlow {tf.__version__}.\n"
        )

    def section(self, name):
        self.text += f"== {name}\n"

    def print(self, value):
        self.text += f"{value!s}\n"

    def repr(self, value):
        self.text += f"{value!r}\n"

    def attempt(self, function):
        """The repr() of function(), or what it raises."""
        try:
            value = function()
        except Exception as error:  # pylint: disable=broad-except
            self._write_error(error)
        else:
            self.repr(value)

    def error(self, function):
        """What function() raises: class, and text as far as it is about the user."""
        try:
            function()
        except Exception as error:  # pylint: disable=broad-except
            self._write_error(error)
        else:
            raise AssertionError("no error")

    def error_class(self, function):
        """The class of what function() raises; else the repr() of what it returns."""
        try:
            value = function()
        except Exception as error:  # pylint: disable=broad-except
            self.text += f"{type(error).__name__}\n"
        else:
            self.repr(value)

    def _write_error(self, error):
        text = getattr(error, "message", None) or str(error)
        text = re.sub(r"\{\{function_node [^}]*\}\} ", "", text)
        text = text.split(" [Op:")[0].split("\n\t; NodeDef")[0]
        text = text.split("\nAll kernels registered")[0]
        self.text += f"{type(error).__name__}: {text}\n"
