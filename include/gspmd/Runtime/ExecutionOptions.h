//===- ExecutionOptions.h - How devices execute a program -------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_EXECUTIONOPTIONS_H
#define GSPMD_RUNTIME_EXECUTIONOPTIONS_H

#include "gspmd/Runtime/Fault.h"
#include <vector>

namespace mlir::gspmd {

struct ExecutionOptions {
  /// Faults of devices and collectives that the program does not have are an
  /// InvalidArgument error.
  std::vector<Fault> faults;
  /// With faults that end a device: if for so many seconds no device comes to a
  /// collective or to its end, the run fails. Others that loop without
  /// collectives would never notice.
  double stallSeconds = 60;
  /// Emulated memory of one device in bytes; 0 means no limit.
  int64_t memoryLimit = 0;
  /// Fill fresh memory and the padding of uneven arguments with a NaN pattern
  /// (all bits set), so that reading either shows in the result.
  bool poison = false;
  /// Threads that run the devices, or help where there are fewer devices; 0
  /// means one per core.
  unsigned numThreads = 0;
  /// What functions of the host (HostCall.h) are told of who runs the program.
  const void *hostCaller = nullptr;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_EXECUTIONOPTIONS_H
