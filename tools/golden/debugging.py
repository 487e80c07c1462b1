#!/usr/bin/env python3
"""Writes tests/debugging/golden/traced.txt with Python TensorFlow: what checks
inside of functions say when they fail, while they are traced or when they run."""

import os
import pathlib
import re

os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "1"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

# pylint: disable=wrong-import-position
import tensorflow as tf

from transcript import Transcript

_FILE = pathlib.Path(__file__).resolve().parents[2] / "tests/debugging/golden/traced.txt"

d = tf.debugging


class Failures:
    def __init__(self, transcript):
        self._transcript = transcript

    def section(self, name):
        self._transcript.section(name)

    def add(self, check, *inputs, shape="known"):
        """What check() says; a shape that is not known makes it say so later."""
        inputs = [tf.convert_to_tensor(value) for value in inputs]
        signature = None
        if shape != "known":
            signature = [
                tf.TensorSpec(None if shape == "rank" else [None] * x.shape.rank, x.dtype)
                for x in inputs
            ]

        # Named as C++ names them.
        if len(inputs) == 1:
            def traced(args_0):
                check(args_0)
                return args_0
        else:
            def traced(args_0, args_1):
                check(args_0, args_1)
                return args_0
        function = tf.function(traced, input_signature=signature, autograph=False)
        try:
            function(*inputs)
        except Exception as error:  # pylint: disable=broad-except
            text = getattr(error, "message", None) or str(error)
            text = re.sub(r"\{\{function_node [^}]*\}\} ", "", text)
            text = text.split("\n\t [[{{node")[0]
            # Behind the lines of Python that led there.
            text = re.sub(r"(?s)^Graph execution error:\n.*\n\n", "", text)
            self._transcript.print(f"{type(error).__name__}: {text}")
        else:
            raise AssertionError("no error")


def write_comparisons(f):
    f.section("comparisons")
    f.add(d.assert_equal, [1, 2, 3, 4], [1, 2, 3, 5])
    f.add(d.assert_equal, [1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 5.0])
    f.add(lambda x, y: d.assert_equal(x, y, message="not the same", summarize=2), [1, 2, 3, 4], [1, 2, 3, 5])
    f.add(lambda x, y: d.assert_less(x, y, summarize=-1), [1, 2, 3, 4], [1, 2, 3, 5])
    f.add(d.assert_less_equal, [2.5], [1.5])
    f.add(d.assert_greater, [1], [1])
    f.add(d.assert_greater_equal, [1.0], [2.0])
    f.add(d.assert_none_equal, [True, False], [False, False])
    f.add(d.assert_positive, [1, -2])
    f.add(lambda x: d.assert_negative(x, message="sign"), [-1.0, 2.0])
    f.add(d.assert_non_negative, [-1.0, 2.0])
    f.add(d.assert_non_positive, [-1.0, 2.0])
    f.add(lambda x, y: d.assert_near(x, y, message="far"), [1.0], [2.0])
    f.add(lambda x: d.assert_all_finite(x, "no number"), [1.0, float("nan")])
    f.add(lambda x: d.Assert(tf.reduce_all(x > 1), [x, "text", 7]), [1.0, 2.0, 3.0, 4.0])
    f.add(lambda x: d.Assert(tf.reduce_all(x > 1), [x], summarize=1), [1, 2])


def write_shapes(f):
    f.section("shapes")
    for shape in ("known", "rank"):
        f.add(lambda x: d.assert_rank(x, 2), [1.0, 2.0], shape=shape)
        f.add(lambda x: d.assert_rank_at_least(x, 2, message="few"), [1.0, 2.0], shape=shape)
        f.add(lambda x: d.assert_rank_in(x, [0, 2], message="odd"), [1.0, 2.0], shape=shape)
    f.add(d.assert_rank, [1.0, 2.0], 2)
    f.add(lambda x: d.assert_rank(x, [1]), [1.0, 2.0])
    f.add(d.assert_rank, [1.0, 2.0], [1])
    f.add(d.assert_rank, [1.0, 2.0], [1], shape="rank")
    f.add(d.assert_scalar, [1.0])
    f.add(d.assert_scalar, 1.0, shape="rank")
    f.add(lambda x: d.assert_integer(x, message="whole"), [1.0])
    f.add(lambda x: d.assert_type(x, tf.int64), [1.0])
    f.add(lambda x, y: d.assert_same_float_dtype([x, y]), [1.0], [2])
    for shape in ("known", "dims", "rank"):
        f.add(lambda x: d.assert_shapes([(x, (3,))]), [1.0, 2.0], shape=shape)
        f.add(lambda x, y: d.assert_shapes([(x, "AB"), (y, "BC")], message="odd"), [[1.0, 2.0]], [[1.0, 2.0]],
              shape=shape)
        f.add(lambda x, y: d.assert_shapes([(x, (..., 2, "N")), (y, (None, "N"))]), [[1.0, 2.0], [3.0, 4.0]],
              [[1.0, 2.0, 3.0]], shape=shape)
    f.add(lambda x: d.assert_shapes([(x, (3,))], data=["here", x], summarize=1), [1.0, 2.0], shape="dims")


def main():
    transcript = Transcript("debugging.py")
    failures = Failures(transcript)
    write_comparisons(failures)
    write_shapes(failures)
    _FILE.parent.mkdir(parents=True, exist_ok=True)
    _FILE.write_text(transcript.text, encoding="utf-8")


if __name__ == "__main__":
    main()
