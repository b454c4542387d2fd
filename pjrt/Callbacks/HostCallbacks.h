//===- HostCallbacks.h - Python callbacks of programs -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H
#define GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"

namespace mlir::gspmd::pjrt {

/// Registers a run that calls Python. The interpreter ends when none is left
/// (gspmd_pjrt_end_host_callbacks).
class PythonCallingRun {
public:
  PythonCallingRun();
  ~PythonCallingRun();
  PythonCallingRun(const PythonCallingRun &) = delete;
  PythonCallingRun &operator=(const PythonCallingRun &) = delete;
};

/// Returns an error if Python is about to end: it waits for existing runs, not
/// for new ones.
absl::Status checkPythonIsAlive();

/// Returns true if this thread is inside a Python callback for which the thread
/// that executes programs waits (Launch::blocksWorker). Queued programs run
/// only after it.
bool isWorkerBlocked();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H
