// DeviceList: the devices of a session or a context (TF_DeviceList).
#ifndef TFX_C_DEVICE_LIST_H_
#define TFX_C_DEVICE_LIST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/c/owner.h"

namespace tfx::c {

struct Device {
  std::string name;  // "/job:localhost/replica:0/task:0/device:CPU:0"
  std::string type;  // "CPU"
  int64_t memory_bytes;
  uint64_t incarnation;
};

class DeviceList : public Owner<TF_DeviceList> {
 public:
  // Takes ownership of `adopted`.
  explicit DeviceList(TF_DeviceList* adopted) noexcept : Owner(adopted) {}

  int size() const;  ///< Wraps TF_DeviceListCount
  // Throws InvalidArgumentError for an index out of range.
  Device at(int index) const;  ///< Wraps TF_DeviceListName, TF_DeviceListType
  std::vector<Device> devices() const;
};

}  // namespace tfx::c

#endif  // TFX_C_DEVICE_LIST_H_
