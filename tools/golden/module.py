"""Writes tests/module/golden/module.txt: what modules have and print in Python.

usage: module.py > tests/module/golden/module.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("module.py")


class Dense(tf.Module):
    def __init__(self, in_features, out_features, name=None):
        super().__init__(name=name)
        with self.name_scope:
            self.w = tf.Variable(
                tf.ones([in_features, out_features]), name="w")
            self.b = tf.Variable(tf.zeros([out_features]), name="b")

    def __call__(self, x):
        return tf.matmul(x, self.w) + self.b


class Counted(Dense):
    def __init__(self, name=None):
        super().__init__(2, 1, name=name)
        with self.name_scope:
            self.calls = tf.Variable(0, trainable=False, name="calls")


class MLP(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        with self.name_scope:
            self.layers = [Dense(3, 2), Dense(2, 2, name="second")]
            self.by_name = {"z": Dense(1, 1, name="z"),
                            "a": tf.Variable(1.0, name="a")}
            self.head = Counted()
            self.again = self.head
            self.x = tf.Variable([1, 2], name="x")
            self.X = tf.Variable("text", name="X", trainable=False)
            self.none = None
            self.y = self.x


# Names are what is tested here.
# pylint: disable=invalid-name,multiple-statements
class MyDense2D(tf.Module): pass
class HTTPServer(tf.Module): pass
class ABC(tf.Module): pass
class ABc(tf.Module): pass
class Dense2DLayer(tf.Module): pass
class Foo_Bar(tf.Module): pass
class lower(tf.Module): pass
# pylint: enable=invalid-name,multiple-statements


def show(module):
    for kind in ("variables", "trainable_variables", "non_trainable_variables"):
        t.print(kind)
        for variable in getattr(module, kind):
            t.repr(variable)
    t.print("submodules")
    for submodule in module.submodules:
        t.print(submodule.name)
        t.print(submodule.name_scope.name)


t.section("names")
for Class in (MyDense2D, HTTPServer, ABC, ABc, Dense2DLayer, Foo_Bar, lower,
              MLP, tf.Module):
    t.print(Class().name)
t.print(tf.Module(name="_given1").name)
t.error(lambda: tf.Module(name=""))
t.error(lambda: tf.Module(name="a b"))
t.error(lambda: tf.Module(name="1a"))
t.error(lambda: tf.Module(name="a/b"))

t.section("dense")
show(Dense(3, 2))
t.print(Dense(3, 2)(tf.ones([1, 3])))

t.section("nested")
show(MLP())
show(MLP(name="other"))

t.section("within a scope")
with tf.name_scope("outer"):
    module = Dense(1, 1)
show(module)
with tf.name_scope("elsewhere"):
    with module.name_scope:
        t.repr(tf.Variable(1, name="v"))

t.section("cycle")
a, b, c = tf.Module(name="a"), tf.Module(name="b"), tf.Module(name="c")
a.b, b.c, c.a = b, c, a
for module in a, b, c:
    t.print(" ".join(each.name for each in module.submodules))

print(t.text, end="")
