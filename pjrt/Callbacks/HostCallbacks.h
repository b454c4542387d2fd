//===- HostCallbacks.h - Functions of Python that programs call -*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H
#define GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"

namespace mlir::gspmd::pjrt {

/// A run of a program that calls Python. The interpreter ends when none is left
/// (gspmd_pjrt_end_host_callbacks).
class PythonCallingRun {
public:
  PythonCallingRun();
  ~PythonCallingRun();
  PythonCallingRun(const PythonCallingRun &) = delete;
  PythonCallingRun &operator=(const PythonCallingRun &) = delete;
};

/// An error where Python is about to end: it waits for the runs that there are,
/// not for new ones.
absl::Status checkPythonIsAlive();

/// Is this thread within a function of Python for which the thread that
/// executes programs waits (Launch::blocksWorker)? What stands behind comes
/// only then.
bool isWorkerBlocked();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_HOSTCALLBACKS_H
