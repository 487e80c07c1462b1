// The loss of ctc.h. Dense labels use the forward-backward algorithm on
// logarithms.
//
// A sequence of n labels has 2 (n + 1) states: state 0 is the start, state i is
// label i - 1, and state n + 1 + i is the blank after state i.
#include <functional>
#include <limits>
#include <tuple>
#include <utility>

#include "tfx/autodiff/custom_gradient.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/while_loop.h"
#include "tfx/nn/ctc.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

using math::reduce_logsumexp;

constexpr float kLogZero = -std::numeric_limits<float>::infinity();
// log(1e-307), for states that are unlikely but not impossible.
constexpr float kLogTiny = -706.893623F;

// A dimension as an int32 scalar; a constant if known.
Tensor dim(const Tensor& tensor, int index) {
  const TensorShape known = tensor.shape();
  if (known.known_rank() && known[index] > 0) {
    return TensorLike(known[index]).to_tensor(int32);
  }
  return shape(tensor)[index];
}

// [batch, to, from]: 1 for allowed transitions between states, 0 otherwise.
Tensor state_transitions(const Tensor& labels) {
  const NameScope scope = name_scope("ctc_state_trans");
  const Tensor batch_size = dim(labels, 0);
  const Tensor num_label_states = dim(labels, 1) + 1;
  const Tensor num_states = 2 * num_label_states;
  const Tensor label_states = range(num_label_states);
  const Tensor blank_states = label_states + num_label_states;

  const Tensor start_to_label = TensorLike({{1, 0}}).to_tensor();
  const Tensor blank_to_label =
      stack({label_states[Slice(1, _)], blank_states[Slice(-1)]}, {.axis = 1});
  const Tensor label_to_blank =
      stack({blank_states, label_states}, {.axis = 1});
  const Tensor always =
      concat({start_to_label, blank_to_label, label_to_blank}, 0);
  const Tensor transitions =
      scatter_nd(always, ones({shape(always)[0]}), {num_states, num_states}) +
      linalg::eye(num_states);

  // From label to label, unless they are equal.
  const Tensor later = label_states[Slice(2, _)];
  const Tensor one_row = stack(
      {zeros_like(later), later, label_states[Slice(1, -1)]}, {.axis = 1});
  const Tensor rows = tile(expand_dims(one_row, 0), {batch_size, 1, 1});
  const Tensor row_numbers =
      expand_dims(range(batch_size), 1) * TensorLike({1, 0, 0}).to_tensor();
  const Tensor repeats =
      math::equal(labels(_, Slice(-1)), labels(_, Slice(1, _)));
  const Tensor label_to_label = scatter_nd(
      rows + expand_dims(row_numbers, 1), 1.0F - cast(repeats, float32),
      {batch_size, num_states, num_states});
  return expand_dims(transitions, 0) + label_to_label;
}

// Log-probabilities of the states before the first and after the last frame,
// [batch, states].
std::pair<Tensor, Tensor> state_log_probs(const Tensor& lengths,
                                          const Tensor& max_length) {
  const Tensor batch_size = dim(lengths, 0);
  const Tensor num_label_states = max_length + 1;
  const Tensor num_states = 2 * num_label_states;
  const Tensor initial =
      one_hot(zeros({batch_size}, {.dtype = int32}), num_states,
              {.on_value = 0.0F, .off_value = kLogTiny, .axis = 1});
  const Tensor is_final = ones({2, 1, batch_size}) *
                          one_hot(lengths, num_label_states, {.axis = 0});
  const Tensor final_log_probs =
      reshape((1.0F - is_final) * kLogTiny, {num_states, batch_size});
  return {initial, transpose(final_log_probs)};
}

// Converts log-probabilities of classes to those of states.
Tensor classes_to_states(const Tensor& labels, const Tensor& num_classes,
                         const Tensor& class_log_probs) {
  const Tensor blank =
      tile(class_log_probs(_, _, Slice(1)), {1, 1, dim(labels, 1) + 1});
  const Tensor chosen = expand_dims(one_hot(labels, num_classes), 0);
  const Tensor label_states =
      math::reduce_sum(expand_dims(class_log_probs, 2) * chosen, {.axis = 3});
  return pad(concat({label_states, blank}, 2), {{0, 0}, {0, 0}, {1, 0}},
             {.constant_values = kLogZero});
}

// The inverse: sums the states of each class.
Tensor states_to_classes(const Tensor& labels, const Tensor& num_classes,
                         const Tensor& states) {
  const Tensor num_label_states = dim(labels, 1) + 1;
  const Tensor chosen =
      expand_dims(one_hot(labels - 1, num_classes - 1,
                          {.on_value = 0.0F, .off_value = kLogZero}),
                  0);
  const Tensor label_states =
      expand_dims(states(_, _, Slice(1, num_label_states)), 3);
  const Tensor of_labels = reduce_logsumexp(label_states + chosen, {.axis = 2});
  const Tensor of_blank = reduce_logsumexp(
      states(_, _, Slice(num_label_states, _)), {.axis = 2, .keepdims = true});
  return concat({of_blank, of_labels}, -1);
}

// Sums the states of equal labels, by their index in CtcUniqueLabels::y.
Tensor sum_states(const Tensor& idx, const Tensor& states) {
  const NameScope scope = name_scope("sum_states");
  const Tensor same =
      one_hot(idx, dim(states, 2),
              {.on_value = 0.0F, .off_value = kLogZero, .axis = 1});
  return reduce_logsumexp(expand_dims(states, 2) + same, {.axis = -1});
}

// The same, without a table of all labels and classes.
Tensor states_to_classes(const Tensor& labels, const Tensor& num_classes,
                         const Tensor& states, const CtcUniqueLabels& unique) {
  const Tensor num_label_states = dim(labels, 1) + 1;
  const Tensor summed =
      sum_states(unique.idx, states(_, _, Slice(1, num_label_states)));
  const Tensor num_frames = dim(states, 0);
  const Tensor batch_size = dim(states, 1);
  const Tensor updates =
      reshape(transpose(summed, {.perm = {1, 2, 0}}),
              {batch_size * (num_label_states - 1), num_frames});
  const DType dtype = unique.y.dtype();
  const Tensor offsets =
      range(batch_size, {.dtype = dtype}) * cast(num_classes, dtype);
  const Tensor indices = reshape(unique.y + expand_dims(offsets, -1), {-1, 1});
  const auto scattered = [&](const Tensor& values) {
    return reshape(scatter_nd(indices, values,
                              {cast(batch_size * num_classes, dtype),
                               cast(num_frames, dtype)}),
                   {batch_size, num_classes, num_frames});
  };
  const Tensor sums = scattered(updates);
  const Tensor is_there = scattered(ones_like(updates, {.dtype = bool_}));
  const Tensor classes = transpose(
      where(is_there, sums, fill(shape(sums), kLogZero)), {.perm = {2, 0, 1}});
  const Tensor of_blank = reduce_logsumexp(
      states(_, _, Slice(num_label_states, _)), {.axis = 2, .keepdims = true});
  return concat({of_blank, classes(_, _, Slice(1, _))}, -1);
}

using Values = std::vector<Tensor>;
using Step =
    std::function<Values(const Values& accumulated, const Values& row)>;
enum class Direction { kForward, kBackward };

// All intermediate values of a scan over the rows, including the initial
// values: the first ones forward, the last ones backward.
Values scan_all(const Step& step, const Values& elems, const Values& initial,
                Direction direction) {
  const bool is_reverse = direction == Direction::kBackward;
  const Tensor count = shape(elems[0])[0];
  const Tensor first = is_reverse ? count - 1 : TensorLike(0).to_tensor();
  const auto position = [](const Tensor& i) { return reshape(i, {1, 1}); };
  Values outputs;
  std::vector<TensorShape> shapes = {TensorShape()};
  for (const Tensor& start : initial) {
    const Tensor dims = concat({reshape(count + 1, {1}), shape(start)}, 0);
    outputs.push_back(tensor_scatter_nd_add(
        raw_ops::Empty(dims, start.dtype(), {.init = true}),
        position(is_reverse ? count : first), expand_dims(start, 0)));
  }
  shapes.resize(1 + 2 * initial.size(), TensorShape::unknown());
  const auto goes_on = [&](const Tensor& i, const Values& /*outputs*/,
                           const Values& /*accumulated*/) {
    return is_reverse ? i >= 0 : i < count;
  };
  const auto body = [&](const Tensor& i, const Values& so_far,
                        const Values& accumulated) {
    Values row;
    for (const Tensor& elem : elems) row.push_back(gather(elem, i));
    Values next = step(accumulated, row);
    Values written;
    for (size_t k = 0; k < next.size(); ++k) {
      written.push_back(
          tensor_scatter_nd_update(so_far[k], position(is_reverse ? i : i + 1),
                                   expand_dims(next[k], 0)));
    }
    return std::tuple(is_reverse ? i - 1 : i + 1, written, next);
  };
  return std::get<1>(while_loop(goes_on, body,
                                std::tuple(first, outputs, initial),
                                {.shape_invariants = shapes}));
}

struct ForwardBackward {
  Tensor log_probs;  // [time, batch, states]
  Tensor log_likelihood;
};

ForwardBackward forward_backward(const Tensor& transitions,
                                 const Tensor& initial, const Tensor& last,
                                 const Tensor& observed,
                                 const Tensor& lengths) {
  const auto sum = [](const Tensor& logs) {
    return reduce_logsumexp(logs, {.axis = -1, .keepdims = true});
  };
  // One step along `edges`, from each state to all others.
  const auto follow = [](const Tensor& state, const Tensor& edges) {
    return reduce_logsumexp(expand_dims(state, 1) + edges, {.axis = -1});
  };
  const Values forward = scan_all(
      [&](const Values& accumulated, const Values& row) {
        const Tensor state = follow(accumulated[0], transitions) + row[0];
        return Values{state - sum(state)};
      },
      {observed}, {initial}, Direction::kForward);

  const Tensor reverse = transpose(transitions, {.perm = {0, 2, 1}});
  const Tensor mask = transpose(
      sequence_mask(lengths, {.maxlen = dim(observed, 0), .dtype = float32}));
  const Values backward = scan_all(
      [&](const Values& accumulated, const Values& row) {
        const Tensor state = follow(accumulated[0] + row[0], reverse);
        const Tensor total = sum(state);
        const Tensor is_inside = expand_dims(row[1], 1);
        // After the end of a sequence, keep the final state.
        return Values{(state - total) * is_inside + last * (1.0F - is_inside),
                      accumulated[1] + squeeze(total, {.axis = {-1}}) * row[1]};
      },
      {observed, mask}, {last, zeros({dim(observed, 1)})},
      Direction::kBackward);

  const Tensor both = forward[0][Slice(1, _)] + backward[0][Slice(1, _)];
  const Tensor log_probs =
      both - reduce_logsumexp(both, {.axis = 2, .keepdims = true}) +
      math::log(expand_dims(mask, 2));
  return {log_probs, backward[0](0, _, 0) + backward[1][0]};
}

struct LossAndGradient {
  Tensor loss;
  Tensor gradient;  // with respect to the logits
};

// Requires that the blank is class 0.
LossAndGradient loss_and_gradient(
    const Tensor& logits, const Tensor& labels, const Tensor& label_length,
    const Tensor& logit_length, const std::optional<CtcUniqueLabels>& unique) {
  const Tensor num_classes = dim(logits, 2);
  const Tensor class_log_probs = raw_ops::LogSoftmax(logits);
  const Tensor observed =
      classes_to_states(labels, num_classes, class_log_probs);
  const Tensor transitions = math::log(state_transitions(labels));
  const auto [initial, last] = state_log_probs(label_length, dim(labels, 1));
  const auto [log_probs, log_likelihood] =
      forward_backward(transitions, initial, last, observed, logit_length);
  const Tensor expected =
      unique ? states_to_classes(labels, num_classes, log_probs, *unique)
             : states_to_classes(labels, num_classes, log_probs);
  const Tensor mask = transpose(sequence_mask(
      logit_length, {.maxlen = dim(logits, 0), .dtype = float32}));
  return {-log_likelihood, (math::exp(class_log_probs) - math::exp(expected)) *
                               expand_dims(mask, 2)};
}

bool is_short(DType dtype) { return dtype == float16 || dtype == bfloat16; }

// The index of the blank, an int32 scalar, not negative.
Tensor place_of_blank(int64_t blank_index, const Tensor& logits) {
  const Tensor index = TensorLike(blank_index).to_tensor(int32);
  return blank_index < 0 ? index + dim(logits, 2) : index;
}

// Shifts classes before the blank up by one, so that the blank becomes class 0.
Tensor make_room(const Tensor& labels, const Tensor& blank) {
  return where(labels < cast(blank, labels.dtype()), labels + 1, labels);
}

// The same for the labels of `unique`; padding stays 0.
CtcUniqueLabels make_room(const CtcUniqueLabels& unique, const Tensor& blank) {
  const Tensor is_label =
      sequence_mask(math::reduce_max(unique.idx, {.axis = 1}) + 1,
                    {.maxlen = dim(unique.y, 1)});
  return {where(is_label, make_room(unique.y, blank), zeros_like(unique.y)),
          unique.idx};
}

}  // namespace

Tensor ctc_loss(const TensorLike& labels, const TensorLike& logits,
                const TensorOption& label_length,
                const TensorLike& logit_length, const CtcLossOptions& options) {
  const NameScope scope = name_scope(options.name, "ctc_loss_dense");
  Tensor x = logits.to_tensor();
  Tensor classes = labels.to_tensor();
  const Tensor label_lengths = label_length.to_tensor();
  const Tensor logit_lengths = logit_length.to_tensor();
  std::optional<CtcUniqueLabels> unique = options.unique;
  const DType dtype = x.dtype();
  if (is_short(dtype)) x = cast(x, float32);
  if (!options.logits_time_major) x = transpose(x, {.perm = {1, 0, 2}});
  const int64_t blank_index = options.blank_index.value_or(0);
  if (blank_index != 0) {
    const Tensor blank = place_of_blank(blank_index, x);
    x = concat({x(_, _, Slice(blank, blank + 1)), x(_, _, Slice(blank)),
                x(_, _, Slice(blank + 1, _))},
               2);
    classes = make_room(classes, blank);
    if (unique) unique = make_room(*unique, blank);
  }
  const auto with_gradient = custom_gradient([&](const Tensor& input) {
    const auto [loss, gradient] =
        loss_and_gradient(input, classes, label_lengths, logit_lengths, unique);
    return std::pair(loss, [gradient = gradient](const Tensor& upstream) {
      return reshape(upstream, {1, -1, 1}) * gradient;
    });
  });
  const Tensor loss = with_gradient(x);
  return is_short(dtype) ? cast(loss, dtype) : loss;
}

Tensor ctc_loss(const SparseTensor& labels, const TensorLike& logits,
                const TensorOption& /*label_length*/,
                const TensorLike& logit_length, const CtcLossOptions& options) {
  if (!options.blank_index) {
    throw ValueError(
        "Argument `blank_index` must be provided when `labels` is a "
        "`SparseTensor`.");
  }
  const Tensor all = logits.to_tensor();
  const Tensor blank = place_of_blank(*options.blank_index, all);
  // The op requires the blank to be the last class.
  Tensor x = concat({all(_, _, Slice(blank)), all(_, _, Slice(blank + 1, _)),
                     all(_, _, Slice(blank, blank + 1))},
                    2);
  const Tensor& values = labels.values();
  const Tensor classes =
      where(values < cast(blank, values.dtype()), values, values - 1);
  const DType dtype = x.dtype();
  if (!options.logits_time_major) x = transpose(x, {.perm = {1, 0, 2}});
  if (is_short(dtype)) x = cast(x, float32);
  const Tensor loss = raw_ops::CTCLoss(x, labels.indices(), classes,
                                       logit_length.to_tensor_like(int32))
                          .loss;
  return is_short(dtype) ? cast(loss, dtype) : loss;
}

}  // namespace tfx::nn
