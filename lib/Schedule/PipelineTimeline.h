//===- PipelineTimeline.h - The predicted step of a pipeline ----*- C++ -*-===//
#ifndef GSPMD_LIB_SCHEDULE_PIPELINETIMELINE_H
#define GSPMD_LIB_SCHEDULE_PIPELINETIMELINE_H

#include "lib/Schedule/ScheduleExecution.h"

namespace mlir::gspmd {

/// A task or a transfer of the predicted step, in seconds from its start.
struct PipelineEvent {
  enum class Kind : uint8_t {
    Forward,
    Backward,
    WeightGradient,
    Update,
    Transfer,
  };
  Kind kind = Kind::Forward;
  /// The stage; of a transfer, the one that receives.
  int64_t stage = 0;
  /// -1 for updates, and for transfers between them.
  int64_t microbatch = 0;
  double begin = 0, end = 0;
  /// The bytes that each device of the sending group sends, for a transfer.
  double bytes = 0;
};
/// Returns "forward", "backward", "weight_gradient", "update" or "transfer".
llvm::StringRef toString(PipelineEvent::Kind kind);

struct PipelineGroup {
  /// Tasks in order, and the transfers that the group receives, by their begin.
  std::vector<PipelineEvent> tasks, transfers;
  double busySeconds = 0;
  /// The bytes of memory of one device: its peak; the share of the arguments
  /// that are equal for all microbatches and of the sums of gradients; and the
  /// largest sum of the values that tasks keep for later ones.
  double peakBytes = 0, weightBytes = 0, activationBytes = 0;
  int64_t liveMicrobatches = 0;
};

/// The predicted step of a pipeline.
struct PipelineTimeline {
  std::string topology, schedule;
  PipelineShape shape;
  /// Devices of all groups.
  int64_t numDevices = 1;
  double stepSeconds = 0, capacityBytes = 0;
  std::vector<PipelineGroup> groups;

  /// Return the share of the step in which one group is idle, and the share for
  /// all groups together.
  double bubbleOf(const PipelineGroup &group) const {
    return stepSeconds > 0 ? 1 - group.busySeconds / stepSeconds : 0;
  }
  double bubble() const;
  double peakBytes() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SCHEDULE_PIPELINETIMELINE_H
