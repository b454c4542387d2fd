//===- Promotion.cpp - Reductions in a wider type -------------------------===//

#include "dialect/StableHLO/Rewrites/Promotion.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

namespace {

/// An operand and the element type that it is combined in.
struct Combined {
  OpOperand *operand;
  Type type;

  Type elementType() const {
    return getElementTypeOrSelf(operand->get().getType());
  }
};

/// Returns the operands that the last body combines, in the order of its
/// arguments, which are those of each operand where there are more operands.
SmallVector<Combined> combinedOperands(Operation *op) {
  SmallVector<Combined> combined;
  bool hasIndices = op->hasTrait<CombinesElements<true>::Impl>();
  if (!hasIndices && !op->hasTrait<CombinesElements<false>::Impl>())
    return combined;
  Region &body = op->getRegions().back();
  if (body.empty() || !body.getNumArguments())
    return combined;
  for (OpOperand &operand : op->getOpOperands()) {
    if (hasIndices && operand.getOperandNumber() == op->getNumResults())
      continue;
    Value argument = body.getArgument(combined.size() % body.getNumArguments());
    combined.push_back({&operand, getElementTypeOrSelf(argument.getType())});
  }
  return combined;
}

/// Widens the arguments of `choice` and converts them back for its ops.
void narrowArguments(Region &choice, Type wide, OpBuilder &builder) {
  for (BlockArgument argument : choice.getArguments()) {
    auto narrow = cast<RankedTensorType>(argument.getType());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(argument.getOwner());
    argument.setType(narrow.clone(wide));
    TensorOps ops(builder, argument.getLoc());
    Value narrowed = ops.convert(argument, narrow.getElementType());
    argument.replaceAllUsesExcept(narrowed, narrowed.getDefiningOp());
  }
}

} // namespace

bool mlir::gspmd::stablehlo::promotes(Operation *op) {
  return llvm::any_of(combinedOperands(op), [](const Combined &entry) {
    return entry.elementType() != entry.type;
  });
}

LogicalResult mlir::gspmd::stablehlo::promoteOperands(Operation *op,
                                                      OpBuilder &builder) {
  SmallVector<Combined> combined = combinedOperands(op);
  llvm::erase_if(combined, [](const Combined &entry) {
    return entry.elementType() == entry.type;
  });
  auto isConverted = [](const Combined &entry) {
    return entry.elementType().isIntOrFloat() ||
           isa<ComplexType>(entry.elementType());
  };
  if (combined.empty() || !llvm::all_of(combined, isConverted))
    return failure();
  // An earlier region chooses among elements of operand 0.
  if (op->getNumRegions() > 1 &&
      combined.front().operand->getOperandNumber() == 0)
    narrowArguments(op->getRegion(0), combined.front().type, builder);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  TensorOps ops(builder, op->getLoc());
  for (const Combined &entry : combined)
    entry.operand->set(ops.convert(entry.operand->get(), entry.type));
  return success();
}
