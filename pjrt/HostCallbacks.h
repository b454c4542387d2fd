//===- HostCallbacks.h - Functions of Python that programs call -*- C++ -*-===//
#ifndef GSPMD_PJRT_HOSTCALLBACKS_H
#define GSPMD_PJRT_HOSTCALLBACKS_H

#include "absl/status/status.h"
#include "dialect/Algebra/Namespace.h"

namespace mlir::gspmd::pjrt {

/// A run of a program that calls Python. The interpreter ends when none is left
/// (gspmd_pjrt_end_host_callbacks).
class HostCallingRun {
public:
  HostCallingRun();
  ~HostCallingRun();
  HostCallingRun(const HostCallingRun &) = delete;
  HostCallingRun &operator=(const HostCallingRun &) = delete;
};

/// An error where Python is about to end: it waits for the runs that there are,
/// not for new ones.
absl::Status checkHostCallingRun();

/// Is this thread within a function of Python for which the thread that
/// executes programs waits (Launch::holdsWorker)? What stands behind comes only
/// then.
bool isWorkerHeld();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_HOSTCALLBACKS_H
