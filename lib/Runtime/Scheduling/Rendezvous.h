//===- Rendezvous.h - Where a group meets -----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The meeting point of one group in one collective op. All fields but the
/// constant ones belong to the scheduler.
struct Rendezvous {
  /// "'spmd.all_reduce' (model.py:3)", for messages.
  std::string label;
  /// Of the group, those that this process runs.
  llvm::ArrayRef<int32_t> members;

  std::vector<char> arrived; ///< by index in the group
  size_t numArrived = 0;
  /// A thread is working on the data of all: nobody may leave.
  bool isExecuting = false;
  /// The work has left the rest to other processes (Remote.h).
  bool isOutstanding = false;
  int64_t execution = 0; ///< how many times it has completed
  /// Of a collective that members start and do not wait for: by index, the
  /// value of `execution` when the member came last.
  std::vector<int64_t> startedAt;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H
