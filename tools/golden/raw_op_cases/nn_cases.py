"""Activations, convolutions, pooling, normalization, losses, RNN cells."""

import numpy as np
import tensorflow as tf

_NHWC = {'strides': [1, 1, 1, 1], 'padding': 'VALID'}
_SAME = {'strides': [1, 2, 2, 1], 'padding': 'SAME'}
_NDHWC = {'strides': [1, 1, 1, 1, 1], 'padding': 'SAME'}


def _activations(family):
    values = family.values
    for op in ('Relu', 'Relu6', 'Elu', 'Selu', 'Softplus', 'Softsign', 'LeakyRelu'):
        for dtype, shape in (('float32', (2, 3)), ('float64', ()), ('float16', (0, 2)),
                             ('bfloat16', (1, 2, 1, 2, 1))):
            family.op(op, features=values(shape, dtype))
    family.op('Relu', features=values((3,), 'int32'))
    family.op('LeakyRelu', features=values((3,)), alpha=0.5)
    for op in ('ReluGrad', 'Relu6Grad', 'SoftplusGrad', 'SoftsignGrad'):
        family.op(op, gradients=values((2, 3)), features=values((2, 3)))
    family.op('LeakyReluGrad', gradients=values((3,)), features=values((3,)), alpha=0.1)
    for op in ('EluGrad', 'SeluGrad'):
        family.op(op, gradients=values((2, 3)), outputs=values((2, 3)))
    for op in ('Softmax', 'LogSoftmax'):
        for dtype in ('float32', 'float64', 'float16'):
            family.op(op, logits=values((2, 3), dtype))
    for data_format, bias in (('NHWC', 2), ('NCHW', 3)):
        family.op('BiasAdd', value=values((1, 3, 2, 2)), bias=values((bias,)),
                  data_format=data_format)
        family.op('BiasAddGrad', out_backprop=values((1, 3, 2, 2)),
                  data_format=data_format)
    family.op('BiasAddV1', value=values((2, 3)), bias=values((3,)))


def _losses(family):
    values = family.values
    family.op('L2Loss', t=values((2, 3)))
    labels = np.float32([[0.25, 0.25, 0.5], [1, 0, 0]])
    family.op('SoftmaxCrossEntropyWithLogits', features=values((2, 3)), labels=labels)
    family.op('SoftmaxCrossEntropyWithLogits', features=values((2, 3), 'float64'),
              labels=np.float64(labels))
    for dtype in ('int32', 'int64'):
        family.op('SparseSoftmaxCrossEntropyWithLogits', features=values((2, 3)),
                  labels=np.asarray([2, 0], dtype))
    family.op('InTopK', predictions=values((2, 4)), targets=np.int32([1, 3]), k=2)
    family.op('InTopKV2', predictions=values((2, 4)), targets=np.int64([1, 3]),
              k=np.int64(2))
    family.op('TopKV2', input=values((2, 4)), k=np.int32(2))
    family.op('TopKV2', input=values((2, 4), 'int64', -99, 99), k=np.int32(3),
              index_type=tf.int64)
    family.op('TopKV2', input=values((4,)), k=np.int32(2), sorted=False)
    family.op('NthElement', input=values((2, 5)), n=np.int32(1))
    family.op('NthElement', input=values((2, 5)), n=np.int32(1), reverse=True)
    family.op('CTCLoss', inputs=values((4, 2, 3)), ulps=64,
              labels_indices=np.int64([[0, 0], [1, 0], [1, 1]]),
              labels_values=np.int32([0, 1, 0]), sequence_length=np.int32([3, 4]))
    family.op('CTCGreedyDecoder', inputs=values((4, 2, 3)),
              sequence_length=np.int32([3, 4]), merge_repeated=True)
    family.op('CTCBeamSearchDecoder', inputs=values((3, 1, 3)),
              sequence_length=np.int32([3]), beam_width=4, top_paths=2)
    family.op('IsotonicRegression', input=values((2, 4)))
    family.op('ComputeAccidentalHits', true_classes=np.int64([[1, 2], [3, 4]]),
              sampled_candidates=np.int64([2, 3, 1]), num_true=2)


def _convolutions(family):
    values = family.values
    image, kernel = (1, 4, 4, 2), (2, 2, 2, 3)
    for dtype in ('float32', 'float64', 'float16'):
        family.op('Conv2D', input=values(image, dtype), filter=values(kernel, dtype),
                  **_NHWC)
    family.op('Conv2D', input=values(image), filter=values(kernel), **_SAME)
    family.op('Conv2D', input=values(image), filter=values(kernel),
              strides=[1, 1, 1, 1], padding='EXPLICIT',
              explicit_paddings=[0, 0, 1, 0, 0, 2, 0, 0])
    family.op('Conv2D', input=values(image), filter=values(kernel),
              dilations=[1, 2, 2, 1], **_NHWC)
    family.op('Conv2DBackpropInput', input_sizes=np.int32(image),
              filter=values(kernel), out_backprop=values((1, 3, 3, 3)), **_NHWC)
    family.op('Conv2DBackpropFilter', input=values(image),
              filter_sizes=np.int32(kernel), out_backprop=values((1, 3, 3, 3)),
              **_NHWC)
    family.op('DepthwiseConv2dNative', input=values(image), filter=values(kernel),
              **_SAME)
    family.op('DepthwiseConv2dNativeBackpropInput', input_sizes=np.int32(image),
              filter=values((2, 2, 2, 1)), out_backprop=values((1, 3, 3, 2)), **_NHWC)
    family.op('DepthwiseConv2dNativeBackpropFilter', input=values(image),
              filter_sizes=np.int32([2, 2, 2, 1]), out_backprop=values((1, 3, 3, 2)),
              **_NHWC)
    volume, kernel = (1, 2, 3, 3, 1), (2, 2, 2, 1, 2)
    family.op('Conv3D', input=values(volume), filter=values(kernel), **_NDHWC)
    family.op('Conv3DBackpropInputV2', input_sizes=np.int32(volume),
              filter=values(kernel), out_backprop=values((1, 2, 3, 3, 2)), **_NDHWC)
    family.op('Conv3DBackpropFilterV2', input=values(volume),
              filter_sizes=np.int32(kernel), out_backprop=values((1, 2, 3, 3, 2)),
              **_NDHWC)
    family.op('Conv', input=values((1, 4, 4, 2)), filter=values((2, 2, 2, 1)),
              **_NHWC)
    dilation = {'strides': [1, 1, 1, 1], 'rates': [1, 1, 1, 1], 'padding': 'VALID'}
    family.op('Dilation2D', input=values(image), filter=values((2, 2, 2)), **dilation)
    family.op('Dilation2DBackpropInput', input=values(image), filter=values((2, 2, 2)),
              out_backprop=values((1, 3, 3, 2)), **dilation)
    family.op('Dilation2DBackpropFilter', input=values(image),
              filter=values((2, 2, 2)), out_backprop=values((1, 3, 3, 2)), **dilation)
    family.op('FusedPadConv2D', input=values(image),
              paddings=np.int32([[0, 0], [1, 1], [0, 0], [0, 0]]),
              filter=values((2, 2, 2, 1)), mode='REFLECT', **_NHWC)


def _pooling(family):
    values = family.values
    image = (1, 4, 4, 2)
    window = {'ksize': [1, 2, 2, 1], 'strides': [1, 2, 2, 1], 'padding': 'VALID'}
    for dtype in ('float32', 'float64', 'float16'):
        family.op('AvgPool', value=values(image, dtype), **window)
        family.op('MaxPool', input=values(image, dtype), **window)
    family.op('MaxPool', input=values(image, 'int8'), **window)
    family.op('MaxPool', input=values(image), ksize=[1, 2, 2, 1],
              strides=[1, 2, 2, 1], padding='EXPLICIT',
              explicit_paddings=[0, 0, 1, 1, 0, 1, 0, 0])
    family.op('MaxPoolV2', input=values(image), ksize=np.int32([1, 2, 2, 1]),
              strides=np.int32([1, 1, 1, 1]), padding='SAME')
    family.op('AvgPoolGrad', orig_input_shape=np.int32(image),
              grad=values((1, 2, 2, 2)), **window)
    x = values(image)
    y = tf.raw_ops.MaxPool(input=x, **window)
    family.op('MaxPoolGrad', orig_input=x, orig_output=y, grad=values((1, 2, 2, 2)),
              **window)
    family.op('MaxPoolGradGrad', orig_input=x, orig_output=y, grad=values(image),
              **window)
    family.op('MaxPoolWithArgmax', input=x, **window)
    family.op('MaxPoolWithArgmax', input=values((2, 2, 2, 1)), Targmax=tf.int32,
              include_batch_in_index=True, **window)
    window = {'ksize': [1, 2, 2, 2, 1], 'strides': [1, 1, 1, 1, 1], 'padding': 'SAME'}
    family.op('AvgPool3D', input=values((1, 2, 3, 2, 1)), **window)
    family.op('MaxPool3D', input=values((1, 2, 3, 2, 1)), **window)
    family.op('AvgPool3DGrad', orig_input_shape=np.int32([1, 2, 3, 2, 1]),
              grad=values((1, 2, 3, 2, 1)), **window)
    for op in ('FractionalAvgPool', 'FractionalMaxPool'):
        family.op(op, value=values((1, 5, 5, 1)), pooling_ratio=[1.0, 1.5, 1.4, 1.0],
                  pseudo_random=True, overlapping=True, deterministic=True, seed=3,
                  seed2=4)


def _normalization(family):
    values = family.values
    x, one = values((2, 3, 3, 2)), values((2,), low=0.5)
    moments = {'mean': values((2,)), 'variance': values((2,), low=0.5)}
    for op in ('FusedBatchNorm', 'FusedBatchNormV2', 'FusedBatchNormV3'):
        for training in (True, False):
            empty = {'mean': np.float32([]), 'variance': np.float32([])}
            with family.program(f'{op}/training') as program:
                y = program.call(op, x=x, scale=one, offset=values((2,)), epsilon=0.01,
                                 is_training=training,
                                 **(empty if training else moments))
                # What the reserve spaces hold is the kernel's business.
                program.expect(*list(y)[:3])
    for op in ('FusedBatchNormGrad', 'FusedBatchNormGradV2'):
        with family.program(op) as program:
            y = program.call(op, y_backprop=values((2, 3, 3, 2)), x=x, scale=one,
                             reserve_space_1=moments['mean'],
                             reserve_space_2=moments['variance'], is_training=False)
            program.expect(*list(y)[:3])
    family.op('LRN', input=values((1, 1, 2, 5)), depth_radius=2, bias=2.0, alpha=0.5,
              beta=0.75)
    family.op('LRN', input=values((1, 1, 2, 5)))
    family.op('DataFormatDimMap', x=np.int32([0, 1, -1]))
    family.op('DataFormatVecPermute', x=np.int64([1, 2, 3, 4]), src_format='NCHW',
              dst_format='NHWC')


def _recurrent(family):
    values = family.values
    family.op('GRUBlockCell', x=values((2, 3)), h_prev=values((2, 2)),
              w_ru=values((5, 4)), w_c=values((5, 2)), b_ru=values((4,)),
              b_c=values((2,)))
    cell = {'cs_prev': values((2, 2)), 'h_prev': values((2, 2)), 'w': values((5, 8)),
            'wci': values((2,)), 'wcf': values((2,)), 'wco': values((2,)),
            'b': values((8,))}
    family.op('LSTMBlockCell', x=values((2, 3)), **cell)
    family.op('LSTMBlockCell', x=values((2, 3)), forget_bias=0.5, cell_clip=1.0,
              use_peephole=True, **cell)
    family.op('BlockLSTM', seq_len_max=np.int64(3), x=values((3, 2, 3)), **cell)
    family.op('BlockLSTMV2', seq_len_max=np.int64(3), x=values((3, 2, 3)),
              cell_clip=-1.0, **cell)


def _errors(family):
    values = family.values
    # float64, because what float32 says differs with the machine's kernels.
    image = values((1, 4, 4, 2), 'float64')
    family.error('Conv2D', input=image, filter=values((2, 2, 3, 1), 'float64'), **_NHWC)
    family.error('Conv2D', input=image, filter=values((2, 2, 2), 'float64'), **_NHWC)
    family.error('Conv2D', input=image, filter=values((2, 2, 2, 1), 'float64'),
                 strides=[1, 1, 1, 1], padding='FULL')
    family.error('MaxPool', input=values((1, 4, 4, 1)), ksize=[1, 2, 2],
                 strides=[1, 1, 1, 1], padding='VALID')
    family.error('BiasAdd', value=values((2, 3)), bias=values((2,)))
    family.error('SparseSoftmaxCrossEntropyWithLogits', features=values((2, 3)),
                 labels=np.int32([0, 3]))
    family.error('SoftmaxCrossEntropyWithLogits', features=values((2, 3)),
                 labels=values((2, 4)))
    family.error('TopKV2', input=values((2,)), k=np.int32(3))
    family.error('Relu', features=values((2,), 'complex64'))


def add_cases(family):
    _activations(family)
    _losses(family)
    _convolutions(family)
    _pooling(family)
    _normalization(family)
    _recurrent(family)
    _errors(family)
