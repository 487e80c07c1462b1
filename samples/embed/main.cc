// embed: a service in small, with CMake and protobuf messages of its own
//
//   embed [SAVED_MODEL]               a model of rows of two numbers
#include <chrono>
#include <exception>
#include <future>
#include <iostream>
#include <string>
#include <vector>

#include "service/example.pb.h"
#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

tf::ConfigProto session_config() {
  tf::ConfigProto config;
  config.intra_op_parallelism_threads = 1;
  config.gpu_options.allow_growth = true;
  return config;
}

// Loads its model once, and then answers any number of threads.
class Service {
 public:
  explicit Service(const std::string& folder)
      : model_(tf::saved_model::load(folder, {.config = session_config()})),
        predict_(model_.signatures()["serving_default"].prepare()) {
    model_.warmup();
  }

  tensorflow::Answer answer(const tensorflow::Example& request) const {
    tensorflow::Answer answer;
    try {
      const std::vector<float> values(request.values().begin(),
                                      request.values().end());
      const tf::Tensor rows = tf::reshape(tf::constant(values), {-1, 2});
      const tf::Tensor y = predict_(rows, {.timeout = std::chrono::seconds(1)});
      for (const float value : y.data<float>()) answer.add_values(value);
    } catch (const tf::errors::OpError& error) {
      answer.set_error(error.what());
    }
    return answer;
  }

 private:
  tf::saved_model::LoadedModel model_;
  tf::saved_model::PreparedCall predict_;
};

// A request as it would come over the network.
std::string received(const std::vector<float>& values) {
  tensorflow::Example request;
  request.set_client("someone");
  for (const float value : values) request.add_values(value);
  return request.SerializeAsString();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Service service(argc > 1 ? argv[1] : "samples/saved_model/affine");
    std::vector<std::future<tensorflow::Answer>> answers;
    for (const std::string& bytes :
         {received({1, 2, 3, 4}), received({0, 0}), received({1, 2, 3})}) {
      tensorflow::Example request;
      request.ParseFromString(bytes);
      std::cout << "request: " << request.ShortDebugString() << '\n';
      answers.push_back(std::async(std::launch::async, [&service, request] {
        return service.answer(request);
      }));
    }
    for (auto& answer : answers) {
      std::cout << "answer: " << answer.get().ShortDebugString() << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << "embed: " << error.what() << '\n';
    return 1;
  }
}
