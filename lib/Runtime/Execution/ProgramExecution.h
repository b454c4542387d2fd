//===- ProgramExecution.h - What the devices of one run share ---*- C++ -*-===//
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

/// One collective op in one of its groups.
struct CollectiveInstance {
  int64_t op = 0;
  /// All devices of the group, by index in it, wherever they are.
  llvm::ArrayRef<int32_t> group;
  /// Those that are here, in the group's order; so go the lists below.
  std::vector<int32_t> here;
  Rendezvous rendezvous;
  std::vector<StridedView> inputs, outputs;
  /// Those of the tensors before the last, where several go together.
  struct Part {
    std::vector<StridedView> inputs, outputs;
  };
  std::vector<Part> earlier;
  std::vector<int32_t> sources; ///< for a permute, by index in the group
  /// For a ragged all-to-all what each member says of its slices (Slices.h), by
  /// index in the group; of those in other processes, what has come of them.
  std::vector<std::vector<int64_t>> numbers;
  /// The sizes that a fault has changed, as they were;
  /// else empty. Each device writes its own.
  std::vector<std::string> sizesBeforeFault;

  CopyPlanInputs data() const { return {sources, numbers}; }
  bool isRemote() const { return here.size() < group.size(); }
  /// Nobody gets anything.
  bool isEmpty() const;
};

/// One run of a program: its groups, the scheduler, the memory of freed
/// buffers.
class ProgramExecution {
public:
  ProgramExecution(const CompiledProgram &program,
                   const ExecutionOptions &options,
                   const DeviceSubset &share = {});

  const CompiledProgram &program;
  const ExecutionOptions options;
  const DeviceSubset share;
  BufferPool &pool = BufferPool::shared();
  Scheduler scheduler;

  /// Calls visit(instance) for every op, in their order, in each group that has
  /// members here.
  void forEachInstance(
      llvm::function_ref<void(const CollectiveInstance &)> visit) const;

  const GroupTable &groupsOf(int64_t op) const { return *tables[op]; }
  /// The place of `device` among the members that are here.
  int32_t placeOf(int64_t op, int64_t device) const;
  /// Collective `op` in the group of `device`.
  CollectiveInstance &instanceOf(int64_t op, int64_t device) {
    return *instances[op][tables[op]->groupOf[device]];
  }

private:
  /// By group; null for groups that have nobody here.
  using Instances = std::vector<std::unique_ptr<CollectiveInstance>>;
  bool isHere(int64_t device) const {
    return llvm::binary_search(share.devices, device);
  }
  void addTables();
  Instances makeInstances(int64_t op) const;

  std::vector<std::shared_ptr<const GroupTable>> tables; ///< by op
  std::vector<Instances> instances;                      ///< by op and group
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_PROGRAMEXECUTION_H
