//===- PipelinePrediction.cpp - The predicted step of a pipeline ----------===//
#include "compiler/Pipelining/PipelinePrediction.h"
#include "compiler/Pipelining/StagePrediction.h"
#include "lib/CostModel/Topology/Topology.h"
#include "lib/Schedule/StageBalance.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

/// Stages of equal time are found from the times of ops, and again from those
/// of the simulated stages. The second division is usually the last one that
/// differs.
static constexpr int kBalanceRounds = 3;

/// Divisions that send less are predicted, too, with stages that are slower by
/// these shares, if transfers take at least kTransferShare of the step. The
/// best of such divisions is rarely faster beyond the largest share.
static constexpr double kSlacks[] = {0.1, 0.25, 0.5};
static constexpr double kTransferShare = 0.02;

/// Returns true if the transfers that a group receives take a relevant share of
/// the step.
static bool waitsForTransfers(const PipelineTimeline &timeline) {
  return llvm::any_of(timeline.groups, [&](const PipelineGroup &group) {
    double seconds = 0;
    for (const PipelineEvent &transfer : group.transfers)
      seconds += transfer.end - transfer.begin;
    return seconds >= kTransferShare * timeline.stepSeconds;
  });
}

/// Returns true if a prediction of the same schedule, of another division into
/// stages, is better: it fits into memory, and is faster or `other` does not
/// fit.
static bool isBetter(const PipelineTimeline &timeline,
                     const PipelineTimeline &other) {
  auto fits = [](const PipelineTimeline &each) {
    return each.peakBytes() <= each.capacityBytes;
  };
  if (fits(timeline) != fits(other))
    return fits(timeline);
  return fits(timeline) ? timeline.stepSeconds < other.stepSeconds
                        : timeline.peakBytes() < other.peakBytes();
}

FailureOr<PipelineTimeline> predictPipeline(Compilation &program,
                                            const PipelineOptions &options,
                                            const SimulateOptions &simulation) {
  PipelineOptions onChip = options;
  // An invalid topology is an error of the simulation of the first task.
  if (auto topology = Topology::parse(simulation.topology); topology.ok())
    onChip.flopsPerByte =
        topology->hardware().matrixFlops / topology->hardware().hbmBandwidth;
  std::optional<PipelineTimeline> best;
  auto predict = [&]() -> FailureOr<std::vector<double>> {
    FailureOr<StagePrograms> stages =
        makeStagePrograms(program, onChip, StageMeshes::OneAxisForGroups);
    if (failed(stages))
      return failure();
    FailureOr<StagePrediction> found = predictStages(*stages, simulation);
    if (failed(found))
      return failure();
    if (!best || isBetter(found->timeline, *best))
      best = std::move(found->timeline);
    return std::move(found->stageSeconds);
  };
  // A further division is optional, and so is its prediction.
  auto predictQuietly = [&] {
    ScopedDiagnosticHandler quiet(program.source().getContext(),
                                  [](Diagnostic &) { return success(); });
    return predict();
  };
  for (int round = 0; round < kBalanceRounds; ++round) {
    FailureOr<std::vector<double>> seconds =
        round == 0 ? predict() : predictQuietly();
    if (failed(seconds) && round == 0)
      return failure();
    if (failed(seconds))
      break;
    // Stages that the program states are as they are.
    double mean = llvm::sum_of(*seconds) / double(seconds->size());
    if (!options.stages ||
        *llvm::max_element(*seconds) <= (1 + kBalanceTolerance) * mean)
      break;
    llvm::append_range(onChip.stageSeconds, *seconds);
  }
  if (options.stages && waitsForTransfers(*best)) {
    for (double slack : kSlacks) {
      onChip.slack = slack;
      (void)predictQuietly();
    }
  }
  best->schedule = options.schedule;
  return *best;
}

} // namespace mlir::gspmd
