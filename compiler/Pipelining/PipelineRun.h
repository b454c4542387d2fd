//===- PipelineRun.h - One run of a pipeline --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINERUN_H
#define GSPMD_COMPILER_PIPELINING_PIPELINERUN_H

#include "compiler/Engines/RunReport.h"
#include "compiler/Pipelining/StagePrograms.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include <map>
#include <set>

namespace mlir::gspmd {

/// Executes the tasks of all groups on emulated devices.
class PipelineRun {
public:
  /// Prepares a run. `programs` are the compiled tasks of `stages`, in their
  /// order.
  PipelineRun(const StagePrograms &stages,
              llvm::ArrayRef<const CompiledProgram *> programs,
              llvm::ArrayRef<HostTensor> arguments, const RunOptions &options);

  /// Returns the global results. Adds collectives, peaks of memory and
  /// transfers to `report`.
  absl::StatusOr<std::vector<HostTensor>> run(RunReport &report);

private:
  /// A value on the devices of a stage: the shards of result `index` of a
  /// program.
  struct StoredValue {
    const CompiledProgram *program = nullptr;
    unsigned index = 0;
    std::vector<HostTensor> shards;
    /// The number of tasks of the microbatch that have yet to read it.
    int64_t numReads = 0;
  };
  /// A value and a microbatch; -1 for values of the update.
  using Key = std::pair<unsigned, int64_t>;

  void countReads();
  absl::StatusOr<bool> runNext(size_t group);
  absl::Status runMicrobatches();
  std::optional<unsigned> findMissing(const StageTask &task,
                                      int64_t microbatch) const;
  absl::Status describeDeadlock() const;
  absl::Status execute(const StageTask &task, int64_t microbatch);
  absl::StatusOr<std::vector<HostTensor>>
  readInput(const StageTask &task, unsigned input, int64_t microbatch);
  void countTransfer(unsigned value, int64_t microbatch);
  void releaseInputs(const StageTask &task, int64_t microbatch);
  void store(const StageTask &task, int64_t microbatch,
             std::vector<std::vector<HostTensor>> results);
  void accumulate(unsigned value, const StoredValue &stored);
  void addStats(const StageTask &task, const RunStats &stats);
  absl::StatusOr<HostTensor> makeResult(unsigned index);
  const CompiledProgram &programOf(const StageTask &task) const {
    return *programs[&task - stages.tasks.data()];
  }

  const StagePrograms &stages;
  const llvm::ArrayRef<const CompiledProgram *> programs;
  const llvm::ArrayRef<HostTensor> arguments;
  const RunOptions options;
  /// For each group, the number of tasks that it has executed, and the number
  /// of forward passes whose activations it keeps.
  std::vector<size_t> next;
  std::vector<int64_t> live;
  std::map<Key, StoredValue> values;
  std::set<Key> received;
  /// The shards of arguments that are equal for all microbatches, by program
  /// and argument.
  std::map<std::pair<const CompiledProgram *, unsigned>,
           std::vector<HostTensor>>
      sharedArguments;
  /// Sums so far, by the value that is added up.
  std::map<unsigned, StoredValue> sums;
  /// For each value, the number of tasks of a microbatch that read it, whether
  /// it is summed over microbatches, and whether the program returns it.
  std::vector<int64_t> numReads;
  std::vector<bool> isSummed, isReturned;
  RunStats stats;
  PipelineStats counts;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINERUN_H
