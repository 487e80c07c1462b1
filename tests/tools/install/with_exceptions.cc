#include <array>
#include <exception>
#include <iostream>
#include <span>

double sum_of(std::span<const double> values, int repeated);

int main() {
  const std::array<double, 3> values = {2, 3, 4};
  std::cout << sum_of(values, 1) << '\n';
  try {
    sum_of(values, 2);
  } catch (const std::exception& error) {
    std::cout << "refused\n";
  }
}
