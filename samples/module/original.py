"""The program that main.cc is a port of."""

import os

os.environ.setdefault('TF_CPP_MIN_LOG_LEVEL', '2')

import tensorflow as tf


class DemoModule(tf.Module):
    def __init__(self, init_value=tf.constant(0.0), name=None):
        super().__init__(name=name)
        with self.name_scope:    # with tf.name_scope('demo_module')
            self.x = tf.Variable(init_value, dtype=tf.float32, trainable=True)

    @tf.function(input_signature=[tf.TensorSpec(shape=[], dtype=tf.float32)])
    def addprint(self, a):
        with self.name_scope:
            self.x.assign_add(a)
            tf.print(self.x)
            return self.x


class Pair(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        with self.name_scope:
            self.demos = [DemoModule(tf.constant(1.0)),
                          DemoModule(tf.constant(2.0), name='second')]
            self.scale = tf.Variable(10.0, trainable=False, name='scale')

    def __call__(self, a):
        return [demo.addprint(a) * self.scale for demo in self.demos]


demo = DemoModule(init_value=tf.constant(1.0))
result = demo.addprint(tf.constant(5.0))
print(result)
for variable in demo.variables:
    print(variable)

pair = Pair()
for result in pair(tf.constant(0.5)):
    print(result)
for variable in pair.variables:
    print(variable.name, variable.numpy())
for variable in pair.trainable_variables:
    print(variable.name)
for submodule in pair.submodules:
    print(submodule.name, submodule.name_scope.name)
