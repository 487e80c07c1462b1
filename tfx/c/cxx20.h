// Says in a sentence what is wrong, before a compiler says it in its own words
// about each header.
#ifndef TFX_C_CXX20_H_
#define TFX_C_CXX20_H_

#if __cplusplus < 202002L
#error "tfx is a C++20 library: compile with -std=c++20"
#endif

#endif  // TFX_C_CXX20_H_
