//===- RemoteTransport.h - Collectives across processes ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H

#include "absl/status/status.h"
#include "gspmd/Runtime/Fault.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mlir::gspmd {

struct CollectiveInstance;
struct Rendezvous;

/// The interface of a transport that carries a collective's data to and from
/// the devices that other processes run.
class RemoteTransport {
public:
  virtual ~RemoteTransport() = default;

  /// Begins a collective of a group whose members in this process have all
  /// arrived. If the collective needs other processes, it marks the rendezvous
  /// as outstanding, and the members' tensors stay valid until `progress`
  /// reports it. Called by any thread, concurrently with other calls.
  virtual absl::Status begin(CollectiveInstance &instance) = 0;

  /// Advances the collectives that have begun and appends the completed ones to
  /// `finished`, possibly before the call of `begin` on another thread has
  /// returned. Yields the processor if there is nothing to do. Called by one
  /// thread at a time.
  virtual absl::Status
  progress(llvm::SmallVectorImpl<Rendezvous *> &finished) = 0;

  /// Makes this process fail as `fault` describes, so that the others detect
  /// it. Does not return.
  [[noreturn]] virtual void injectFault(const Fault &fault) = 0;
};

/// The devices of a program that this process runs.
struct DeviceSubset {
  /// Device numbers in ascending order; empty means all devices.
  std::vector<int32_t> devices;
  /// Null if this process runs all devices.
  RemoteTransport *remote = nullptr;

  /// Returns devices first .. first + count - 1.
  static DeviceSubset range(int64_t first, int64_t count,
                            RemoteTransport *remote = nullptr) {
    DeviceSubset subset;
    subset.remote = remote;
    for (int64_t i = 0; i < count; ++i)
      subset.devices.push_back(static_cast<int32_t>(first + i));
    return subset;
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H
