// tf.lookup: all of it.
#ifndef TFX_LOOKUP_LOOKUP_H_
#define TFX_LOOKUP_LOOKUP_H_

// KeyValueTensorInitializer, TextFileIndex, TextFileInitializer
#include "tfx/lookup/initializers.h"  // IWYU pragma: export
// What tables have in common.
#include "tfx/lookup/lookup_table.h"  // IWYU pragma: export
// experimental: DenseHashTable, MutableHashTable
#include "tfx/lookup/mutable_tables.h"  // IWYU pragma: export
// StaticHashTable, StaticVocabularyTable
#include "tfx/lookup/static_tables.h"  // IWYU pragma: export

#endif  // TFX_LOOKUP_LOOKUP_H_
