// A walk through the modules of TensorFlow's library: original.py, in C++.
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

template <typename... T>
void show(const T&... values) {
  bool is_first = true;
  ((std::cout << (is_first ? "" : " ") << values, is_first = false), ...);
  std::cout << '\n';
}

}  // namespace

int main() {
  show("tf.math");
  auto x = tf::constant({{1.0, -2.0, 3.0}, {0.5, 0.0, -1.0}});
  show(tf::math::reduce_variance(x, {.axis = 0}));
  show(tf::math::top_k(x, {.k = 2}).values);
  show(tf::math::bincount({1, 1, 2, 3, 3, 3}));
  show(tf::math::confusion_matrix({1, 0, 2}, {1, 2, 2}));

  show("tf.nn");
  show(tf::nn::relu(x));
  show(tf::nn::sparse_softmax_cross_entropy_with_logits({2, 0}, x));
  auto image = tf::reshape(tf::range(16.0), {1, 4, 4, 1});
  auto kernel = tf::ones({3, 3, 1, 1});
  show(tf::nn::conv2d(image, kernel, 1, "SAME")(0, tf::_, tf::_, 0));
  show(tf::nn::max_pool2d(image, 2, 2, "VALID")(0, tf::_, tf::_, 0));
  show(tf::nn::embedding_lookup(x, {1, 0, 1}));

  show("tf.linalg");
  auto a = tf::constant({{4.0, 2.0}, {2.0, 5.0}});
  show(tf::linalg::cholesky(a));
  show(tf::linalg::solve(a, {{8.0}, {12.0}}));
  show(tf::linalg::slogdet(a).log_abs_determinant);

  show("tf.signal");
  show(tf::signal::frame(tf::range(6), 3, 2));
  show(tf::signal::hann_window(4));

  show("tf.image");
  show(tf::image::flip_left_right(image)(0, tf::_, tf::_, 0));
  show(tf::image::resize(image, {2, 2})(0, tf::_, tf::_, 0));
  show(tf::image::rgb_to_grayscale({{{255, 0, 0}, {0, 255, 0}}}));
  auto boxes = tf::constant(
      {{0.0, 0.0, 1.0, 1.0}, {0.0, 0.0, 0.9, 1.0}, {0.5, 0.5, 0.6, 0.6}});
  show(tf::image::non_max_suppression(boxes, {0.9, 0.8, 0.7}, 3));

  show("tf.strings, tf.ragged");
  tf::RaggedTensor words = tf::strings::split({"never tell me", "the odds"});
  show(words);
  show(tf::strings::length(words.flat_values()));
  tf::RaggedTensor digits = tf::ragged::constant({{3, 1, 4, 1}, {}, {5, 9, 2}});
  show(digits.row_lengths());
  show(tf::reduce_sum(digits, {.axis = 1}));
  show(digits.to_tensor({.default_value = -1}));

  show("tf.sparse, tf.sets");
  tf::SparseTensor st({{0, 0}, {1, 2}}, {1.0, 2.0}, {2, 3});
  show(st);
  show(tf::sparse::to_dense(st));
  show(tf::sparse::sparse_dense_matmul(st, tf::ones({3, 2})));
  show(tf::sparse::to_dense(tf::sets::intersection({{1, 2, 3}}, {{2, 3, 4}})));

  show("tf.lookup");
  tf::lookup::StaticHashTable table(
      tf::lookup::KeyValueTensorInitializer({"cat", "dog"}, {1, 2}), -1);
  show(table.lookup(tf::constant({"dog", "bird"})));

  show("tf.io");
  auto columns =
      tf::io::decode_csv({"1,2.5,red", "3,4.5,blue"}, {{0}, {0.0}, {""}});
  show(columns[0], columns[2]);
  show(tf::io::decode_base64(tf::io::encode_base64("tensor")));

  show("tf.debugging");
  try {
    tf::debugging::assert_less(x, 3.0, {.message = "x has to be small"});
  } catch (const tf::errors::InvalidArgumentError& error) {
    show(error.message());
  }
}
