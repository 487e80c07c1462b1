#include "tfx/c/device_list.h"

#include "tensorflow/c/c_api.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TF_DeviceList* object) noexcept { TF_DeleteDeviceList(object); }

int DeviceList::size() const { return TF_DeviceListCount(get()); }

Device DeviceList::at(int index) const {
  Status status;
  const char* name = TF_DeviceListName(get(), index, status.get());
  status.check();
  const char* type = TF_DeviceListType(get(), index, status.get());
  status.check();
  const int64_t memory = TF_DeviceListMemoryBytes(get(), index, status.get());
  status.check();
  const uint64_t incarnation =
      TF_DeviceListIncarnation(get(), index, status.get());
  status.check();
  return {name, type, memory, incarnation};
}

std::vector<Device> DeviceList::devices() const {
  std::vector<Device> all;
  for (int i = 0; i < size(); ++i) all.push_back(at(i));
  return all;
}

}  // namespace tfx::c
