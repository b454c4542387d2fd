//===- RawTransfer.cpp - Bytes of buffers as they lie ---------------------===//
#include "absl/strings/str_cat.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/Buffer.h"
#include <cstring>

namespace mlir::gspmd::pjrt {
namespace {

/// Some of the bytes of a buffer, as it is told to lie.
struct RawPart {
  std::shared_ptr<Storage> storage;
  BufferShape shape;
  int64_t offset, size;

  /// Once the storage is ready.
  absl::Status copyTo(void *target) const {
    if (size == 0)
      return absl::OkStatus();
    if (!target)
      return missingArgument("a place for the bytes of a buffer");
    auto bytes = storage->bytesInReportedLayout(shape);
    if (!bytes.ok())
      return bytes.status();
    if (*bytes)
      std::memcpy(target, *bytes + offset, size_t(size));
    else // what was only simulated
      std::memset(target, 0, size_t(size));
    return absl::OkStatus();
  }

  /// When the storage is ready; `done` then has what became of it.
  void copyWhenReady(void *target, std::shared_ptr<Completion> done) const {
    storage->ready->onReady(
        [part = *this, target, done](const absl::Status &status) {
          done->set(status.ok() ? part.copyTo(target) : status);
        });
  }
};

absl::StatusOr<RawPart> partOf(const Buffer &buffer, int64_t offset,
                               int64_t size) {
  auto storage = buffer.storageForHost();
  if (!storage.ok())
    return storage.status();
  int64_t bytes = buffer.shape.numBytesInReportedLayout();
  if (offset < 0 || size < 0 || offset > bytes - size)
    return absl::InvalidArgumentError(
        absl::StrCat("bytes ", offset, " to ", offset + size,
                     " are wanted of a buffer of ", bytes));
  return RawPart{*std::move(storage), buffer.shape, offset, size};
}

absl::Status rawToHost(BufferCopyRawToHostArgs &args) {
  auto part = partOf(*args.buffer, args.offset, args.size);
  if (!part.ok())
    return part.status();
  auto done = std::make_shared<Completion>();
  part->copyWhenReady(args.target, done);
  args.event = toEvent(std::move(done));
  return absl::OkStatus();
}

/// Until the caller has a place for the bytes.
struct PendingCopy {
  RawPart part;
  std::shared_ptr<Completion> done = std::make_shared<Completion>();
};

/// The caller calls it once.
void giveTarget(RawTargetArgs *args) {
  std::unique_ptr<PendingCopy> pending(static_cast<PendingCopy *>(args->data));
  if (args->code)
    pending->done->set(toStatus(args->code, args->message, args->messageSize));
  else
    pending->part.copyWhenReady(args->target, pending->done);
}

absl::Status rawToHostLater(BufferCopyRawToHostFutureArgs &args) {
  auto part = partOf(*args.buffer, args.offset, args.size);
  if (!part.ok())
    return part.status();
  auto *pending = new PendingCopy{*std::move(part)};
  args.event = toEvent(pending->done);
  args.data = pending;
  args.giveTarget = giveTarget;
  return absl::OkStatus();
}

} // namespace

void addRawTransferFunctions(Api &api) {
  set<rawToHost>(api, Slot::BufferCopyRawToHost);
  set<rawToHostLater>(api, Slot::BufferCopyRawToHostFuture);
}

} // namespace mlir::gspmd::pjrt
