//===- ForkedChild.h - Copies of a process with a client --------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_FORKEDCHILD_H
#define GSPMD_PJRT_API_FORKEDCHILD_H

#include "absl/status/status.h"

namespace mlir::gspmd::pjrt {

/// Remembers the process that creates an object. A fork of the process has a
/// copy of the object, but not the threads that work for it, so that it would
/// wait for them forever.
class ProcessCheck {
public:
  ProcessCheck();
  /// Returns FailedPrecondition in a fork.
  absl::Status check() const;

private:
  int generation;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_FORKEDCHILD_H
