//===- ExecutionOptions.h - Options of an execution -------------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_EXECUTIONOPTIONS_H
#define GSPMD_RUNTIME_EXECUTIONOPTIONS_H

#include "gspmd/Runtime/Fault.h"
#include <vector>

namespace mlir::gspmd {

struct ExecutionOptions {
  /// Faults to inject. Devices and collectives that the program does not have
  /// are an InvalidArgument error.
  std::vector<Fault> faults;
  /// The run fails if no device reaches a collective or finishes for this many
  /// seconds. This applies only to runs with injected faults that end a device,
  /// which devices that loop without collectives would never detect.
  double stallSeconds = 60;
  /// The emulated memory of one device in bytes; 0 means no limit.
  int64_t memoryLimit = 0;
  /// Fill new memory and the padding of uneven arguments with a NaN pattern
  /// (all bits set), so that reading either shows in the result.
  bool poison = false;
  /// The number of threads that run the devices, or help if there are fewer
  /// devices; 0 means one per core.
  unsigned numThreads = 0;
  /// True if the program was verified in an earlier run, which depends on no
  /// option.
  bool isVerified = false;
  /// A pointer that identifies the caller; host functions receive it
  /// (HostCall.h).
  const void *hostCaller = nullptr;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_EXECUTIONOPTIONS_H
