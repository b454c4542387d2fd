//===- Rendezvous.h - The rendezvous of a replica group ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The rendezvous of one replica group in one collective op. All fields but the
/// constant ones belong to the scheduler.
struct Rendezvous {
  /// The op in messages: "'spmd.all_reduce' (model.py:3)".
  std::string label;
  /// The members of the group that this process runs.
  llvm::ArrayRef<int32_t> members;

  std::vector<char> arrived; ///< whether each of `members` has arrived
  size_t numArrived = 0;
  /// A thread executes the collective on the members' tensors, so no member may
  /// leave.
  bool isExecuting = false;
  /// The collective waits for other processes (RemoteTransport.h).
  bool isOutstanding = false;
  int64_t execution = 0; ///< the number of completed executions
  /// The value of `execution` when each member last started the collective, by
  /// index in `members`; for asynchronous collectives.
  std::vector<int64_t> startedAt;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_RENDEZVOUS_H
