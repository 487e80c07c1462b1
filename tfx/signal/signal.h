// tf.signal: Fourier and cosine transforms, frames, windows, spectrograms.
#ifndef TFX_SIGNAL_SIGNAL_H_
#define TFX_SIGNAL_SIGNAL_H_

// IWYU pragma: begin_exports
#include "tfx/signal/dct.h"       // dct, idct
#include "tfx/signal/fft.h"       // fft, rfft, fftnd and their variants
#include "tfx/signal/fftshift.h"  // fftshift, ifftshift
#include "tfx/signal/frame.h"     // frame, overlap_and_add
#include "tfx/signal/mel.h"       // linear_to_mel_weight_matrix, mfccs_from_…
#include "tfx/signal/spectral.h"  // stft, inverse_stft, mdct, inverse_mdct
#include "tfx/signal/window.h"    // hann_window, kaiser_window, …
// IWYU pragma: end_exports

#endif  // TFX_SIGNAL_SIGNAL_H_
