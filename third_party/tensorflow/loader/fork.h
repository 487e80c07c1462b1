// What a child of fork() may still do once TensorFlow is loaded.
//
// TensorFlow's threads are not in the child, and its locks are as the threads
// left them: most calls would wait for ever. So they throw. What only reads a
// status or a tensor in host memory works, and what destroys does nothing: the
// objects' threads are gone, and files and memory of devices are the parent's.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_FORK_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_FORK_H_

namespace tfx::libtensorflow {

// To be called before TensorFlow is loaded, and when that has failed. Children
// forked in between are marked; those forked afterwards load for themselves.
void begin_watching_forks();
void end_watching_forks();

// Throws LoadError in a marked child.
void check_not_forked();

// Whether this is a marked child. Does not throw.
bool is_forked_child();

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_FORK_H_
