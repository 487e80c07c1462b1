// A walk through the modules of TensorFlow's library: original.py, in C++.
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

template <typename... T>
void print(const T&... values) {
  bool is_first = true;
  ((std::cout << (is_first ? "" : " ") << values, is_first = false), ...);
  std::cout << '\n';
}

}  // namespace

int main() {
  print("tf.math");
  auto x = tf::constant({{1.0, -2.0, 3.0}, {0.5, 0.0, -1.0}});
  print(tf::math::reduce_variance(x, {.axis = 0}));
  print(tf::math::top_k(x, {.k = 2}).values);
  print(tf::math::bincount({1, 1, 2, 3, 3, 3}));
  print(tf::math::confusion_matrix({1, 0, 2}, {1, 2, 2}));

  print("tf.nn");
  print(tf::nn::relu(x));
  print(tf::nn::sparse_softmax_cross_entropy_with_logits({2, 0}, x));
  auto image = tf::reshape(tf::range(16.0), {1, 4, 4, 1});
  auto kernel = tf::ones({3, 3, 1, 1});
  print(tf::nn::conv2d(image, kernel, 1, "SAME")(0, tf::_, tf::_, 0));
  print(tf::nn::max_pool2d(image, 2, 2, "VALID")(0, tf::_, tf::_, 0));
  print(tf::nn::embedding_lookup(x, {1, 0, 1}));

  print("tf.linalg");
  auto a = tf::constant({{4.0, 2.0}, {2.0, 5.0}});
  print(tf::linalg::cholesky(a));
  print(tf::linalg::solve(a, {{8.0}, {12.0}}));
  print(tf::linalg::slogdet(a).log_abs_determinant);

  print("tf.signal");
  print(tf::signal::frame(tf::range(6), 3, 2));
  print(tf::signal::hann_window(4));

  print("tf.image");
  print(tf::image::flip_left_right(image)(0, tf::_, tf::_, 0));
  print(tf::image::resize(image, {2, 2})(0, tf::_, tf::_, 0));
  print(tf::image::rgb_to_grayscale({{{255, 0, 0}, {0, 255, 0}}}));
  auto boxes = tf::constant(
      {{0.0, 0.0, 1.0, 1.0}, {0.0, 0.0, 0.9, 1.0}, {0.5, 0.5, 0.6, 0.6}});
  print(tf::image::non_max_suppression(boxes, {0.9, 0.8, 0.7}, 3));

  print("tf.strings, tf.ragged");
  tf::RaggedTensor words = tf::strings::split({"never tell me", "the odds"});
  print(words);
  print(tf::strings::length(words.flat_values()));
  tf::RaggedTensor digits = tf::ragged::constant({{3, 1, 4, 1}, {}, {5, 9, 2}});
  print(digits.row_lengths());
  print(tf::reduce_sum(digits, {.axis = 1}));
  print(digits.to_tensor({.default_value = -1}));

  print("tf.sparse, tf.sets");
  tf::SparseTensor st({{0, 0}, {1, 2}}, {1.0, 2.0}, {2, 3});
  print(st);
  print(tf::sparse::to_dense(st));
  print(tf::sparse::sparse_dense_matmul(st, tf::ones({3, 2})));
  print(tf::sparse::to_dense(tf::sets::intersection({{1, 2, 3}}, {{2, 3, 4}})));

  print("tf.lookup");
  tf::lookup::StaticHashTable table(
      tf::lookup::KeyValueTensorInitializer({"cat", "dog"}, {1, 2}), -1);
  print(table.lookup(tf::constant({"dog", "bird"})));

  print("tf.io");
  auto columns =
      tf::io::decode_csv({"1,2.5,red", "3,4.5,blue"}, {{0}, {0.0}, {""}});
  print(columns[0], columns[2]);
  print(tf::io::decode_base64(tf::io::encode_base64("tensor")));

  print("tf.debugging");
  try {
    tf::debugging::assert_less(x, 3.0, {.message = "x has to be small"});
  } catch (const tf::errors::InvalidArgumentError& error) {
    print(error.message());
  }
}
