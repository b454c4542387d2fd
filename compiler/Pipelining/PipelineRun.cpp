//===- PipelineRun.cpp - One run of a pipeline ----------------------------===//
#include "compiler/Pipelining/PipelineRun.h"
#include "absl/strings/str_cat.h"
#include "compiler/Pipeline/ExecutablePrograms.h" // IWYU pragma: keep
#include "lib/Engines/Emulated/RunShards.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include <csignal>
#include <cstring>
#include <unistd.h>

namespace mlir::gspmd {

PipelineRun::PipelineRun(const StagePrograms &stages,
                         llvm::ArrayRef<GroupProgram> groups,
                         llvm::ArrayRef<const CompiledProgram *> programs,
                         const SumPrograms &sums,
                         llvm::ArrayRef<HostTensor> arguments,
                         const RunOptions &options, MpiWorld *world)
    : stages(stages), groupPrograms(groups), programs(programs), sums(sums),
      arguments(arguments), options(options), world(world),
      remoteChannels(world) {}

absl::StatusOr<std::vector<HostTensor>> PipelineRun::run(RunReport &report) {
  if (absl::Status status = checkArguments(stages.signature, arguments);
      !status.ok())
    return status;
  begin();
  if (absl::Status status = runGroups(); !status.ok())
    return status;
  addUpRanks();
  absl::StatusOr<std::vector<HostTensor>> results = makeResults();
  report.run.collectives = stats.collectives;
  report.run.peakBytes = stats.peakBytes;
  report.run.peakBytesByDevice = stats.peakBytesByDevice;
  report.pipeline = counts;
  return results;
}

//===----------------------------------------------------------------------===//
// The order of the steps
//===----------------------------------------------------------------------===//

void PipelineRun::begin() {
  const PipelineSchedule &schedule = stages.schedule;
  counts.stages = schedule.shape.stages;
  counts.groups = schedule.shape.groups;
  counts.microbatches = schedule.shape.microbatches;
  counts.liveMicrobatches = schedule.countLiveForwards();
  for (const GroupProgram &program : groupPrograms) {
    GroupState &group = groups.emplace_back();
    group.program = &program;
    group.number = int64_t(groups.size()) - 1;
    group.values.resize(program.numValues);
    for (const GroupProgram::Boundary &argument : program.arguments)
      group.values[argument.value].argument = &argument;
  }
  findTaskResults();
}

/// Finds what each value of the groups' programs is a result of. What a group
/// receives, another one has computed.
void PipelineRun::findTaskResults() {
  std::map<int64_t, TaskResult> sent;
  taskResults.resize(groups.size());
  for (const GroupState &group : groups) {
    std::vector<TaskResult> &results = taskResults[group.number];
    results.resize(group.program->numValues);
    for (const GroupStep &step : group.program->steps)
      if (step.kind == GroupStep::Kind::Call)
        for (auto [index, value] : llvm::enumerate(step.outputs))
          results[value] = {step.task, unsigned(index)};
      else if (step.kind == GroupStep::Kind::Accumulate)
        results[step.outputs.front()] = results[step.inputs.front()];
      else if (step.kind == GroupStep::Kind::Send)
        sent[step.channel] = results[step.inputs.front()];
  }
  for (const GroupState &group : groups)
    for (const GroupStep &step : group.program->steps)
      if (step.kind == GroupStep::Kind::Recv)
        taskResults[group.number][step.outputs.front()] = sent[step.channel];
}

/// Executes the groups in turn, each until it waits for another one.
absl::Status PipelineRun::runGroups() {
  for (bool advances = true; advances;) {
    advances = false;
    for (GroupState &group : groups)
      while (isLocal(group) && group.next < group.program->steps.size()) {
        absl::StatusOr<bool> ran = runNext(group);
        if (!ran.ok())
          return ran.status();
        if (!*ran)
          break;
        ++group.next;
        advances = true;
      }
  }
  for (const GroupState &group : groups)
    if (isLocal(group) && group.next < group.program->steps.size())
      return describeWait(group);
  if (world)
    remoteChannels.finish("for what it sends to arrive");
  return absl::OkStatus();
}

/// Executes the next step of a group; returns false if it waits for a tensor.
absl::StatusOr<bool> PipelineRun::runNext(GroupState &group) {
  const GroupStep &step = group.program->steps[group.next];
  switch (step.kind) {
  case GroupStep::Kind::Call:
    if (absl::Status status = call(group, step); !status.ok())
      return status;
    break;
  case GroupStep::Kind::Send:
    send(group, step);
    break;
  case GroupStep::Kind::Recv:
    if (!receive(group, step))
      return false;
    break;
  case GroupStep::Kind::Accumulate:
    if (absl::Status status = accumulate(group, step); !status.ok())
      return status;
    break;
  }
  release(group, step);
  return true;
}

std::string PipelineRun::describe(const GroupStep &call) const {
  const StageTask &task = stages.tasks[call.task];
  return task.kind
             ? toString(PipelineTask{*task.kind, task.stage, call.microbatch})
             : absl::StrCat("update of stage ", task.stage);
}

absl::Status PipelineRun::describeWait(const GroupState &group) const {
  const GroupStep &step = group.program->steps[group.next];
  return absl::FailedPreconditionError(
      absl::StrCat("deadlock: group ", group.number, " waits in the ",
                   describe(step), " for channel ", step.channel, " of group ",
                   step.peer, ", which has ended or waits, too"));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static int64_t bytesOnDevice(llvm::ArrayRef<HostTensor> shards) {
  return shards.empty() ? 0 : shards.front().numBytes();
}

void PipelineRun::store(GroupState &group, unsigned number, StoredValue value) {
  group.storedBytes += bytesOnDevice(value.shards);
  group.values[number] = std::move(value);
}

void PipelineRun::release(GroupState &group, const GroupStep &step) {
  for (unsigned number : step.released) {
    group.storedBytes -= bytesOnDevice(group.values[number].shards);
    group.values[number] = {};
  }
}

void PipelineRun::send(GroupState &group, const GroupStep &step) {
  const StoredValue &value = group.values[step.inputs.front()];
  const EntryTensor &tensor = value.program->results[value.index];
  ++counts.numTransfers;
  int64_t bytes =
      llvm::product_of(tensor.globalShape, byteSize(tensor.elementType));
  counts.transferBytes += bytes;
  if (world)
    remoteChannels.send(step.channel, int32_t(step.peer), value.shards);
  else
    channels[step.channel] = value;
}

/// Waits for the value of another rank's group.
PipelineRun::StoredValue PipelineRun::receiveFromRank(int64_t group,
                                                      const GroupStep &step) {
  const TaskResult &result = taskResults[group][step.outputs.front()];
  StoredValue value{programs[result.task], result.index, {}};
  const EntryTensor &tensor = value.program->results[value.index];
  for (int64_t device = 0; device < value.program->numDevices(); ++device)
    value.shards.push_back(
        HostTensor::uninitialized(tensor.elementType, tensor.localShape));
  remoteChannels.receive(step.channel, int32_t(step.peer), value.shards,
                         absl::StrCat("in the ", describe(step),
                                      " for channel ", step.channel,
                                      " of group ", step.peer));
  return value;
}

bool PipelineRun::receive(GroupState &group, const GroupStep &step) {
  if (world) {
    store(group, step.outputs.front(), receiveFromRank(group.number, step));
    return true;
  }
  auto sent = channels.find(step.channel);
  if (sent == channels.end())
    return false;
  store(group, step.outputs.front(), std::move(sent->second));
  channels.erase(sent);
  return true;
}

/// Returns the sum of two tensors by a program of one device.
static absl::StatusOr<HostTensor> addByProgram(const CompiledProgram &program,
                                               const HostTensor &a,
                                               const HostTensor &b) {
  absl::StatusOr<DeviceTensors> sum = runShards(program, {{a, b}});
  if (!sum.ok())
    return sum.status();
  return sum->front().front();
}

absl::Status PipelineRun::accumulate(GroupState &group, const GroupStep &step) {
  StoredValue sum = group.values[step.inputs[0]];
  const StoredValue &addend = group.values[step.inputs[1]];
  const TaskResult &summand = taskResults[group.number][step.inputs[1]];
  auto compiled = sums.find({summand.task, summand.index});
  for (auto [total, shard] : llvm::zip_equal(sum.shards, addend.shards)) {
    if (compiled != sums.end()) {
      absl::StatusOr<HostTensor> next =
          addByProgram(compiled->second->program, total, shard);
      if (!next.ok())
        return next.status();
      total = *std::move(next);
      continue;
    }
    HostTensor next = HostTensor::uninitialized(shard.type(), shard.shape());
    reduceBuffers(ReductionKind::Add, shard.type(),
                  {total.data(), shard.data()}, next.data(),
                  shard.numElements());
    total = next;
  }
  store(group, step.outputs.front(), std::move(sum));
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

static bool haveSameLayout(const CompiledProgram &a, const EntryTensor &x,
                           const CompiledProgram &b, const EntryTensor &y) {
  if (x.localShape != y.localShape || x.globalShape != y.globalShape ||
      a.numDevices() != b.numDevices())
    return false;
  if (a.meshes.empty() || b.meshes.empty())
    return a.meshes.empty() == b.meshes.empty();
  return a.meshes[x.mesh] == b.meshes[y.mesh] &&
         x.sharding.samePlacement(y.sharding);
}

/// Returns the shards of a global tensor for argument `index` of a program.
static absl::StatusOr<std::vector<HostTensor>>
shardFor(const CompiledProgram &program, unsigned index, HostTensor global,
         bool poison) {
  return ArgumentShards(program, program.arguments[index], std::move(global),
                        poison)
      .allShards();
}

/// Returns layers `first` to `end` of a stack.
static HostTensor sliceLayers(const HostTensor &stack, int64_t first,
                              int64_t end) {
  SmallVector<int64_t> shape(stack.shape());
  const int64_t bytes = stack.numBytes() / shape.front();
  shape.front() = end - first;
  HostTensor layers = HostTensor::uninitialized(stack.type(), shape);
  std::memcpy(layers.data(),
              static_cast<const char *>(stack.data()) + first * bytes,
              layers.numBytes());
  return layers;
}

/// Writes `layers` to a stack at layer `first`.
static void storeLayers(HostTensor &stack, const HostTensor &layers,
                        int64_t first) {
  const int64_t bytes = stack.numBytes() / stack.shape().front();
  std::memcpy(static_cast<char *>(stack.data()) + first * bytes, layers.data(),
              layers.numBytes());
}

absl::StatusOr<std::vector<HostTensor>>
PipelineRun::readArgument(const GroupProgram::Boundary &argument, unsigned task,
                          unsigned input) {
  const CompiledProgram &program = *programs[task];
  if (argument.number < 0) {
    HostTensor index(program.arguments[input].elementType, {});
    std::memcpy(index.data(), &argument.microbatch, index.numBytes());
    return shardFor(program, input, index, options.poison);
  }
  const HostTensor &global = arguments[argument.number];
  if (argument.microbatch < 0) {
    auto shared = sharedArguments.find({task, input});
    if (shared != sharedArguments.end())
      return shared->second;
    auto shards =
        shardFor(program, input,
                 argument.layers ? sliceLayers(global, argument.layers->first,
                                               argument.layers->second)
                                 : global,
                 options.poison);
    if (shards.ok())
      sharedArguments.try_emplace({task, input}, *shards);
    return shards;
  }
  auto slice = ArgumentShards(stages.signature,
                              stages.signature.arguments[argument.number],
                              global, /*poison=*/false)
                   .shardOf(argument.microbatch);
  if (!slice.ok())
    return slice.status();
  return shardFor(program, input, *std::move(slice), options.poison);
}

absl::StatusOr<std::vector<HostTensor>>
PipelineRun::readInput(GroupState &group, const GroupStep &step,
                       unsigned input) {
  const CompiledProgram &program = *programs[step.task];
  const StoredValue &value = group.values[step.inputs[input]];
  if (value.argument)
    return readArgument(*value.argument, step.task, input);
  if (haveSameLayout(*value.program, value.program->results[value.index],
                     program, program.arguments[input]))
    return value.shards;
  absl::StatusOr<HostTensor> global = assemble(value);
  if (!global.ok())
    return global.status();
  return shardFor(program, input, *std::move(global), options.poison);
}

/// Ends or stalls this rank before its task of a number, as requested.
absl::Status PipelineRun::injectFault(const GroupStep &step) {
  ++numCalls;
  for (const Fault &fault : options.faults) {
    if (!world || fault.kind == Fault::Resize)
      return absl::InvalidArgumentError(
          absl::StrCat(fault.toString(),
                       ": in pipeline stages, ranks of MPI can stall and die"));
    if (fault.device != world->rank() || fault.collective != numCalls)
      continue;
    if (fault.kind == Fault::Die)
      ::kill(::getpid(), SIGKILL);
    for (;;)
      ::pause();
  }
  return absl::OkStatus();
}

absl::Status PipelineRun::call(GroupState &group, const GroupStep &step) {
  if (absl::Status status = injectFault(step); !status.ok())
    return status;
  const CompiledProgram &program = *programs[step.task];
  DeviceTensors inputs(program.numDevices());
  for (size_t i = 0; i < step.inputs.size(); ++i) {
    absl::StatusOr<std::vector<HostTensor>> shards = readInput(group, step, i);
    if (!shards.ok())
      return shards.status();
    for (auto [device, shard] : llvm::zip_equal(inputs, *shards))
      device.push_back(shard);
  }
  RunOptions once = options;
  once.repeat = 1;
  once.faults.clear();
  std::string where = absl::StrCat("in the ", describe(step));
  if (options.memoryLimit > 0) {
    absl::StrAppend(&where, ", beside ", group.storedBytes, " of ",
                    options.memoryLimit, " bytes that each device of group ",
                    group.number, " stores between tasks");
    once.memoryLimit = options.memoryLimit - group.storedBytes;
    if (once.memoryLimit <= 0)
      return absl::ResourceExhaustedError(
          absl::StrCat("out of memory ", where));
  }
  RunStats taskStats;
  auto results = runShards(program, std::move(inputs), once, &taskStats);
  if (!results.ok())
    return absl::Status(results.status().code(),
                        absl::StrCat(where, ": ", results.status().message()));
  addStats(group, taskStats);
  for (auto [index, number] : llvm::enumerate(step.outputs)) {
    StoredValue value{&program, unsigned(index), {}};
    for (std::vector<HostTensor> &device : *results)
      value.shards.push_back(device[index]);
    store(group, number, std::move(value));
  }
  return absl::OkStatus();
}

/// A device's memory has what its group stores, beside the task that runs.
void PipelineRun::addStats(const GroupState &group, const RunStats &taskStats) {
  for (unsigned kind = 0; kind < kNumCollectiveKinds; ++kind) {
    stats.collectives[kind].count += taskStats.collectives[kind].count;
    stats.collectives[kind].bytes += taskStats.collectives[kind].bytes;
  }
  int64_t first = 0;
  for (int64_t before = 0; before < group.number; ++before)
    first += stages.groupDevices[before];
  stats.peakBytesByDevice.resize(stages.numDevices());
  for (auto [device, bytes] : llvm::enumerate(taskStats.peakBytesByDevice)) {
    int64_t &peak = stats.peakBytesByDevice[first + int64_t(device)];
    peak = std::max(peak, group.storedBytes + bytes);
    stats.peakBytes = std::max(stats.peakBytes, peak);
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

absl::StatusOr<HostTensor> PipelineRun::assemble(const StoredValue &value) {
  return assembleShards(*value.program, value.index, value.shards);
}

/// Returns the global tensor of a result; on MPI, the rank of its group sends
/// it to rank 0.
absl::StatusOr<HostTensor>
PipelineRun::readResult(const GroupState &group,
                        const GroupProgram::Boundary &result) {
  const char *where = "for the results of all";
  if (isLocal(group)) {
    absl::StatusOr<HostTensor> global = assemble(group.values[result.value]);
    if (world && !world->isFirst() && global.ok())
      world->send(global->data(), global->numBytes(), 0, where);
    return global;
  }
  if (!world->isFirst())
    return HostTensor();
  const TaskResult &source = taskResults[group.number][result.value];
  const EntryTensor &tensor = programs[source.task]->results[source.index];
  HostTensor global =
      HostTensor::uninitialized(tensor.elementType, tensor.globalShape);
  world->receive(global.data(), global.numBytes(), int32_t(group.number),
                 where);
  return global;
}

/// Makes the statistics on each rank those of all ranks.
void PipelineRun::addUpRanks() {
  if (!world)
    return;
  auto gather = [&](int64_t number) {
    return world->gatherAll(number, "for the numbers of the run");
  };
  auto addUp = [&](int64_t &number) { number = llvm::sum_of(gather(number)); };
  addUp(counts.numTransfers);
  addUp(counts.transferBytes);
  for (auto &collective : stats.collectives) {
    addUp(collective.count);
    addUp(collective.bytes);
  }
  stats.peakBytesByDevice.resize(stages.numDevices());
  for (int64_t &peak : stats.peakBytesByDevice) {
    peak = *llvm::max_element(gather(peak));
    stats.peakBytes = std::max(stats.peakBytes, peak);
  }
}

/// Fills in what no group computes: arguments and their layers.
void PipelineRun::returnArguments(HostTensor &result,
                                  const PipelineValue &value,
                                  const EntryTensor &tensor) {
  using Kind = PipelineValue::Kind;
  if (value.kind == Kind::Argument)
    result = arguments[value.source];
  if (value.kind != Kind::Stack)
    return;
  result = HostTensor::uninitialized(tensor.elementType, tensor.globalShape);
  int64_t first = 0;
  for (unsigned slice : value.slices) {
    const PipelineValue &layers = stages.values[stages.sourceOf(slice)];
    if (layers.kind == Kind::Layers)
      storeLayers(
          result,
          sliceLayers(arguments[layers.source], layers.first, layers.end),
          first);
    first += layers.type.getDimSize(0);
  }
}

/// Joins the microbatches and the layers of the results.
absl::StatusOr<std::vector<HostTensor>> PipelineRun::makeResults() {
  std::vector<HostTensor> results(stages.results.size());
  std::vector<std::vector<HostTensor>> slices(results.size());
  for (size_t i = 0; i < results.size(); ++i)
    returnArguments(results[i],
                    stages.values[stages.sourceOf(stages.results[i])],
                    stages.signature.results[i]);
  for (const GroupState &group : groups)
    for (const GroupProgram::Boundary &each : group.program->results) {
      absl::StatusOr<HostTensor> global = readResult(group, each);
      if (!global.ok())
        return global.status();
      if (world && !world->isFirst())
        continue;
      if (each.layers)
        storeLayers(results[each.number], *global, each.layers->first);
      else if (each.microbatch < 0)
        results[each.number] = *std::move(global);
      else
        slices[each.number].push_back(*std::move(global));
    }
  for (size_t i = 0; i < results.size(); ++i)
    if (!slices[i].empty()) {
      absl::StatusOr<HostTensor> joined =
          assembleShards(stages.signature, i, slices[i]);
      if (!joined.ok())
        return joined.status();
      results[i] = *std::move(joined);
    }
  return results;
}

} // namespace mlir::gspmd
