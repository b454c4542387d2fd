//===- Buffer.cpp - Buffers -----------------------------------------------===//
#include "pjrt/Buffers/Buffer.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/BufferAllocation.h"
#include "pjrt/Callbacks/HostCallbacks.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

Storage::Storage(std::shared_ptr<MemoryUsage> memory, int64_t bytes,
                 AllocationName what, Storage *donor,
                 std::shared_ptr<Completion> ready)
    : ready(std::move(ready)), use(std::move(memory)),
      allocation{std::move(what), bytes} {
  if (donor && donor->use == use)
    use->transfer(donor->allocation, allocation);
  else
    use->add(allocation);
}

Storage::~Storage() { removeFromUsage(); }

void Storage::setSource(std::shared_ptr<Storage> aliased) {
  aliased = aliased->counted();
  MutexLock lock(mutex);
  // In this order: removeFromUsage writes and reads them in the other one.
  isAlias = true;
  if (!isCounted) // its buffers are deleted
    return;
  aliased->addOwner();
  source = std::move(aliased);
}

std::shared_ptr<Storage> Storage::sourceOfAlias() {
  if (!isAlias.load(std::memory_order_acquire))
    return nullptr;
  MutexLock lock(mutex);
  return source;
}

std::shared_ptr<Storage> Storage::counted() {
  std::shared_ptr<Storage> aliased = sourceOfAlias();
  return aliased ? aliased : shared_from_this();
}

void Storage::removeFromUsage() {
  if (!isCounted.exchange(false))
    return;
  use->remove(allocation);
  if (!isAlias)
    return;
  std::shared_ptr<Storage> aliased; // released without the lock
  {
    MutexLock lock(mutex);
    aliased.swap(source);
  }
  if (aliased)
    aliased->removeOwner();
}

void Storage::setTensor(HostTensor value) {
  MutexLock lock(mutex);
  tensor = std::move(value);
  hasTensor = true;
  if (!views || !views->reserved)
    return;
  const auto &[shape, bytes] = *views->reserved;
  if (shape.layout) {
    shape.layout->pack(tensor.data(), shape.dims, byteSize(tensor.type()),
                       bytes.data());
    views->copies.try_emplace(shape.layout->toString(), bytes);
  } else {
    llvm::copy(tensor.as<char>(), bytes.data());
    tensor = bytes;
  }
  views->reserved.reset();
}

absl::StatusOr<HostTensor>
Storage::allocateCopy(const BufferShape &shape) const {
  int64_t bytes = shape.numBytesInReportedLayout(),
          element = byteSize(*elementTypeOf(shape.type));
  if (auto status = checkHostMemory(bytes); !status.ok())
    return status;
  if (int64_t bits = shape.layout->elementBits; bits && bits != 8 * element)
    return absl::UnimplementedError(absl::StrCat(
        "the bytes of an array with elements of ", bits,
        " bits in its layout are not available; elements have ", element,
        " bytes: copy the array to the host, or use a layout without E"));
  return allocateZeros(ElementType::U8, {bytes});
}

absl::StatusOr<const char *>
Storage::bytesInReportedLayout(const BufferShape &shape) {
  if (!shape.layout || !tensor.data())
    return tensor.data();
  MutexLock lock(mutex);
  std::string layout = shape.layout->toString();
  auto &copies = hostViews().copies;
  if (auto it = copies.find(layout); it != copies.end())
    return it->second.data();
  auto copy = allocateCopy(shape);
  if (!copy.ok())
    return copy.status();
  shape.layout->pack(tensor.data(), shape.dims, byteSize(tensor.type()),
                     copy->data());
  return copies.try_emplace(std::move(layout), *std::move(copy))
      .first->second.data();
}

absl::StatusOr<const char *>
Storage::addressInReportedLayout(const BufferShape &shape) {
  {
    MutexLock lock(mutex);
    if (views && views->reserved)
      return views->reserved->bytes.data();
    bool isPending = !ready->isReady();
    if (isPending && hasTensor && !shape.layout)
      return tensor.data();
    if (isPending && !hasTensor) {
      auto bytes =
          shape.layout ? allocateCopy(shape) : uninitializedTensor(shape);
      if (!bytes.ok())
        return bytes.status();
      return hostViews()
          .reserved.emplace(Reserved{shape, *std::move(bytes)})
          .bytes.data();
    }
  }
  if (auto status = ready->await(); !status.ok())
    return status;
  return bytesInReportedLayout(shape);
}

std::shared_ptr<Storage> makeStorage(const Memory &memory, int64_t bytes,
                                     AllocationName what, Storage *donor) {
  return std::make_shared<Storage>(memory.use, bytes, std::move(what), donor);
}

absl::StatusOr<std::shared_ptr<Storage>>
makeStorageFor(const Memory &memory, const BufferShape &shape,
               AllocationName what) {
  MutexLock lock(memory.device->client->memoryMutex);
  if (auto status = memory.use->checkCapacity(shape.numBytes(),
                                              memory.use->current(), *what);
      !status.ok())
    return status;
  return makeStorage(memory, shape.numBytes(), std::move(what));
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

static std::vector<int64_t> dimsOf(const BufferLayout &layout) {
  std::vector<int64_t> dims;
  for (const std::vector<int64_t> &tile : layout.tiles)
    dims.insert(dims.end(), tile.begin(), tile.end());
  return dims;
}

static std::vector<size_t> ranksOf(const BufferLayout &layout) {
  std::vector<size_t> ranks;
  for (const std::vector<int64_t> &tile : layout.tiles)
    ranks.push_back(tile.size());
  return ranks;
}

Buffer::Buffer(Memory &memory, BufferShape bufferShape,
               std::shared_ptr<Storage> storage)
    : memory(&memory), shape(std::move(bufferShape)),
      current(std::move(storage)) {
  current->addOwner();
}

const Buffer::ReportedLayout &Buffer::reportedLayout() const {
  MutexLock lock(mutex);
  if (!reported) {
    BufferLayout layout = shape.reportedLayout();
    std::vector<int64_t> dims = dimsOf(layout);
    std::vector<size_t> ranks = ranksOf(layout);
    reported = std::make_unique<const ReportedLayout>(
        ReportedLayout{std::move(layout), std::move(dims), std::move(ranks)});
  }
  return *reported;
}

Buffer::~Buffer() { remove(); }

std::shared_ptr<Storage> Buffer::storage() const {
  MutexLock lock(mutex);
  return current;
}

static absl::Status deletedError() {
  return absl::InvalidArgumentError("Buffer has been deleted or donated");
}

absl::StatusOr<std::shared_ptr<Storage>> Buffer::storageOrError() const {
  if (auto storage = this->storage())
    return storage;
  return deletedError();
}

absl::StatusOr<std::shared_ptr<Storage>> Buffer::storageForHost() const {
  auto storage = storageOrError();
  if (storage.ok() && isWorkerBlocked() && !(*storage)->ready->isReady())
    return absl::FailedPreconditionError(
        "a Python callback reads an array that becomes ready only after the "
        "program of the callback has ended; wait for the array before running "
        "that program");
  return storage;
}

Event *Buffer::readyEvent() const {
  MutexLock lock(mutex);
  return toEvent(current ? current->ready : Completion::done(deletedError()));
}

void Buffer::remove() {
  std::shared_ptr<Storage> last; // destroyed without the lock
  {
    MutexLock lock(mutex);
    last.swap(current);
    deleted.store(true, std::memory_order_release);
  }
  if (last)
    last->removeOwner();
}

absl::Status Buffer::addReader() {
  auto storage = storageForHost();
  if (!storage.ok())
    return storage.status();
  if (auto status = (*storage)->ready->await(); !status.ok())
    return status;
  MutexLock lock(mutex);
  read.push_back(*std::move(storage));
  return absl::OkStatus();
}

void Buffer::dropReader() {
  std::shared_ptr<Storage> last; // destroyed without the lock
  MutexLock lock(mutex);
  if (read.empty())
    return;
  last = std::move(read.back());
  read.pop_back();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static absl::Status destroyBuffer(BufferDestroyArgs &args) {
  delete args.buffer;
  return absl::OkStatus();
}

static absl::Status deleteBuffer(ObjectArgs<Buffer> &args) {
  args.object->remove();
  return absl::OkStatus();
}

static absl::Status isDeleted(BufferIsDeletedArgs &args) {
  args.isDeleted = args.buffer->isDeleted();
  return absl::OkStatus();
}

static absl::Status elementType(ValueArgs<Buffer, BufferType> &args) {
  args.value = args.object->shape.type;
  return absl::OkStatus();
}

static absl::Status dimensions(ListArgs<Buffer, const int64_t> &args) {
  args.list = args.object->shape.dims.data();
  args.size = args.object->shape.dims.size();
  return absl::OkStatus();
}

static absl::Status noDynamicDims(ListArgs<Buffer, size_t> &args) {
  args.list = nullptr;
  args.size = 0;
  return absl::OkStatus();
}

static absl::Status layoutOf(BufferMemoryLayoutArgs &args) {
  args.layout = MemoryLayout();
  const auto &[layout, tileDims, tileRanks] = args.buffer->reportedLayout();
  args.layout.tiled.minorToMajor = layout.minorToMajor.data();
  args.layout.tiled.minorToMajorSize = layout.minorToMajor.size();
  args.layout.tiled.tileDims = tileDims.data();
  args.layout.tiled.tileDimSizes = tileRanks.data();
  args.layout.tiled.numTiles = tileRanks.size();
  return absl::OkStatus();
}

static absl::Status sizeOnDevice(ValueArgs<Buffer, size_t> &args) {
  args.value =
      static_cast<size_t>(args.object->shape.numBytesInReportedLayout());
  return absl::OkStatus();
}

static absl::Status deviceOfBuffer(ValueArgs<Buffer, Device *> &args) {
  args.value = args.object->memory->device;
  return absl::OkStatus();
}

static absl::Status memoryOf(ValueArgs<Buffer, Memory *> &args) {
  args.value = args.object->memory;
  return absl::OkStatus();
}

/// Callers may read the bytes in place, as nothing writes them; simulated
/// buffers have none.
static absl::Status isOnCpu(ValueArgs<Buffer, bool> &args) {
  args.value = !args.object->memory->device->client->modes.simulates;
  return absl::OkStatus();
}

static absl::Status readyEvent(ValueArgs<Buffer, Event *> &args) {
  args.value = args.object->readyEvent();
  return absl::OkStatus();
}

/// Does not wait for the bytes: the caller may hold the lock of Python, which a
/// callback of the program that computes them needs.
template <typename PointerT>
static absl::Status address(ValueArgs<Buffer, PointerT> &args) {
  auto storage = args.object->storageOrError();
  if (!storage.ok())
    return storage.status();
  const BufferShape &shape = args.object->shape;
  bool simulates = args.object->memory->device->client->modes.simulates;
  absl::StatusOr<const char *> bytes = nullptr;
  if (!simulates)
    bytes = (*storage)->addressInReportedLayout(shape);
  if (!bytes.ok())
    return bytes.status();
  if (simulates && shape.numBytes())
    return absl::FailedPreconditionError(
        "the address of an array is undefined where nothing is computed "
        "(GSPMD_SIMULATE): it has no bytes");
  args.value = (PointerT)*bytes;
  return absl::OkStatus();
}

static absl::Status countReference(ObjectArgs<Buffer> &args) {
  return args.object->addReader();
}
static absl::Status dropReference(ObjectArgs<Buffer> &args) {
  args.object->dropReader();
  return absl::OkStatus();
}

void addBufferFunctions(Api &api) {
  set<destroyBuffer>(api, Slot::BufferDestroy);
  set<deleteBuffer>(api, Slot::BufferDelete);
  set<isDeleted>(api, Slot::BufferIsDeleted);
  set<elementType>(api, Slot::BufferElementType);
  set<dimensions>(api, Slot::BufferDimensions);
  set<dimensions>(api, Slot::BufferUnpaddedDimensions);
  set<noDynamicDims>(api, Slot::BufferDynamicDimensionIndices);
  set<layoutOf>(api, Slot::BufferGetMemoryLayout);
  set<sizeOnDevice>(api, Slot::BufferOnDeviceSizeInBytes);
  set<deviceOfBuffer>(api, Slot::BufferDevice);
  set<memoryOf>(api, Slot::BufferMemory);
  set<isOnCpu>(api, Slot::BufferIsOnCpu);
  set<readyEvent>(api, Slot::BufferReadyEvent);
  set<address<uintptr_t>>(api, Slot::BufferUnsafePointer);
  set<address<void *>>(api, Slot::BufferOpaqueDeviceMemoryDataPointer);
  set<countReference>(api, Slot::BufferIncreaseExternalReferenceCount);
  set<dropReference>(api, Slot::BufferDecreaseExternalReferenceCount);
}

} // namespace mlir::gspmd::pjrt
