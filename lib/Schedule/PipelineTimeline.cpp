//===- PipelineTimeline.cpp - The predicted step of a pipeline ------------===//
#include "lib/Schedule/PipelineTimeline.h"
#include <algorithm>

namespace mlir::gspmd {

llvm::StringRef toString(PipelineEvent::Kind kind) {
  switch (kind) {
  case PipelineEvent::Kind::Forward:
    return toString(TaskKind::Forward);
  case PipelineEvent::Kind::Backward:
    return toString(TaskKind::Backward);
  case PipelineEvent::Kind::WeightGradient:
    return toString(TaskKind::WeightGradient);
  case PipelineEvent::Kind::Update:
    return "update";
  case PipelineEvent::Kind::Transfer:
    return "transfer";
  }
  llvm_unreachable("unknown kind of event");
}

double PipelineTimeline::bubble() const {
  double busy = 0;
  for (const PipelineGroup &group : groups)
    busy += group.busySeconds;
  return stepSeconds > 0 ? 1 - busy / (stepSeconds * double(groups.size())) : 0;
}

double PipelineTimeline::peakBytes() const {
  double peak = 0;
  for (const PipelineGroup &group : groups)
    peak = std::max(peak, group.peakBytes);
  return peak;
}

} // namespace mlir::gspmd
