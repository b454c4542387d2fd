//===- PipelineSchedule.cpp - Schedules of pipeline stages ----------------===//
#include "lib/Schedule/PipelineSchedule.h"
#include "absl/strings/str_cat.h"
#include "lib/Files/Json.h"
#include "llvm/ADT/StringSwitch.h"
#include <array>
#include <set>

namespace mlir::gspmd {

llvm::StringRef toString(TaskKind kind) {
  switch (kind) {
  case TaskKind::Forward:
    return "forward";
  case TaskKind::Backward:
    return "backward";
  case TaskKind::WeightGradient:
    return "weight_gradient";
  }
  llvm_unreachable("unknown kind of task");
}

std::string toString(const PipelineTask &task) {
  return absl::StrCat(toString(task.kind).str(), " of microbatch ",
                      task.microbatch, " in stage ", task.stage);
}

std::optional<ScheduleKind> parseScheduleKind(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<ScheduleKind>>(text)
      .Case("gpipe", ScheduleKind::GPipe)
      .Case("1f1b", ScheduleKind::OneForwardOneBackward)
      .Case("interleaved", ScheduleKind::Interleaved)
      .Case("zero-bubble", ScheduleKind::ZeroBubble)
      .Default(std::nullopt);
}

std::vector<int64_t> PipelineSchedule::countLiveForwards() const {
  const TaskKind last =
      splitsBackward ? TaskKind::WeightGradient : TaskKind::Backward;
  std::vector<int64_t> counts;
  for (const std::vector<PipelineTask> &list : tasks) {
    int64_t live = 0, most = 0;
    for (const PipelineTask &task : list) {
      live += (task.kind == TaskKind::Forward) - (task.kind == last);
      most = std::max(most, live);
    }
    counts.push_back(most);
  }
  return counts;
}

//===----------------------------------------------------------------------===//
// Schedules by rule
//===----------------------------------------------------------------------===//

namespace {

using Tasks = std::vector<PipelineTask>;

Tasks makeGPipe(const PipelineShape &shape, int64_t stage) {
  Tasks tasks;
  for (TaskKind kind : {TaskKind::Forward, TaskKind::Backward})
    for (int64_t m = 0; m < shape.microbatches; ++m)
      tasks.push_back({kind, stage, m});
  return tasks;
}

/// Alternates forward and backward passes after `warmUp` forward passes.
/// `forward` and `backward` return the task at an index.
template <typename Forward, typename Backward>
Tasks alternate(int64_t count, int64_t warmUp, Forward forward,
                Backward backward) {
  Tasks tasks;
  warmUp = std::min(warmUp, count);
  for (int64_t i = 0; i < warmUp; ++i)
    tasks.push_back(forward(i));
  for (int64_t i = warmUp; i < count; ++i) {
    tasks.push_back(forward(i));
    tasks.push_back(backward(i - warmUp));
  }
  for (int64_t i = count - warmUp; i < count; ++i)
    tasks.push_back(backward(i));
  return tasks;
}

Tasks makeOneForwardOneBackward(const PipelineShape &shape, int64_t stage) {
  return alternate(
      shape.microbatches, shape.stages - 1 - stage,
      [&](int64_t i) { return PipelineTask{TaskKind::Forward, stage, i}; },
      [&](int64_t i) { return PipelineTask{TaskKind::Backward, stage, i}; });
}

/// A group executes its stages in turn, each on as many microbatches as there
/// are groups.
Tasks makeInterleaved(const PipelineShape &shape, int64_t group) {
  const int64_t chunks = shape.stages / shape.groups;
  auto task = [&](TaskKind kind, int64_t i) {
    int64_t round = i / shape.groups, chunk = round % chunks;
    if (kind == TaskKind::Backward)
      chunk = chunks - 1 - chunk;
    return PipelineTask{kind, chunk * shape.groups + group,
                        round / chunks * shape.groups + i % shape.groups};
  };
  return alternate(
      chunks * shape.microbatches,
      2 * (shape.groups - 1 - group) + (chunks - 1) * shape.groups,
      [&](int64_t i) { return task(TaskKind::Forward, i); },
      [&](int64_t i) { return task(TaskKind::Backward, i); });
}

/// Assigns tasks of unit time greedily, step by step: forward passes first, of
/// as many microbatches as in 1F1B, then backward passes, then weight
/// gradients. Postponed weight gradients keep the activations of at most as
/// many microbatches as the first stage of 1F1B.
std::vector<Tasks> makeZeroBubble(const PipelineShape &shape) {
  const int64_t stages = shape.stages, count = shape.microbatches;
  std::vector<Tasks> tasks(stages);
  // The number of tasks of each kind that a stage has executed.
  std::vector<std::array<int64_t, kNumTaskKinds>> done(stages);
  auto doneOf = [&](int64_t stage, TaskKind kind) -> int64_t & {
    return done[stage][unsigned(kind)];
  };
  for (int64_t left = 3 * stages * count; left > 0;) {
    std::vector<std::pair<int64_t, TaskKind>> step;
    for (int64_t s = 0; s < stages; ++s) {
      int64_t forward = doneOf(s, TaskKind::Forward),
              backward = doneOf(s, TaskKind::Backward),
              weights = doneOf(s, TaskKind::WeightGradient);
      bool isReady = s + 1 < stages
                         ? backward < doneOf(s + 1, TaskKind::Backward)
                         : backward < forward;
      if (forward < count && forward - weights < stages &&
          forward - backward < stages - s &&
          (s == 0 || forward < doneOf(s - 1, TaskKind::Forward)))
        step.emplace_back(s, TaskKind::Forward);
      else if (backward < count && isReady)
        step.emplace_back(s, TaskKind::Backward);
      else if (weights < backward)
        step.emplace_back(s, TaskKind::WeightGradient);
    }
    for (auto [stage, kind] : step)
      tasks[stage].push_back({kind, stage, doneOf(stage, kind)++});
    left -= int64_t(step.size());
  }
  return tasks;
}

absl::Status validateShape(ScheduleKind kind, const PipelineShape &shape) {
  if (kind != ScheduleKind::Interleaved && shape.stages != shape.groups)
    return absl::InvalidArgumentError(
        absl::StrCat("expected as many groups of devices as stages (",
                     shape.stages, "), found ", shape.groups,
                     "; only interleaved schedules have more "
                     "stages than groups"));
  if (kind != ScheduleKind::Interleaved)
    return absl::OkStatus();
  if (shape.groups < 2 || shape.stages % shape.groups != 0 ||
      shape.stages == shape.groups)
    return absl::InvalidArgumentError(absl::StrCat(
        "an interleaved schedule requires at least two groups, and a number of "
        "stages that is a larger multiple of the number of groups: found ",
        shape.stages, " stages and ", shape.groups, " groups"));
  if (shape.microbatches % shape.groups != 0)
    return absl::InvalidArgumentError(absl::StrCat(
        "an interleaved schedule requires a number of microbatches that is a "
        "multiple of the number of groups (",
        shape.groups, "), found ", shape.microbatches));
  return absl::OkStatus();
}

} // namespace

absl::StatusOr<PipelineSchedule> makeSchedule(ScheduleKind kind,
                                              const PipelineShape &shape) {
  if (absl::Status status = validateShape(kind, shape); !status.ok())
    return status;
  PipelineSchedule schedule{shape, kind == ScheduleKind::ZeroBubble, {}};
  if (kind == ScheduleKind::ZeroBubble) {
    schedule.tasks = makeZeroBubble(shape);
    return schedule;
  }
  for (int64_t group = 0; group < shape.groups; ++group)
    schedule.tasks.push_back(kind == ScheduleKind::GPipe
                                 ? makeGPipe(shape, group)
                             : kind == ScheduleKind::Interleaved
                                 ? makeInterleaved(shape, group)
                                 : makeOneForwardOneBackward(shape, group));
  return schedule;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// "F1.0"; nullopt for other texts.
static std::optional<PipelineTask> parseTask(llvm::StringRef text) {
  PipelineTask task;
  if (text.consume_front("B"))
    task.kind = TaskKind::Backward;
  else if (text.consume_front("W"))
    task.kind = TaskKind::WeightGradient;
  else if (!text.consume_front("F"))
    return std::nullopt;
  auto [stage, microbatch] = text.split('.');
  if (stage.getAsInteger(10, task.stage) ||
      microbatch.getAsInteger(10, task.microbatch))
    return std::nullopt;
  return task;
}

absl::StatusOr<PipelineSchedule> readScheduleTable(llvm::StringRef text,
                                                   llvm::StringRef origin) {
  absl::StatusOr<nlohmann::json> json = parseJson(text, origin);
  if (!json.ok())
    return json.status();
  if (!json->is_object() || !json->contains("groups") ||
      !(*json)["groups"].is_array())
    return absl::InvalidArgumentError(absl::StrCat(
        origin.str(), ": expected {\"groups\": [[\"F0.0\", ...], ...]}"));
  PipelineSchedule schedule;
  PipelineShape &shape = schedule.shape;
  for (const nlohmann::json &list : (*json)["groups"]) {
    Tasks &tasks = schedule.tasks.emplace_back();
    if (!list.is_array())
      return absl::InvalidArgumentError(absl::StrCat(
          origin.str(), ": expected a list of tasks, found ", list.dump()));
    for (const nlohmann::json &entry : list) {
      std::optional<PipelineTask> task =
          entry.is_string() ? parseTask(entry.get<std::string>())
                            : std::nullopt;
      if (!task || task->stage < 0 || task->microbatch < 0)
        return absl::InvalidArgumentError(
            absl::StrCat(origin.str(),
                         ": expected a task such as \"F1.0\", "
                         "found ",
                         entry.dump()));
      schedule.splitsBackward |= task->kind == TaskKind::WeightGradient;
      shape.stages = std::max(shape.stages, task->stage + 1);
      shape.microbatches = std::max(shape.microbatches, task->microbatch + 1);
      tasks.push_back(*task);
    }
  }
  shape.groups = int64_t(schedule.tasks.size());
  return schedule;
}

using TaskSet = std::set<std::tuple<TaskKind, int64_t, int64_t>>;

/// Returns the first task of `shape` that is not in `found`.
static std::optional<PipelineTask> findAbsentTask(const PipelineShape &shape,
                                                  bool splitsBackward,
                                                  const TaskSet &found) {
  for (unsigned kind = 0; kind < (splitsBackward ? 3u : 2u); ++kind)
    for (int64_t s = 0; s < shape.stages; ++s)
      for (int64_t m = 0; m < shape.microbatches; ++m)
        if (!found.count({TaskKind(kind), s, m}))
          return PipelineTask{TaskKind(kind), s, m};
  return std::nullopt;
}

absl::Status validateSchedule(const PipelineSchedule &schedule,
                              const PipelineShape &shape,
                              llvm::StringRef origin) {
  auto error = [&](auto &&...texts) {
    return absl::InvalidArgumentError(
        absl::StrCat(origin.str(), ": ", texts...));
  };
  if (int64_t(schedule.tasks.size()) != shape.groups)
    return error("expected the tasks of ", shape.groups,
                 " groups of devices, found ", schedule.tasks.size());
  TaskSet found;
  for (int64_t group = 0; group < shape.groups; ++group)
    for (const PipelineTask &task : schedule.tasks[group]) {
      if (task.stage >= shape.stages || task.microbatch >= shape.microbatches)
        return error("found the ", toString(task), ", expected ", shape.stages,
                     " stages and ", shape.microbatches, " microbatches");
      if (shape.groupOf(task.stage) != group)
        return error("group ", group, " has the ", toString(task),
                     ", which belongs to group ", shape.groupOf(task.stage));
      if (!found.emplace(task.kind, task.stage, task.microbatch).second)
        return error("group ", group, " has the ", toString(task), " twice");
    }
  if (std::optional<PipelineTask> absent =
          findAbsentTask(shape, schedule.splitsBackward, found))
    return error("the ", toString(*absent), " is absent");
  return absl::OkStatus();
}

} // namespace mlir::gspmd
