"""Writes tests/ops/golden/operators.txt: what operators of tensors give in Python.

usage: operators.py > tests/ops/golden/operators.txt
"""

import operator

import tensorflow as tf
import transcript

t = transcript.Transcript("operators.py")

NUMBERS = [
    tf.int8, tf.int16, tf.int32, tf.int64,
    tf.uint8, tf.uint16, tf.uint32, tf.uint64,
    tf.float16, tf.bfloat16, tf.float32, tf.float64,
    tf.complex64, tf.complex128,
]  # fmt: skip
BINARY = [
    operator.add, operator.sub, operator.mul, operator.truediv, operator.mod,
    operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge,
    operator.and_, operator.or_, operator.xor,
    operator.floordiv, operator.pow,
]  # fmt: skip

for dtype in NUMBERS + [tf.bool, tf.string]:
    t.section(f"binary {dtype.name}")
    if dtype == tf.bool:
        a, b = tf.constant([[True], [False]]), tf.constant([True, False])
    elif dtype == tf.string:
        a, b = tf.constant([["x"], ["y"]]), tf.constant(["x", "zz"])
    else:
        a = tf.constant([[7], [2]], dtype)
        b = tf.constant([3, 2, 7], dtype)
    for op in BINARY:
        t.attempt(lambda: op(a, b))
    t.attempt(lambda: -a)
    t.attempt(lambda: ~a)
    t.attempt(lambda: abs(a))

t.section("literals")
for dtype in NUMBERS:
    x = tf.constant([5, 6], dtype)
    t.attempt(lambda: x + 1)
    t.attempt(lambda: 1 - x)
    t.attempt(lambda: x * 2.5)
    t.attempt(lambda: 2.5 * x)
    t.attempt(lambda: x / 2)
    t.attempt(lambda: x == 5)
    t.attempt(lambda: x + [1, 2])
    t.attempt(lambda: x > True)
    t.attempt(lambda: x + "a")
t.attempt(lambda: tf.constant("a") + "b")
t.attempt(lambda: "a" + tf.constant(["b", "c"]))
t.attempt(lambda: tf.constant(True) & False)
t.attempt(lambda: tf.constant([True, False]) | True)
t.attempt(lambda: True ^ tf.constant([True, False]))
t.attempt(lambda: tf.constant([1, 2]) == 2.5)
t.attempt(lambda: tf.constant([1.0, 2.0]) != 2)

t.section("shapes")
t.attempt(lambda: tf.constant([1, 2]) == tf.constant([1, 2, 3]))
t.attempt(lambda: tf.constant([1, 2]) != tf.constant([1, 2, 3]))
t.attempt(lambda: tf.constant([1, 2]) + tf.constant([1, 2, 3]))
t.attempt(lambda: tf.constant([1, 2]) < tf.constant([1, 2, 3]))
t.attempt(lambda: tf.zeros([0, 3]) + 1.0)
t.attempt(lambda: tf.zeros([2, 1, 0]) * tf.ones([3, 1]))
t.attempt(lambda: tf.constant(1) + tf.constant(2.5))
t.attempt(lambda: tf.constant(1, tf.int64) * tf.constant(2))
t.attempt(lambda: tf.constant([1, 2]) == tf.constant([1.0, 2.0]))
t.attempt(lambda: tf.constant(1) // 0)
t.attempt(lambda: tf.constant(1) % 0)
t.attempt(lambda: tf.constant(1.0) / 0.0)
t.attempt(lambda: tf.constant(7) % -3)
t.attempt(lambda: tf.constant(-7) // 2)
t.attempt(lambda: tf.constant(-7.5) // 2)

t.section("constants")
t.attempt(lambda: tf.constant([1, 2, 3, 4], shape=[2, 2]))
t.attempt(lambda: tf.constant(3.5, shape=[2, 3]))
t.attempt(lambda: tf.constant(3, shape=[0, 3]))
t.attempt(lambda: tf.constant([], shape=[0, 3]))
t.attempt(lambda: tf.constant("a", shape=[2]))
t.attempt(lambda: tf.constant([1, 2, 3], tf.float16))
t.attempt(lambda: tf.constant(tf.constant([1, 2]), tf.float32))
t.attempt(lambda: tf.constant(tf.constant([1, 2]), shape=[2, 1]))
t.attempt(lambda: tf.constant([1.5], tf.int32))
t.attempt(lambda: tf.constant(1, tf.bool))
t.attempt(lambda: tf.constant([[1, 2], [3]]))
t.attempt(lambda: tf.constant([1, "a"]))
t.attempt(lambda: tf.convert_to_tensor(tf.constant([1, 2]), tf.float32))
t.attempt(lambda: tf.convert_to_tensor([1, 2], dtype_hint=tf.float32))
t.attempt(lambda: tf.convert_to_tensor([1.5, 2.0], dtype_hint=tf.int32))
t.attempt(lambda: tf.convert_to_tensor([1.5, 2.0], tf.int32))
t.attempt(lambda: tf.convert_to_tensor([tf.constant(1), tf.constant(2)]))

t.section("functions")
t.attempt(lambda: tf.add(1, 2.5))
t.attempt(lambda: tf.add(1.5, 2))
t.attempt(lambda: tf.add(tf.constant(1), 2.5))
t.attempt(lambda: tf.add([1, 2], [3.0, 4.0]))
t.attempt(lambda: tf.math.truediv(tf.constant(1), tf.constant(1, tf.int64)))
t.attempt(lambda: tf.math.truediv(True, True))
t.attempt(lambda: tf.math.logical_xor(True, [True, False]))
t.attempt(lambda: tf.logical_and(1, True))
t.attempt(lambda: tf.logical_not([True, False]))
t.attempt(lambda: tf.equal([1, 2], [1, 2, 3]))
t.attempt(lambda: tf.abs(tf.constant(3 + 4j)))
t.attempt(lambda: tf.math.real(tf.constant([1 + 2j])))
t.attempt(lambda: tf.math.imag(tf.constant([1 + 2j])))
t.attempt(lambda: tf.math.real([1.0, 2.0]))
t.attempt(lambda: tf.math.imag([1.0, 2.0]))
t.attempt(lambda: tf.math.conj(tf.constant([1 + 2j])))
t.attempt(lambda: tf.math.conj([1.0]))
t.attempt(lambda: tf.math.conj(["a"]))
t.attempt(lambda: tf.math.angle([1.0, -2.0]))
t.attempt(lambda: tf.math.angle(tf.constant([1 + 1j])))
t.attempt(lambda: tf.complex(1.0, 2.0))
t.attempt(lambda: tf.complex(1, 2))
t.attempt(lambda: tf.complex(tf.constant(1.0, tf.float64), tf.constant(2.0)))
t.attempt(lambda: tf.cast([1.7, -1.7], tf.int32))
t.attempt(lambda: tf.cast([0, 1], tf.bool))
t.attempt(lambda: tf.cast(["1"], tf.float32))
t.attempt(lambda: tf.cast([1, 2], tf.bfloat16))
t.attempt(lambda: tf.add_n([tf.constant(1), tf.constant(2), tf.constant(4)]))
t.attempt(lambda: tf.add_n([]))
t.attempt(lambda: tf.round([0.5, 1.5, 2.5]))
t.attempt(lambda: tf.round([1, 2]))
for name in [
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "ceil", "cos", "cosh",
    "digamma", "erf", "erfc", "erfinv", "exp", "expm1", "floor", "is_finite",
    "is_inf", "is_nan", "lgamma", "log", "log1p", "ndtri", "negative",
    "reciprocal", "rint", "rsqrt", "sigmoid", "sign", "sin", "sinh", "softplus",
    "softsign", "sqrt", "square", "tan", "tanh",
]:  # fmt: skip
    t.attempt(lambda: getattr(tf.math, name)(tf.constant([0.25, 0.5], tf.float64)))
for name in [
    "atan2", "divide_no_nan", "floordiv", "floormod", "maximum", "minimum",
    "multiply", "multiply_no_nan", "nextafter", "pow", "squared_difference",
    "subtract", "xdivy", "xlog1py", "xlogy", "igamma", "igammac", "polygamma",
    "zeta",
]:  # fmt: skip
    x = tf.constant([0.5, 2.0], tf.float64)
    y = tf.constant([3.0, 1.5], tf.float64)
    t.attempt(lambda: getattr(tf.math, name)(x, y))


def print_operations(section, function, *dtypes):
    """NAME TYPE of each operation of the traced function, but for constants."""
    t.section(section)
    specs = [tf.TensorSpec([2, 2], dtype) for dtype in dtypes]
    graph = tf.function(function, autograph=False).get_concrete_function(*specs).graph
    for operation in graph.get_operations():
        if operation.type not in ("Const", "Identity", "Placeholder"):
            t.print(f"{operation.name} {operation.type}")


print_operations(
    "names of numbers",
    lambda x, y: [
        x + y, x + 1, 1 + x, x - y, 1 - x, x * y, 2 * x, x / y, 1 / x, x % y, 7 % x,
        x == y, x != y, x > y, x >= y, 1 > x, 1 >= x, x < y, x <= y, 1 < x, 1 <= x,
        -x, abs(x), x // y,
        tf.add(x, y), tf.subtract(x, y), tf.multiply(x, y), tf.divide(x, y),
        tf.math.mod(x, y), tf.pow(x, y), tf.matmul(x, y),
    ],
    tf.float32, tf.float32,
)  # fmt: skip
print_operations(
    "names of integers",
    lambda x, y: [x & y, 1 & x, x | y, x ^ y, x ^ 1, ~x, x / y, 1 / x, x + y],
    tf.int32, tf.int32,
)  # fmt: skip
print_operations(
    "names of truth values",
    lambda x, y: [x & y, x & True, x | y, True | x, x ^ y, x ^ True, ~x, x == y],
    tf.bool, tf.bool,
)  # fmt: skip
print_operations("names of strings", lambda x, y: [x + y, "a" + x], tf.string, tf.string)
print_operations("names of complex numbers", lambda x, y: [x + y, abs(x)], tf.complex64, tf.complex64)

print(t.text, end="")
