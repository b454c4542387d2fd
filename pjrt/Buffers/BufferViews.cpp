//===- BufferViews.cpp - Aliases of existing bytes ------------------------===//
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/BufferAllocation.h"

namespace mlir::gspmd::pjrt {

/// A buffer that becomes an alias of another one.
struct AliasPromise {
  BufferShape shape;
  std::shared_ptr<Storage> storage;
};

namespace {

int64_t elementBytes(const BufferShape &shape) {
  return byteSize(*elementTypeOf(shape.type));
}

/// Returns the tensor of bytes in the reported layout of `shape`.
absl::StatusOr<HostTensor> tensorIn(std::shared_ptr<char> bytes,
                                    const BufferShape &shape) {
  constexpr uintptr_t kAlignment = 64; // required by programs
  auto address = reinterpret_cast<uintptr_t>(bytes.get());
  if (!shape.numElements()) // the address may be null
    return uninitializedTensor(shape);
  if (!shape.layout && address % kAlignment == 0 && !isNarrow(shape.type))
    return HostTensor::inside(std::move(bytes), *elementTypeOf(shape.type),
                              shape.dims);
  auto copy = uninitializedTensor(shape);
  if (!copy.ok())
    return copy;
  shape.reportedLayout().unpack(bytes.get(), shape.dims, elementBytes(shape),
                                copy->data());
  extendNarrowElements(shape, copy->data());
  return copy;
}

/// Makes `target` an alias of `source` once that is ready without an error. The
/// bytes are counted as long as either exists.
void alias(std::shared_ptr<Storage> source, const BufferShape &from,
           const BufferShape &shape, const std::shared_ptr<Storage> &target) {
  target->setSource(source);
  Storage &of = *source;
  of.ready->onReady([source = std::move(source), from, shape,
                     target](const absl::Status &status) {
    if (!status.ok() || !source->tensor.data())
      return target->ready->set(status);
    auto bytes = source->bytesInReportedLayout(from);
    if (!bytes.ok())
      return target->ready->set(bytes.status());
    auto tensor = tensorIn(
        std::shared_ptr<char>(source, const_cast<char *>(*bytes)), shape);
    if (tensor.ok())
      target->setTensor(*tensor);
    target->ready->set(tensor.status());
  });
}

absl::Status viewOf(ViewOfDeviceBufferArgs &args) {
  auto memory = resolveMemory(args.device, args.memory);
  if (!memory.ok())
    return memory.status();
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.layout);
  if (!shape.ok())
    return shape.status();
  if (args.stream)
    return absl::InvalidArgumentError(
        "views cannot wait for a stream; devices of gspmd have none");
  if (!args.data && shape->numElements())
    return missingArgument("the bytes of a view");
  std::shared_ptr<char> bytes(
      static_cast<char *>(args.data),
      [done = args.done, userArg = args.userArg](char *data) {
        if (done)
          done(data, userArg);
      });
  auto storage = makeStorage(**memory, 0, describeShape(*shape));
  if (!(*memory)->device->client->modes.simulates) {
    auto tensor = tensorIn(std::move(bytes), *shape);
    if (!tensor.ok())
      return tensor.status();
    storage->setTensor(*std::move(tensor));
  }
  storage->ready->set(absl::OkStatus());
  args.buffer = new Buffer(**memory, *std::move(shape), std::move(storage));
  return absl::OkStatus();
}

absl::Status bitcast(BufferBitcastArgs &args) {
  auto source = args.buffer->storageOrError();
  if (!source.ok())
    return source.status();
  const BufferShape &from = args.buffer->shape;
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.layout);
  if (!shape.ok())
    return shape.status();
  if (shape->numBytesInReportedLayout() != from.numBytesInReportedLayout())
    return absl::InvalidArgumentError(
        absl::StrCat("a buffer of ", from.numBytesInReportedLayout(),
                     " bytes cannot be viewed as one of ",
                     shape->numBytesInReportedLayout()));
  Memory &memory = *args.buffer->memory;
  auto storage = makeStorage(memory, 0, describeShape(*shape));
  alias(*std::move(source), from, *shape, storage);
  args.result = new Buffer(memory, *std::move(shape), std::move(storage));
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Aliases
//===----------------------------------------------------------------------===//

absl::Status createAlias(CreateAliasArgs &args) {
  auto memory = resolveMemory(nullptr, args.memory);
  if (!memory.ok())
    return memory.status();
  auto shape = shapeFrom(args.type, args.dims, args.numDims, args.layout);
  if (!shape.ok())
    return shape.status();
  auto storage = makeStorage(**memory, 0, describeShape(*shape));
  args.promise = new AliasPromise{*shape, storage};
  args.alias = new Buffer(**memory, *std::move(shape), std::move(storage));
  return absl::OkStatus();
}

absl::Status fulfillAlias(FulfillAliasArgs &args) {
  if (!args.promise)
    return missingArgument("the promise of an alias");
  std::unique_ptr<AliasPromise> promise(args.promise);
  auto fail = [&](absl::Status status) {
    promise->storage->ready->set(status);
    return status;
  };
  if (args.code) {
    (void)fail(toStatus(args.code, args.message, args.messageSize));
    return absl::OkStatus();
  }
  if (!args.buffer)
    return fail(missingArgument("the buffer of an alias"));
  auto source = args.buffer->storageOrError();
  if (!source.ok())
    return fail(source.status());
  const BufferShape &from = args.buffer->shape;
  if (from.type != promise->shape.type || from.dims != promise->shape.dims ||
      from.reportedLayout().toString() !=
          promise->shape.reportedLayout().toString())
    return fail(absl::InvalidArgumentError(
        "the buffer of an alias has another type, layout or shape"));
  alias(*std::move(source), from, promise->shape, promise->storage);
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Buffers that wait for something else
//===----------------------------------------------------------------------===//

/// Called once by the caller with its completion.
void setReady(DependencyReadyArgs *args) {
  std::unique_ptr<std::shared_ptr<Completion>> waited(
      static_cast<std::shared_ptr<Completion> *>(args->data));
  (*waited)->set(toStatus(args->code, args->message, args->messageSize));
}

/// Deletes the buffer; a new one with its bytes becomes ready when the caller
/// signals it.
absl::Status donate(BufferDonateArgs &args) {
  Memory &memory = *args.buffer->memory;
  // The lock prevents that two threads donate the same buffer.
  MutexLock lock(memory.device->client->memoryMutex);
  auto source = args.buffer->storageOrError();
  if (!source.ok())
    return source.status();
  const BufferShape &shape = args.buffer->shape;
  std::shared_ptr<Storage> counted = (*source)->counted();
  bool isAlias = counted != *source;
  auto storage =
      makeStorage(memory, isAlias ? 0 : shape.numBytes(), (*source)->what(),
                  isAlias ? nullptr : source->get());
  if (isAlias)
    storage->setSource(std::move(counted));
  auto waited = std::make_shared<Completion>();
  waited->onReady([source = *source, storage](const absl::Status &status) {
    if (!status.ok())
      return storage->ready->set(status);
    source->ready->onReady([source, storage](const absl::Status &status) {
      if (status.ok())
        storage->setTensor(source->tensor);
      storage->ready->set(status);
    });
  });
  args.result = new Buffer(memory, shape, std::move(storage));
  args.data = new std::shared_ptr<Completion>(std::move(waited));
  args.setReady = setReady;
  args.buffer->remove();
  return absl::OkStatus();
}

} // namespace

void addBufferViewFunctions(Api &api) {
  set<viewOf>(api, Slot::ClientCreateViewOfDeviceBuffer);
  set<bitcast>(api, Slot::BufferBitcast);
  set<createAlias>(api, Slot::ClientCreateAliasBuffer);
  set<fulfillAlias>(api, Slot::ClientFulfillAliasBuffer);
  set<donate>(api, Slot::BufferDonateWithControlDependency);
}

} // namespace mlir::gspmd::pjrt
