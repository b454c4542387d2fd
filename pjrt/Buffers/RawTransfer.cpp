//===- RawTransfer.cpp - Raw bytes of buffers -----------------------------===//
#include "absl/strings/str_cat.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Buffers/Buffer.h"
#include <cstring>

namespace mlir::gspmd::pjrt {
namespace {

/// A range of the bytes of a buffer in its reported layout.
struct ByteRange {
  std::shared_ptr<Storage> storage;
  BufferShape shape;
  int64_t offset, size;

  /// Copies the bytes. Precondition: the storage is ready.
  absl::Status copyTo(void *target) const {
    if (size == 0)
      return absl::OkStatus();
    if (!target)
      return missingArgument("a target for the bytes of a buffer");
    auto bytes = storage->bytesInReportedLayout(shape);
    if (!bytes.ok())
      return bytes.status();
    if (*bytes)
      std::memcpy(target, *bytes + offset, size_t(size));
    else // simulated buffers have no bytes
      std::memset(target, 0, size_t(size));
    return absl::OkStatus();
  }

  /// Copies the bytes when the storage is ready, and sets `done`.
  void copyWhenReady(void *target,
                     const std::shared_ptr<Completion> &done) const {
    storage->ready->onReady(
        [range = *this, target, done](const absl::Status &status) {
          done->set(status.ok() ? range.copyTo(target) : status);
        });
  }
};

absl::StatusOr<ByteRange> rangeOf(const Buffer &buffer, int64_t offset,
                                  int64_t size) {
  auto storage = buffer.storageForHost();
  if (!storage.ok())
    return storage.status();
  int64_t bytes = buffer.shape.numBytesInReportedLayout();
  if (offset < 0 || size < 0 || offset > bytes - size)
    return absl::InvalidArgumentError(
        absl::StrCat("bytes ", offset, " to ", offset + size,
                     " exceed a buffer of ", bytes));
  return ByteRange{*std::move(storage), buffer.shape, offset, size};
}

absl::Status rawToHost(BufferCopyRawToHostArgs &args) {
  auto range = rangeOf(*args.buffer, args.offset, args.size);
  if (!range.ok())
    return range.status();
  auto done = std::make_shared<Completion>();
  range->copyWhenReady(args.target, done);
  args.event = toEvent(done);
  return absl::OkStatus();
}

/// A copy that waits for the caller's target.
struct PendingCopy {
  ByteRange range;
  std::shared_ptr<Completion> done = std::make_shared<Completion>();
};

/// Called once by the caller.
void giveTarget(RawTargetArgs *args) {
  std::unique_ptr<PendingCopy> pending(static_cast<PendingCopy *>(args->data));
  if (args->code)
    pending->done->set(toStatus(args->code, args->message, args->messageSize));
  else
    pending->range.copyWhenReady(args->target, pending->done);
}

absl::Status rawToHostLater(BufferCopyRawToHostFutureArgs &args) {
  auto range = rangeOf(*args.buffer, args.offset, args.size);
  if (!range.ok())
    return range.status();
  auto *pending = new PendingCopy{*std::move(range)};
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
