// tf.data: pipelines of elements. All of the module's headers.
#ifndef TFX_DATA_DATA_H_
#define TFX_DATA_DATA_H_

#include "tfx/data/csv.h"           // IWYU pragma: export
#include "tfx/data/dataset.h"       // IWYU pragma: export
#include "tfx/data/dataset_spec.h"  // IWYU pragma: export
#include "tfx/data/experimental.h"  // IWYU pragma: export
#include "tfx/data/for_dataset.h"   // IWYU pragma: export
#include "tfx/data/generator.h"     // IWYU pragma: export
#include "tfx/data/iterator.h"      // IWYU pragma: export
#include "tfx/data/optional.h"      // IWYU pragma: export
#include "tfx/data/options.h"       // IWYU pragma: export
#include "tfx/data/readers.h"       // IWYU pragma: export

#endif  // TFX_DATA_DATA_H_
