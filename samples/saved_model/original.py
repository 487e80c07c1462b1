import tensorflow as tf

model = tf.saved_model.load('samples/saved_model/affine')
for name, signature in sorted(model.signatures.items()):
    print(f'{name}{signature.function_type}')
affine = model.signatures['serving_default']
outputs = affine(x=tf.constant([[1.0, 1.0], [2.0, -1.0]]))
print(outputs['y'])
outputs = affine(tf.constant([[0.0, 0.0]]))
print(outputs['y'])

x = tf.constant([[1.0, 1.0]])
for variable in (model.kernel, model.bias):
    print(variable)
print(model.__call__.concrete_functions[0].function_type)
with tf.GradientTape() as tape:
    y = model(x)['y']
    loss = tf.reduce_sum(tf.square(y))
gradient = tape.gradient(loss, model.bias)
model.bias.assign_sub(0.25 * gradient)
model.kernel.assign([[1.0, 0.0], [0.0, 1.0]])
print(affine(x)['y'])
