//===- EnterRegions.cpp - Wrong ops in loops and conditionals -------------===//
#include "compiler/Bisect/Search/Bisector.h"

namespace mlir::gspmd::bisect {

/// Judges the ops in the regions of a wrong op.
bool Bisector::enter(Operation *op, const Values &values) {
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  if (!flow || !flow.isRewrittenInPlace())
    return false;
  Values outside;
  for (Value operand : usedValuesDefinedOutside(op))
    if (auto found = values.find(operand); found != values.end())
      outside[operand] = found->second;
  ++depth;
  bool isFound =
      flow.isLoop() ? enterLoop(op, outside) : enterBranches(op, outside);
  if (--depth == 0)
    kept.clear();
  return isFound;
}

bool Bisector::enterBranches(Operation *op, const Values &outside) {
  for (Region &region : op->getRegions()) {
    if (region.empty() || region.getNumArguments())
      continue;
    path.push_back("region " + std::to_string(region.getRegionNumber()) +
                   " of " + describeOp(op));
    Values values = outside;
    if (walk(listOps(region.front()), values))
      return true;
    path.pop_back();
  }
  return false;
}

/// Enters a loop whose first region computes from the loop-carried values
/// whether to continue, and whose last region computes the next ones.
bool Bisector::enterLoop(Operation *op, const Values &outside) {
  if (op->getNumRegions() != 2 ||
      llvm::any_of(op->getRegions(), [&](Region &region) {
        return !region.hasOneBlock() ||
               region.getArgumentTypes() != op->getOperandTypes();
      }))
    return false;
  Block &condition = op->getRegion(0).front(), &body = op->getRegion(1).front();
  if (condition.getTerminator()->getNumOperands() != 1 ||
      body.getTerminator()->getOperandTypes() != op->getResultTypes())
    return false;
  std::vector<HostTensor> carried;
  for (Value operand : op->getOperands()) {
    if (!outside.contains(operand))
      return false;
    carried.push_back(outside.at(operand));
  }
  for (int64_t i = 0;
       i < options.maxIterations && continues(condition, carried, outside);
       ++i) {
    path.push_back("iteration " + std::to_string(i) + " of " + describeOp(op));
    Values values = outside;
    for (auto [argument, tensor] :
         llvm::zip_equal(body.getArguments(), carried))
      values[argument] = tensor;
    if (walk(listOps(body), values))
      return true;
    path.pop_back();
    for (auto [tensor, value] :
         llvm::zip_equal(carried, body.getTerminator()->getOperands())) {
      if (!values.contains(value))
        return false;
      tensor = values.at(value);
    }
  }
  return false;
}

/// Evaluates the condition of a loop on the reference; false if it cannot.
bool Bisector::continues(Block &condition, ArrayRef<HostTensor> carried,
                         const Values &outside) {
  Values values = outside;
  for (auto [argument, tensor] :
       llvm::zip_equal(condition.getArguments(), carried))
    values[argument] = tensor;
  Value answer = condition.getTerminator()->getOperand(0);
  if (answer.getParentBlock() != &condition || !answer.getDefiningOp())
    return values.contains(answer) &&
           values.at(answer).as<uint8_t>().front() != 0;
  auto [found, isNew] = conditions.try_emplace(&condition);
  auto &[program, reference] = found->second;
  if (isNew) {
    std::vector<Operation *> ops;
    for (Operation &op : condition.without_terminator())
      ops.push_back(&op);
    program = builder.connect(ops, {answer});
    auto compiled = ReferenceProgram::compile(*program.module);
    if (compiled.ok())
      reference = *std::move(compiled);
  }
  if (!reference)
    return false;
  auto run = reference->run(lookUp(program.arguments, values));
  return run.ok() && run->front().as<uint8_t>().front() != 0;
}

} // namespace mlir::gspmd::bisect
