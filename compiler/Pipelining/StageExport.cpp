//===- StageExport.cpp - Pipeline stages as StableHLO ---------------------===//
#include "compiler/Pipelining/StageExport.h"
#include "lib/Schedule/ScheduleExecution.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {
namespace {

using Json = nlohmann::json;

/// Describes the tables of StagePrograms as JSON.
class ScheduleWriter {
public:
  explicit ScheduleWriter(const StagePrograms &stages)
      : stages(stages), schedule(stages.schedule) {}

  FailureOr<Json> write();

private:
  static Json describe(const PipelineValue &value);
  Json describe(const StageTask &task) const;
  FailureOr<Json> describe(const EntryTensor &tensor) const;
  FailureOr<Json> listTasks() const;
  InFlightDiagnostic emitError() const {
    return stages.tasks.front().program->source().emitError();
  }

  const StagePrograms &stages;
  const PipelineSchedule &schedule;
};

} // namespace

static std::string fileOf(const StageTask &task) { return task.name + ".mlir"; }

Json ScheduleWriter::describe(const PipelineValue &value) {
  switch (value.kind) {
  case PipelineValue::Kind::Argument:
    return {{"kind", "argument"}, {"argument", value.source}};
  case PipelineValue::Kind::Layers:
    return {{"kind", "layers"},
            {"argument", value.source},
            {"first", value.first},
            {"end", value.end}};
  case PipelineValue::Kind::Stack:
    return {{"kind", "stack"},
            {"values",
             std::vector<unsigned>(value.slices.begin(), value.slices.end())}};
  case PipelineValue::Kind::Microbatch:
    return {{"kind", "microbatch"}};
  case PipelineValue::Kind::Result:
    return {{"kind", "result"},
            {"program", value.source},
            {"result", value.result}};
  case PipelineValue::Kind::Transfer:
    return {{"kind", "transfer"},
            {"value", value.source},
            {"from", value.from},
            {"to", value.to}};
  case PipelineValue::Kind::Sum:
    return {{"kind", "sum"},
            {"value", value.source},
            {"partial", value.isPartialSum}};
  }
  llvm_unreachable("unknown kind of value");
}

Json ScheduleWriter::describe(const StageTask &task) const {
  return {
      {"name", task.name},
      {"file", fileOf(task)},
      {"task", task.kind ? toString(*task.kind).str() : "update"},
      {"stage", task.stage},
      {"group", schedule.shape.groupOf(task.stage)},
      {"inputs", std::vector<unsigned>(task.inputs.begin(), task.inputs.end())},
      {"outputs",
       std::vector<unsigned>(task.outputs.begin(), task.outputs.end())}};
}

/// Describes an argument or a result of the program. Microbatches are equal
/// slices along one dimension, the last of which may be padded.
FailureOr<Json> ScheduleWriter::describe(const EntryTensor &tensor) const {
  Json dimension;
  for (unsigned dim = 0; dim < tensor.sharding.rank(); ++dim) {
    int64_t shards = tensor.sharding.numShards(dim);
    if (shards == 1)
      continue;
    if (shards != schedule.shape.microbatches)
      return emitError()
             << "dimension " << dim << " of '" << tensor.name << "' has "
             << shards << " slices of several of the "
             << schedule.shape.microbatches
             << " microbatches each, which the export of stages does not "
                "support";
    dimension = dim;
  }
  return Json{{"name", tensor.name},
              {"type", toString(tensor.elementType).str()},
              {"shape", std::vector<int64_t>(tensor.globalShape.begin(),
                                             tensor.globalShape.end())},
              {"microbatch_dim", dimension}};
}

/// Lists the tasks in the order in which they begin if all take the same time,
/// then the updates. Each task is behind those whose data it reads.
FailureOr<Json> ScheduleWriter::listTasks() const {
  auto seconds = [&](const PipelineTask &task) {
    return stages.find(task.kind, task.stage) ? std::optional(1.0)
                                              : std::nullopt;
  };
  auto dependences = [&](const PipelineTask &task) {
    std::vector<TaskDependence> result;
    if (const StageTask *found = stages.find(task.kind, task.stage))
      for (unsigned input : found->inputs)
        if (const StageTask *producer = stages.producerOf(input))
          result.push_back(
              {{*producer->kind, producer->stage, task.microbatch}});
    return result;
  };
  absl::StatusOr<ScheduleExecution> execution =
      executeSchedule(schedule, {seconds, dependences});
  if (!execution.ok())
    return emitError() << std::string(execution.status().message());
  std::vector<TimedTask> timed;
  for (const std::vector<TimedTask> &tasks : execution->tasks)
    llvm::append_range(timed, tasks);
  llvm::stable_sort(timed, [](const TimedTask &a, const TimedTask &b) {
    return a.begin < b.begin;
  });
  Json result = Json::array();
  for (const TimedTask &timedTask : timed)
    if (const StageTask *task =
            stages.find(timedTask.task.kind, timedTask.task.stage))
      result.push_back({{"program", task - stages.tasks.data()},
                        {"microbatch", timedTask.task.microbatch}});
  for (const auto &[number, task] : llvm::enumerate(stages.tasks))
    if (!task.kind)
      result.push_back({{"program", number}, {"microbatch", nullptr}});
  return result;
}

FailureOr<Json> ScheduleWriter::write() {
  FailureOr<Json> tasks = listTasks();
  if (failed(tasks))
    return failure();
  Json values = Json::array(), programs = values, arguments = values,
       results = values;
  for (const PipelineValue &value : stages.values)
    values.push_back(describe(value));
  for (const StageTask &task : stages.tasks)
    programs.push_back(describe(task));
  for (const EntryTensor &argument : stages.signature.arguments) {
    FailureOr<Json> described = describe(argument);
    if (failed(described))
      return failure();
    arguments.push_back(*std::move(described));
  }
  for (auto [result, value] :
       llvm::zip_equal(stages.signature.results, stages.results)) {
    FailureOr<Json> described = describe(result);
    if (failed(described))
      return failure();
    (*described)["value"] = value;
    results.push_back(*std::move(described));
  }
  return Json{{"stages", schedule.shape.stages},
              {"microbatches", schedule.shape.microbatches},
              {"group_devices", stages.groupDevices},
              {"arguments", arguments},
              {"results", results},
              {"values", values},
              {"programs", programs},
              {"tasks", *std::move(tasks)}};
}

FailureOr<std::vector<ExportedFile>> exportStages(const StagePrograms &stages) {
  FailureOr<Json> schedule = ScheduleWriter(stages).write();
  if (failed(schedule))
    return failure();
  std::vector<ExportedFile> files = {
      {"schedule.json",
       schedule->dump(1, ' ', false, Json::error_handler_t::replace) + "\n"}};
  for (const StageTask &task : stages.tasks) {
    FailureOr<OwningOpRef<ModuleOp>> exported = task.program->exportStablehlo(
        {}, ProcessForm::Partitions, RaggedForm::Gather);
    if (failed(exported))
      return failure();
    ExportedFile &file = files.emplace_back();
    file.name = fileOf(task);
    llvm::raw_string_ostream(file.text) << **exported << "\n";
  }
  return files;
}

} // namespace mlir::gspmd
