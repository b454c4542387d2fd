//===- Buffers.h - Tensors on a client's devices ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_BUFFERS_H
#define GSPMD_LIB_ENGINES_PJRT_BUFFERS_H

#include "Session.h"
#include "gspmd/Runtime/HostTensor.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// `tensor`, whose elements MLIR calls `elementType`, on device `device` of the
/// program.
absl::StatusOr<Buffer *> toDevice(const Session &session,
                                  const HostTensor &tensor,
                                  llvm::StringRef elementType, int64_t device);
/// Fills `tensor`, which has the buffer's shape and holds elements that MLIR
/// calls `elementType`.
absl::Status toHost(const Session &session, Buffer *buffer,
                    llvm::StringRef elementType, const HostTensor &tensor);
void destroy(const Session &session, Buffer *buffer);
bool isDeleted(const Session &session, Buffer *buffer);

/// Buffers by device, destroyed with this.
class BufferLists {
public:
  explicit BufferLists(const Session &session) : session(session) {}
  ~BufferLists() { clear(); }
  BufferLists(const BufferLists &) = delete;
  BufferLists &operator=(const BufferLists &) = delete;

  void clear();
  std::vector<std::vector<Buffer *>> lists;

private:
  const Session &session;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_BUFFERS_H
