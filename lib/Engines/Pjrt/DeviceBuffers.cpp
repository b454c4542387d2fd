//===- DeviceBuffers.cpp - Tensors on a client's devices ------------------===//
#include "lib/Engines/Pjrt/DeviceBuffers.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"

namespace mlir::gspmd::pjrt {

absl::StatusOr<Buffer *> toDevice(const PjrtSession &session,
                                  const HostTensor &tensor,
                                  llvm::StringRef elementType, int64_t device) {
  ClientBufferFromHostBufferArgs args;
  args.client = session.handle();
  args.data = tensor.data();
  args.type = bufferTypeOf(elementType);
  if (args.type == BufferType::Invalid)
    return absl::InvalidArgumentError(
        absl::StrCat("elements of type ", elementType.str(),
                     " are not supported by plugins"));
  args.dims = tensor.shape().data();
  args.numDims = tensor.shape().size();
  args.device = session.allDevices()[device];
  const char *what = "the plugin failed to transfer an argument";
  absl::Status status =
      session.api().call(Slot::ClientBufferFromHostBuffer, args, what);
  if (status.ok())
    status = session.api().await(args.doneWithHostBuffer, what);
  if (!status.ok())
    return status;
  return args.buffer;
}

/// Extends integers smaller than a byte, of which plugins define only the low
/// bits, by their sign or by 0.
static void fillBytes(llvm::StringRef elementType, const HostTensor &tensor) {
  bool isUnsigned = elementType.consume_front("ui");
  unsigned bits = 8;
  if (!isUnsigned && !elementType.consume_front("i"))
    return;
  if (elementType.getAsInteger(10, bits) || bits == 1 || bits >= 8)
    return;
  auto *bytes = reinterpret_cast<uint8_t *>(tensor.data());
  const uint8_t mask = (1 << bits) - 1, sign = 1 << (bits - 1);
  for (int64_t i = 0; i < tensor.numBytes(); ++i) {
    uint8_t low = bytes[i] & mask;
    bytes[i] = isUnsigned ? low : (low ^ sign) - sign;
  }
}

absl::Status toHost(const PjrtSession &session, Buffer *buffer,
                    llvm::StringRef elementType, const HostTensor &tensor) {
  std::vector<int64_t> minorToMajor;
  for (int64_t dim = tensor.shape().size(); dim-- > 0;)
    minorToMajor.push_back(dim);
  MemoryLayout rowMajor;
  rowMajor.tiled.minorToMajor = minorToMajor.data();
  rowMajor.tiled.minorToMajorSize = minorToMajor.size();
  BufferToHostBufferArgs args;
  args.source = buffer;
  args.hostLayout = &rowMajor;
  const char *what = "the plugin failed to transfer a result";
  // Without a target the call returns the size.
  if (auto status = session.api().call(Slot::BufferToHostBuffer, args, what);
      !status.ok())
    return status;
  if (int64_t(args.targetSize) != tensor.numBytes())
    return absl::InternalError(absl::StrCat("expected ", tensor.numBytes(),
                                            " bytes of a result, found ",
                                            args.targetSize));
  args.target = tensor.data();
  if (auto status = session.api().call(Slot::BufferToHostBuffer, args, what);
      !status.ok())
    return status;
  absl::Status status = session.api().await(args.event, what);
  fillBytes(elementType, tensor);
  return status;
}

void destroy(const PjrtSession &session, Buffer *buffer) {
  BufferDestroyArgs args;
  args.buffer = buffer;
  session.api().call(Slot::BufferDestroy, args, "").IgnoreError();
}

bool isDeleted(const PjrtSession &session, Buffer *buffer) {
  BufferIsDeletedArgs args;
  args.buffer = buffer;
  session.api().call(Slot::BufferIsDeleted, args, "").IgnoreError();
  return args.isDeleted;
}

void DeviceBuffers::clear() {
  for (std::vector<Buffer *> &list : lists)
    for (Buffer *buffer : list)
      if (buffer)
        destroy(session, buffer);
  lists.clear();
}

} // namespace mlir::gspmd::pjrt
