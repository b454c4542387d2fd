//===- Reducers.cpp - Recognition of reducers -----------------------------===//

#include "transforms/OpModels/Support/Reducers.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

std::optional<ReductionKind> mlir::gspmd::reductionKindOf(Operation *op) {
  std::optional<ReductionKind> kind =
      llvm::TypeSwitch<Operation *, std::optional<ReductionKind>>(op)
          .Case<stablehlo::AddOp>([](auto) { return ReductionKind::Add; })
          .Case<stablehlo::MulOp>([](auto) { return ReductionKind::Mul; })
          .Case<stablehlo::MaxOp>([](auto) { return ReductionKind::Max; })
          .Case<stablehlo::MinOp>([](auto) { return ReductionKind::Min; })
          .Case<stablehlo::AndOp>([](auto) { return ReductionKind::And; })
          .Case<stablehlo::OrOp>([](auto) { return ReductionKind::Or; })
          .Case<stablehlo::XorOp>([](auto) { return ReductionKind::Xor; })
          .Default([](auto) { return std::nullopt; });
  if (!kind)
    return std::nullopt;
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  if (isa<ComplexType>(element) &&
      (*kind == ReductionKind::Max || *kind == ReductionKind::Min))
    return std::nullopt;
  if (element.isInteger(1)) {
    if (*kind == ReductionKind::Add || *kind == ReductionKind::Max)
      return ReductionKind::Or;
    if (*kind == ReductionKind::Mul || *kind == ReductionKind::Min)
      return ReductionKind::And;
  }
  return kind;
}

/// Returns the kind by which result `i` of a reducer of n pairs combines ai and
/// bi.
static std::optional<ReductionKind> kindOfResult(Block &block, unsigned n,
                                                 unsigned i) {
  Operation *op = block.getTerminator()->getOperand(i).getDefiningOp();
  if (!op || op->getBlock() != &block || op->getNumOperands() != 2)
    return std::nullopt;
  Value a = block.getArgument(i), b = block.getArgument(n + i);
  Value x = op->getOperand(0), y = op->getOperand(1);
  if ((x == a && y == b) || (x == b && y == a))
    return reductionKindOf(op);
  return std::nullopt;
}

SmallVector<std::optional<ReductionKind>>
mlir::gspmd::reducerKinds(Region &body) {
  Block &block = body.front();
  unsigned n = block.getTerminator()->getNumOperands();
  SmallVector<std::optional<ReductionKind>> kinds(n);
  if (block.getNumArguments() == 2 * n)
    for (unsigned i = 0; i < n; ++i)
      kinds[i] = kindOfResult(block, n, i);
  return kinds;
}

std::optional<ReductionKind> mlir::gspmd::reducerKind(Region &body) {
  auto kinds = reducerKinds(body);
  if (kinds.empty() || !llvm::all_equal(kinds))
    return std::nullopt;
  return kinds.front();
}

bool mlir::gspmd::returnsSecondArguments(Region &body) {
  Block &block = body.front();
  Operation *terminator = block.getTerminator();
  unsigned n = terminator->getNumOperands();
  if (block.getNumArguments() != 2 * n)
    return false;
  for (unsigned i = 0; i < n; ++i)
    if (terminator->getOperand(i) != block.getArgument(n + i))
      return false;
  return true;
}

/// Returns the sum of `cost` over the ops of the region.
static double sumOverBody(Region &body,
                          function_ref<double(EmulationCostOpInterface)> cost) {
  double sum = 0;
  body.walk([&](EmulationCostOpInterface op) { sum += cost(op); });
  return sum;
}

double mlir::gspmd::bodyFlops(Region &body) {
  return sumOverBody(body,
                     [](EmulationCostOpInterface op) { return op.getFlops(); });
}

double mlir::gspmd::bodyTranscendentals(Region &body) {
  return sumOverBody(body, [](EmulationCostOpInterface op) {
    return op.getTranscendentals();
  });
}

Value mlir::gspmd::combine(stablehlo::TensorOps &ops, Value a, Value b,
                           ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
    return ops.add(a, b);
  case ReductionKind::Mul:
    return ops.multiply(a, b);
  case ReductionKind::Max:
    return ops.maximum(a, b);
  case ReductionKind::Min:
    return ops.minimum(a, b);
  case ReductionKind::And:
    return ops.logicalAnd(a, b);
  case ReductionKind::Or:
    return ops.logicalOr(a, b);
  case ReductionKind::Xor:
    return ops.exclusiveOr(a, b);
  }
  llvm_unreachable("unknown reduction kind");
}
