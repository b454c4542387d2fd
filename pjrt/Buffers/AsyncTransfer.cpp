//===- AsyncTransfer.cpp - Buffers that are filled in chunks --------------===//
//
// The caller gets the buffers immediately and transfers their bytes later, in
// chunks and in any order. A chunk is copied before the call returns.
//
//===----------------------------------------------------------------------===//
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/BufferAllocation.h"
#include "pjrt/Buffers/HostStrides.h"
#include <cstring>

namespace mlir::gspmd::pjrt {

struct TransferManager : Opaque {
  struct Item {
    BufferShape shape;
    std::shared_ptr<Storage> storage;
    /// The bytes of a layout other than row-major, until all have arrived.
    HostTensor staged;
    bool isRetrieved = false, isFilled = false;
  };

  /// Fails the buffers whose bytes have not arrived.
  ~TransferManager() {
    for (Item &item : items)
      item.storage->ready->set(absl::CancelledError(
          "the transfer of a buffer ended before all of its bytes had "
          "arrived"));
  }
  absl::StatusOr<Item *> item(int index) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    if (index >= 0 && size_t(index) < items.size())
      return &items[index];
    return absl::InvalidArgumentError(absl::StrCat(
        "there is no buffer ", index, " of a transfer of ", items.size()));
  }
  /// Returns a buffer that accepts bytes.
  absl::StatusOr<Item *> open(int index) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    auto found = item(index);
    if (found.ok() && (*found)->isFilled)
      return absl::FailedPreconditionError(
          absl::StrCat("buffer ", index,
                       " of a transfer has all its bytes, "
                       "or is an error"));
    return found;
  }

  Memory *memory = nullptr;
  Mutex mutex;
  std::vector<Item> items ABSL_GUARDED_BY(mutex);
};

namespace {

absl::Status create(CreateTransferManagerArgs &args) {
  auto memory = resolveMemory(nullptr, args.memory);
  if (!memory.ok())
    return memory.status();
  if (args.numShapes && !args.shapes)
    return missingArgument("the shapes of buffers");
  if (args.numLayouts && (!args.layouts || args.numLayouts != args.numShapes))
    return absl::InvalidArgumentError(absl::StrCat(
        args.numLayouts, " layouts for ", args.numShapes, " buffers"));
  auto manager = std::make_unique<TransferManager>();
  manager->memory = *memory;
  MutexLock lock(manager->mutex);
  for (size_t i = 0; i < args.numShapes; ++i) {
    const ShapeSpec &spec = args.shapes[i];
    auto shape = shapeFrom(spec.type, spec.dims, spec.numDims,
                           args.numLayouts ? args.layouts[i] : nullptr);
    if (!shape.ok())
      return shape.status();
    auto storage = allocate(**memory, *shape);
    if (!storage.ok())
      return storage.status();
    manager->items.push_back({*std::move(shape), *std::move(storage), {}});
  }
  args.manager = manager.release();
  return absl::OkStatus();
}

absl::Status destroy(ObjectArgs<TransferManager> &args) {
  delete args.object;
  return absl::OkStatus();
}

/// Returns the memory for the bytes of a buffer in its reported layout.
absl::StatusOr<char *> targetFor(TransferManager::Item &item) {
  if (!item.shape.layout)
    return item.storage->tensor.data();
  int64_t bytes = item.shape.numBytesInReportedLayout();
  if (auto status = checkHostMemory(bytes); !status.ok())
    return status;
  if (!item.staged.data()) {
    auto staged = allocateZeros(ElementType::U8, {bytes});
    if (!staged.ok())
      return staged.status();
    item.staged = *std::move(staged);
  }
  return item.staged.data();
}

/// Ends the transfer of a buffer. Returns its completion, which is set without
/// the manager's lock, since callbacks may call the manager.
std::shared_ptr<Completion> fill(TransferManager::Item &item) {
  const BufferShape &shape = item.shape;
  if (item.staged.data() && item.storage->tensor.data())
    shape.layout->unpack(item.staged.data(), shape.dims,
                         byteSize(*elementTypeOf(shape.type)),
                         item.storage->tensor.data());
  if (char *target = item.storage->tensor.data())
    extendNarrowElements(shape, target);
  item.staged = HostTensor();
  item.isFilled = true;
  return item.storage->ready;
}

/// Copies the bytes of a chunk. Returns the completion of the buffer if the
/// chunk is the last one, otherwise null.
absl::StatusOr<std::shared_ptr<Completion>>
receiveData(const TransferDataArgs &args) {
  MutexLock lock(args.manager->mutex);
  auto item = args.manager->open(args.index);
  if (!item.ok())
    return item.status();
  int64_t bytes = (*item)->shape.numBytesInReportedLayout();
  if (args.offset < 0 || args.size < 0 || args.offset > bytes - args.size)
    return absl::InvalidArgumentError(
        absl::StrCat("bytes ", args.offset, " to ", args.offset + args.size,
                     " exceed a buffer of ", bytes));
  if (args.size && !args.data)
    return missingArgument("the bytes of a buffer");
  if ((*item)->storage->tensor.data()) { // null if it is only simulated
    auto target = targetFor(**item);
    if (!target.ok())
      return target.status();
    if (args.size)
      std::memcpy(*target + args.offset, args.data, size_t(args.size));
  }
  return args.isLast ? fill(**item) : nullptr;
}

absl::Status transferData(TransferDataArgs &args) {
  auto filled = receiveData(args);
  if (!filled.ok())
    return filled.status();
  if (*filled)
    (*filled)->set(absl::OkStatus());
  args.done = toEvent(Completion::done());
  return absl::OkStatus();
}

/// Copies a complete tensor. Returns the completion of the buffer.
absl::StatusOr<std::shared_ptr<Completion>>
receiveLiteral(const TransferLiteralArgs &args) {
  MutexLock lock(args.manager->mutex);
  auto item = args.manager->open(args.index);
  if (!item.ok())
    return item.status();
  const BufferShape &shape = (*item)->shape;
  auto literal = shapeFrom(args.type, args.dims, args.numDims, nullptr);
  if (!literal.ok())
    return literal.status();
  if (literal->type != shape.type || literal->dims != shape.dims)
    return absl::InvalidArgumentError(
        absl::StrCat("the tensor for buffer ", args.index,
                     " of a transfer has another type or shape"));
  auto strides = stridesOf(shape, args.layout);
  if (!strides.ok())
    return strides.status();
  if (!args.data && shape.numElements())
    return missingArgument("the data of a buffer");
  if (char *target = (*item)->storage->tensor.data())
    copyShape(shape, static_cast<const char *>(args.data), *strides, target,
              rowMajor(shape));
  (*item)->staged = HostTensor(); // chunks that the tensor replaces
  return fill(**item);
}

absl::Status transferLiteral(TransferLiteralArgs &args) {
  auto filled = receiveLiteral(args);
  if (!filled.ok())
    return filled.status();
  (*filled)->set(absl::OkStatus());
  args.done = toEvent(Completion::done());
  return absl::OkStatus();
}

absl::Status retrieve(TransferItemArgs<Buffer *> &args) {
  MutexLock lock(args.manager->mutex);
  auto item = args.manager->item(args.index);
  if (!item.ok())
    return item.status();
  if (std::exchange((*item)->isRetrieved, true))
    return absl::FailedPreconditionError(absl::StrCat(
        "buffer ", args.index, " of a transfer was retrieved before"));
  args.value =
      new Buffer(*args.manager->memory, (*item)->shape, (*item)->storage);
  return absl::OkStatus();
}

absl::Status targetDevice(ValueArgs<TransferManager, Device *> &args) {
  args.value = args.object->memory->device;
  return absl::OkStatus();
}

absl::Status count(ValueArgs<TransferManager, size_t> &args) {
  MutexLock lock(args.object->mutex);
  args.value = args.object->items.size();
  return absl::OkStatus();
}

absl::Status sizeOf(TransferItemArgs<size_t> &args) {
  MutexLock lock(args.manager->mutex);
  auto item = args.manager->item(args.index);
  if (item.ok())
    args.value = size_t((*item)->shape.numBytesInReportedLayout());
  return item.status();
}

absl::Status setError(TransferErrorArgs &args) {
  std::shared_ptr<Completion> failed; // set without the lock, as in `fill`
  {
    MutexLock lock(args.manager->mutex);
    auto item = args.manager->open(args.index);
    if (!item.ok())
      return item.status();
    if (args.code == 0)
      return absl::InvalidArgumentError("the error of a buffer has code 0");
    (*item)->isFilled = true;
    failed = (*item)->storage->ready;
  }
  failed->set(toStatus(args.code, args.message, args.messageSize));
  return absl::OkStatus();
}

/// Ignores metadata for profiles of transfers, which this plugin does not
/// write.
absl::Status addMetadata(TransferMetadataArgs &) { return absl::OkStatus(); }

} // namespace

void addAsyncTransferFunctions(Api &api) {
  set<create>(api, Slot::ClientCreateBuffersForAsyncHostToDevice);
  set<destroy>(api, Slot::AsyncHostToDeviceTransferManagerDestroy);
  set<transferData>(api, Slot::AsyncHostToDeviceTransferManagerTransferData);
  set<transferLiteral>(api,
                       Slot::AsyncHostToDeviceTransferManagerTransferLiteral);
  set<retrieve>(api, Slot::AsyncHostToDeviceTransferManagerRetrieveBuffer);
  set<targetDevice>(api, Slot::AsyncHostToDeviceTransferManagerDevice);
  set<count>(api, Slot::AsyncHostToDeviceTransferManagerBufferCount);
  set<sizeOf>(api, Slot::AsyncHostToDeviceTransferManagerBufferSize);
  set<setError>(api, Slot::AsyncHostToDeviceTransferManagerSetBufferError);
  set<addMetadata>(api, Slot::AsyncHostToDeviceTransferManagerAddMetadata);
}

} // namespace mlir::gspmd::pjrt
