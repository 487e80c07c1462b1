#!/usr/bin/env python3
"""Writes tests/io/golden/{gfile,files,write_graph}.txt with Python TensorFlow: what
tf.io.gfile and its neighbours do in a folder, whose name is DIR there."""

import os
import pathlib
import tempfile

os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

# pylint: disable=wrong-import-position
import tensorflow as tf

from transcript import Transcript

_GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "tests/io/golden"

g = tf.io.gfile


class Steps:
    """A line a step: what it returns, or raises."""

    def __init__(self, transcript, folder):
        self._transcript = transcript
        self._folder = folder

    def section(self, name):
        self._transcript.section(name)

    def __call__(self, step):
        try:
            value = step()
        except tf.errors.OpError as error:
            message = error.message.split("}} ")[-1].split(" [Op:")[0]
            text = f"{type(error).__name__}: {message}"
        else:
            text = "\n".join(value) if isinstance(value, list) else str(value)
        self._transcript.print(text.replace(self._folder, "DIR").replace("\n", "|"))


def write_folders(t, d):
    t.section("folders")
    t(lambda: g.mkdir(d + "/a"))
    t(lambda: g.mkdir(d + "/a"))
    t(lambda: g.mkdir(d + "/x/y"))
    t(lambda: g.makedirs(d + "/p/q/r"))
    t(lambda: g.makedirs(d + "/p/q/r"))
    t(lambda: g.makedirs(d + "/p/s/"))
    g.GFile(d + "/a/f", "w").write("one\ntwo\nthree")
    t(lambda: g.makedirs(d + "/a/f"))
    t(lambda: g.copy(d + "/no", d + "/n2"))
    t(lambda: g.copy(d + "/a/f", d + "/a/g"))
    t(lambda: g.copy(d + "/a/f", d + "/a/g"))
    t(lambda: g.copy(d + "/a/f", d + "/a/g", overwrite=True))
    t(lambda: g.rename(d + "/a/f", d + "/a/g"))
    t(lambda: g.rename(d + "/no", d + "/n2"))
    t(lambda: g.rename(d + "/a/f", d + "/a/h"))
    t(lambda: g.rename(d + "/a/h", d + "/a/g", overwrite=True))
    t(lambda: g.rename(d + "/p/s", d + "/p/t"))
    t(lambda: g.remove(d + "/no"))
    t(lambda: g.remove(d + "/a"))
    t(lambda: g.rmtree(d + "/no"))
    t(lambda: g.listdir(d + "/no"))
    t(lambda: g.listdir(d + "/a/g"))
    t(lambda: sorted(g.listdir(d)))
    t(lambda: g.stat(d + "/no"))
    t(lambda: g.stat(d + "/a/g").length)
    t(lambda: g.stat(d + "/a/g").is_directory)
    t(lambda: g.stat(d + "/a").is_directory)
    t(lambda: g.exists(d + "/a"))
    t(lambda: g.exists(d + "/no"))
    t(lambda: g.exists(""))
    t(lambda: g.isdir(d + "/a"))
    t(lambda: g.isdir(d + "/a/g"))
    t(lambda: g.isdir(d + "/no"))
    t(lambda: g.glob(d + "/a/*"))
    t(lambda: g.glob(d + "/z*"))
    t(lambda: g.glob([d + "/a/g", d + "/p/?"]))
    for topdown in (True, False):
        t(lambda: sorted(":".join([top, *sorted(subdirs), *files]) for top, subdirs, files in g.walk(d + "/p", topdown)))
    t(lambda: [top for top, _, _ in g.walk(d + "/p/q", topdown=False)])
    t(lambda: [top for top, _, _ in g.walk(d + "/no")])
    t(lambda: g.remove(d + "/a/g"))
    t(lambda: g.rmtree(d + "/p"))
    t(lambda: g.listdir(d))


def _raise(error):
    raise error


def write_refused(t, d):
    t.section("refused")
    g.mkdir(d + "/a")
    g.mkdir(d + "/a/b")
    g.mkdir(d + "/e")
    g.GFile(d + "/f", "w").write("text")
    # Nothing, and what is in no file system.
    for path in ("", "no://file"):
        for step in (g.exists, g.isdir, g.stat, g.listdir, g.glob, g.mkdir, g.makedirs, g.remove, g.rmtree):
            t(lambda step=step, path=path: step(path))
        t(lambda path=path: list(g.walk(path)))
        for overwrite in (False, True):
            for step in (g.copy, g.rename):
                t(lambda step=step, path=path, overwrite=overwrite: step(path, d + "/new", overwrite))
                t(lambda step=step, path=path, overwrite=overwrite: step(d + "/f", path, overwrite))
    t(lambda: g.glob([]))
    t(lambda: list(g.walk(d + "/no", onerror=_raise)))
    t(lambda: g.copy(d + "/f", d + "/no/f"))
    t(lambda: g.copy(d + "/f", d + "/a", overwrite=True))
    t(lambda: g.rename(d + "/f", d + "/no/f"))
    t(lambda: g.rename(d + "/f", d + "/a", overwrite=True))
    t(lambda: g.rename(d + "/a", d + "/f", overwrite=True))
    t(lambda: g.rename(d + "/e", d + "/a", overwrite=True))
    t(lambda: g.rename(d + "/a", d + "/a/b/c"))
    t(lambda: sorted(g.listdir(d)))


def write_modes(t, d):
    t.section("modes")
    g.GFile(d + "/f", "w").write("text")
    os.chmod(d + "/f", 0o640)
    t(lambda: g.copy(d + "/f", d + "/g"))
    t(lambda: oct(os.stat(d + "/g").st_mode & 0o777))


def write_join(t):
    t.section("join")
    for parts in (("a", "b"), ("a", "/b"), ("gs://x", "y"), ("gs://x", "/y"), ("a/", "b", "c"), ("a",), ("", "b"),
                  ("a", "")):
        t(lambda parts=parts: g.join(*parts))


def write_files(t, d):
    t.section("GFile")
    t(lambda: g.GFile(d + "/f", "z"))
    t(lambda: g.GFile(d + "/f").read())
    t(lambda: g.GFile(d + "/f", "w").read())
    t(lambda: g.GFile(d + "/f", "r").write("x"))
    t(lambda: g.GFile(d + "/no/f", "w").write("x"))
    t(lambda: g.GFile(d).read())
    w = g.GFile(d + "/f", "w")
    w.write("one\ntwo\n")
    w.write("three")
    t(w.tell)
    w.close()
    w.close()
    f = g.GFile(d + "/f")
    t(lambda: f.name)
    t(lambda: f.mode)
    t(f.size)
    t(lambda: f.read(3))
    t(f.tell)
    t(lambda: f.seek(1))
    t(f.readline)
    t(lambda: f.seek(-2, 2))
    t(f.read)
    t(f.read)
    t(lambda: f.seek(-3, 1))
    t(f.readline)
    t(f.readline)
    t(lambda: f.seek(-1))
    t(lambda: f.seek(100))
    t(f.tell)
    t(lambda: f.seek(0, 5))
    t(lambda: f.seek(0))
    t(f.readlines)
    t(lambda: f.seek(4))
    t(lambda: list(f))
    t(lambda: f.seek(0))
    t(lambda: f.read(0))
    t(lambda: f.read(-2))
    f.close()
    t(lambda: f.read(100))
    a = g.GFile(d + "/f", "ab")
    t(a.tell)
    a.write("!")
    t(a.tell)
    a.flush()
    t(lambda: g.GFile(d + "/f").read())
    a.close()
    b = g.GFile(d + "/f", "r+")
    t(lambda: b.read(3))
    b.write("new")
    b.close()
    t(lambda: g.GFile(d + "/f").read())
    g.GFile(d + "/empty", "w").close()
    t(lambda: g.exists(d + "/empty"))
    t(lambda: g.GFile(d + "/empty").read())
    t(lambda: g.GFile(d + "/empty").readlines())
    for mode in ("", "ww", "b"):
        t(lambda mode=mode: g.GFile(d + "/f", mode))
    t(lambda: g.GFile(d + "/f", "rb+").size())
    t(lambda: g.GFile(d + "/no").size())
    t(lambda: g.GFile(d + "/no", "w").size())
    t(lambda: g.GFile(d + "/no", "w").flush())
    t(lambda: g.GFile(d + "/no", "w").seek(0))
    t(lambda: g.GFile(d + "/no", "w+").tell())
    t(lambda: g.GFile("", "w").write("x"))
    t(lambda: g.GFile("no://file", "w").write("x"))
    t(lambda: g.GFile("no://file").read())


def write_operations(t, d):
    t.section("files")
    t(lambda: tf.io.read_file(d + "/no"))
    t(lambda: tf.io.write_file(d + "/made/up/f", "text", name="n"))
    t(lambda: tf.io.read_file(d + "/made/up/f", name="n"))
    t(lambda: tf.io.write_file([d + "/f"], "text"))
    t(lambda: tf.io.matching_files(d + "/*/up/?", name="n"))
    t(lambda: tf.io.matching_files([d + "/made/*", d + "/z*"]))
    v = tf.io.match_filenames_once(d + "/made/*")
    t(v.value)
    t(lambda: v.trainable)
    none = tf.zeros([0], tf.string)
    t(lambda: tf.io.read_file(none))
    t(lambda: tf.io.read_file(""))
    t(lambda: tf.io.read_file("no://file"))
    t(lambda: tf.io.write_file(none, "text"))
    t(lambda: tf.io.write_file(d + "/f", none))
    t(lambda: tf.io.write_file("", "text"))
    t(lambda: tf.io.matching_files(none))
    t(lambda: tf.io.matching_files([["a"]]))
    t(lambda: tf.io.matching_files("no://file"))
    t(lambda: tf.io.match_filenames_once(none).value())
    t(lambda: tf.io.match_filenames_once("no://file"))


def write_graph(transcript):
    with tf.Graph().as_default() as graph:
        tf.add(tf.constant([1.5, 2.0], name="a"), tf.constant(0.1), name="sum")
        tf.strings.join(["it's", "a\n\"b\""], name="text")
    graph_def = graph.as_graph_def()
    transcript.section("graph")
    transcript.print(graph_def.SerializeToString(deterministic=True).hex())
    with tempfile.TemporaryDirectory() as d:
        path = tf.io.write_graph(graph_def, d + "/new/folder", "graph.pbtxt")
        transcript.print(path.replace(d, "DIR"))
        transcript.print(pathlib.Path(path).read_text(encoding="utf-8"))
        t = Steps(transcript, d)
        t.section("more")
        t(lambda: tf.io.write_graph(graph_def, d, "graph.pb", as_text=False))
        t(lambda: pathlib.Path(d + "/graph.pb").read_bytes() == graph_def.SerializeToString(deterministic=True))
        t(lambda: tf.io.write_graph(graph_def, d + "/graph.pb", "graph.pb"))
        t(lambda: tf.io.write_graph(graph_def, "no://folder", "graph.pb"))
        t(lambda: tf.io.write_graph(tf.Graph(), d, "empty.pbtxt"))
        t(lambda: pathlib.Path(d + "/empty.pbtxt").read_text(encoding="utf-8"))


def _write(name, *sections):
    transcript = Transcript("gfile.py")
    for section in sections:
        with tempfile.TemporaryDirectory() as d:
            section(Steps(transcript, d), d)
    (_GOLDEN / f"{name}.txt").write_text(transcript.text, encoding="utf-8")


def main():
    _GOLDEN.mkdir(parents=True, exist_ok=True)
    _write("gfile", write_folders, write_refused, write_modes, lambda t, d: write_join(t))
    _write("gfile_file", write_files)
    _write("files", write_operations)
    transcript = Transcript("gfile.py")
    write_graph(transcript)
    (_GOLDEN / "write_graph.txt").write_text(transcript.text, encoding="utf-8")


if __name__ == "__main__":
    main()
