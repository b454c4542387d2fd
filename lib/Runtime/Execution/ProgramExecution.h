//===- ProgramExecution.h - The shared state of a run -----------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_PROGRAMEXECUTION_H
#define GSPMD_LIB_RUNTIME_EXECUTION_PROGRAMEXECUTION_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include "lib/Runtime/Collectives/GroupTable.h"
#include "lib/Runtime/Memory/BufferPool.h"
#include "lib/Runtime/Scheduling/RemoteTransport.h"
#include "lib/Runtime/Scheduling/Scheduler.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

/// One collective op in one of its replica groups.
struct CollectiveInstance {
  int64_t op = 0;
  /// All devices of the group in its order, in whatever process.
  llvm::ArrayRef<int32_t> group;
  /// The members in this process, in the group's order. The lists below are
  /// in the same order.
  std::vector<int32_t> localMembers;
  Rendezvous rendezvous;
  std::vector<StridedView> inputs, outputs;
  /// The tensors before the last one of a collective on several tensors.
  struct TensorViews {
    std::vector<StridedView> inputs, outputs;
  };
  std::vector<TensorViews> earlierTensors;
  std::vector<int32_t> sources; ///< the source of each member of a permute
  /// The offsets and sizes of each member of a ragged all-to-all
  /// (RaggedSlices.h), by index in the group; for members in other processes,
  /// those received so far.
  std::vector<std::vector<int64_t>> numbers;
  /// The original sizes of tensors that a fault has changed, else empty. Each
  /// device writes its own entry.
  std::vector<std::string> sizesBeforeFault;

  CopyPlanInputs data() const { return {sources, numbers}; }
  bool isRemote() const { return localMembers.size() < group.size(); }
  /// Returns true if no member receives any element.
  bool isEmpty() const;
};

/// The shared state of one run of a program: its groups, the scheduler and the
/// pool of buffers.
class ProgramExecution {
public:
  ProgramExecution(const CompiledProgram &program,
                   const ExecutionOptions &options,
                   const DeviceSubset &subset = {});

  const CompiledProgram &program;
  const ExecutionOptions options;
  const DeviceSubset subset;
  BufferPool &pool = BufferPool::shared();
  Scheduler scheduler;

  /// Calls visit(instance) for every op in order and each of its groups with
  /// members in this process.
  void forEachInstance(
      llvm::function_ref<void(const CollectiveInstance &)> visit) const;

  const GroupTable &groupsOf(int64_t op) const { return *tables[op]; }
  /// Returns the index of `device` among the local members of its group.
  int32_t localIndexOf(int64_t op, int64_t device) const;
  /// Returns collective `op` in the group of `device`.
  CollectiveInstance &instanceOf(int64_t op, int64_t device) {
    return *instances[op][tables[op]->groupOf[device]];
  }

private:
  /// Indexed by group; null for groups without members localMembers.
  using Instances = std::vector<std::unique_ptr<CollectiveInstance>>;
  bool isLocal(int64_t device) const {
    return llvm::binary_search(subset.devices, device);
  }
  void addTables();
  Instances makeInstances(int64_t op) const;

  std::vector<std::shared_ptr<const GroupTable>>
      tables;                       ///< the table of each op
  std::vector<Instances> instances; ///< the instances of each op and group
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_PROGRAMEXECUTION_H
