//===- TimelineSums.h - Totals of a timeline --------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_TIMELINESUMS_H
#define GSPMD_LIB_REPORT_TIMELINESUMS_H

#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// All events of one kind, over the entire step.
struct KindSum {
  std::string kind;
  double count = 0, seconds = 0, matrixFlops = 0, memoryBytes = 0;
};
/// Longest first.
std::vector<KindSum> timeByKind(const Timeline &timeline);

/// All collectives of one kind over the same axes, of the entire program or of
/// one line of its source.
struct CollectiveSum {
  TransferKind kind;
  std::string axes;
  std::string line; ///< empty if not requested or unknown
  int64_t groupSize = 1;
  double count = 0, bytes = 0;
  double seconds = 0, wireSeconds = 0, exposed = 0;
};
/// Longest first.
std::vector<CollectiveSum> timeByCollective(const Timeline &timeline,
                                            bool byLine = false);

/// All events of one layer of the model, by the scopes of the name stack:
/// `jit(step)/transpose(jvp(while))/body/attention/dot_general` is "attention"
/// in the backward pass.
struct LayerSum {
  std::string layer; ///< "attention", "layers_0/mlp"; empty: without a name
  std::string pass;  ///< "forward", "backward", "recomputed"
  /// Seconds of the cores, and seconds for which they wait for its collectives.
  double seconds = 0, exposed = 0;
  double matrixFlops = 0, memoryBytes = 0;
};
/// Longest first.
std::vector<LayerSum> timeByLayer(const Timeline &timeline);

/// Returns the layer and the pass of an event.
std::pair<std::string, std::string> layerOf(const TimelineEvent &event);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_TIMELINESUMS_H
