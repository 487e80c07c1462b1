from tensorflow.core.framework import graph_pb2
from tensorflow.core.framework import types_pb2


def large_graph():
    """The graph of messages.cc."""
    graph = graph_pb2.GraphDef()
    for i in range(1000):
        layer = f'layer_{i}'
        node = graph.node.add(name=layer + '/MatMul', op='MatMul',
                              input=['x', layer + '/kernel/Read'])
        node.attr['T'].type = types_pb2.DT_FLOAT
        node.attr['transpose_a'].b = False
        node.attr['_class'].list.s.append(f'loc:@{layer}/kernel'.encode())
        shape = node.attr['_output_shapes'].list.shape.add()
        shape.dim.add(size=-1)
        shape.dim.add(size=128)
    return graph
