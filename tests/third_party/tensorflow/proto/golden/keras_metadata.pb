
:root"_tf_keras_sequential*{"name": "sequential"}2