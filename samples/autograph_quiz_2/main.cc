// autograph_quiz_2: a variable that a tf::function changes
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  tf::Variable a(0.0);

  auto g = tf::function([&] {
    a.assign(a + 1.0);
    return a;
  });

  std::cout << g() << '\n';
  std::cout << g() << '\n';
  std::cout << g() << '\n';
}
