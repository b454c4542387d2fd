//===- LoopCarriedValues.cpp - Loop-carried values ------------------------===//

#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if the condition region forwards its arguments unchanged
/// (`scf.while`), or forwards nothing.
static bool forwardsArguments(Block &condition) {
  ValueRange values = condition.getTerminator()->getOperands();
  unsigned count = condition.getNumArguments();
  return values.size() != count + 1 ||
         llvm::equal(values.drop_front(), condition.getArguments());
}

std::optional<LoopCarriedValues> LoopCarriedValues::get(Operation *op) {
  auto flow = dyn_cast_or_null<sharding::ShardingDataFlowOpInterface>(op);
  if (!flow || !flow.isLoop())
    return std::nullopt;
  Block *body = &op->getRegions().back().front();
  unsigned count = op->getNumResults();
  if (body->getTerminator()->getNumOperands() != count ||
      body->getNumArguments() < count || op->getNumOperands() < count)
    return std::nullopt;
  for (Region &region : op->getRegions().drop_back())
    if (!forwardsArguments(region.front()))
      return std::nullopt;
  return LoopCarriedValues(op, body);
}

std::optional<unsigned>
LoopCarriedValues::findByArgument(BlockArgument argument) const {
  unsigned numInductionVars = body->getNumArguments() - count();
  if (argument.getOwner() != body || argument.getArgNumber() < numInductionVars)
    return std::nullopt;
  return argument.getArgNumber() - numInductionVars;
}

std::optional<unsigned>
LoopCarriedValues::findByOperand(unsigned operand) const {
  unsigned numBoundOperands = loop->getNumOperands() - count();
  if (operand < numBoundOperands)
    return std::nullopt;
  return operand - numBoundOperands;
}
