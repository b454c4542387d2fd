//===- OutlineStages.cpp - A function for each task -----------------------===//

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEOUTLINESTAGES
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct Task {
  StringRef kind;
  int64_t stage = 0, level = 0;
  /// The ops of the task, with copies of those that belong to no task.
  DenseSet<Operation *> ops;
  llvm::SetVector<Value> inputs, outputs;

  std::string name() const {
    std::string text = ("stage" + Twine(stage) + "_" + kind).str();
    return level ? text + std::to_string(level) : text;
  }
};

class Outliner {
public:
  explicit Outliner(func::FuncOp func)
      : func(func), body(func.getBody().front()), builder(func.getContext()),
        symbols(func->getParentOp()) {}

  LogicalResult run();

private:
  /// The order of a task in a microbatch: the number of its step, then the
  /// stage.
  using Key = std::pair<int64_t, int64_t>;

  void findTasks();
  Key keyOf(Operation *op) const;
  Task *taskOf(Operation *op);
  void addInput(Task &task, Value value);
  void findValues();
  void addOutput(Value value);
  LogicalResult addReturned(Value value);
  func::FuncOp makeFunction(const Task &task);
  Attribute stageShardingOf(Value value);
  func::FuncOp makeTransfer(int64_t from, int64_t to, ValueRange values);
  void transferInputs(const Task &task);
  void callTask(const Task &task);
  SmallVector<OpOperand *> returnedOperands();
  void eraseOutlined();

  func::FuncOp func;
  Block &body;
  OpBuilder builder;
  SymbolTable symbols;
  int64_t numStages = 0;
  /// The indices of the ops in the program.
  DenseMap<Operation *, size_t> orderOf;
  std::map<Key, Task> tasks;
  /// The values of the calls; a value that was sent to a stage, there.
  DenseMap<Value, Value> results;
  DenseMap<std::pair<Value, int64_t>, Value> sent;
};

} // namespace

static int64_t intAttr(Operation *op, StringRef name) {
  auto attr = op->getAttrOfType<IntegerAttr>(name);
  return attr ? attr.getInt() : 0;
}

Outliner::Key Outliner::keyOf(Operation *op) const {
  StringRef kind = op->getAttrOfType<StringAttr>(kTask).getValue();
  int64_t stage = intAttr(op, kStage);
  if (kind == kForwardTask)
    return {stage, stage};
  if (kind == kUpdateTask)
    return {3 * numStages + intAttr(op, kUpdateLevel), stage};
  return {numStages + 2 * (numStages - 1 - stage) +
              (kind == kWeightGradientTask),
          stage};
}

Task *Outliner::taskOf(Operation *op) {
  return op && op->hasAttr(kTask) && !isMicrobatchSum(op) ? &tasks[keyOf(op)]
                                                          : nullptr;
}

void Outliner::findTasks() {
  for (Operation &op : body) {
    orderOf[&op] = orderOf.size();
    numStages = std::max(numStages, intAttr(&op, kStage) + 1);
  }
  for (Operation &op : body)
    if (Task *task = taskOf(&op)) {
      task->kind = op.getAttrOfType<StringAttr>(kTask).getValue();
      task->stage = intAttr(&op, kStage);
      task->level = intAttr(&op, kUpdateLevel);
      task->ops.insert(&op);
    }
}

void Outliner::addOutput(Value value) {
  if (Task *task = taskOf(value.getDefiningOp()))
    task->outputs.insert(value);
}

/// Adds what `task` reads to compute `value`: an input, or what a copy of its
/// op reads. The ops that are copied may be a chain of any length.
void Outliner::addInput(Task &task, Value value) {
  SmallVector<Value> open = {value};
  while (!open.empty()) {
    value = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && task.ops.contains(op))
      continue;
    if (!op || op->hasAttr(kTask) || op->hasAttr(kLayers) ||
        isa<spmd::AxisIndexOp>(op)) {
      task.inputs.insert(value);
      addOutput(value);
      continue;
    }
    task.ops.insert(op);
    llvm::SetVector<Value> used(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), used);
    // Inputs are numbered in the order of the operands.
    llvm::append_range(open, llvm::reverse(used));
  }
}

/// A result that depends on no microbatch is computed once, with the updates.
LogicalResult Outliner::addReturned(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->hasAttr(kTask) || op->hasAttr(kLayers)) {
    addOutput(value);
    return success();
  }
  Task &task = tasks[{3 * numStages, 0}];
  task.kind = kUpdateTask;
  addInput(task, value);
  task.outputs.insert(value);
  for (Value input : task.inputs)
    if (auto index = input.getDefiningOp<spmd::AxisIndexOp>())
      return op->emitError("a result that depends on the number of the "
                           "microbatch, but on no argument of it, is "
                           "unsupported in a pipeline");
  return success();
}

void Outliner::findValues() {
  for (Operation &op : body) {
    if (isMicrobatchSum(&op))
      llvm::for_each(op.getOperands(), [&](Value v) { addOutput(v); });
    Task *task = taskOf(&op);
    if (!task)
      continue;
    llvm::SetVector<Value> used(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), used);
    for (Value value : used)
      addInput(*task, value);
  }
}

/// Returns the sharding of a value on the mesh of its stage; null if unknown.
Attribute Outliner::stageShardingOf(Value value) {
  for (Operation *sum = value.getDefiningOp(); sum && isMicrobatchSum(sum);
       sum = value.getDefiningOp())
    value = sum->getOperand(cast<OpResult>(value).getResultNumber());
  if (auto arg = dyn_cast<BlockArgument>(value))
    return func.getArgAttr(arg.getArgNumber(), kStageSharding);
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  auto all =
      op->getAttrOfType<sharding::TensorShardingPerValueAttr>(kStageShardings);
  if (!all || result.getResultNumber() >= all.getShardings().size())
    return {};
  return all.getShardings()[result.getResultNumber()];
}

func::FuncOp Outliner::makeFunction(const Task &task) {
  auto type = builder.getFunctionType(
      TypeRange(ValueRange(task.inputs.getArrayRef())),
      TypeRange(ValueRange(task.outputs.getArrayRef())));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(func->getBlock());
  auto made = func::FuncOp::create(builder, func.getLoc(), task.name(), type);
  made.setPrivate();
  symbols.insert(made);
  Block *block = made.addEntryBlock();
  IRMapping mapping;
  for (auto [input, arg] :
       llvm::zip_equal(task.inputs, block->getArguments())) {
    arg.setLoc(input.getLoc());
    mapping.map(input, arg);
    if (Attribute sharding = stageShardingOf(input))
      made.setArgAttr(arg.getArgNumber(), kStageSharding, sharding);
  }
  builder.setInsertionPointToEnd(block);
  SmallVector<Operation *> ordered(task.ops.begin(), task.ops.end());
  llvm::sort(ordered, [&](Operation *a, Operation *b) {
    return orderOf.at(a) < orderOf.at(b);
  });
  for (Operation *op : ordered) {
    Operation *clone = builder.clone(*op, mapping);
    for (StringRef name : {kStage, kTask, kUpdateLevel})
      clone->removeAttr(name);
  }
  SmallVector<Value> returned;
  for (auto [i, output] : llvm::enumerate(task.outputs)) {
    returned.push_back(mapping.lookup(output));
    if (Attribute sharding = stageShardingOf(output))
      made.setResultAttr(i, kStageSharding, sharding);
  }
  func::ReturnOp::create(builder, func.getLoc(), returned);
  return made;
}

/// Returns a function that returns its arguments: what a stage sends arrives
/// unchanged.
func::FuncOp Outliner::makeTransfer(int64_t from, int64_t to,
                                    ValueRange values) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(func->getBlock());
  auto made = func::FuncOp::create(
      builder, func.getLoc(),
      ("stage" + Twine(from) + "_to_stage" + Twine(to)).str(),
      builder.getFunctionType(TypeRange(values), TypeRange(values)));
  made.setPrivate();
  symbols.insert(made); // under a unique name
  Block *block = made.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  func::ReturnOp::create(builder, func.getLoc(), block->getArguments());
  return made;
}

/// Sends the inputs that other stages computed and that the stage of `task` has
/// not received yet.
void Outliner::transferInputs(const Task &task) {
  llvm::MapVector<int64_t, SmallVector<Value>> bySender;
  for (Value input : task.inputs) {
    Operation *op = input.getDefiningOp();
    if (op && op->hasAttr(kTask) && intAttr(op, kStage) != task.stage &&
        !sent.count({input, task.stage}))
      bySender[intAttr(op, kStage)].push_back(input);
  }
  for (auto &[sender, inputs] : bySender) {
    SmallVector<Value> operands = llvm::map_to_vector(
        inputs, [&](Value input) { return results.lookup(input); });
    auto transfer = func::CallOp::create(
        builder, inputs.front().getLoc(),
        makeTransfer(sender, task.stage, operands), operands);
    transfer->setAttr(kTransfer,
                      builder.getDenseI64ArrayAttr({sender, task.stage}));
    for (auto [input, received] :
         llvm::zip_equal(inputs, transfer->getResults()))
      sent[{input, task.stage}] = received;
  }
}

void Outliner::callTask(const Task &task) {
  transferInputs(task);
  SmallVector<Value> operands;
  for (Value input : task.inputs) {
    Value received = sent.lookup({input, task.stage});
    Value produced = results.lookup(input);
    operands.push_back(received ? received : produced ? produced : input);
  }
  auto call = func::CallOp::create(builder, func.getLoc(), makeFunction(task),
                                   operands);
  call->setAttr(kStage, builder.getI64IntegerAttr(task.stage));
  call->setAttr(kTask, builder.getStringAttr(task.kind));
  if (task.level)
    call->setAttr(kUpdateLevel, builder.getI64IntegerAttr(task.level));
  for (auto [output, result] :
       llvm::zip_equal(task.outputs, call->getResults()))
    results[output] = result;
}

/// Returns the operands of the terminator. A result that is a concatenation of
/// the layers of all stages is joined by the host: these are its operands.
SmallVector<OpOperand *> Outliner::returnedOperands() {
  SmallVector<OpOperand *> operands;
  for (OpOperand &operand : body.getTerminator()->getOpOperands())
    if (Operation *op = operand.get().getDefiningOp();
        op && op->hasAttr(kLayers) && concatenatedDim(op))
      llvm::append_range(operands,
                         llvm::make_pointer_range(op->getOpOperands()));
    else
      operands.push_back(&operand);
  return operands;
}

/// Erases the ops that the calls replace.
void Outliner::eraseOutlined() {
  Operation *exit = body.getTerminator();
  for (OpOperand *operand : returnedOperands()) {
    if (Value result = results.lookup(operand->get()))
      operand->set(result);
    if (operand->getOwner() != exit)
      operand->getOwner()->moveBefore(exit);
  }
  DenseSet<Operation *> outlined;
  for (auto &[key, task] : tasks)
    outlined.insert(task.ops.begin(), task.ops.end());
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (outlined.contains(&op) ||
        (isa<spmd::AxisIndexOp>(op) && op.use_empty()))
      op.erase();
}

LogicalResult Outliner::run() {
  findTasks();
  findValues();
  Operation *exit = body.getTerminator();
  for (OpOperand *operand : returnedOperands())
    if (failed(addReturned(operand->get())))
      return failure();
  SmallVector<Operation *> sums;
  for (Operation &op : body)
    if (isMicrobatchSum(&op))
      sums.push_back(&op);
  builder.setInsertionPoint(exit);
  auto task = tasks.begin();
  for (; task != tasks.end() && task->first.first < 3 * numStages; ++task)
    callTask(task->second);
  for (Operation *sum : sums) {
    sum->moveBefore(exit);
    for (OpOperand &operand : sum->getOpOperands())
      operand.set(results.lookup(operand.get()));
    for (Value result : sum->getResults())
      results[result] = result;
  }
  for (; task != tasks.end(); ++task)
    callTask(task->second);
  eraseOutlined();
  return success();
}

namespace {
struct OutlineStagesPass
    : mlir::gspmd::impl::PipelineOutlineStagesBase<OutlineStagesPass> {
  using PipelineOutlineStagesBase::PipelineOutlineStagesBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<func::FuncOp>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    if (failed(Outliner(func).run()))
      signalPassFailure();
  }
};
} // namespace
