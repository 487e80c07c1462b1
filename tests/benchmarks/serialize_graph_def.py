import large_graph


def setup():
    graph = large_graph.large_graph()
    return lambda: graph.SerializeToString(deterministic=True)
