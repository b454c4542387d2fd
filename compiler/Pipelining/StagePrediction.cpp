//===- StagePrediction.cpp - The predicted step of a division -------------===//
#include "compiler/Pipelining/StagePrediction.h"
#include "compiler/Pipelining/SumProgram.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "lib/CostModel/Topology/Topology.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <map>
#include <set>

namespace mlir::gspmd {
namespace {

using Kind = PipelineValue::Kind;

/// The memory and the time of a device in a task.
struct TaskCosts {
  double seconds = 0, peakBytes = 0;
  /// The time to add results to sums over microbatches.
  double accumulateSeconds = 0;
  /// The bytes of the local tensors.
  SmallVector<double> inputs, outputs;
};

class Predictor {
public:
  Predictor(const StagePrograms &stages, const SimulateOptions &simulation,
            PipelineTimeline &result)
      : stages(stages), shape(stages.schedule.shape), simulation(simulation),
        result(result) {}

  LogicalResult run();
  /// Returns the time of the tasks of each stage on a microbatch, with its
  /// share of the update.
  std::vector<double> stageSeconds() const;

private:
  /// Bytes that a device receives from a task.
  using Received = std::map<const StageTask *, double>;

  LogicalResult costTasks();
  FailureOr<double> costSums(const StageTask &task, func::FuncOp entry);
  OwningOpRef<ModuleOp> makeModule() const;
  LogicalResult costTransfers();
  FailureOr<double> costTransfer(int64_t from, int64_t to, double bytes);
  LogicalResult walkMicrobatches();
  void addTransfers(const StageTask &task, int64_t microbatch);
  void walkUpdates();
  /// Changes of stored bytes by time.
  using Changes = std::vector<std::pair<double, double>>;

  std::map<unsigned, double> findShared(int64_t group) const;
  void addChanges(const StageTask &reader, unsigned input,
                  Changes &changes) const;
  Changes findChanges(int64_t group) const;
  double findOwnBytes(const PipelineEvent &event) const;
  void findMemory(int64_t group);

  const TaskCosts &costsOf(const StageTask &task) const {
    return costs[&task - stages.tasks.data()];
  }
  const StageTask *producerOf(unsigned value) const {
    return stages.producerOf(value);
  }
  double transferSeconds(const StageTask &to, const StageTask &from) const {
    auto seconds = transfers.find({&to, &from});
    return seconds == transfers.end() ? 0 : seconds->second;
  }
  const Received &receivedBy(const StageTask &task);
  double endOf(const StageTask &task, int64_t microbatch) const {
    return ends.at({&task, microbatch});
  }

  const StagePrograms &stages;
  const PipelineShape &shape;
  const SimulateOptions &simulation;
  PipelineTimeline &result;
  std::vector<TaskCosts> costs;
  /// The tasks that read each value.
  std::vector<SmallVector<const StageTask *>> readers;
  std::map<const StageTask *, Received> receivedByTask;
  std::map<std::pair<const StageTask *, const StageTask *>, double> transfers;
  std::map<std::tuple<int64_t, double>, double> shiftSeconds;
  /// The seconds of a sum by the types of its summands.
  DenseMap<Attribute, double> sumSeconds;
  std::map<std::pair<const StageTask *, int64_t>, double> ends;
};

} // namespace

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

LogicalResult Predictor::costTasks() {
  readers.resize(stages.values.size());
  for (const StageTask &task : stages.tasks)
    for (unsigned input : task.inputs)
      readers[input].push_back(&task);
  for (const StageTask &task : stages.tasks) {
    KeptResult<SimulatedStep> step = task.program->simulate(simulation, {});
    KeptResult<DeviceProgram> device = task.program->makeDeviceProgram({});
    if (failed(step) || failed(device))
      return failure();
    const Timeline &timeline = (*step)->timeline;
    TaskCosts &cost = costs.emplace_back();
    cost.seconds = timeline.stepSeconds;
    cost.peakBytes = timeline.peakBytes;
    result.capacityBytes = timeline.capacityBytes;
    ModuleOp module = (*device)->module;
    auto entry = module.lookupSymbol<func::FuncOp>("main");
    cost.inputs =
        llvm::map_to_vector(entry.getArgumentTypes(), sharding::tensorBytes);
    cost.outputs =
        llvm::map_to_vector(entry.getResultTypes(), sharding::tensorBytes);
    FailureOr<double> seconds = costSums(task, entry);
    if (failed(seconds))
      return failure();
    cost.accumulateSeconds = *seconds;
  }
  return success();
}

/// Simulates the additions of a task's results to sums over microbatches.
FailureOr<double> Predictor::costSums(const StageTask &task,
                                      func::FuncOp entry) {
  // With separate weights, the task's products add to the sums.
  if (auto topology = Topology::parse(simulation.topology, simulation.software);
      topology.ok() && topology->hardware().hasSeparateWeights > 0)
    return 0.0;
  SmallVector<Type> types;
  for (const PipelineValue &value : stages.values)
    if (value.kind == Kind::Sum && producerOf(value.source) == &task)
      types.push_back(
          entry.getResultTypes()[stages.values[stages.sourceOf(value.source)]
                                     .result]);
  if (types.empty())
    return 0.0;
  auto [known, isNew] = sumSeconds.try_emplace(
      ArrayAttr::get(entry.getContext(),
                     llvm::map_to_vector(types,
                                         [](Type type) -> Attribute {
                                           return TypeAttr::get(type);
                                         })),
      0);
  if (!isNew)
    return known->second;
  OwningOpRef<ModuleOp> module = makeModule();
  addSumProgram(*module, types);
  Compilation program(std::move(module));
  KeptResult<SimulatedStep> step = program.simulate(simulation, {});
  if (failed(step))
    return failure();
  return known->second = (*step)->timeline.stepSeconds;
}

/// Returns a module with the mesh of all groups.
OwningOpRef<ModuleOp> Predictor::makeModule() const {
  MLIRContext *context = stages.tasks.front().program->source().getContext();
  Location location = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  sharding::MeshOp::create(
      builder, location, "mesh",
      sharding::MeshAttr::get(context, stages.meshWithStages));
  return module;
}

/// Returns what the task is the first one of its stage to read, by the task of
/// another stage that computes it.
const Predictor::Received &Predictor::receivedBy(const StageTask &task) {
  auto [known, isNew] = receivedByTask.try_emplace(&task);
  Received &received = known->second;
  if (!isNew)
    return received;
  for (auto [index, input] : llvm::enumerate(task.inputs)) {
    const PipelineValue &value = stages.values[input];
    if (value.kind != Kind::Transfer)
      continue;
    const StageTask *producer = producerOf(input);
    if (readers[input].front() == &task && producer)
      received[producer] += costsOf(task).inputs[index];
  }
  return received;
}

/// Simulates a shift of `bytes` along the axis of the groups.
FailureOr<double> Predictor::costTransfer(int64_t from, int64_t to,
                                          double bytes) {
  int64_t distance =
      (shape.groupOf(to) - shape.groupOf(from) + shape.groups) % shape.groups;
  if (distance == 0 || bytes == 0)
    return 0.0;
  auto [known, isNew] = shiftSeconds.try_emplace({distance, bytes}, 0);
  if (!isNew)
    return known->second;
  OwningOpRef<ModuleOp> module = makeModule();
  MLIRContext *context = module->getContext();
  Location location = module->getLoc();
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto meshOp = *module->getOps<sharding::MeshOp>().begin();
  auto type = RankedTensorType::get({int64_t(bytes)}, builder.getI8Type());
  auto func = func::FuncOp::create(builder, location, "main",
                                   builder.getFunctionType({type}, {type}));
  Block *block = func.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  auto axes = sharding::AxesAttr::get(
      context, FlatSymbolRefAttr::get(meshOp.getSymNameAttr()),
      stages.meshWithStages, {stages.meshWithStages.fullAxis(0)});
  Value shifted = spmd::ShiftOp::create(builder, location, type,
                                        block->getArgument(0), distance,
                                        /*wrap=*/true, /*mirror=*/false, axes);
  func::ReturnOp::create(builder, location, shifted);
  Compilation program(std::move(module));
  KeptResult<SimulatedStep> step = program.simulate(simulation, {});
  if (failed(step))
    return failure();
  for (const TimelineEvent &event : (*step)->timeline.events)
    if (event.track == Track::Network)
      known->second += event.duration;
  return known->second;
}

LogicalResult Predictor::costTransfers() {
  for (const StageTask &task : stages.tasks)
    for (const auto &[producer, bytes] : receivedBy(task)) {
      FailureOr<double> seconds =
          costTransfer(producer->stage, task.stage, bytes);
      if (failed(seconds))
        return failure();
      transfers[{&task, producer}] = *seconds;
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

/// Adds the transfers that a task waits for.
void Predictor::addTransfers(const StageTask &task, int64_t microbatch) {
  PipelineGroup &group = result.groups[shape.groupOf(task.stage)];
  for (const auto &[producer, bytes] : receivedBy(task)) {
    double seconds = transferSeconds(task, *producer);
    if (seconds == 0)
      continue;
    double begin = endOf(*producer, microbatch);
    group.transfers.push_back({PipelineEvent::Kind::Transfer, task.stage,
                               microbatch, begin, begin + seconds, bytes});
  }
}

LogicalResult Predictor::walkMicrobatches() {
  auto seconds = [&](const PipelineTask &task) -> std::optional<double> {
    const StageTask *found = stages.find(task.kind, task.stage);
    if (!found)
      return std::nullopt;
    // The first summand is the sum.
    const TaskCosts &cost = costsOf(*found);
    return cost.seconds + (task.microbatch > 0 ? cost.accumulateSeconds : 0);
  };
  auto dependences = [&](const PipelineTask &task) {
    std::vector<TaskDependence> result;
    if (const StageTask *found = stages.find(task.kind, task.stage))
      for (unsigned input : found->inputs)
        if (const StageTask *producer = producerOf(input))
          result.push_back({{*producer->kind, producer->stage, task.microbatch},
                            transferSeconds(*found, *producer)});
    return result;
  };
  absl::StatusOr<ScheduleExecution> execution =
      executeSchedule(stages.schedule, {seconds, dependences});
  if (!execution.ok())
    return stages.tasks.front().program->source().emitError()
           << std::string(execution.status().message());
  for (int64_t number = 0; number < shape.groups; ++number) {
    PipelineGroup &group = result.groups.emplace_back();
    group.busySeconds = execution->busySeconds[number];
    group.liveMicrobatches = execution->liveForwards[number];
    for (const TimedTask &timed : execution->tasks[number]) {
      const StageTask *task = stages.find(timed.task.kind, timed.task.stage);
      if (!task)
        continue;
      ends[{task, timed.task.microbatch}] = timed.end;
      group.tasks.push_back({PipelineEvent::Kind(timed.task.kind), task->stage,
                             timed.task.microbatch, timed.begin, timed.end});
    }
  }
  for (const auto &tasks : execution->tasks)
    for (const TimedTask &timed : tasks)
      if (const StageTask *task =
              stages.find(timed.task.kind, timed.task.stage))
        addTransfers(*task, timed.task.microbatch);
  return success();
}

/// An update begins after all tasks of its group, and after the sums and
/// updates of other stages that it reads have arrived.
void Predictor::walkUpdates() {
  std::vector<double> free;
  for (const PipelineGroup &group : result.groups)
    free.push_back(group.tasks.empty() ? 0 : group.tasks.back().end);
  const std::vector<double> lastMicrobatch = free;
  for (const StageTask &task : stages.tasks) {
    if (task.kind)
      continue;
    int64_t number = shape.groupOf(task.stage);
    double begin = free[number];
    for (unsigned input : task.inputs) {
      const PipelineValue &value = stages.values[stages.sourceOf(input)];
      const StageTask *producer = value.kind == Kind::Sum
                                      ? producerOf(value.source)
                                      : producerOf(input);
      if (!producer)
        continue;
      double end = producer->kind
                       ? lastMicrobatch[shape.groupOf(producer->stage)]
                       : endOf(*producer, -1);
      begin = std::max(begin, end + transferSeconds(task, *producer));
    }
    double end = begin + costsOf(task).seconds;
    free[number] = ends[{&task, -1}] = end;
    PipelineGroup &group = result.groups[number];
    group.busySeconds += costsOf(task).seconds;
    group.tasks.push_back(
        {PipelineEvent::Kind::Update, task.stage, -1, begin, end});
  }
  result.stepSeconds = *llvm::max_element(free);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns the bytes of the arguments and sums of a group, by value.
std::map<unsigned, double> Predictor::findShared(int64_t group) const {
  std::map<unsigned, double> shared;
  for (const StageTask &task : stages.tasks)
    for (size_t i = 0; i < task.inputs.size(); ++i) {
      unsigned source = stages.sourceOf(task.inputs[i]);
      const PipelineValue &value = stages.values[source];
      bool isShared = value.kind == Kind::Sum || stages.isSharedArgument(value);
      if (isShared && shape.groupOf(task.stage) == group)
        shared[source] = costsOf(task).inputs[i];
    }
  return shared;
}

/// Adds the changes of what the group stores of `value`, which a task of the
/// group reads: from its arrival until the last task that reads it has ended.
void Predictor::addChanges(const StageTask &reader, unsigned input,
                           Changes &changes) const {
  unsigned value = reader.inputs[input];
  const StageTask *producer = producerOf(value);
  double bytes = costsOf(reader).inputs[input];
  for (int64_t m = 0; m < shape.microbatches; ++m) {
    double last = 0;
    for (const StageTask *other : readers[value])
      if (other->kind)
        last = std::max(last, endOf(*other, m));
    changes.emplace_back(
        endOf(*producer, m) + transferSeconds(reader, *producer), bytes);
    changes.emplace_back(last, -bytes);
  }
}

/// Returns what tasks keep for later tasks of the group, in the order of time.
Predictor::Changes Predictor::findChanges(int64_t group) const {
  Changes changes;
  std::set<unsigned> visited;
  for (const StageTask &reader : stages.tasks)
    for (size_t i = 0; i < reader.inputs.size(); ++i)
      if (reader.kind && producerOf(reader.inputs[i]) &&
          shape.groupOf(reader.stage) == group &&
          visited.insert(reader.inputs[i]).second)
        addChanges(reader, i, changes);
  llvm::sort(changes); // releases precede allocations
  return changes;
}

/// Returns the largest memory of a task beside what its group stores.
double Predictor::findOwnBytes(const PipelineEvent &event) const {
  double mostBytes = 0;
  for (const StageTask &task : stages.tasks) {
    bool isTask = task.kind ? event.kind == PipelineEvent::Kind(*task.kind)
                            : event.kind == PipelineEvent::Kind::Update;
    if (!isTask || task.stage != event.stage)
      continue;
    double bytes = costsOf(task).peakBytes;
    for (size_t i = 0; i < task.inputs.size(); ++i) {
      const PipelineValue &value =
          stages.values[stages.sourceOf(task.inputs[i])];
      if (value.kind == Kind::Result || value.kind == Kind::Sum ||
          stages.isSharedArgument(value))
        bytes -= costsOf(task).inputs[i];
    }
    mostBytes = std::max(mostBytes, bytes);
  }
  return mostBytes;
}

void Predictor::findMemory(int64_t number) {
  PipelineGroup &group = result.groups[number];
  for (const auto &[value, bytes] : findShared(number))
    group.weightBytes += bytes;
  const Changes changes = findChanges(number);
  size_t next = 0;
  double stored = 0;
  for (const PipelineEvent &event : group.tasks) {
    for (; next < changes.size() && changes[next].first <= event.begin; ++next)
      stored += changes[next].second;
    double most = stored, now = stored;
    for (size_t i = next; i < changes.size() && changes[i].first < event.end;
         ++i)
      most = std::max(most, now += changes[i].second);
    group.activationBytes = std::max(group.activationBytes, most);
    group.peakBytes = std::max(group.peakBytes,
                               group.weightBytes + most + findOwnBytes(event));
  }
}

LogicalResult Predictor::run() {
  result.topology = simulation.topology;
  result.shape = shape;
  result.numDevices = stages.numDevices();
  if (failed(costTasks()) || failed(costTransfers()) ||
      failed(walkMicrobatches()))
    return failure();
  walkUpdates();
  for (int64_t group = 0; group < shape.groups; ++group)
    findMemory(group);
  return success();
}

std::vector<double> Predictor::stageSeconds() const {
  std::vector<double> seconds(shape.stages);
  for (const StageTask &task : stages.tasks) {
    const TaskCosts &cost = costsOf(task);
    seconds[task.stage] += task.kind
                               ? cost.seconds + cost.accumulateSeconds
                               : cost.seconds / double(shape.microbatches);
  }
  return seconds;
}

FailureOr<StagePrediction> predictStages(const StagePrograms &stages,
                                         const SimulateOptions &simulation) {
  StagePrediction result;
  Predictor predictor(stages, simulation, result.timeline);
  if (failed(predictor.run()))
    return failure();
  result.stageSeconds = predictor.stageSeconds();
  return result;
}

} // namespace mlir::gspmd
