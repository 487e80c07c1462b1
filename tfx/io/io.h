// tf.io: files, and what tensors are in them.
#ifndef TFX_IO_IO_H_
#define TFX_IO_IO_H_

// IWYU pragma: begin_exports
#include "tfx/io/decode.h"       // decode_csv, decode_proto, encode_proto, …
#include "tfx/io/encoding.h"     // decode_raw, serialize_tensor, Base64, …
#include "tfx/io/files.h"        // read_file, write_file, matching_files, …
#include "tfx/io/gfile.h"        // gfile::exists, gfile::copy, …
#include "tfx/io/gfile_file.h"   // gfile::GFile
#include "tfx/io/write_graph.h"  // write_graph
// IWYU pragma: end_exports

#endif  // TFX_IO_IO_H_
