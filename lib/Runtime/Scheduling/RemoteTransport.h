//===- RemoteTransport.h - Devices of a program in other processes -*- C++
//-*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H

#include "absl/status/status.h"
#include "gspmd/Runtime/Fault.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mlir::gspmd {

struct CollectiveInstance;
struct Rendezvous;

/// What takes data to the devices of a program that other processes run.
class RemoteTransport {
public:
  virtual ~RemoteTransport() = default;

  /// Begins a collective of a group of which all members that are here have
  /// come. Their tensors stay as they are until `progress` names its
  /// rendezvous, which is marked as outstanding, unless there is nothing to do.
  /// Called by any thread, beside other calls.
  virtual absl::Status begin(CollectiveInstance &instance) = 0;

  /// Goes on with what has begun, and adds what is over to `finished`: maybe
  /// what another thread is about to return from `begin` with. Gives the
  /// processor away where nothing is. Called by one thread at a time.
  virtual absl::Status
  progress(llvm::SmallVectorImpl<Rendezvous *> &finished) = 0;

  /// What the others shall notice happens to this process. Does not return.
  [[noreturn]] virtual void injectFault(const Fault &fault) = 0;
};

/// The devices of a program that this process runs.
struct DeviceSubset {
  /// In ascending order; empty is all.
  std::vector<int32_t> devices;
  /// Null where it runs all.
  RemoteTransport *remote = nullptr;

  /// `count` of them from `first` on.
  static DeviceSubset range(int64_t first, int64_t count,
                            RemoteTransport *remote = nullptr) {
    DeviceSubset share;
    share.remote = remote;
    for (int64_t i = 0; i < count; ++i)
      share.devices.push_back(static_cast<int32_t>(first + i));
    return share;
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_REMOTETRANSPORT_H
