// A program that links libprotobuf.so and has a message of a name that
// TensorFlow has too. If the two were linked, this program would crash.
#include <catch2/catch.hpp>

#include "tests/third_party/tensorflow/example.h"
#include "tests/third_party/tensorflow/work.h"

namespace {

TEST_CASE("the application's protobuf works before, between and after") {
  work::use_protobuf();
  tfx::c::EagerContext context;
  work::use_protobuf();
  for (int i = 0; i < 3; ++i) {
    work::all(context);
    work::use_protobuf();
  }
  work::print(context, "printed", "stdout");
  work::use_protobuf();
}

TEST_CASE("a message of the application outlives what TensorFlow did") {
  tensorflow::Example example;
  example.set_name("kept");
  work::all();
  CHECK(example.name() == "kept");
  CHECK(example.GetTypeName() == "tensorflow.Example");
}

}  // namespace
