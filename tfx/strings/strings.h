// tf.strings.
#ifndef TFX_STRINGS_STRINGS_H_
#define TFX_STRINGS_STRINGS_H_

// Functions that return tensors: as_string, format, join, length, lower,
// reduce_join, regex_full_match, regex_replace, strip, substr, to_hash_bucket…,
// to_number, unicode_script, unicode_transcode, unsorted_segment_join, upper.
#include "tfx/ops/string_ops.h"  // IWYU pragma: export
// The same for ragged tensors.
#include "tfx/strings/elementwise.h"  // IWYU pragma: export
#include "tfx/strings/join.h"         // IWYU pragma: export
// ngrams
#include "tfx/strings/ngrams.h"  // IWYU pragma: export
// split, bytes_split
#include "tfx/strings/split.h"  // IWYU pragma: export
// unicode_decode, unicode_encode, unicode_split, …_with_offsets
#include "tfx/strings/unicode.h"  // IWYU pragma: export

#endif  // TFX_STRINGS_STRINGS_H_
