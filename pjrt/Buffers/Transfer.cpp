//===- Transfer.cpp - Transfers of buffers --------------------------------===//
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/BufferAllocation.h"
#include "pjrt/Buffers/HostStrides.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// From the host
//===----------------------------------------------------------------------===//

static absl::Status fromHost(ClientBufferFromHostBufferArgs &args) {
  auto memory = resolveMemory(args.device, args.memory);
  if (!memory.ok())
    return memory.status();
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.deviceLayout);
  if (!shape.ok())
    return shape.status();
  if (!args.data && shape->numElements())
    return missingArgument("the data of a buffer");
  Strides strides = rowMajor(*shape);
  if (args.numByteStrides) {
    if (!args.byteStrides || args.numByteStrides != args.numDims)
      return absl::InvalidArgumentError(absl::StrCat(
          args.numByteStrides, " strides for ", args.numDims, " dimensions"));
    strides.assign(args.byteStrides, args.byteStrides + args.numByteStrides);
  }
  auto storage = allocate(**memory, *shape);
  if (!storage.ok())
    return storage.status();
  if (char *target = (*storage)->tensor.data()) {
    copyShape(*shape, static_cast<const char *>(args.data), strides, target,
              rowMajor(*shape));
    extendNarrowElements(*shape, target);
  }
  (*storage)->ready->set(absl::OkStatus());
  args.doneWithHostBuffer = toEvent((*storage)->ready);
  args.buffer = new Buffer(**memory, *std::move(shape), *std::move(storage));
  return absl::OkStatus();
}

static absl::Status uninitialized(UninitializedBufferArgs &args) {
  auto memory = resolveMemory(args.device, args.memory);
  if (!memory.ok())
    return memory.status();
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.layout);
  if (!shape.ok())
    return shape.status();
  auto storage = allocate(**memory, *shape);
  if (!storage.ok())
    return storage.status();
  (*storage)->ready->set(absl::OkStatus());
  args.buffer = new Buffer(**memory, *std::move(shape), *std::move(storage));
  return absl::OkStatus();
}

static absl::Status errorBuffer(ErrorBufferArgs &args) {
  auto memory = resolveMemory(nullptr, args.memory);
  if (!memory.ok())
    return memory.status();
  if (args.code == 0)
    return absl::InvalidArgumentError("the error of a buffer has code 0");
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.layout);
  if (!shape.ok())
    return shape.status();
  auto storage = makeStorage(**memory, 0, describeShape(*shape));
  storage->ready->set(toStatus(args.code, args.message, args.messageSize));
  args.buffer = new Buffer(**memory, *std::move(shape), std::move(storage));
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// To the host
//===----------------------------------------------------------------------===//

/// Calls `read` when a storage is ready; the event becomes ready after it.
static Event *whenReady(std::shared_ptr<Storage> storage,
                        const BufferShape &shape,
                        std::function<void(const HostTensor &)> read) {
  auto done = std::make_shared<Completion>();
  Storage &of = *storage;
  of.ready->onReady([storage = std::move(storage), read = std::move(read),
                     shape, done](const absl::Status &status) {
    if (!status.ok() || storage->tensor.data()) {
      if (status.ok())
        read(storage->tensor);
      done->set(status);
      return;
    }
    // Simulated buffers have no bytes.
    if (auto capacity = checkHostMemory(shape.numBytes()); !capacity.ok())
      return done->set(capacity);
    auto zeros = allocateZeros(*elementTypeOf(shape.type), shape.dims);
    if (zeros.ok())
      read(*zeros);
    done->set(zeros.status());
  });
  return toEvent(done);
}

/// Returns an error if an element is outside of a target of `size` bytes.
static absl::Status checkCapacity(const BufferShape &shape,
                                  const Strides &strides, size_t size) {
  if (shape.numElements() == 0)
    return absl::OkStatus();
  if (size < static_cast<size_t>(shape.numBytes()))
    return absl::InvalidArgumentError(absl::StrCat("expected a host buffer of ",
                                                   shape.numBytes(),
                                                   " bytes, found ", size));
  int64_t begin = 0, end = byteSize(*elementTypeOf(shape.type));
  for (auto [dim, stride] : llvm::zip_equal(shape.dims, strides)) {
    int64_t reach;
    int64_t &bound = stride < 0 ? begin : end;
    if (llvm::MulOverflow(dim - 1, stride, reach) ||
        llvm::AddOverflow(bound, reach, bound))
      return absl::InvalidArgumentError(
          absl::StrCat("a layout has a stride of ", stride, " bytes for ", dim,
                       " elements"));
  }
  if (begin < 0 || static_cast<uint64_t>(end) > size)
    return absl::InvalidArgumentError(
        absl::StrCat("a layout puts elements at bytes ", begin, " to ", end,
                     " of the host's memory, of which there are ", size));
  return absl::OkStatus();
}

static absl::Status toHost(BufferToHostBufferArgs &args) {
  const BufferShape &shape = args.source->shape;
  if (!args.target) {
    args.targetSize = static_cast<size_t>(shape.numBytes());
    return absl::OkStatus();
  }
  auto storage = args.source->storageForHost();
  if (!storage.ok())
    return storage.status();
  // Without a layout the order of the reported layout is used.
  auto strides = args.hostLayout
                     ? stridesOf(shape, args.hostLayout)
                     : stridesOf(shape, shape.reportedLayout().minorToMajor);
  if (!strides.ok())
    return strides.status();
  if (auto status = checkCapacity(shape, *strides, args.targetSize);
      !status.ok())
    return status;
  args.event = whenReady(
      *storage, shape,
      [shape, strides = *std::move(strides),
       target = static_cast<char *>(args.target)](const HostTensor &tensor) {
        copyShape(shape, tensor.data(), rowMajor(shape), target, strides);
      });
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Between devices
//===----------------------------------------------------------------------===//

/// Returns a copy of the tensor; simulated tensors have no bytes.
static absl::StatusOr<HostTensor> duplicate(const HostTensor &tensor,
                                            const BufferShape &shape) {
  if (!tensor.data())
    return tensor;
  auto copy = uninitializedTensor(shape);
  if (copy.ok())
    std::memcpy(copy->data(), tensor.data(), shape.numBytes());
  return copy;
}

/// Copies to another memory share the bytes, which nothing writes; each memory
/// counts them. A copy within one memory has its own address.
static absl::StatusOr<Buffer *> copyTo(const Buffer &buffer, Device *device,
                                       Memory *memoryOrNull) {
  auto target = resolveMemory(device, memoryOrNull);
  if (!target.ok())
    return target.status();
  Memory &memory = **target;
  auto source = buffer.storageOrError();
  if (!source.ok())
    return source.status();
  auto made = makeStorageFor(memory, buffer.shape, (*source)->what());
  if (!made.ok())
    return made.status();
  std::shared_ptr<Storage> copy = *std::move(made);
  bool isWithin = buffer.memory == &memory;
  (*source)->ready->onReady([source = *source, copy, isWithin,
                             shape = buffer.shape](const absl::Status &status) {
    if (!status.ok())
      return copy->ready->set(status);
    auto tensor = isWithin ? duplicate(source->tensor, shape) : source->tensor;
    if (tensor.ok())
      copy->setTensor(*tensor);
    copy->ready->set(tensor.status());
  });
  return new Buffer(memory, buffer.shape, std::move(copy));
}

static absl::Status copyToDevice(BufferCopyArgs<Device> &args) {
  auto copy = copyTo(*args.buffer, args.target, nullptr);
  if (copy.ok())
    args.copy = *copy;
  return copy.status();
}

static absl::Status copyToMemory(BufferCopyArgs<Memory> &args) {
  auto copy = copyTo(*args.buffer, nullptr, args.target);
  if (copy.ok())
    args.copy = *copy;
  return copy.status();
}

void addTransferFunctions(Api &api) {
  set<fromHost>(api, Slot::ClientBufferFromHostBuffer);
  set<uninitialized>(api, Slot::ClientCreateUninitializedBuffer);
  set<errorBuffer>(api, Slot::ClientCreateErrorBuffer);
  set<toHost>(api, Slot::BufferToHostBuffer);
  set<copyToDevice>(api, Slot::BufferCopyToDevice);
  set<copyToMemory>(api, Slot::BufferCopyToMemory);
}

} // namespace mlir::gspmd::pjrt
