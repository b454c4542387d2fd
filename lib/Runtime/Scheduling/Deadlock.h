//===- Deadlock.h - Messages about deadlocks and stalls ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H

#include "absl/status/status.h"
#include "lib/Runtime/Scheduling/Rendezvous.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The state of a device that cannot continue by itself.
struct StoppedDevice {
  /// The rendezvous in which the device waits; null if it does not wait.
  const Rendezvous *waitingAt = nullptr;
  /// Why the device stopped ("has died ..."); empty if it waits or has
  /// finished.
  llvm::StringRef haltReason;
};

/// Returns "devices 0, 1, 2"; only the first ones of a long list.
std::string listDevices(llvm::ArrayRef<int32_t> devices);

/// Returns the error of a run in which no device can continue although not all
/// have finished. The message names each waiting device, its collective and the
/// device that it waits for. `devices` is indexed by device number.
absl::Status describeDeadlock(llvm::ArrayRef<StoppedDevice> devices);

/// Returns the error of a run without progress for `seconds` while the devices
/// `running` execute. `devices` is indexed by device number.
absl::Status describeStall(llvm::ArrayRef<StoppedDevice> devices,
                           llvm::ArrayRef<int32_t> running, double seconds);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H
