//===- Deadlock.h - Who waits for whom when nobody can go on ----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H

#include "absl/status/status.h"
#include "lib/Runtime/Scheduling/Rendezvous.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// A device that does not go on by itself.
struct StoppedDevice {
  /// Where it waits; null if it does not.
  const Rendezvous *waitingAt = nullptr;
  /// Why it goes on no more ("has died ..."); empty if it waits, or has
  /// finished.
  llvm::StringRef haltReason;
};

/// "devices 0, 1, 2"; the first ones of many.
std::string listDevices(llvm::ArrayRef<int32_t> devices);

/// The error of a run in which no device can go on and not all have finished:
/// says who waits where for whom. `devices` by number.
absl::Status describeDeadlock(llvm::ArrayRef<StoppedDevice> devices);

/// The error of a run in which nothing has happened for `seconds` but that
/// devices `running` run. `devices` by number.
absl::Status describeStall(llvm::ArrayRef<StoppedDevice> devices,
                           llvm::ArrayRef<int32_t> running, double seconds);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_DEADLOCK_H
