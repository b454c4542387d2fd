//===- PipelineRun.h - One run of a pipeline --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINERUN_H
#define GSPMD_COMPILER_PIPELINING_PIPELINERUN_H

#include "compiler/Engines/RunReport.h"
#include "compiler/Pipelining/GroupPrograms.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "lib/Engines/Mpi/MpiChannels.h"
#include <map>

namespace mlir::gspmd {

/// Executes the programs of groups on emulated devices: those of all groups in
/// this process, or of each group on a rank of MPI.
class PipelineRun {
public:
  /// Compiled additions (addSumProgram) of one device, by the task and the
  /// number of its result that is a summand.
  using SumPrograms = std::map<std::pair<unsigned, unsigned>,
                               std::shared_ptr<const LoadedProgram>>;

  /// Prepares a run. `programs` are the compiled tasks of `stages`, in their
  /// order, `groups` the programs of its groups. `sums` are the additions of
  /// narrow types (isNarrowType). `world` has a rank for each group; null
  /// without MPI.
  PipelineRun(const StagePrograms &stages, llvm::ArrayRef<GroupProgram> groups,
              llvm::ArrayRef<const CompiledProgram *> programs,
              const SumPrograms &sums, llvm::ArrayRef<HostTensor> arguments,
              const RunOptions &options, MpiWorld *world);

  /// Returns the global results, on MPI's rank 0. Adds collectives, peaks of
  /// memory and transfers to `report`. An error of a rank concerns this rank
  /// alone.
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
  /// The result of a task that a value of a group's program is, or is a sum of.
  struct TaskResult {
    unsigned task = 0, index = 0;
  };

  void begin();
  void findTaskResults();
  bool isLocal(const GroupState &group) const {
    return !world || world->rank() == group.number;
  }
  absl::Status runGroups();
  absl::StatusOr<bool> runNext(GroupState &group);
  std::string describe(const GroupStep &call) const;
  absl::Status describeWait(const GroupState &group) const;
  void store(GroupState &group, unsigned number, StoredValue value);
  void release(GroupState &group, const GroupStep &step);
  absl::Status injectFault(const GroupStep &step);
  void send(GroupState &group, const GroupStep &step);
  StoredValue receiveFromRank(int64_t group, const GroupStep &step);
  bool receive(GroupState &group, const GroupStep &step);
  absl::Status accumulate(GroupState &group, const GroupStep &step);
  absl::Status call(GroupState &group, const GroupStep &step);
  absl::StatusOr<std::vector<HostTensor>>
  readInput(GroupState &group, const GroupStep &step, unsigned input);
  absl::StatusOr<std::vector<HostTensor>>
  readArgument(const GroupProgram::Boundary &argument, unsigned task,
               unsigned input);
  void addStats(const GroupState &group, const RunStats &taskStats);
  void returnArguments(HostTensor &result, const PipelineValue &value,
                       const EntryTensor &tensor);
  absl::StatusOr<HostTensor> readResult(const GroupState &group,
                                        const GroupProgram::Boundary &result);
  absl::StatusOr<std::vector<HostTensor>> makeResults();
  void addUpRanks();
  absl::StatusOr<HostTensor> assemble(const StoredValue &value);

  const StagePrograms &stages;
  const llvm::ArrayRef<GroupProgram> groupPrograms;
  const llvm::ArrayRef<const CompiledProgram *> programs;
  const SumPrograms &sums;
  const llvm::ArrayRef<HostTensor> arguments;
  const RunOptions options;
  std::vector<GroupState> groups;
  /// For each group, the task results of its values.
  std::vector<std::vector<TaskResult>> taskResults;
  MpiWorld *const world;
  MpiChannels remoteChannels;
  int64_t numCalls = 0;
  /// What was sent in this process and has not been received, by channel.
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
