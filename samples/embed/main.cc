// embed: a service with CMake and protobuf messages of its own
//
//   embed [SAVED_MODEL INPUT OUTPUT]
#include <cstdint>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "service/example.pb.h"
#include "tfx/c/c.h"
#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

// A request as it would come over the network.
std::string received() {
  tensorflow::Example request;
  request.set_client("someone");
  for (const float value : {1.F, 2.F, 3.F, 4.F}) request.add_values(value);
  return request.SerializeAsString();
}

// The model at `folder` computes `output` from rows of two numbers, `input`.
void run_model(const std::string& folder, const std::string& input,
               const std::string& output, const std::vector<float>& values) {
  const tf::c::SavedModel model = tf::c::load_saved_model(folder);
  const auto rows = static_cast<int64_t>(values.size()) / 2;
  const auto x = tf::c::Tensor::from_values<float>({rows, 2}, values);
  const std::vector<tf::c::Tensor> results = model.session.run(
      {{model.graph.output(input), x}}, {model.graph.output(output)});
  std::cout << "model:";
  for (const float value : results[0].data<float>()) std::cout << ' ' << value;
  std::cout << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  try {
    tensorflow::Example request;
    request.ParseFromString(received());
    std::cout << "request: " << request.ShortDebugString() << '\n';

    const std::vector<float> values(request.values().begin(),
                                    request.values().end());
    const auto x = tf::constant(values);
    std::cout << "eager: " << x * x + 0.5 << '\n';
    try {
      x + tf::constant({1.0, 2.0, 3.0});
    } catch (const tf::errors::InvalidArgumentError& e) {
      std::cout << "refused: " << e.what() << '\n';
    }
    if (argc == 4) run_model(argv[1], argv[2], argv[3], values);
  } catch (const std::exception& e) {
    std::cerr << "embed: " << e.what() << '\n';
    return 1;
  }
}
