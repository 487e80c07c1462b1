"""Writes tfx/raw_ops/families.txt: which ops stand together in which header.

usage: families.py > tfx/raw_ops/families.txt

A family is what Python's wrappers of ops call a module (gen_math_ops, …), small
modules put together. The installed library decides which ops there are; this
table only sorts them, so it may name too many or too few.
"""

import glob
import os
import re

import tensorflow as tf

# Modules by family, where it is not the module's own name.
FAMILY = {
    "audio": "signal",
    "audio_microfrontend": "signal",
    "batch": "functional",
    "bitwise": "math",
    "candidate_sampling": "nn",
    "clustering": "training",
    "ctc": "nn",
    "cudnn_rnn": "rnn",
    "decode_proto": "parsing",
    "encode_proto": "parsing",
    "filesystem": "io",
    "checkpoint": "io",
    "count": "sparse",
    "manip": "array",
    "map": "list",
    "nccl": "collective",
    "optional": "dataset",
    "ragged_array": "ragged",
    "ragged_conversion": "ragged",
    "ragged_math": "ragged",
    "random_index_shuffle": "random",
    "script": "functional",
    "sdca": "training",
    "sendrecv": "control_flow",
    "set": "sparse",
    "sparse_csr_matrix": "sparse",
    "spectral": "signal",
    "special_math": "math",
    "state": "resource_variable",
    "stateful_random": "random",
    "stateless_random": "random",
    "stateless_random_v2": "random",
    "sync": "control_flow",
    "tpu_partition": "tpu",
    "uniform_quant": "quantization",
}
# Modules with a few ops that nobody looks for by module.
MISC = {
    "check_preemption",
    "composite_tensor",
    "debug",
    "dtensor",
    "mlir_passthrough",
    "rpc",
    "user",
}


def module_family(path):
    module = os.path.basename(path)[len("gen_"):-len(".py")]
    module = re.sub(r"_ops?(_v2)?$", r"\1", module)
    return None if module in MISC else FAMILY.get(module, module)


def main():
    root = os.path.dirname(tf.__file__)
    families = {}
    for path in sorted(glob.glob(root + "/**/gen_*_op*.py", recursive=True)):
        family = module_family(path)
        if family is None:
            continue
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for op in re.findall(r'_apply_op_helper\(\s*"([^"]+)"', text):
            families.setdefault(family, set()).add(op)
    print(f"# Written by tools/raw_ops/families.py from TensorFlow {tf.__version__}.")
    for family, ops in sorted(families.items()):
        print(f"{family}: {' '.join(sorted(ops))}")


if __name__ == "__main__":
    main()
