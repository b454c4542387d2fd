//===- DeviceBuffers.h - Tensors on a client's devices ----------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_DEVICEBUFFERS_H
#define GSPMD_LIB_ENGINES_PJRT_DEVICEBUFFERS_H

#include "gspmd/Runtime/HostTensor.h"
#include "lib/Engines/Pjrt/Session.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Transfers `tensor` with elements of MLIR type `elementType` to device
/// `device` of the program.
absl::StatusOr<Buffer *> toDevice(const PjrtSession &session,
                                  const HostTensor &tensor,
                                  llvm::StringRef elementType, int64_t device);
/// Copies `buffer` to `tensor`, which has its shape and elements of MLIR type
/// `elementType`.
absl::Status toHost(const PjrtSession &session, Buffer *buffer,
                    llvm::StringRef elementType, const HostTensor &tensor);
void destroy(const PjrtSession &session, Buffer *buffer);
bool isDeleted(const PjrtSession &session, Buffer *buffer);

/// Owns buffers, in one list for each device.
class DeviceBuffers {
public:
  explicit DeviceBuffers(const PjrtSession &session) : session(session) {}
  ~DeviceBuffers() { clear(); }
  DeviceBuffers(const DeviceBuffers &) = delete;
  DeviceBuffers &operator=(const DeviceBuffers &) = delete;

  void clear();
  std::vector<std::vector<Buffer *>> lists;

private:
  const PjrtSession &session;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_DEVICEBUFFERS_H
