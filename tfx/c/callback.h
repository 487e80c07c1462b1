// Private: the body of a callback that C calls, where exceptions have to end.
#ifndef TFX_C_CALLBACK_H_
#define TFX_C_CALLBACK_H_

namespace tfx::c::internal {

// Calls body(argument); if that throws, on_error(argument) with the exception
// being handled. A function of a source, so that programs without exceptions
// can include the headers that use it.
void run_callback(void (*body)(void* argument),
                  void (*on_error)(void* argument) noexcept,
                  void* argument) noexcept;

}  // namespace tfx::c::internal

#endif  // TFX_C_CALLBACK_H_
