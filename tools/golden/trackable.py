"""Writes tests/trackable/golden/walk.txt: the orders in which Python walks objects.

usage: trackable.py > tests/trackable/golden/walk.txt
"""

import tensorflow as tf
import transcript
from tensorflow.python.checkpoint import graph_view
from tensorflow.python.trackable import data_structures

t = transcript.Transcript("trackable.py")


class Block(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        self.w = tf.Variable(1.0, name=self.name + "_w")
        self.b = tf.Variable(2.0, name=self.name + "_b")


class Everything(tf.Module):
    def __init__(self):
        super().__init__()
        self.z = tf.Variable(1.0, name="z")
        self.f = tf.function(lambda x: x)
        self.blocks = [Block("b%d" % i) for i in range(11)]
        self.heads = {"mean": Block("mean"), "a.b": self.blocks[1]}
        self.n = 3
        self.none = None
        self.empty = []
        self.generator = tf.random.Generator.from_seed(1)
        self.pair = [[self.z], [tf.Variable(3.0, name="inner")]]
        setattr(self, "new", tf.Variable(4.0, name="new"))
        self.again = self.blocks[0]
        self.A = Block("A")
        self.inner = Inner(self)

    @tf.function
    def call(self, x):
        return x


class Inner(tf.Module):
    def __init__(self, outer):
        super().__init__()
        self.outer = outer
        self.own = tf.Variable(5.0, name="own")


everything = Everything()


def kind(node):
    if isinstance(node, tf.Variable):
        return node.name
    if isinstance(node, tf.Module):
        return "module"
    if isinstance(node, data_structures.List):
        return "list"
    if isinstance(node, dict):
        return "dict"
    return "object"


t.section("breadth first")
nodes, paths = graph_view.ObjectGraphView(everything)._breadth_first_traversal()
for node in nodes:
    t.print("/".join(edge.name for edge in paths[node]) + " " + kind(node))

t.section("children")
for save_type in ("checkpoint", "savedmodel"):
    t.print(save_type)
    for name in sorted(everything._trackable_children(save_type)):
        t.print(name)

t.section("flattened")
for variable in everything.variables:
    t.print(variable.name)
for module in everything.submodules:
    t.print(module.name)

print(t.text, end="")
