#include "tfx/c/shape.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace tfx::c {
namespace {

std::string str(ShapeView shape) { return shape.str(); }

TEST_CASE("a shape is printed as Python prints it") {
  CHECK(str({2, 3}) == "(2, 3)");
  CHECK(str({2}) == "(2,)");
  CHECK(str({}) == "()");
  CHECK(str({-1, 3}) == "(None, 3)");
  CHECK(str({0}) == "(0,)");
  CHECK(str(ShapeView::unknown()) == "<unknown>");
}

TEST_CASE("a scalar's shape is known and has no dimensions") {
  const ShapeView scalar = std::vector<int64_t>();
  CHECK(scalar.known_rank());
  CHECK(scalar.rank() == 0);
  CHECK(scalar.dims().empty());
}

TEST_CASE("an unknown shape has rank -1, as C writes it, and no dimensions") {
  const ShapeView unknown = ShapeView::unknown();
  CHECK_FALSE(unknown.known_rank());
  CHECK(unknown.rank() == -1);
  CHECK(unknown.dims().empty());
}

TEST_CASE("a shape is taken from a vector, a span and a partial shape") {
  const std::vector<int64_t> dims = {4, 5};
  const PartialShape partial = dims;
  CHECK(str(dims) == "(4, 5)");
  CHECK(str(std::span<const int64_t>(dims)) == "(4, 5)");
  CHECK(str(partial) == "(4, 5)");
  CHECK(str(PartialShape()) == "<unknown>");
  CHECK(ShapeView(dims).data() == dims.data());
}

}  // namespace
}  // namespace tfx::c
