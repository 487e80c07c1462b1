#include "tfx/function/map_fn.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/tensor_array.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::internal {
namespace {

using Arrays = std::vector<TensorArray>;

// Which dimension there is in front, if any is known.
int64_t front(const TensorShape& shape) {
  return shape.known_rank() ? shape[0] : kNone;
}

void check_elems(const std::vector<Tensor>& elems) {
  if (elems.empty()) {
    throw ValueError(
        "elems must be a Tensor or (possibly nested) sequence of Tensors. Got "
        "[], which does not contain any Tensors.");
  }
  for (const Tensor& each : elems) {
    if (each.shape().rank() != 0) continue;
    throw ValueError(
        "Elements in elems must be 1+ dimensional Tensors, not scalars");
  }
}

// How many rows the tensors have, which must be as many in all of them.
Tensor common_length(const std::vector<Tensor>& elems) {
  int64_t length = kNone;
  for (const Tensor& each : elems) {
    const int64_t rows = front(each.shape());
    if (length != kNone && rows != kNone && rows != length) {
      throw ValueError("Dimensions " + std::to_string(length) + " and " +
                       std::to_string(rows) + " are not compatible");
    }
    if (rows != kNone) length = rows;
  }
  if (length != kNone) return constant(static_cast<int32_t>(length));
  return shape(elems[0])[0];
}

// That of the first, which is what Python goes by in folds.
Tensor first_length(const std::vector<Tensor>& elems) {
  return common_length({elems[0]});
}

Arrays output_arrays(const std::vector<Tensor>& elems, const Tensor& length,
                     const MapFnOptions& options) {
  std::vector<RowSignature> signature = options.fn_output_signature.all();
  if (signature.empty()) {
    for (const Tensor& each : elems) signature.emplace_back(each.dtype());
  }
  Arrays arrays;
  for (const RowSignature& each : signature) {
    arrays.emplace_back(each.dtype(), length,
                        TensorArrayOptions{.infer_shape = options.infer_shape,
                                           .element_shape = each.shape()});
  }
  return arrays;
}

Arrays arrays_of(const std::vector<Tensor>& elems, const Tensor& length) {
  Arrays arrays;
  for (const Tensor& each : elems) {
    const TensorArray array(each.dtype(), length,
                            {.clear_after_read = false, .infer_shape = false});
    arrays.push_back(array.unstack(each));
  }
  return arrays;
}

std::vector<Tensor> row_of(const Arrays& arrays, const Tensor& index) {
  std::vector<Tensor> row;
  for (const TensorArray& array : arrays) row.push_back(array.read(index));
  return row;
}

Arrays write_row(const Arrays& arrays, const Tensor& index,
                 const std::vector<Tensor>& row) {
  if (row.size() != arrays.size()) {
    throw ValueError("the function returns " + std::to_string(row.size()) +
                     " tensors and not " + std::to_string(arrays.size()));
  }
  Arrays written;
  for (size_t i = 0; i < row.size(); ++i) {
    written.push_back(arrays[i].write(index, row[i]));
  }
  return written;
}

std::vector<Tensor> stack_all(const Arrays& arrays) {
  std::vector<Tensor> stacked;
  for (const TensorArray& array : arrays) stacked.push_back(array.stack());
  return stacked;
}

// The number of rows of the tensor that has most.
Tensor greatest_length(const std::vector<Tensor>& elems) {
  check_elems(elems);
  std::vector<Tensor> lengths;
  int64_t greatest = 0;
  bool is_known = true;
  for (const Tensor& each : elems) {
    lengths.push_back(shape(each)[0]);
    const int64_t rows = front(each.shape());
    is_known = is_known && rows != kNone;
    greatest = std::max(greatest, rows);
  }
  if (is_known) return constant(static_cast<int32_t>(greatest));
  return reduce_max(stack(lengths));
}

// Which of a tensor's rows goes with row `index` of the others.
Tensor place_among(const Tensor& elem, const Tensor& index) {
  const int64_t rows = front(elem.shape());
  if (rows == 1) return zeros_like(index);
  if (rows != kNone) return index;
  return where(shape(elem)[0] > 1, index, zeros_like(index));
}

std::vector<Tensor> row_among(const std::vector<Tensor>& elems,
                              const Tensor& index) {
  std::vector<Tensor> row;
  for (const Tensor& each : elems) {
    row.push_back(gather(each, place_among(each, index)));
  }
  return row;
}

std::vector<Tensor> map_eagerly(const MapStep& step,
                                const std::vector<Tensor>& elems, int length) {
  std::vector<std::vector<Tensor>> columns;
  for (int i = 0; i < length; ++i) {
    const std::vector<Tensor> result = step(row_among(elems, constant(i)));
    columns.resize(result.size());
    for (size_t k = 0; k < result.size(); ++k) columns[k].push_back(result[k]);
  }
  std::vector<Tensor> stacked;
  for (const std::vector<Tensor>& each : columns)
    stacked.push_back(stack(each));
  return stacked;
}

}  // namespace

std::vector<Tensor> map_fn(const MapStep& step,
                           const std::vector<Tensor>& elems,
                           const MapFnOptions& options) {
  check_elems(elems);
  const NameScope scope = name_scope(options.name, "map");
  const Tensor length = common_length(elems);
  const Arrays in = arrays_of(elems, length);
  const Arrays out = output_arrays(elems, length, options);
  // 0 is none said, unlike in folds.
  const int64_t parallel =
      options.parallel_iterations == 0 ? 10 : options.parallel_iterations;
  const auto last = while_loop(
      [&](const Tensor& i, const Arrays&) { return i < length; },
      [&](const Tensor& i, const Arrays& arrays) {
        return std::tuple(i + 1, write_row(arrays, i, step(row_of(in, i))));
      },
      std::tuple(constant(0), out),
      WhileLoopOptions{.parallel_iterations = parallel,
                       .maximum_iterations = length});
  return stack_all(std::get<1>(last));
}

std::vector<Tensor> vectorized_map(const MapStep& step,
                                   const std::vector<Tensor>& elems) {
  const Tensor length = greatest_length(elems);
  // Without rows the step has to be traced to know what it returns.
  if (!is_tracing() && length.item<int32_t>() > 0) {
    return map_eagerly(step, elems, length.item<int32_t>());
  }
  auto graph = std::make_unique<FuncGraph>("vectorized_map");
  const auto trace = Trace::of(std::move(graph), [&](FuncGraph& building) {
    std::vector<Tensor> row;
    for (const Tensor& each : elems) {
      const TensorShape whole = each.shape();
      row.push_back(building.add_argument(
          each.dtype(),
          whole.known_rank() ? whole.slice(1, std::nullopt) : whole, "row"));
    }
    return step(row);
  });
  const auto function = std::make_shared<const GraphFunction>(
      trace, trace->outputs(), "vectorized_map", "__inference_",
      GraphFunctionOptions{});
  Arrays out;
  for (const Tensor& each : trace->outputs()) {
    out.emplace_back(each.dtype(), length,
                     TensorArrayOptions{.element_shape = each.shape()});
  }
  const auto last = while_loop(
      [&](const Tensor& i, const Arrays&) { return i < length; },
      [&](const Tensor& i, const Arrays& arrays) {
        std::vector<Tensor> inputs = row_among(elems, i);
        for (const Tensor& each : function->captured()) inputs.push_back(each);
        return std::tuple(
            i + 1, write_row(arrays, i, function->call(std::move(inputs))));
      },
      std::tuple(constant(0), out),
      WhileLoopOptions{.maximum_iterations = length,
                       .name = "vectorized_map/while"});
  return stack_all(std::get<1>(last));
}

FoldKind::FoldKind(const std::string& function, const FoldOptions& options)
    : reverse(function == "foldr"),
      keeps_all(false),
      infer_shape(true),
      parallel_iterations(options.parallel_iterations),
      name(options.name.empty() ? function : options.name) {}

FoldKind::FoldKind(const ScanOptions& options)
    : reverse(options.reverse),
      keeps_all(true),
      infer_shape(options.infer_shape),
      parallel_iterations(options.parallel_iterations),
      name(options.name.empty() ? "scan" : options.name) {}

std::vector<Tensor> fold(const FoldStep& step, const std::vector<Tensor>& elems,
                         std::vector<Tensor> initializer,
                         const FoldKind& kind) {
  check_elems(elems);
  const NameScope scope = name_scope(kind.name);
  const Tensor length = first_length(elems);
  const Arrays in = arrays_of(elems, length);
  const auto place = [&](const Tensor& i) {
    return kind.reverse ? length - 1 - i : i;
  };
  Tensor first = constant(0);
  const bool begins_with_row = initializer.empty();
  if (begins_with_row) {
    initializer = row_of(in, place(first));
    first = constant(1);
  }
  Arrays kept;
  if (kind.keeps_all) {
    for (const Tensor& each : initializer) {
      kept.emplace_back(each.dtype(), length,
                        TensorArrayOptions{.infer_shape = kind.infer_shape});
    }
    if (begins_with_row) {
      kept = write_row(kept, place(constant(0)), initializer);
    }
  }
  const auto last = while_loop(
      [&](const Tensor& i, const std::vector<Tensor>&, const Arrays&) {
        return i < length;
      },
      [&](const Tensor& i, const std::vector<Tensor>& so_far,
          const Arrays& arrays) {
        const std::vector<Tensor> next = step(so_far, row_of(in, place(i)));
        return std::tuple(
            i + 1, next,
            kind.keeps_all ? write_row(arrays, place(i), next) : arrays);
      },
      std::tuple(first, initializer, kept),
      WhileLoopOptions{.parallel_iterations = kind.parallel_iterations,
                       .maximum_iterations = length});
  return kind.keeps_all ? stack_all(std::get<2>(last)) : std::get<1>(last);
}

}  // namespace tfx::internal
