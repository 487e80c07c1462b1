import large_graph
from tensorflow.core.framework import graph_pb2


def setup():
    data = large_graph.large_graph().SerializeToString()
    return lambda: graph_pb2.GraphDef.FromString(data)
