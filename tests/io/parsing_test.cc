#include "tfx/io/parsing.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

using io::Features;
using Fixed = io::FixedLenFeature;
using Sequence = io::FixedLenSequenceFeature;
using Var = io::VarLenFeature;
using Sparse = io::SparseFeature;
using Ragged = io::RaggedFeature;

// The tensors of all features, by their names.
Outputs flat(const io::ParsedFeatures& parsed) {
  std::vector<Tensor> tensors;
  for (const auto& [name, value] : parsed) {
    for (const Tensor& each : value.components()) tensors.push_back(each);
  }
  return tensors;
}

Outputs flat(const std::map<std::string, Tensor>& lengths) {
  std::vector<Tensor> tensors;
  for (const auto& [name, length] : lengths) tensors.push_back(length);
  return tensors;
}

Outputs flat(const io::ParsedSequenceExamples& parsed) {
  return Outputs::of(flat(parsed.context), flat(parsed.feature_lists),
                     flat(parsed.feature_list_lengths));
}

Outputs flat(const io::ParsedSequenceExample& parsed) {
  return Outputs::of(flat(parsed.context), flat(parsed.feature_lists));
}

GoldenCase batch(const std::string& name, const Features& features) {
  return {"parse_example/" + name, [features](const Inputs& in) -> Outputs {
            return flat(tf::io::parse_example(in[0], features));
          }};
}

GoldenCase single(const std::string& name, const Features& features) {
  return {"parse_single_example/" + name,
          [features](const Inputs& in) -> Outputs {
            return flat(tf::io::parse_single_example(in[0], features));
          }};
}

GoldenCase sequences(const std::string& name, const Features& context,
                     const Features& lists) {
  return {
      "parse_sequence_example" + name,
      [context, lists](const Inputs& in) -> Outputs {
        return flat(tf::io::parse_sequence_example(
            in[0], {.context_features = context, .sequence_features = lists}));
      }};
}

GoldenCase single_sequence(const std::string& name, const Features& context,
                           const Features& lists) {
  return {
      "parse_single_sequence_example" + name,
      [context, lists](const Inputs& in) -> Outputs {
        return flat(tf::io::parse_single_sequence_example(
            in[0], {.context_features = context, .sequence_features = lists}));
      }};
}

void append(std::vector<GoldenCase>& all, std::vector<GoldenCase> more) {
  for (GoldenCase& each : more) all.push_back(std::move(each));
}

std::vector<GoldenCase> dense_cases() {
  const Features features = {{"image", Fixed({}, tf::string)},
                             {"label", Fixed({}, tf::int64)},
                             {"weights", Fixed({2}, tf::float32)}};
  const Features defaults = {
      {"label", Fixed({}, tf::int64, {.default_value = 7})},
      {"missing", Fixed({2}, tf::float32, {.default_value = {0.5, 1.5}})},
      {"text", Fixed({}, tf::string, {.default_value = "none"})}};
  const Features missing = {{"missing", Fixed({}, tf::int64)}};
  return {
      batch("fixed", features),
      single("fixed", features),
      batch("shapes", {{"weights", Fixed({1, 2, 1}, tf::float32)}}),
      {"parse_example/names",
       [features](const Inputs& in) -> Outputs {
         return flat(tf::io::parse_example(in[0], features,
                                           {.example_names = {"a", "b"}}));
       }},
      {"parse_example/name",
       [features](const Inputs& in) -> Outputs {
         return flat(
             tf::io::parse_example(in[0], features, {.name = "parser"}));
       }},
      {"parse_single_example/names",
       [features](const Inputs& in) -> Outputs {
         return flat(tf::io::parse_single_example(
             in[0], features, {.example_names = "a", .name = "parser"}));
       }},
      {"parse_single_example/missing, names",
       [missing](const Inputs& in) -> Outputs {
         return flat(tf::io::parse_single_example(in[0], missing,
                                                  {.example_names = "a"}));
       }},
      batch("default", defaults),
      single("default", defaults),
      batch("missing", {{"label", Fixed({}, tf::int64)},
                        {"missing", Fixed({}, tf::int64)}}),
      {"parse_example/missing, names",
       [missing](const Inputs& in) -> Outputs {
         return flat(tf::io::parse_example(in[0], missing,
                                           {.example_names = {"a", "b"}}));
       }},
      batch("other dtype", {{"label", Fixed({}, tf::float32)}}),
      batch("other size", {{"weights", Fixed({3}, tf::float32)}}),
      batch("damaged", {{"label", Fixed({}, tf::int64)}}),
      batch("unsupported dtype", {{"label", Fixed({}, tf::int32)}}),
      batch("nothing", {}),
      single("nothing", {}),
      single("vector", features),
      batch("open", {{"label", Fixed({kNone}, tf::int64)}}),
      batch("partly open", {{"label", Fixed({2, kNone}, tf::int64)}}),
  };
}

std::vector<GoldenCase> sequence_feature_cases() {
  return {
      batch("sequence",
            {{"x", Sequence({}, tf::int64, {.allow_missing = true})}}),
      batch("sequence, pairs",
            {{"x", Sequence({2}, tf::int64, {.allow_missing = true})}}),
      batch("sequence, padded",
            {{"x", Sequence({}, tf::int64,
                            {.allow_missing = true, .default_value = -1})}}),
      single("sequence",
             {{"x", Sequence({}, tf::int64, {.allow_missing = true})}}),
      batch("sequence, not missing", {{"x", Sequence({}, tf::int64)}}),
  };
}

std::vector<GoldenCase> sparse_cases() {
  const Sparse feature("ix", "value", tf::float32, 5);
  using Keys = std::vector<std::string>;
  using Sizes = std::vector<int64_t>;
  return {
      batch("var", {{"x", Var(tf::int64)}, {"text", Var(tf::string)}}),
      single("var", {{"x", Var(tf::int64)}}),
      batch("var, other dtype", {{"x", Var(tf::float32)}}),
      batch("sparse", {{"s", feature}}),
      batch("sparse, sorted", {{"s", Sparse("ix", "value", tf::float32, 5,
                                            {.already_sorted = true})}}),
      batch("sparse, two",
            {{"s", Sparse(Keys{"ix", "iy"}, "value", tf::float32, Sizes{5, 3})},
             {"ix", Var(tf::int64)}}),
      single("sparse", {{"s", feature}}),
      batch("sparse, conflict", {{"s", feature}, {"value", Var(tf::int64)}}),
      batch("sparse, dense too",
            {{"s", feature}, {"value", Fixed({}, tf::float32)}}),
      batch("sparse, no key", {{"s", Sparse("", "value", tf::float32, 5)}}),
      batch("sparse, no value key", {{"s", Sparse("ix", "", tf::float32, 5)}}),
      batch("sparse, sizes",
            {{"s", Sparse(Keys{"ix", "iy"}, "value", tf::float32, Sizes{5})}}),
  };
}

std::vector<GoldenCase> ragged_cases() {
  std::vector<GoldenCase> all = {
      batch("ragged", {{"x", Ragged(tf::int64)}}),
      batch("ragged, int64",
            {{"x", Ragged(tf::int64, {.row_splits_dtype = tf::int64})}}),
      batch("ragged, value_key",
            {{"y", Ragged(tf::int64, {.value_key = "x", .validate = true})}}),
      single("ragged", {{"x", Ragged(tf::int64)}}),
      batch("ragged, conflict",
            {{"x", Ragged(tf::int64)},
             {"y", Ragged(tf::float32, {.value_key = "x"})}}),
      batch("ragged, conflict of splits",
            {{"x", Ragged(tf::int64)},
             {"y", Ragged(tf::int64,
                          {.value_key = "x", .row_splits_dtype = tf::int64})}}),
      GOLDEN("parse_example/ragged, dtype",
             flat(tf::io::parse_example(in[0], {{"x", Ragged(tf::int32)}}))),
      GOLDEN("parse_example/ragged, row_splits_dtype",
             flat(tf::io::parse_example(
                 in[0], {{"x", Ragged(tf::int64,
                                      {.row_splits_dtype = tf::float32})}}))),
      GOLDEN("parse_example/ragged, empty key",
             flat(tf::io::parse_example(
                 in[0], {{"x", Ragged(tf::int64, {.value_key = ""})}}))),
  };
  const std::map<std::string, std::vector<io::RaggedPartition>> partitions = {
      {"splits", {Ragged::RowSplits("splits")}},
      {"lengths", {Ragged::RowLengths("lengths")}},
      {"starts", {Ragged::RowStarts("starts")}},
      {"limits", {Ragged::RowLimits("limits")}},
      {"ids", {Ragged::ValueRowIds("ids")}},
      {"even", {Ragged::UniformRowLength(2)}},
      {"two", {Ragged::UniformRowLength(2), Ragged::RowLengths("lengths")}},
  };
  for (const auto& [name, list] : partitions) {
    const Features features = {{"x", Ragged(tf::int64, {.partitions = list})}};
    append(all, {batch("ragged, " + name, features),
                 single("ragged, " + name, features)});
  }
  return all;
}

std::vector<GoldenCase> sequence_example_cases() {
  const Features context = {{"id", Fixed({}, tf::int64, {.default_value = -1})},
                            {"tags", Var(tf::string)},
                            {"more", Ragged(tf::int64)}};
  const Features lists = {
      {"steps", Sequence({2}, tf::float32, {.allow_missing = true})},
      {"words", Var(tf::string)},
      {"rows", Ragged(tf::int64)}};
  const Features nested = {
      {"rows", Ragged(tf::int64, {.partitions = {Ragged::RowLengths("lengths")},
                                  .validate = true})}};
  return {
      sequences("", context, lists),
      {"parse_sequence_example/names",
       [=](const Inputs& in) -> Outputs {
         return flat(
             tf::io::parse_sequence_example(in[0], {.context_features = context,
                                                    .sequence_features = lists,
                                                    .example_names = {"a", "b"},
                                                    .name = "parser"}));
       }},
      sequences("/context", context, {}),
      sequences("/lists", {}, lists),
      single_sequence("", context, lists),
      {"parse_single_sequence_example/name",
       [=](const Inputs& in) -> Outputs {
         return flat(tf::io::parse_single_sequence_example(
             in[0], {.context_features = context,
                     .sequence_features = lists,
                     .example_name = "a",
                     .name = "parser"}));
       }},
      sequences("/nested", {}, nested),
      single_sequence("/nested", {}, nested),
      sequences("/nothing", {}, {}),
      single_sequence("/nothing", {}, {}),
      single_sequence("/vector", context, lists),
      sequences(
          "/default", {},
          {{"steps", Sequence({2}, tf::float32, {.default_value = 1.0})}}),
      sequences("/unsupported", {{"s", Sparse("ix", "value", tf::float32, 5)}},
                {}),
      sequences("/unsupported list", {}, {{"steps", Fixed({2}, tf::float32)}}),
      sequences("/missing", {}, {{"none", Sequence({}, tf::float32)}}),
  };
}

TEST_CASE("examples are parsed as Python parses them") {
  std::vector<GoldenCase> cases = dense_cases();
  append(cases, sequence_feature_cases());
  append(cases, sparse_cases());
  append(cases, ragged_cases());
  append(cases, sequence_example_cases());
  check_golden("io/parsing", cases);
}

// features { feature { key: "x" value { int64_list { value: [1, 2] } } } }
constexpr char kExample[] =
    "\x0a\x0d\x0a\x0b\x0a\x01x\x12\x06\x1a\x04\x0a\x02\x01\x02";

TEST_CASE("a feature becomes what it was parsed as, and nothing else") {
  auto parsed = tf::io::parse_single_example(
      kExample, {{"x", Var(tf::int64)},
                 {"y", Fixed({}, tf::float32, {.default_value = 0.5})}});
  const tf::SparseTensor x = parsed["x"];
  CHECK(x.values().data<int64_t>()[1] == 2);
  const tf::Tensor y = parsed["y"];
  CHECK(float(y) == 0.5F);
  CHECK_THROWS_AS(tf::Tensor(parsed["x"]), TypeError);
  CHECK_THROWS_AS(parsed["y"].sparse(), TypeError);
  CHECK_THROWS_AS(parsed["y"].ragged(), TypeError);
  CHECK_THROWS_AS(tf::Tensor(parsed["z"]), KeyError);
  parsed["y"] = x;
  CHECK(parsed["y"].is_sparse());
}

TEST_CASE("functions return what they parse") {
  const auto parse = tf::function([](const tf::Tensor& serialized) {
    return tf::io::parse_single_example(
        serialized, {{"x", Var(tf::int64)},
                     {"y", Fixed({}, tf::float32, {.default_value = 0.5})}});
  });
  const io::ParsedFeatures parsed = parse(tf::constant(kExample));
  CHECK(parsed.at("x").sparse().values().data<int64_t>()[0] == 1);
  CHECK(float(parsed.at("y").tensor()) == 0.5F);
}

}  // namespace
}  // namespace tfx
