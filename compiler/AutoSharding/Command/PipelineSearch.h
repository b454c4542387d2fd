//===- PipelineSearch.h - The search for a pipeline -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_PIPELINESEARCH_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_PIPELINESEARCH_H

#include "compiler/Pipelining/PipelineOptions.h"
#include "compiler/Pipelining/PipelinePrediction.h"

namespace mlir::gspmd {

/// The variables of a search for pipeline stages.
struct PipelineSearch {
  /// Lists of schedules, of numbers of microbatches and of numbers of stages.
  /// Empty: all schedules, and the stages of the program.
  std::string schedules, microbatches, stages;
  PipelineOptions base;

  bool isEnabled() const { return !microbatches.empty(); }
  void addOptions(OptionGroup &group);
};

/// A schedule with its numbers of stages and microbatches, and its predicted
/// step, or why it is invalid for the program.
struct PipelineCandidate {
  PipelineOptions options;
  std::optional<PipelineTimeline> timeline;
  std::string error;
};

/// Predicts all candidates, or those until isInterrupted(), each on all devices
/// of `simulation.topology`, and returns them with those first that fit in
/// `memoryLimit` bytes on each device (0: its memory), by their time.
/// InvalidArgument for invalid lists.
absl::StatusOr<std::vector<PipelineCandidate>>
searchPipelines(Compilation &program, const PipelineSearch &search,
                const SimulateOptions &simulation, double memoryLimit);

/// Returns true if the candidate is valid and fits.
bool fits(const PipelineCandidate &candidate, double memoryLimit);

/// Returns a table of candidates, and the options of gspmd-run for the first.
std::string toTable(llvm::ArrayRef<PipelineCandidate> candidates,
                    double memoryLimit);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_PIPELINESEARCH_H
