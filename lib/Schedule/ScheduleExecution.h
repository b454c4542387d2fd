//===- ScheduleExecution.h - The times of a schedule's tasks ----*- C++ -*-===//
#ifndef GSPMD_LIB_SCHEDULE_SCHEDULEEXECUTION_H
#define GSPMD_LIB_SCHEDULE_SCHEDULEEXECUTION_H

#include "lib/Schedule/PipelineSchedule.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// A task that another one waits for.
struct TaskDependence {
  PipelineTask task;
  /// Seconds between the end of the task and the arrival of its data.
  double transferSeconds = 0;
};

/// The costs and the dependences of a program's tasks, as executeSchedule
/// queries them.
struct ScheduleCosts {
  /// Returns the seconds of a task; nullopt if the program lacks the task, so
  /// that none waits for it.
  llvm::function_ref<std::optional<double>(const PipelineTask &)> seconds;
  /// Returns the tasks whose data a task reads, beside those that
  /// `chainDependences` returns.
  llvm::function_ref<std::vector<TaskDependence>(const PipelineTask &)>
      dependences;
};

/// Returns the tasks that precede `task` in every pipeline, without seconds:
/// the same pass in the adjacent stage, the forward pass in the last stage, and
/// of weight gradients the backward pass in the same stage.
std::vector<TaskDependence> chainDependences(const PipelineShape &shape,
                                             const PipelineTask &task);

struct TimedTask {
  PipelineTask task;
  double begin = 0, end = 0;
};

/// The execution of a schedule.
struct ScheduleExecution {
  /// The tasks of each group, in order.
  std::vector<std::vector<TimedTask>> tasks;
  double seconds = 0;
  /// For each group, the seconds of its tasks, and the largest number of
  /// forward passes whose activations it keeps at once. The last task of a
  /// stage on a microbatch releases them.
  std::vector<double> busySeconds;
  std::vector<int64_t> liveForwards;

  /// Returns the share of the time in which groups are idle.
  double bubble() const;
};

/// Executes each group's tasks in order, each as soon as its data has arrived.
/// Returns FailedPrecondition for a schedule that deadlocks, with the task that
/// each group waits in and the task that it waits for.
absl::StatusOr<ScheduleExecution>
executeSchedule(const PipelineSchedule &schedule, const ScheduleCosts &costs);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SCHEDULE_SCHEDULEEXECUTION_H
