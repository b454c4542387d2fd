//===- GroupPrograms.cpp - The programs of groups of devices --------------===//
#include "compiler/Pipelining/GroupPrograms.h"
#include "dialect/Spmd/SpmdTransferOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Pipelining/WriteGroups/GroupWriter.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {
namespace {

/// Reads the function of a group.
class GroupReader {
public:
  explicit GroupReader(const llvm::StringMap<unsigned> &taskOf)
      : taskOf(taskOf) {}

  FailureOr<GroupProgram> read(func::FuncOp func);

private:
  unsigned define(Value value) {
    unsigned number = program.numValues++;
    numberOf[value] = number;
    return number;
  }
  LogicalResult readOp(Operation *op);
  LogicalResult readCall(func::CallOp call, GroupStep &step);
  void findFirstReaders();
  void findLastReaders();
  static GroupProgram::Boundary readBoundary(unsigned value, Attribute attr,
                                             Attribute layersAttr) {
    auto numbers = cast<DenseI64ArrayAttr>(attr);
    GroupProgram::Boundary boundary{value, numbers[0], numbers[1], {}};
    if (auto layers = dyn_cast_or_null<DenseI64ArrayAttr>(layersAttr))
      boundary.layers = {layers[0], layers[1]};
    return boundary;
  }

  const llvm::StringMap<unsigned> &taskOf;
  GroupProgram program;
  DenseMap<Value, unsigned> numberOf;
};

} // namespace

LogicalResult GroupReader::readCall(func::CallOp call, GroupStep &step) {
  auto task = taskOf.find(call.getCallee());
  if (task == taskOf.end())
    return call.emitOpError("calls a function that is no task of a stage");
  step.task = task->second;
  if (auto number = call->getAttrOfType<IntegerAttr>(kMicrobatchNumber))
    step.microbatch = number.getInt();
  return success();
}

LogicalResult GroupReader::readOp(Operation *op) {
  GroupStep step;
  if (auto call = dyn_cast<func::CallOp>(op)) {
    if (failed(readCall(call, step)))
      return failure();
  } else if (auto send = dyn_cast<spmd::SendOp>(op)) {
    step.kind = GroupStep::Kind::Send;
    step.peer = send.getGroup();
    step.channel = send.getChannel();
  } else if (auto recv = dyn_cast<spmd::RecvOp>(op)) {
    step.kind = GroupStep::Kind::Recv;
    step.peer = recv.getGroup();
    step.channel = recv.getChannel();
  } else if (isa<spmd::AccumulateOp>(op)) {
    step.kind = GroupStep::Kind::Accumulate;
  } else {
    return op->emitOpError("in the program of a group of devices; expected "
                           "calls of tasks, spmd.send, spmd.recv and "
                           "spmd.accumulate");
  }
  for (Value operand : op->getOperands())
    step.inputs.push_back(numberOf.lookup(operand));
  for (Value result : op->getResults())
    step.outputs.push_back(define(result));
  program.steps.push_back(std::move(step));
  return success();
}

void GroupReader::findFirstReaders() {
  DenseMap<unsigned, GroupStep *> open;
  for (GroupStep &step : program.steps) {
    if (step.kind == GroupStep::Kind::Recv)
      open[step.outputs.front()] = &step;
    if (step.kind != GroupStep::Kind::Call)
      continue;
    for (auto [input, value] : llvm::enumerate(step.inputs))
      if (auto recv = open.find(value); recv != open.end()) {
        recv->second->task = step.task;
        recv->second->input = input;
        recv->second->microbatch = step.microbatch;
        open.erase(recv);
      }
  }
}

/// Finds the step after which each value may be freed.
void GroupReader::findLastReaders() {
  std::vector<bool> isRead(program.numValues);
  for (const GroupProgram::Boundary &result : program.results)
    isRead[result.value] = true;
  for (GroupStep &step : llvm::reverse(program.steps))
    for (const auto *values : {&step.inputs, &step.outputs})
      for (unsigned value : *values)
        if (!isRead[value]) {
          isRead[value] = true;
          step.released.push_back(value);
        }
}

FailureOr<GroupProgram> GroupReader::read(func::FuncOp func) {
  for (BlockArgument arg : func.getArguments()) {
    unsigned index = arg.getArgNumber();
    program.arguments.push_back(
        readBoundary(define(arg), func.getArgAttr(index, kGroupArgument),
                     func.getArgAttr(index, kLayers)));
  }
  Block &body = func.getBody().front();
  for (Operation &op : body.without_terminator())
    if (failed(readOp(&op)))
      return failure();
  for (OpOperand &operand : body.getTerminator()->getOpOperands()) {
    unsigned index = operand.getOperandNumber();
    program.results.push_back(readBoundary(
        numberOf.lookup(operand.get()), func.getResultAttr(index, kGroupResult),
        func.getResultAttr(index, kLayers)));
  }
  findFirstReaders();
  findLastReaders();
  return std::move(program);
}

FailureOr<std::vector<GroupProgram>> writeGroupPrograms(StagePrograms &stages) {
  auto entry = stages.module->lookupSymbol<func::FuncOp>(stages.entry);
  if (failed(writeGroups(entry, stages.schedule)))
    return failure();
  llvm::StringMap<unsigned> taskOf;
  for (auto [number, task] : llvm::enumerate(stages.tasks))
    taskOf[task.name] = number;
  std::vector<GroupProgram> groups;
  for (auto func : stages.module->getOps<func::FuncOp>()) {
    if (!func->hasAttr(kGroup))
      continue;
    FailureOr<GroupProgram> group = GroupReader(taskOf).read(func);
    if (failed(group))
      return failure();
    groups.push_back(*std::move(group));
  }
  return groups;
}

} // namespace mlir::gspmd
