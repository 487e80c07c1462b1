"""The models of tools/golden/signatures.py: one of every kind."""

from signature_models import tf2_modules
from signature_models import v1_graphs

frozen = v1_graphs.frozen

ALL = {
    'stateful': tf2_modules.stateful,
    'types': tf2_modules.types,
    'table': tf2_modules.table,
    'defaults': tf2_modules.defaults,
    'loop': tf2_modules.loop,
    'no_signatures': tf2_modules.no_signatures,
    'leftover_shards': tf2_modules.leftover_shards,
    'examples': tf2_modules.examples,
    'composites': tf2_modules.composites,
    'v1_variables': v1_graphs.v1_variables,
    'v1_example': v1_graphs.v1_example,
    'v1_tag_sets': v1_graphs.v1_tag_sets,
    'v1_shapes': v1_graphs.v1_shapes,
    'v1_no_saver': v1_graphs.v1_no_saver,
    'v1_table_initializer': v1_graphs.v1_table_initializer,
    'v1_aliases': v1_graphs.v1_aliases,
    'v1_loop': v1_graphs.v1_loop,
    'v1_custom_op': v1_graphs.v1_custom_op,
}
