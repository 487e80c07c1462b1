#include "tfx/core/tensor.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <ostream>

#include "tfx/core/array_format.h"
#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/spare_block.h"
#include "tfx/core/symbol.h"
#include "tfx/core/thread_state.h"

namespace tfx {

// Each thread takes numbers by the thousand: tensors are made on all of them.
int64_t internal::next_tensor_id() {
  constexpr int64_t kBlock = 1024;
  static std::atomic<int64_t> next_block{0};
  thread_local int64_t next = 0;
  if (next % kBlock == 0) next = next_block.fetch_add(kBlock) + 1;
  return next++;
}

// The value is in the eager runtime's hands, in host memory, or both: each is
// made from the other when it is first asked for. A symbolic tensor has
// neither.
struct Tensor::Impl {
  explicit Impl(c::TensorHandle value)
      : id(internal::next_tensor_id()),
        handle(std::move(value)),
        has_handle(true) {}
  explicit Impl(c::Tensor value)
      : id(internal::next_tensor_id()),
        known_type(value.type()),
        host(std::move(value)),
        has_host(true) {}

  explicit Impl(Symbol place)
      : id(place.graph->id_of(place.output)),
        known_type(place.output.type()),
        symbol(std::make_unique<const Symbol>(std::move(place))) {}

  static void* operator new(size_t /*size*/) {
    return SpareBlock<Impl>::take();
  }
  static void operator delete(void* block) noexcept {
    SpareBlock<Impl>::give_back(block);
  }

  const c::TensorHandle& eager_handle() const {
    if (!has_handle.load(std::memory_order_acquire)) {
      if (symbol != nullptr) symbol->throw_out_of_scope();
      std::call_once(handed_over, [this] {
        handle = c::TensorHandle(host);
        has_handle.store(true, std::memory_order_release);
      });
    }
    return handle;
  }

  const c::Tensor& host_tensor() const {
    if (!has_host.load(std::memory_order_acquire)) {
      if (symbol != nullptr) symbol->throw_no_value("a value");
      std::call_once(fetched, [this] {
        host = handle.resolve();
        has_host.store(true, std::memory_order_release);
      });
    }
    return host;
  }

  // Asks whichever is there, for what both know.
  template <typename Question>
  auto ask(Question question) const {
    return has_handle.load(std::memory_order_acquire) ? question(handle)
                                                      : question(host);
  }

  // Kept once asked for: C is a call away.
  DType dtype() const {
    c::DataType type = known_type.load(std::memory_order_relaxed);
    if (type == c::DataType::kInvalid) {
      type = ask([](const auto& value) { return value.type(); });
      known_type.store(type, std::memory_order_relaxed);
    }
    return DType(type);
  }

  mutable std::atomic<int64_t> references{1};
  const int64_t id;
  const int64_t made_in = internal::thread_state.graph_number;
  mutable std::atomic<c::DataType> known_type{c::DataType::kInvalid};
  mutable c::TensorHandle handle;
  mutable c::Tensor host;
  mutable std::atomic<bool> has_handle{false};
  mutable std::atomic<bool> has_host{false};
  mutable std::once_flag handed_over;
  mutable std::once_flag fetched;
  const std::unique_ptr<const Symbol> symbol;
};

Tensor::Tensor(c::TensorHandle handle) {
  if (!handle) throw errors::InvalidArgumentError("the handle is empty");
  impl_ = new Impl(std::move(handle));
}

Tensor::Tensor(const c::Tensor& value) : Tensor(c::TensorHandle(value)) {}

Tensor::Tensor(c::Tensor&& value) : impl_(new Impl(std::move(value))) {}

Tensor::Tensor(Symbol symbol) : impl_(new Impl(std::move(symbol))) {}

const Symbol* Tensor::symbol() const noexcept {
  return impl_ == nullptr ? nullptr : impl_->symbol.get();
}

bool Tensor::is_same_output(const Tensor& other) const noexcept {
  return impl_ != nullptr && other.impl_ != nullptr &&
         impl_->id == other.impl_->id;
}

void Tensor::retain() const noexcept {
  if (impl_ != nullptr) {
    impl_->references.fetch_add(1, std::memory_order_relaxed);
  }
}

void Tensor::drop() noexcept {
  if (impl_ == nullptr) return;
  // The only reference needs no bus lock to find that out.
  if (impl_->references.load(std::memory_order_acquire) == 1 ||
      impl_->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    delete impl_;
  }
}

void Tensor::throw_none() {
  throw ValueError("there is no tensor here (None)");
}

int64_t Tensor::id() const { return checked().id; }

int64_t Tensor::made_in() const { return checked().made_in; }

TensorRef Tensor::ref() const {
  checked();
  return TensorRef(*this);
}

std::string Tensor::name() const {
  if (const Symbol* symbol = checked().symbol.get()) return symbol->name();
  throw RuntimeError(
      "Tensor.name is undefined when eager execution is enabled.");
}

DType Tensor::dtype() const { return checked().dtype(); }

TensorShape Tensor::shape() const {
  if (const Symbol* symbol = checked().symbol.get()) return symbol->shape();
  return checked().ask([](const auto& value) { return value.shape(); });
}

int Tensor::rank() const {
  if (const Symbol* symbol = checked().symbol.get()) {
    return symbol->shape().view().rank();
  }
  return checked().ask([](const auto& value) { return value.rank(); });
}

void Tensor::set_shape(const TensorShape& shape) const {
  const TensorShape mine = this->shape();
  if (mine.is_compatible_with(shape)) {
    if (const Symbol* symbol = impl_->symbol.get()) {
      symbol->graph->graph.set_shape(symbol->output, shape.view());
    }
    return;
  }
  throw ValueError("Tensor's shape " + mine.str() +
                   " is not compatible with supplied shape " + shape.str() +
                   ".");
}

int64_t Tensor::len() const {
  if (const Symbol* symbol = checked().symbol.get()) {
    throw TypeError("len is not well defined for a symbolic Tensor (" +
                    symbol->name() +
                    "). Please call `x.shape` rather than `len(x)` for shape "
                    "information.");
  }
  if (rank() == 0) throw TypeError("Scalar tensor has no `len()`");
  return checked().ask([](const auto& value) { return value.dim(0); });
}

TensorIterator Tensor::begin() const {
  if (const Symbol* symbol = checked().symbol.get()) {
    symbol->throw_no_value("a range to iterate over");
  }
  if (rank() == 0) throw TypeError("Cannot iterate over a scalar tensor.");
  return {*this, 0};
}

TensorIterator Tensor::end() const { return {*this, len()}; }

std::string Tensor::device() const {
  if (const Symbol* symbol = checked().symbol.get()) {
    return symbol->output.operation.device();
  }
  return checked().eager_handle().device_name();
}

std::string Tensor::backing_device() const {
  return checked().eager_handle().backing_device_name();
}

// An op and not C's copy, so that it is seen where ops are seen.
Tensor Tensor::copy_to(const std::string& device) const {
  checked();
  for (const c::Device& each : Context::instance().devices()) {
    if (!each.name.ends_with("/device:" + device)) continue;
    const DeviceScope scope = tfx::device(each.name);
    return execute_one("Identity", {*this});
  }
  throw RuntimeError(device + " unknown device.");
}

Tensor Tensor::cpu() const { return copy_to("CPU:0"); }

Tensor Tensor::gpu(int index) const {
  return copy_to("GPU:" + std::to_string(index));
}

const c::TensorHandle& Tensor::handle() const {
  return checked().eager_handle();
}

const c::Tensor& Tensor::host() const { return checked().host_tensor(); }

std::string_view Tensor::string_at(int64_t index) const {
  check_dtype(tfx::string);
  return host().string_at(index);
}

void Tensor::check_dtype(DType wanted) const {
  if (dtype() == wanted) return;
  throw TypeError("a tensor of dtype " + dtype().name() +
                  " was asked for elements of " + wanted.name());
}

void Tensor::check_one_element() const {
  if (is_symbolic()) symbol()->throw_no_value("a C++ value");
  if (checked().ask([](const auto& value) { return value.element_count(); }) ==
      1) {
    return;
  }
  throw ValueError(
      "can only convert an array of size 1 to a scalar; this one "
      "has shape " +
      shape().str());
}

np::NDArray Tensor::numpy() const {
  if (is_symbolic()) symbol()->throw_no_value("a NumPy array or a number");
  return np::NDArray(*this);
}

Tensor::operator bool() const {
  if (is_symbolic()) symbol()->throw_no_value("a C++ bool");
  const np::NDArray array = numpy();
  return array.size() > 0 && static_cast<bool>(array);
}

Tensor::operator int() const { return numpy(); }

Tensor::operator int64_t() const { return numpy(); }

Tensor::operator float() const { return numpy(); }

Tensor::operator double() const { return numpy(); }

std::string Tensor::str() const {
  return is_symbolic() ? symbol()->str() : tensor_str(host());
}

std::string Tensor::repr() const {
  return is_symbolic() ? symbol()->repr() : tensor_repr(host());
}

std::ostream& operator<<(std::ostream& stream, const Tensor& tensor) {
  return stream << tensor.str();
}

}  // namespace tfx
