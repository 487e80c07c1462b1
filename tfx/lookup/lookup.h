// tf.lookup.
#ifndef TFX_LOOKUP_LOOKUP_H_
#define TFX_LOOKUP_LOOKUP_H_

// KeyValueTensorInitializer, TextFileIndex, TextFileInitializer
#include "tfx/lookup/initializers.h"  // IWYU pragma: export
// LookupTable, the base class of tables
#include "tfx/lookup/lookup_table.h"  // IWYU pragma: export
// experimental: DenseHashTable, MutableHashTable
#include "tfx/lookup/mutable_tables.h"  // IWYU pragma: export
// StaticHashTable, StaticVocabularyTable
#include "tfx/lookup/static_tables.h"  // IWYU pragma: export

#endif  // TFX_LOOKUP_LOOKUP_H_
