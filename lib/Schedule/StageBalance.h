//===- StageBalance.h - Layers among pipeline stages ------------*- C++ -*-===//
//
// Divides a chain of units, such as layers, among stages. A stage has
// consecutive units:
//
//   unit      0   1   2   3   4        seconds  3  1  1  2  1
//   stage     0   1   1   2   2        of a stage  3, 2, 3
//
// The first objective is the time of the slowest stage, which determines the
// time between microbatches. Among the divisions whose slowest stage is at most
// kBalanceTolerance slower, the second objective is the memory of the fullest
// stage, and the third one are the bytes that stages send to each other.
//
// A stage waits for what others send, so that a division with slower stages can
// have a faster step if it sends less: with a `slack`, the slowest stage may be
// slower by that share, and the bytes that are sent are the second objective.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_SCHEDULE_STAGEBALANCE_H
#define GSPMD_LIB_SCHEDULE_STAGEBALANCE_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>
#include <vector>

namespace mlir::gspmd {

/// A chain of units.
struct StageUnits {
  /// A tensor that stages with any of `units` hold once.
  struct Tensor {
    double bytes = 0;
    std::vector<int64_t> units;
    /// The tensor exists once for each microbatch in flight, of which 1F1B has
    /// as many as there are stages from this one to the last.
    bool isActivation = false;
  };
  /// For each unit, the time of its tasks on one microbatch, in any unit of
  /// time.
  std::vector<double> seconds;
  /// For each unit, the bytes that are sent for a microbatch if a stage begins
  /// with it.
  std::vector<double> sentBytes;
  std::vector<Tensor> tensors;
};

/// A stage may be slower by this share of the best division if that saves
/// memory or transfers. Predictions of single ops are not more exact.
inline constexpr double kBalanceTolerance = 0.02;

/// Returns the first unit of each stage. Requires 1 <= `stages` <= number of
/// units. Takes time in proportion to the square of the number of units.
std::vector<int64_t> balanceStages(const StageUnits &units, int64_t stages,
                                   int64_t microbatches, double slack = 0);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SCHEDULE_STAGEBALANCE_H
