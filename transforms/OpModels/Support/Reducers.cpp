//===- Reducers.cpp - What the scalar region of an op computes ------------===//

#include "transforms/OpModels/Support/Reducers.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

static std::optional<ReductionKind> kindOf(Operation *op) {
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
  if (kind && getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1)) {
    if (*kind == ReductionKind::Add || *kind == ReductionKind::Max)
      return ReductionKind::Or;
    if (*kind == ReductionKind::Mul || *kind == ReductionKind::Min)
      return ReductionKind::And;
  }
  return kind;
}

/// The kind by which result `i` of a reducer of n pairs combines ai and bi.
static std::optional<ReductionKind> kindOfResult(Block &block, unsigned n,
                                                 unsigned i) {
  Operation *op = block.getTerminator()->getOperand(i).getDefiningOp();
  if (!op || op->getBlock() != &block || op->getNumOperands() != 2)
    return std::nullopt;
  Value a = block.getArgument(i), b = block.getArgument(n + i);
  Value x = op->getOperand(0), y = op->getOperand(1);
  if ((x == a && y == b) || (x == b && y == a))
    return kindOf(op);
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

bool mlir::gspmd::isIdempotent(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Max:
  case ReductionKind::Min:
  case ReductionKind::And:
  case ReductionKind::Or:
    return true;
  case ReductionKind::Add:
  case ReductionKind::Mul:
  case ReductionKind::Xor:
    return false;
  }
  llvm_unreachable("unknown reduction kind");
}

static bool isNeutral(const APFloat &value, ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
    return value.isZero();
  case ReductionKind::Mul:
    return value.isExactlyValue(1.0);
  case ReductionKind::Max:
    return value.isInfinity() && value.isNegative();
  case ReductionKind::Min:
    return value.isInfinity() && !value.isNegative();
  case ReductionKind::And:
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return false;
  }
  llvm_unreachable("unknown reduction kind");
}

static bool isNeutral(const APInt &value, bool isUnsigned, ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return value.isZero();
  case ReductionKind::Mul:
    return value.isOne();
  case ReductionKind::Max:
    return isUnsigned ? value.isMinValue() : value.isMinSignedValue();
  case ReductionKind::Min:
    return isUnsigned ? value.isMaxValue() : value.isMaxSignedValue();
  case ReductionKind::And:
    return value.isAllOnes();
  }
  llvm_unreachable("unknown reduction kind");
}

/// What a value of one element is, through ops that repeat or widen it.
static Value withoutWidening(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    bool widens =
        isa<stablehlo::ConvertOp>(op) &&
        isa<FloatType>(getElementTypeOrSelf(op->getOperand(0))) &&
        isa<FloatType>(getElementTypeOrSelf(value)) &&
        getElementTypeOrSelf(op->getOperand(0)).getIntOrFloatBitWidth() <=
            getElementTypeOrSelf(value).getIntOrFloatBitWidth();
    if (!widens && !isa<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

bool mlir::gspmd::isNeutralConstant(Value init, ReductionKind kind) {
  init = withoutWidening(init);
  DenseElementsAttr elements;
  if (!matchPattern(init, m_Constant(&elements)) || !elements.isSplat())
    return false;
  Type type = elements.getElementType();
  if (isa<FloatType>(type))
    return isNeutral(elements.getSplatValue<APFloat>(), kind);
  if (isa<IntegerType>(type))
    return isNeutral(elements.getSplatValue<APInt>(),
                     type.isUnsignedInteger() || type.isInteger(1), kind);
  return false;
}

/// Sums what `cost` says of each op in the region.
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
