//===- BufferAllocation.cpp - New buffers ---------------------------------===//
#include "pjrt/Buffers/BufferAllocation.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/HostStrides.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::pjrt {

absl::StatusOr<Memory *> resolveMemory(Device *device, Memory *memory) {
  const Device *owner = memory ? memory->device : device;
  if (owner && !owner->isAddressable())
    return absl::InvalidArgumentError(
        absl::StrCat("device ", owner->description->id, " belongs to process ",
                     owner->description->process, ", not to this one, ",
                     owner->client->process()));
  if (memory)
    return memory;
  if (device)
    return device->memories.front();
  return missingArgument("a device or a memory");
}

/// Sets the reported layout of `shape` to the requested one.
static absl::Status setDeviceLayout(BufferShape &shape,
                                    const MemoryLayout *layout) {
  if (!layout)
    return absl::OkStatus();
  if (layout->kind == LayoutKind::Tiled) {
    auto layoutOnDevice =
        BufferLayout::fromTiledLayout(layout->tiled, shape.dims.size());
    if (!layoutOnDevice.ok())
      return layoutOnDevice.status();
    shape.setLayout(*std::move(layoutOnDevice));
    return absl::OkStatus();
  }
  auto strides = stridesOf(shape, layout);
  if (strides.ok() && *strides != rowMajor(shape))
    return absl::UnimplementedError(
        "device layouts with strides that are not row-major are not supported; "
        "specify the order of dimensions");
  return strides.status();
}

absl::StatusOr<HostTensor> uninitializedTensor(const BufferShape &shape) {
  return allocateTensor(*elementTypeOf(shape.type), shape.dims);
}

/// Returns the number of bits of a type of less than a byte; 0 for others.
static unsigned narrowBits(BufferType type) {
  switch (type) {
  case BufferType::S2:
  case BufferType::U2:
    return 2;
  case BufferType::S4:
  case BufferType::U4:
  case BufferType::F4E2M1FN:
    return 4;
  default:
    return 0;
  }
}

bool isNarrow(BufferType type) { return narrowBits(type) != 0; }

void extendNarrowElements(const BufferShape &shape, char *data) {
  unsigned bits = narrowBits(shape.type);
  if (!bits)
    return;
  bool isSigned = shape.type == BufferType::S2 || shape.type == BufferType::S4;
  for (char &element : llvm::MutableArrayRef(data, shape.numElements())) {
    auto low = static_cast<uint8_t>(element) & ((1U << bits) - 1);
    element = static_cast<char>(isSigned ? llvm::SignExtend32(low, bits) : low);
  }
}

absl::StatusOr<BufferShape> shapeFrom(BufferType type, const int64_t *dims,
                                      size_t numDims,
                                      const MemoryLayout *layout) {
  if (numDims && !dims)
    return missingArgument("the sizes of a buffer");
  BufferShape shape{type, {dims, dims + numDims}, /*layout=*/{}};
  if (auto status = shape.check(); !status.ok())
    return status;
  if (auto status = setDeviceLayout(shape, layout); !status.ok())
    return status;
  return shape;
}

AllocationName describeShape(const BufferShape &shape) {
  return std::make_shared<const std::string>(
      "array of the script: " +
      typeString(*elementTypeOf(shape.type), shape.dims));
}

absl::StatusOr<std::shared_ptr<Storage>> allocate(Memory &memory,
                                                  const BufferShape &shape) {
  bool simulates = memory.device->client->modes.simulates;
  if (auto status =
          simulates ? absl::OkStatus() : checkHostMemory(shape.numBytes());
      !status.ok())
    return status;
  auto storage = makeStorageFor(memory, shape, describeShape(shape));
  if (!storage.ok() || simulates)
    return storage;
  auto tensor = uninitializedTensor(shape);
  if (!tensor.ok())
    return tensor.status();
  (*storage)->setTensor(*std::move(tensor));
  return storage;
}

} // namespace mlir::gspmd::pjrt
