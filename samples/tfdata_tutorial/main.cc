// tfdata_tutorial: datasets of pairs and of digits, turned, shuffled, batched
//
//   tfdata_tutorial            prints what comes out of the datasets
//   tfdata_tutorial FOLDER     writes the digits there too, a PNG file a sheet
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

// tools/run says where the samples' data is.
std::string data_file(const std::string& name) {
  const char* const folder = std::getenv("TFX_SAMPLE_DATA");
  return std::string(folder != nullptr ? folder : "samples/data") + "/" + name;
}

// Prints the labels of a batch, and writes its pictures beside each other.
void show(const std::string& folder, const std::string& name,
          const tf::Tensor& images, const tf::Tensor& labels) {
  std::cout << name << ' ' << labels.numpy() << ' ' << images.shape() << '\n';
  if (folder.empty()) return;
  const auto rows = tf::unstack(images);
  const auto sheet =
      tf::image::convert_image_dtype(tf::concat(rows, 1), tf::uint8);
  tf::io::write_file(folder + "/" + name + ".png", tf::io::encode_png(sheet));
}

tf::Structure rot90(tf::Tensor image, const tf::Tensor& label) {
  image = tf::image::rot90(image);
  return {image, label};
}

void pairs() {
  const auto years = tf::constant({2013, 2014, 2015, 2016, 2017});
  const auto prices = tf::constant({12000, 14000, 15000, 16500, 17500});

  auto dataset = tf::data::Dataset::from_tensor_slices({years, prices});
  for (auto [year, price] : dataset) {
    std::cout << year.numpy() << ' ' << price.numpy() << '\n';
  }

  dataset =
      dataset.shuffle(5, {.seed = 1}).batch(2).prefetch(tf::data::AUTOTUNE);
  for (auto [year, price] : dataset) {
    std::cout << year.numpy() << ' ' << price.numpy() << '\n';
  }
}

void digits(const std::string& folder) {
  auto data = tf::np::load_npz(data_file("mnist.npz"));
  auto images = tf::Tensor(data.at("x_train"))[tf::Slice(0, 1000)];
  const auto labels = tf::Tensor(data.at("y_train"))[tf::Slice(0, 1000)];
  images = tf::expand_dims(tf::cast(images, tf::float32) / 255.0, -1);
  const auto dataset = tf::data::Dataset::from_tensor_slices({images, labels});
  std::cout << dataset << '\n';

  for (auto [image, label] : dataset.batch(4).take(1)) {
    show(folder, "digits", image, label);
  }
  const auto turned = dataset.map(rot90, {.num_parallel_calls = 2});
  for (auto [image, label] : turned.batch(4).take(1)) {
    show(folder, "turned", image, label);
  }
  const auto shuffled = turned.shuffle(10000, {.seed = 3}).batch(4);
  for (auto [image, label] : shuffled.take(2)) {
    show(folder, "shuffled", image, label);
  }
  std::cout << len(shuffled) << " batches\n";
}

}  // namespace

int main(int argc, char** argv) {
  try {
    pairs();
    digits(argc > 1 ? argv[1] : "");
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
