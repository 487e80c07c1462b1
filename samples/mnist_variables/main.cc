// mnist_variables: digits learned by a network of plain variables, in one epoch
//
//   mnist_variables             the training step is a tf::function
//   mnist_variables --eager     every operation runs as it is called
#include <chrono>
#include <cstdlib>
#include <exception>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

constexpr int64_t kBatchSize = 50;
constexpr double kLearningRate = 0.003;
constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-7;

// tools/run says where the samples' data is.
std::string data_file(const std::string& name) {
  const char* const folder = std::getenv("TFX_SAMPLE_DATA");
  return std::string(folder != nullptr ? folder : "samples/data") + "/" + name;
}

// Pictures as rows of 784 numbers from 0 to 1.
tf::Tensor flatten(const tf::Tensor& images) {
  return tf::reshape(tf::cast(images, tf::float32) / 255.0, {-1, 784});
}

void learn() {
  auto data = tf::np::load_npz(data_file("mnist.npz"));
  auto train_images = flatten(tf::Tensor(data.at("x_train")));
  auto train_labels = tf::cast(tf::Tensor(data.at("y_train")), tf::int64);
  auto test_images = flatten(tf::Tensor(data.at("x_test")));
  auto test_labels = tf::cast(tf::Tensor(data.at("y_test")), tf::int64);

  tf::random::set_seed(1);
  tf::Variable w1(tf::random::normal({784, 100}, {.stddev = 0.05}));
  tf::Variable b1(tf::zeros({100}));
  tf::Variable w2(tf::random::normal({100, 10}, {.stddev = 0.05}));
  tf::Variable b2(tf::zeros({10}));
  std::vector<tf::Variable> variables = {w1, b1, w2, b2};

  // Adam remembers two means for each variable.
  std::vector<tf::Variable> means;
  std::vector<tf::Variable> squares;
  for (const auto& variable : variables) {
    means.emplace_back(tf::zeros(variable.shape()));
    squares.emplace_back(tf::zeros(variable.shape()));
  }
  tf::Variable beta1_power(kBeta1);
  tf::Variable beta2_power(kBeta2);

  auto model = [&](const tf::Tensor& images) {
    auto hidden = tf::raw_ops::Relu(tf::matmul(images, w1) + b1);
    return tf::matmul(hidden, w2) + b2;
  };

  auto train_step = tf::function(
      [&](const tf::Tensor& images, const tf::Tensor& labels) {
        tf::GradientTape tape;
        auto losses = tf::raw_ops::SparseSoftmaxCrossEntropyWithLogits(
            model(images), labels);
        auto loss = tf::reduce_mean(losses.loss);
        auto gradients = tape.gradient(loss, variables);
        for (size_t i = 0; i < variables.size(); ++i) {
          tf::raw_ops::ResourceApplyAdam(
              variables[i].handle(), means[i].handle(), squares[i].handle(),
              beta1_power, beta2_power, tf::constant(kLearningRate),
              tf::constant(kBeta1), tf::constant(kBeta2),
              tf::constant(kEpsilon), gradients[i]);
        }
        beta1_power.assign(beta1_power * kBeta1);
        beta2_power.assign(beta2_power * kBeta2);
        return loss;
      },
      {.name = "train_step"});

  auto start = std::chrono::steady_clock::now();
  auto order = tf::random::shuffle(tf::range(train_images.shape()[0]));
  int64_t num_batches = train_images.shape()[0] / kBatchSize;
  for (int64_t batch = 1; batch <= num_batches; ++batch) {
    auto chosen =
        order[tf::Slice((batch - 1) * kBatchSize, batch * kBatchSize)];
    auto loss = train_step(tf::gather(train_images, chosen),
                           tf::gather(train_labels, chosen));
    if (batch % 200 == 0) {
      std::cout << "batch " << batch << '/' << num_batches << ": loss "
                << float(loss) << std::endl;
    }
  }
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;

  auto predicted = tf::argmax(model(test_images), {.axis = 1});
  auto accuracy =
      tf::reduce_mean(tf::cast(predicted == test_labels, tf::float32));
  std::cout << "test accuracy: " << float(accuracy) << '\n'
            << std::setprecision(1) << "training took " << seconds.count()
            << " s" << (tf::config::functions_run_eagerly() ? " eagerly" : "")
            << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 2 && std::string_view(argv[1]) == "--eager") {
      tf::config::run_functions_eagerly(true);
    } else if (argc > 1) {
      std::cerr << "usage: mnist_variables [--eager]\n";
      return 2;
    }
    std::cout << std::fixed << std::setprecision(4);
    learn();
  } catch (const std::exception& error) {
    std::cerr << "mnist_variables: " << error.what() << '\n';
    return 1;
  }
}
