//===- PipelineRun.h - One run of a pipeline --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINERUN_H
#define GSPMD_COMPILER_PIPELINING_PIPELINERUN_H

#include "compiler/Engines/RunReport.h"
#include "compiler/Pipelining/GroupPrograms.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include <map>

namespace mlir::gspmd {

/// Executes the programs of all groups on emulated devices.
class PipelineRun {
public:
  /// Prepares a run. `programs` are the compiled tasks of `stages`, in their
  /// order, `groups` the programs of its groups.
  PipelineRun(const StagePrograms &stages, llvm::ArrayRef<GroupProgram> groups,
              llvm::ArrayRef<const CompiledProgram *> programs,
              llvm::ArrayRef<HostTensor> arguments, const RunOptions &options);

  /// Returns the global results. Adds collectives, peaks of memory and
  /// transfers to `report`.
  absl::StatusOr<std::vector<HostTensor>> run(RunReport &report);

private:
  /// A value on the devices of a group: the shards of result `index` of a
  /// program or, without a program, an argument of the group.
  struct StoredValue {
    const CompiledProgram *program = nullptr;
    unsigned index = 0;
    std::vector<HostTensor> shards;
    const GroupProgram::Boundary *argument = nullptr;
  };
  struct GroupState {
    const GroupProgram *program = nullptr;
    int64_t number = 0;
    size_t next = 0;
    std::vector<StoredValue> values;
    /// Bytes that a device stores between tasks.
    int64_t storedBytes = 0;
  };

  void begin();
  absl::Status runGroups();
  absl::StatusOr<bool> runNext(GroupState &group);
  std::string describe(const GroupStep &call) const;
  absl::Status describeWait(const GroupState &group) const;
  void store(GroupState &group, unsigned number, StoredValue value);
  void release(GroupState &group, const GroupStep &step);
  void send(GroupState &group, const GroupStep &step);
  bool receive(GroupState &group, const GroupStep &step);
  void accumulate(GroupState &group, const GroupStep &step);
  absl::Status call(GroupState &group, const GroupStep &step);
  absl::StatusOr<std::vector<HostTensor>>
  readInput(GroupState &group, const GroupStep &step, unsigned input);
  std::vector<HostTensor> readArgument(const GroupProgram::Boundary &argument,
                                       unsigned task, unsigned input);
  void addStats(const GroupState &group, const RunStats &taskStats);
  void returnArguments(HostTensor &result, const PipelineValue &value,
                       const EntryTensor &tensor);
  absl::StatusOr<std::vector<HostTensor>> makeResults();
  absl::StatusOr<HostTensor> assemble(const StoredValue &value);

  const StagePrograms &stages;
  const llvm::ArrayRef<GroupProgram> groupPrograms;
  const llvm::ArrayRef<const CompiledProgram *> programs;
  const llvm::ArrayRef<HostTensor> arguments;
  const RunOptions options;
  std::vector<GroupState> groups;
  /// What was sent and has not been received, by channel.
  std::map<int64_t, StoredValue> channels;
  /// The shards of arguments that are equal for all microbatches, by task and
  /// input.
  std::map<std::pair<unsigned, unsigned>, std::vector<HostTensor>>
      sharedArguments;
  RunStats stats;
  PipelineStats counts;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINERUN_H
