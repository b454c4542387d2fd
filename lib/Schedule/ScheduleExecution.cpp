//===- ScheduleExecution.cpp - The times of a schedule's tasks ------------===//
//-----------------===//
#include "lib/Schedule/ScheduleExecution.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace mlir::gspmd {

std::vector<TaskDependence> chainDependences(const PipelineShape &shape,
                                             const PipelineTask &task) {
  switch (task.kind) {
  case TaskKind::Forward:
    if (task.stage == 0)
      return {};
    return {{{TaskKind::Forward, task.stage - 1, task.microbatch}}};
  case TaskKind::Backward:
    if (task.stage + 1 == shape.stages)
      return {{{TaskKind::Forward, task.stage, task.microbatch}}};
    return {{{TaskKind::Backward, task.stage + 1, task.microbatch}}};
  case TaskKind::WeightGradient:
    return {{{TaskKind::Backward, task.stage, task.microbatch}}};
  }
  llvm_unreachable("unknown kind of task");
}

double ScheduleExecution::bubble() const {
  double busy = llvm::sum_of(busySeconds);
  return seconds > 0 ? 1 - busy / (seconds * double(busySeconds.size())) : 0;
}

namespace {

class Walker {
public:
  Walker(const PipelineSchedule &schedule, const ScheduleCosts &costs)
      : schedule(schedule), shape(schedule.shape), costs(costs),
        ends(kNumTaskKinds * shape.stages * shape.microbatches, -1),
        next(schedule.tasks.size()) {
    execution.tasks.resize(schedule.tasks.size());
    execution.busySeconds.resize(schedule.tasks.size());
    execution.liveForwards = schedule.countLiveForwards();
  }

  absl::StatusOr<ScheduleExecution> run() {
    for (bool advances = true; advances;) {
      advances = false;
      for (size_t group = 0; group < schedule.tasks.size(); ++group)
        while (advance(group))
          advances = true;
    }
    for (size_t group = 0; group < schedule.tasks.size(); ++group)
      if (next[group] < schedule.tasks[group].size())
        return describeDeadlock();
    return std::move(execution);
  }

private:
  double &endOf(const PipelineTask &task) {
    return ends[(unsigned(task.kind) * shape.stages + task.stage) *
                    shape.microbatches +
                task.microbatch];
  }

  std::vector<TaskDependence> dependencesOf(const PipelineTask &task) {
    if (!costs.seconds(task))
      return {};
    std::vector<TaskDependence> result = chainDependences(shape, task);
    llvm::erase_if(result, [&](const TaskDependence &dependence) {
      return !costs.seconds(dependence.task);
    });
    std::vector<TaskDependence> others = costs.dependences(task);
    result.insert(result.end(), others.begin(), others.end());
    return result;
  }

  /// Executes the next task of the group if its data is available.
  bool advance(size_t group) {
    if (next[group] == schedule.tasks[group].size())
      return false;
    const PipelineTask &task = schedule.tasks[group][next[group]];
    std::vector<TimedTask> &timed = execution.tasks[group];
    double begin = timed.empty() ? 0 : timed.back().end;
    for (const TaskDependence &dependence : dependencesOf(task)) {
      double end = endOf(dependence.task);
      if (end < 0)
        return false;
      begin = std::max(begin, end + dependence.transferSeconds);
    }
    double seconds = costs.seconds(task).value_or(0);
    timed.push_back({task, begin, begin + seconds});
    endOf(task) = begin + seconds;
    execution.busySeconds[group] += seconds;
    execution.seconds = std::max(execution.seconds, begin + seconds);
    ++next[group];
    return true;
  }

  absl::Status describeDeadlock() {
    std::string text = "the schedule deadlocks:";
    for (size_t group = 0; group < schedule.tasks.size(); ++group) {
      if (next[group] == schedule.tasks[group].size())
        continue;
      const PipelineTask &task = schedule.tasks[group][next[group]];
      for (const TaskDependence &dependence : dependencesOf(task))
        if (endOf(dependence.task) < 0) {
          absl::StrAppend(&text, text.back() == ':' ? " " : "; ", "group ",
                          group, " waits in the ", toString(task), " for the ",
                          toString(dependence.task));
          break;
        }
    }
    return absl::FailedPreconditionError(text);
  }

  const PipelineSchedule &schedule;
  const PipelineShape &shape;
  const ScheduleCosts &costs;
  ScheduleExecution execution;
  /// The end of each task by kind, stage and microbatch; negative before that.
  std::vector<double> ends;
  std::vector<size_t> next;
};

} // namespace

absl::StatusOr<ScheduleExecution>
executeSchedule(const PipelineSchedule &schedule, const ScheduleCosts &costs) {
  return Walker(schedule, costs).run();
}

} // namespace mlir::gspmd
