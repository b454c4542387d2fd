//===- PipelineRun.cpp - One run of a pipeline ----------------------------===//
#include "compiler/Pipelining/PipelineRun.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Emulated/RunShards.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "lib/Runtime/Program/Shards.h"
#include <cstring>

namespace mlir::gspmd {

PipelineRun::PipelineRun(const StagePrograms &stages,
                         llvm::ArrayRef<const CompiledProgram *> programs,
                         llvm::ArrayRef<HostTensor> arguments,
                         const RunOptions &options)
    : stages(stages), programs(programs), arguments(arguments),
      options(options), numReads(stages.values.size()),
      isSummed(stages.values.size()), isReturned(stages.values.size()) {
  countReads();
}

void PipelineRun::countReads() {
  for (const StageTask &task : stages.tasks)
    for (unsigned input : task.inputs)
      ++numReads[stages.sourceOf(input)];
  for (const PipelineValue &value : stages.values)
    if (value.kind == PipelineValue::Kind::Sum)
      isSummed[stages.sourceOf(value.source)] = true;
  for (unsigned result : stages.results)
    isReturned[stages.sourceOf(result)] = true;
}

absl::StatusOr<std::vector<HostTensor>> PipelineRun::run(RunReport &report) {
  if (absl::Status status = checkArguments(stages.boundary, arguments);
      !status.ok())
    return status;
  if (absl::Status status = runMicrobatches(); !status.ok())
    return status;
  for (const StageTask &task : stages.tasks)
    if (!task.kind)
      if (absl::Status status = execute(task, -1); !status.ok())
        return status;
  std::vector<HostTensor> results;
  for (size_t i = 0; i < stages.results.size(); ++i) {
    absl::StatusOr<HostTensor> result = makeResult(i);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  report.run.collectives = stats.collectives;
  report.run.peakBytes = stats.peakBytes;
  report.run.peakBytesByDevice = stats.peakBytesByDevice;
  report.pipeline = counts;
  return results;
}

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

/// Executes the next task of a group; returns false if it waits for data.
absl::StatusOr<bool> PipelineRun::runNext(size_t group) {
  const PipelineSchedule &schedule = stages.schedule;
  const PipelineTask &scheduled = schedule.tasks[group][next[group]];
  const StageTask *task = stages.find(scheduled.kind, scheduled.stage);
  if (task && findMissing(*task, scheduled.microbatch))
    return false;
  if (scheduled.kind == TaskKind::Forward)
    ++live[group];
  counts.liveMicrobatches[group] =
      std::max(counts.liveMicrobatches[group], live[group]);
  if (task)
    if (absl::Status status = execute(*task, scheduled.microbatch);
        !status.ok())
      return status;
  if (scheduled.kind ==
      (schedule.splitsBackward ? TaskKind::WeightGradient : TaskKind::Backward))
    --live[group];
  ++next[group];
  return true;
}

absl::Status PipelineRun::runMicrobatches() {
  const PipelineSchedule &schedule = stages.schedule;
  next.assign(schedule.tasks.size(), 0);
  live.assign(schedule.tasks.size(), 0);
  counts.stages = schedule.shape.stages;
  counts.groups = schedule.shape.groups;
  counts.microbatches = schedule.shape.microbatches;
  counts.liveMicrobatches.resize(schedule.tasks.size());
  bool advances = true, isDone = false;
  while (advances && !isDone) {
    advances = false;
    isDone = true;
    for (size_t group = 0; group < schedule.tasks.size(); ++group) {
      while (next[group] < schedule.tasks[group].size()) {
        absl::StatusOr<bool> ran = runNext(group);
        if (!ran.ok())
          return ran.status();
        if (!*ran)
          break;
        advances = true;
      }
      isDone &= next[group] == schedule.tasks[group].size();
    }
  }
  return isDone ? absl::OkStatus() : describeDeadlock();
}

/// Returns the value that a task waits for; nullopt if it can run.
std::optional<unsigned> PipelineRun::findMissing(const StageTask &task,
                                                 int64_t microbatch) const {
  for (unsigned input : task.inputs) {
    unsigned source = stages.sourceOf(input);
    if (stages.values[source].kind == PipelineValue::Kind::Result &&
        !values.count({source, microbatch}))
      return source;
  }
  return std::nullopt;
}

absl::Status PipelineRun::describeDeadlock() const {
  const PipelineSchedule &schedule = stages.schedule;
  std::string text = "the schedule deadlocks: ";
  const char *separator = "";
  for (size_t group = 0; group < schedule.tasks.size(); ++group) {
    if (next[group] == schedule.tasks[group].size())
      continue;
    const PipelineTask &waiting = schedule.tasks[group][next[group]];
    const StageTask *task = stages.find(waiting.kind, waiting.stage);
    std::optional<unsigned> missing = findMissing(*task, waiting.microbatch);
    const StageTask &producer = stages.tasks[stages.values[*missing].source];
    absl::StrAppend(&text, separator, "group ", group, " waits in the ",
                    toString(waiting), " for the ",
                    toString(PipelineTask{*producer.kind, producer.stage,
                                          waiting.microbatch}));
    separator = "; ";
  }
  return absl::FailedPreconditionError(text);
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
static std::vector<HostTensor> shardFor(const CompiledProgram &program,
                                        unsigned index, HostTensor global,
                                        bool poison) {
  ArgumentShards shards(program, program.arguments[index], std::move(global),
                        poison);
  std::vector<HostTensor> result;
  for (int64_t device = 0; device < program.numDevices(); ++device)
    result.push_back(shards.shardOf(device));
  return result;
}

absl::StatusOr<std::vector<HostTensor>>
PipelineRun::readInput(const StageTask &task, unsigned input,
                       int64_t microbatch) {
  const CompiledProgram &program = programOf(task);
  unsigned number = task.inputs[input], source = stages.sourceOf(number);
  const PipelineValue &value = stages.values[source];
  if (value.kind == PipelineValue::Kind::Argument) {
    const EntryTensor &argument = stages.boundary.arguments[value.source];
    if (argument.sharding.isFullyReplicated()) {
      auto [shared, isNew] = sharedArguments.try_emplace({&program, input});
      if (isNew)
        shared->second =
            shardFor(program, input, arguments[value.source], options.poison);
      return shared->second;
    }
    HostTensor slice =
        ArgumentShards(stages.boundary, argument, arguments[value.source],
                       /*poison=*/false)
            .shardOf(microbatch);
    return shardFor(program, input, slice, options.poison);
  }
  if (value.kind == PipelineValue::Kind::Microbatch) {
    HostTensor index(program.arguments[input].elementType, {});
    std::memcpy(index.data(), &microbatch, index.numBytes());
    return shardFor(program, input, index, options.poison);
  }
  bool isSum = value.kind == PipelineValue::Kind::Sum;
  const StoredValue &stored = isSum ? sums.at(stages.sourceOf(value.source))
                                    : values.at({source, microbatch});
  if (haveSameLayout(*stored.program, stored.program->results[stored.index],
                     program, program.arguments[input]))
    return stored.shards;
  absl::StatusOr<HostTensor> global =
      assembleShards(*stored.program, stored.index, stored.shards);
  if (!global.ok())
    return global.status();
  return shardFor(program, input, *std::move(global), options.poison);
}

/// Counts each transfer once, with its first reader.
void PipelineRun::countTransfer(unsigned value, int64_t microbatch) {
  const PipelineValue &transfer = stages.values[value];
  if (transfer.kind != PipelineValue::Kind::Transfer ||
      !received.insert({value, microbatch}).second)
    return;
  ++counts.numTransfers;
  counts.transferBytes +=
      transfer.type.getNumElements() *
      llvm::divideCeil(transfer.type.getElementTypeBitWidth(), 8);
}

absl::Status PipelineRun::execute(const StageTask &task, int64_t microbatch) {
  const CompiledProgram &program = programOf(task);
  DeviceTensors inputs(program.numDevices());
  for (size_t i = 0; i < task.inputs.size(); ++i) {
    absl::StatusOr<std::vector<HostTensor>> shards =
        readInput(task, i, microbatch);
    if (!shards.ok())
      return shards.status();
    for (auto [device, shard] : llvm::zip_equal(inputs, *shards))
      device.push_back(shard);
    countTransfer(task.inputs[i], microbatch);
  }
  RunOptions once = options;
  once.repeat = 1;
  RunStats taskStats;
  auto results = runShards(program, inputs, once, &taskStats);
  std::string where =
      task.kind ? toString(PipelineTask{*task.kind, task.stage, microbatch})
                : absl::StrCat("update of stage ", task.stage);
  if (!results.ok())
    return absl::Status(
        results.status().code(),
        absl::StrCat("in the ", where, ": ", results.status().message()));
  addStats(task, taskStats);
  releaseInputs(task, microbatch);
  store(task, microbatch, *std::move(results));
  return absl::OkStatus();
}

void PipelineRun::releaseInputs(const StageTask &task, int64_t microbatch) {
  for (unsigned input : task.inputs) {
    auto stored = values.find({stages.sourceOf(input), microbatch});
    if (stored != values.end() && --stored->second.numReads == 0 &&
        !isReturned[stored->first.first])
      values.erase(stored);
  }
}

void PipelineRun::store(const StageTask &task, int64_t microbatch,
                        std::vector<std::vector<HostTensor>> results) {
  for (auto [index, value] : llvm::enumerate(task.outputs)) {
    StoredValue stored{&programOf(task), unsigned(index), {}, numReads[value]};
    for (std::vector<HostTensor> &device : results)
      stored.shards.push_back(device[index]);
    if (isSummed[value])
      accumulate(value, stored);
    if (stored.numReads || isReturned[value])
      values[{value, microbatch}] = std::move(stored);
  }
}

void PipelineRun::accumulate(unsigned value, const StoredValue &stored) {
  auto [sum, isFirst] = sums.try_emplace(value, stored);
  for (auto [total, shard] :
       llvm::zip_equal(sum->second.shards, stored.shards)) {
    HostTensor next = HostTensor::uninitialized(shard.type(), shard.shape());
    if (isFirst)
      std::memcpy(next.data(), shard.data(), shard.numBytes());
    else
      reduceBuffers(ReductionKind::Add, shard.type(),
                    {total.data(), shard.data()}, next.data(),
                    shard.numElements());
    total = next;
  }
}

/// A device's memory has what its group stores, beside the task that runs.
void PipelineRun::addStats(const StageTask &task, const RunStats &taskStats) {
  for (unsigned kind = 0; kind < kNumCollectiveKinds; ++kind) {
    stats.collectives[kind].count += taskStats.collectives[kind].count;
    stats.collectives[kind].bytes += taskStats.collectives[kind].bytes;
  }
  const PipelineShape &shape = stages.schedule.shape;
  int64_t stored = 0;
  for (const auto &[key, value] : values)
    if (shape.groupOf(stages.tasks[stages.values[key.first].source].stage) ==
        shape.groupOf(task.stage))
      stored += value.shards.front().numBytes();
  int64_t first = 0;
  for (int64_t group = 0; group < shape.groupOf(task.stage); ++group)
    first += stages.groupDevices[group];
  stats.peakBytesByDevice.resize(stages.numDevices());
  for (auto [device, bytes] : llvm::enumerate(taskStats.peakBytesByDevice)) {
    int64_t &peak = stats.peakBytesByDevice[first + int64_t(device)];
    peak = std::max(peak, stored + bytes);
    stats.peakBytes = std::max(stats.peakBytes, peak);
  }
}

absl::StatusOr<HostTensor> PipelineRun::makeResult(unsigned index) {
  unsigned source = stages.sourceOf(stages.results[index]);
  const PipelineValue &value = stages.values[source];
  if (value.kind == PipelineValue::Kind::Argument)
    return arguments[value.source];
  if (value.kind == PipelineValue::Kind::Sum) {
    const StoredValue &sum = sums.at(stages.sourceOf(value.source));
    return assembleShards(*sum.program, sum.index, sum.shards);
  }
  if (!stages.tasks[value.source].kind) {
    const StoredValue &updated = values.at({source, -1});
    return assembleShards(*updated.program, updated.index, updated.shards);
  }
  std::vector<HostTensor> slices;
  for (int64_t m = 0; m < stages.schedule.shape.microbatches; ++m) {
    const StoredValue &stored = values.at({source, m});
    absl::StatusOr<HostTensor> slice =
        assembleShards(*stored.program, stored.index, stored.shards);
    if (!slice.ok())
      return slice.status();
    slices.push_back(*std::move(slice));
  }
  return assembleShards(stages.boundary, index, slices);
}

} // namespace mlir::gspmd
