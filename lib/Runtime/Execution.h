//===- Execution.h - What the devices of one run share ----------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_H
#define GSPMD_LIB_RUNTIME_EXECUTION_H

#include "BufferPool.h"
#include "Groups.h"
#include "Scheduler.h"
#include "StridedView.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/Program.h"

namespace mlir::gspmd {

/// One collective op in one of its groups.
struct CollectiveInstance {
  Rendezvous rendezvous;
  std::vector<StridedView> inputs, outputs; ///< by index in the group
  std::vector<int32_t> sources;             ///< for a permute
  /// By index in the group: the sizes that a fault has changed, as they were;
  /// else empty. Each device writes its own.
  std::vector<std::string> sizesBeforeFault;
};

/// One run of a program: its groups, the scheduler, the memory of freed
/// buffers.
class Execution {
public:
  Execution(const CompiledProgram &program, const ExecutionOptions &options);

  const CompiledProgram &program;
  const ExecutionOptions options;
  BufferPool pool;
  Scheduler scheduler;

  const GroupTable &groupsOf(int64_t op) const { return *tables[op]; }
  /// Collective `op` in the group of `device`.
  CollectiveInstance &instanceOf(int64_t op, int64_t device) {
    return *instances[op][tables[op]->groupOf[device]];
  }

private:
  using Instances = std::vector<std::unique_ptr<CollectiveInstance>>;
  void addTables();
  static Instances makeInstances(const Mesh &mesh,
                                 const CollectiveDesc &collective,
                                 const GroupTable &table);

  std::vector<std::shared_ptr<const GroupTable>> tables; ///< by op
  std::vector<Instances> instances;                      ///< by op and group
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_H
