//===- GroupWriter.cpp - The programs of groups of devices ----------------===//

#include "transforms/Pipelining/WriteGroups/GroupWriter.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdTransferOps.h"
#include "lib/Schedule/PipelineSchedule.h"
#include "lib/Schedule/ScheduleExecution.h"
#include "mlir/IR/SymbolTable.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/StageLayers.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace mlir::gspmd {
namespace {

/// The microbatch of what all microbatches share.
constexpr int64_t kShared = -1;

/// The calls of one microbatch, and what passes between them.
struct MicrobatchProgram {
  using TaskKey = std::pair<TaskKind, int64_t>;

  /// Requires that each call has a stage and a task, or is a transfer.
  MicrobatchProgram(func::FuncOp entry, const PipelineShape &shape);

  /// Returns what a transfer sends, else `value`.
  Value sourceOf(Value value) const {
    while (Value sent = sentBy.lookup(value))
      value = sent;
    return value;
  }
  /// Returns the call that computes `value` or what it adds up; null for
  /// arguments and the number of the microbatch.
  func::CallOp producerOf(Value value) const {
    Value summand = summandOf.lookup(value);
    return (summand ? summand : value).getDefiningOp<func::CallOp>();
  }
  int64_t stageOf(func::CallOp call) const {
    return call->getAttrOfType<IntegerAttr>(kStage).getInt();
  }
  /// Returns the first of the channels, one for each microbatch, on which
  /// `source` is sent to a group.
  int64_t channelOf(Value source, int64_t group) const {
    return channels.lookup({source, group}) * shape.microbatches;
  }

  const PipelineShape shape;
  std::map<TaskKey, func::CallOp> tasks;
  SmallVector<func::CallOp> updates, transfers;
  /// For each sum over microbatches, what it adds up.
  llvm::MapVector<Value, Value> summandOf;
  /// The groups that a value is sent to.
  DenseMap<Value, SmallVector<int64_t>> receivers;

private:
  void addReader(func::CallOp call);

  DenseMap<Value, Value> sentBy;
  DenseMap<std::pair<Value, int64_t>, int64_t> channels;
};

/// Writes the function of one group.
class GroupWriter {
public:
  GroupWriter(const MicrobatchProgram &program, func::FuncOp entry,
              int64_t group)
      : program(program), entry(entry), group(group),
        builder(entry.getContext()) {}

  void write(ArrayRef<PipelineTask> tasks);

private:
  int64_t groupOf(func::CallOp call) const {
    return program.shape.groupOf(program.stageOf(call));
  }
  bool isShared(BlockArgument arg) const;
  Value addArgument(Value value, int64_t number, int64_t microbatch);
  Value get(Value value, int64_t microbatch);
  void call(func::CallOp task, int64_t microbatch);
  void send(Value source, int64_t microbatch);
  void accumulate(func::CallOp task, int64_t microbatch);
  void writeUpdates();
  void writeReturn();

  const MicrobatchProgram &program;
  func::FuncOp entry, func;
  const int64_t group;
  OpBuilder builder;
  /// The values of the group, by value of the entry function and microbatch.
  DenseMap<std::pair<Value, int64_t>, Value> values;
  SmallVector<NamedAttrList> argumentAttrs;
};

} // namespace

//===----------------------------------------------------------------------===//
// The calls of a microbatch
//===----------------------------------------------------------------------===//

static std::optional<TaskKind> taskOf(func::CallOp call) {
  StringRef task = call->getAttrOfType<StringAttr>(kTask).getValue();
  for (TaskKind kind :
       {TaskKind::Forward, TaskKind::Backward, TaskKind::WeightGradient})
    if (task == toString(kind))
      return kind;
  return std::nullopt;
}

MicrobatchProgram::MicrobatchProgram(func::FuncOp entry,
                                     const PipelineShape &shape)
    : shape(shape) {
  for (Operation &op : entry.getBody().front().without_terminator()) {
    if (isMicrobatchSum(&op))
      for (auto [operand, sum] :
           llvm::zip_equal(op.getOperands(), op.getResults()))
        summandOf[sum] = operand;
    auto call = dyn_cast<func::CallOp>(op);
    if (!call)
      continue;
    if (call->hasAttr(kTransfer)) {
      transfers.push_back(call);
      for (auto [operand, received] :
           llvm::zip_equal(call.getOperands(), call.getResults()))
        sentBy[received] = operand;
    } else if (std::optional<TaskKind> kind = taskOf(call)) {
      tasks[{*kind, stageOf(call)}] = call;
      addReader(call);
    } else {
      updates.push_back(call);
      addReader(call);
    }
  }
}

/// Numbers the channels to the group of a task; stages of one group share
/// values.
void MicrobatchProgram::addReader(func::CallOp call) {
  const int64_t to = shape.groupOf(stageOf(call));
  for (Value operand : call.getOperands()) {
    Value source = sourceOf(operand);
    func::CallOp producer = producerOf(source);
    if (producer && shape.groupOf(stageOf(producer)) != to &&
        channels.try_emplace({source, to}, channels.size()).second)
      receivers[source].push_back(to);
  }
}

/// Returns an error unless each task can begin.
static absl::Status findDeadlock(const MicrobatchProgram &program,
                                 const PipelineSchedule &schedule) {
  auto seconds = [&](const PipelineTask &task) {
    return program.tasks.count({task.kind, task.stage}) ? std::optional(1.0)
                                                        : std::nullopt;
  };
  auto dependences = [&](const PipelineTask &task) {
    std::vector<TaskDependence> result;
    auto found = program.tasks.find({task.kind, task.stage});
    if (found == program.tasks.end())
      return result;
    func::CallOp call = found->second;
    for (Value operand : call.getOperands())
      if (func::CallOp producer = program.producerOf(program.sourceOf(operand)))
        result.push_back(
            {{*taskOf(producer), program.stageOf(producer), task.microbatch}});
    return result;
  };
  return executeSchedule(schedule, {seconds, dependences}).status();
}

//===----------------------------------------------------------------------===//
// Values of a group
//===----------------------------------------------------------------------===//

/// Returns true if no dimension of an argument has a slice for each microbatch.
bool GroupWriter::isShared(BlockArgument arg) const {
  sharding::TensorShardingAttr attr = sharding::getSharding(arg);
  sharding::MeshOp mesh =
      attr ? sharding::lookupMesh(entry, attr.getMesh()) : sharding::MeshOp();
  return !mesh || attr.toSharding(mesh.toMesh()).isFullyReplicated();
}

Value GroupWriter::addArgument(Value value, int64_t number,
                               int64_t microbatch) {
  Value &known = values[{value, microbatch}];
  if (!known) {
    known = func.getBody().front().addArgument(value.getType(), value.getLoc());
    NamedAttrList &attrs = argumentAttrs.emplace_back();
    attrs.set(kGroupArgument,
              builder.getDenseI64ArrayAttr({number, microbatch}));
    if (Operation *op = value.getDefiningOp(); op && op->hasAttr(kLayers))
      attrs.set(kLayers, op->getAttr(kLayers));
  }
  return known;
}

/// Returns a value of the entry function in this group, which receives what
/// another one computes.
Value GroupWriter::get(Value value, int64_t microbatch) {
  value = program.sourceOf(value);
  if (auto arg = dyn_cast<BlockArgument>(value))
    return addArgument(arg, arg.getArgNumber(),
                       isShared(arg) ? kShared : microbatch);
  if (std::optional<LayersOfArgument> layers = layersOfArgument(value))
    return addArgument(value, layers->argument.getArgNumber(), kShared);
  func::CallOp producer = program.producerOf(value);
  if (!producer)
    return addArgument(value, -1, microbatch);
  Value &known = values[{value, microbatch}];
  if (!known)
    known = spmd::RecvOp::create(
        builder, value.getLoc(), value.getType(), groupOf(producer),
        program.channelOf(value, group) + std::max<int64_t>(0, microbatch));
  return known;
}

void GroupWriter::send(Value source, int64_t microbatch) {
  for (int64_t to : program.receivers.lookup(source))
    spmd::SendOp::create(
        builder, source.getLoc(), values.at({source, microbatch}), to,
        program.channelOf(source, to) + std::max<int64_t>(0, microbatch));
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

void GroupWriter::call(func::CallOp task, int64_t microbatch) {
  SmallVector<Value> operands;
  for (Value operand : task.getOperands())
    operands.push_back(get(operand, microbatch));
  auto made = func::CallOp::create(builder, task.getLoc(), task.getCallee(),
                                   task.getResultTypes(), operands);
  made->setAttrs(task->getAttrs());
  if (microbatch != kShared)
    made->setAttr(kMicrobatchNumber, builder.getI64IntegerAttr(microbatch));
  for (auto [old, result] :
       llvm::zip_equal(task.getResults(), made.getResults()))
    values[{old, microbatch}] = result;
  for (Value result : task.getResults())
    send(result, microbatch);
  if (microbatch != kShared)
    accumulate(task, microbatch);
}

/// Adds the results of a task to the sums of which they are a part.
void GroupWriter::accumulate(func::CallOp task, int64_t microbatch) {
  for (const auto &[sum, summand] : program.summandOf) {
    if (summand.getDefiningOp() != task)
      continue;
    Value part = values.at({summand, microbatch});
    Value &total = values[{sum, kShared}];
    total = total
                ? spmd::AccumulateOp::create(builder, sum.getLoc(), total, part)
                      .getResult()
                : part;
  }
}

void GroupWriter::writeUpdates() {
  for (const auto &[sum, summand] : program.summandOf)
    if (groupOf(program.producerOf(sum)) == group)
      send(sum, kShared);
  for (func::CallOp update : program.updates)
    if (groupOf(update) == group)
      call(update, kShared);
}

void GroupWriter::writeReturn() {
  SmallVector<Value> returned;
  SmallVector<NamedAttrList> attrs;
  for (const ReturnedValue &each : returnedValues(entry)) {
    Value value = program.sourceOf(each.value);
    func::CallOp producer = program.producerOf(value);
    if (!producer || groupOf(producer) != group)
      continue;
    bool isPerMicrobatch =
        !program.summandOf.count(value) && taskOf(producer).has_value();
    for (int64_t m = isPerMicrobatch ? 0 : kShared;
         m < (isPerMicrobatch ? program.shape.microbatches : 0); ++m) {
      returned.push_back(values.at({value, m}));
      attrs.emplace_back().set(kGroupResult,
                               builder.getDenseI64ArrayAttr({each.result, m}));
      if (each.layers)
        attrs.back().set(kLayers, each.layers);
    }
  }
  Block &body = func.getBody().front();
  func::ReturnOp::create(builder, func.getLoc(), returned);
  func.setFunctionType(builder.getFunctionType(
      body.getArgumentTypes(), TypeRange(ValueRange(returned))));
  for (auto [i, list] : llvm::enumerate(argumentAttrs))
    func.setArgAttrs(i, list);
  for (auto [i, list] : llvm::enumerate(attrs))
    func.setResultAttrs(i, list);
}

void GroupWriter::write(ArrayRef<PipelineTask> tasks) {
  builder.setInsertionPoint(entry);
  func = func::FuncOp::create(builder, entry.getLoc(),
                              ("group" + Twine(group)).str(),
                              builder.getFunctionType({}, {}));
  func->setAttr(kGroup, builder.getI64IntegerAttr(group));
  SymbolTable(entry->getParentOp()).insert(func);
  builder.setInsertionPointToEnd(func.addEntryBlock());
  for (const PipelineTask &task : tasks)
    if (auto found = program.tasks.find({task.kind, task.stage});
        found != program.tasks.end())
      call(found->second, task.microbatch);
  writeUpdates();
  writeReturn();
}

//===----------------------------------------------------------------------===//
// All groups
//===----------------------------------------------------------------------===//

int64_t countStages(func::FuncOp entry) {
  int64_t stages = 0;
  for (auto call : entry.getOps<func::CallOp>())
    if (auto stage = call->getAttrOfType<IntegerAttr>(kStage))
      stages = std::max(stages, stage.getInt() + 1);
  return stages;
}

LogicalResult writeGroups(func::FuncOp entry,
                          const PipelineSchedule &schedule) {
  MicrobatchProgram program(entry, schedule.shape);
  if (absl::Status status = findDeadlock(program, schedule); !status.ok())
    return entry.emitError() << std::string(status.message());
  for (auto [group, tasks] : llvm::enumerate(schedule.tasks))
    GroupWriter(program, entry, group).write(tasks);
  SymbolTable symbols(entry->getParentOp());
  SmallVector<StringRef> sent;
  for (func::CallOp transfer : program.transfers)
    sent.push_back(transfer.getCallee());
  for (StringRef name : sent)
    symbols.erase(symbols.lookup(name));
  symbols.erase(entry);
  return success();
}

} // namespace mlir::gspmd
