//===- PipelineSchedule.h - Schedules of pipeline stages --------*- C++ -*-===//
//
// A pipeline has S stages and G groups of devices. Stage s runs on group
// s mod G; with more stages than groups, the stages of a group are interleaved.
// Each microbatch passes the stages forward, then backward:
//
//   group 0   F0 F1 F2 F3                         B0    B1    B2    B3
//   group 1      F0 F1 F2 F3                B0    B1    B2    B3
//   group 2         F0 F1 F2 F3       B0    B1    B2    B3
//   group 3            F0 F1 F2 F3 B0    B1    B2    B3
//
// A schedule is the order of the tasks of each group. When a task begins
// follows from the order and from the data that the task reads
// (executeSchedule).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_SCHEDULE_PIPELINESCHEDULE_H
#define GSPMD_LIB_SCHEDULE_PIPELINESCHEDULE_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

enum class TaskKind : uint8_t {
  Forward,
  /// The gradients of a stage's inputs; also those of its weights unless the
  /// schedule splits backward passes.
  Backward,
  WeightGradient,
};
inline constexpr unsigned kNumTaskKinds = 3;
/// Returns "forward", "backward" or "weight_gradient".
llvm::StringRef toString(TaskKind kind);

/// A stage's computation on one microbatch.
struct PipelineTask {
  TaskKind kind = TaskKind::Forward;
  int64_t stage = 0, microbatch = 0;
};
/// Returns "forward of microbatch 3 in stage 1".
std::string toString(const PipelineTask &task);

struct PipelineShape {
  int64_t stages = 1, groups = 1, microbatches = 1;

  int64_t groupOf(int64_t stage) const { return stage % groups; }
};

enum class ScheduleKind : uint8_t {
  /// All forward passes, then all backward passes.
  GPipe,
  /// Alternates one forward and one backward pass (1F1B): a group keeps the
  /// activations of at most as many microbatches as there are stages from it to
  /// the last one.
  OneForwardOneBackward,
  /// 1F1B with several stages in each group.
  Interleaved,
  /// 1F1B in which weight gradients fill the idle time (ZB-H1).
  ZeroBubble,
};
/// Parses "gpipe", "1f1b", "interleaved" or "zero-bubble". Returns nullopt for
/// other texts.
std::optional<ScheduleKind> parseScheduleKind(llvm::StringRef text);
/// The texts of parseScheduleKind, for messages.
inline constexpr llvm::StringLiteral kScheduleKinds =
    "gpipe, 1f1b, interleaved, zero-bubble";

struct PipelineSchedule {
  PipelineShape shape;
  /// Weight gradients are tasks of their own.
  bool splitsBackward = false;
  /// The tasks of each group in the order in which it executes them.
  std::vector<std::vector<PipelineTask>> tasks;

  /// Returns, for each group, the largest number of forward passes whose
  /// activations it keeps at once. The last task of a stage on a microbatch
  /// releases them.
  std::vector<int64_t> countLiveForwards() const;
};

/// Returns InvalidArgument if the kind does not support the shape. Only
/// interleaved schedules have more stages than groups; their number of
/// microbatches must be a multiple of `groups`.
absl::StatusOr<PipelineSchedule> makeSchedule(ScheduleKind kind,
                                              const PipelineShape &shape);

/// Reads a table, which has a list of tasks for each group:
///
///   {"groups": [["F0.0", "F0.1", "B0.0", "B0.1"],
///               ["F1.0", "B1.0", "F1.1", "B1.1"]]}
///
/// "F1.0" is the forward pass of stage 1 on microbatch 0, B the backward pass,
/// W the weight gradients. Returns InvalidArgument for other texts. The shape
/// of the result is that of its tasks.
absl::StatusOr<PipelineSchedule> readScheduleTable(llvm::StringRef json,
                                                   llvm::StringRef origin);
/// Returns InvalidArgument, with a message that begins with `origin`, unless
/// `schedule` has each task of `shape` once, in the group of its stage. A
/// schedule has weight gradients of all stages or of none.
absl::Status validateSchedule(const PipelineSchedule &schedule,
                              const PipelineShape &shape,
                              llvm::StringRef origin);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SCHEDULE_PIPELINESCHEDULE_H
