//===- ForkedChild.h - Copies of a process with threads ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_FORKEDCHILD_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_FORKEDCHILD_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"

namespace mlir::gspmd {

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

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_FORKEDCHILD_H
