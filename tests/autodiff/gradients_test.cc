// Every gradient that tfx has, against Python's and finite differences.
#include <catch2/catch.hpp>
#include <exception>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "tests/autodiff/gradient_case.h"
#include "tests/autodiff/gradient_check.h"
#include "tfx/autodiff/registry.h"

namespace tfx {
namespace {

void check_all(const std::function<void(const GradientCase&)>& check) {
  for (const std::string& family : gradient_families()) {
    DYNAMIC_SECTION(family) {
      const std::vector<GradientCase> cases = read_gradient_cases(family);
      for (size_t i = 0; i < cases.size(); ++i) {
        INFO("case " << i << ": " << cases[i].description());
        try {
          check(cases[i]);
        } catch (const std::exception& error) {
          FAIL_CHECK(error.what());
        }
      }
    }
  }
}

TEST_CASE("derivatives are those of Python") { check_all(check_gradients); }

TEST_CASE("they are the same inside of functions, whatever shapes are known") {
  const TracingWay way = GENERATE(from_range(kTracingWays));
  INFO("traced as " << name_of(way));
  check_all(
      [&](const GradientCase& golden) { check_traced_gradients(golden, way); });
}

TEST_CASE("every gradient has a case") {
  // Those for which TensorFlow has no kernel on the CPU, and those that Python
  // fails at, which gradient_formulas_test.cc and rnn_gradients_test.cc test;
  // and those of functions, which tests/function/operation_gradient_test.cc
  // does.
  std::set<std::string> tested = {"AccumulateNV2",
                                  "BatchNormWithGlobalNormalization",
                                  "BlockLSTMV2",
                                  "Case",
                                  "CTCLossV2",
                                  "CudnnRNN",
                                  "CudnnRNNV2",
                                  "CudnnRNNV3",
                                  "If",
                                  "PartitionedCall",
                                  "PreventGradient",
                                  "QuantizeAndDequantize",
                                  "QuantizeAndDequantizeV4Grad",
                                  "SparseDenseCwiseAdd",
                                  "SparseMatrixAdd",
                                  "SparseMatrixMul",
                                  "SparseMatrixSoftmax",
                                  "SparseMatrixSparseMatMul",
                                  "SparseSparseMaximum",
                                  "SparseSparseMinimum",
                                  "StatefulPartitionedCall",
                                  "StatelessCase",
                                  "StatelessIf",
                                  "StatelessWhile",
                                  "TopK",
                                  "While"};
  for (const std::string& family : gradient_families()) {
    for (const GradientCase& golden : read_gradient_cases(family)) {
      for (const CaseOp& op : golden.ops) tested.insert(op.name);
    }
  }
  const GradientRegistry& registry = GradientRegistry::instance();
  std::vector<std::string> untested;
  for (const std::string& op : registry.names()) {
    if (registry.find(op)->function && !tested.contains(op)) {
      untested.push_back(op);
    }
  }
  CHECK(untested == std::vector<std::string>{});
}

}  // namespace
}  // namespace tfx
