//===- TripCount.cpp - Trip counts of counted loops -----------------------===//

#include "transforms/OpModels/DataFlow/TripCount.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ComparisonDirection;
using Int128 = __int128;

/// Returns the loop that `value` is loop-carried by, as an argument or result;
/// null if there is none.
static stablehlo::WhileOp loopOf(Value value, unsigned &index) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    index = argument.getArgNumber();
    return dyn_cast_or_null<stablehlo::WhileOp>(
        argument.getOwner()->getParentOp());
  }
  index = cast<OpResult>(value).getResultNumber();
  return value.getDefiningOp<stablehlo::WhileOp>();
}

static Value yielded(stablehlo::WhileOp loop, unsigned index) {
  return loop.getBody().front().getTerminator()->getOperand(index);
}

/// Returns the elements of a splat of integers; nullopt for any other value.
static std::optional<int64_t> splatOf(Value value) {
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || !attr.isSplat() ||
      !attr.getElementType().isSignlessInteger())
    return std::nullopt;
  APInt integer = attr.getSplatValue<APInt>();
  if (integer.getSignificantBits() > 64)
    return std::nullopt;
  return integer.getSExtValue();
}

/// Removes one addition or subtraction of a number from the definition of
/// `value`: returns true if `value` was `value` + n, and adds n to `sum`.
static bool
skipStep(Value &value, int64_t &sum,
         llvm::function_ref<std::optional<int64_t>(Value)> numberOf) {
  Operation *op = value.getDefiningOp();
  bool isAdd = op && reductionKindOf(op) == ReductionKind::Add;
  if (!isAdd && !isa_and_nonnull<stablehlo::SubtractOp>(op))
    return false;
  for (unsigned number : {1, 0}) {
    if (number == 0 && !isAdd)
      return false;
    if (std::optional<int64_t> n = numberOf(op->getOperand(number))) {
      value = op->getOperand(1 - number);
      return isAdd ? !llvm::AddOverflow(sum, *n, sum)
                   : !llvm::SubOverflow(sum, *n, sum);
    }
  }
  return false;
}

/// Returns the value of an integer constant, or of one to which others are
/// added; nullopt for any other value.
static std::optional<int64_t> constantOf(Value value) {
  int64_t sum = 0;
  for (;;) {
    if (std::optional<int64_t> splat = splatOf(value)) {
      Type element = getElementTypeOrSelf(value.getType());
      bool fits =
          !llvm::AddOverflow(sum, *splat, sum) &&
          APInt(64, sum, true).isSignedIntN(element.getIntOrFloatBitWidth());
      return fits ? std::optional(sum) : std::nullopt;
    }
    if (skipStep(value, sum, splatOf))
      continue;
    unsigned index = 0;
    if (stablehlo::WhileOp loop = loopOf(value, index)) {
      if (yielded(loop, index) != loop.getBody().front().getArgument(index))
        return std::nullopt; // it changes between iterations
      value = loop->getOperand(index);
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (op && op->hasTrait<stablehlo::RearrangesElements>()) {
      value = op->getOperand(cast<OpResult>(value).getResultNumber());
      continue;
    }
    return std::nullopt;
  }
}

/// Returns the step of loop-carried value `index`, of one or several additions.
static std::optional<int64_t> stepOf(stablehlo::WhileOp loop, unsigned index) {
  Value carry = loop.getBody().front().getArgument(index);
  Value value = yielded(loop, index);
  if (value == carry)
    return std::nullopt;
  int64_t sum = 0;
  while (value != carry)
    if (!skipStep(value, sum, constantOf))
      return std::nullopt;
  return sum;
}

/// Returns the comparison with its sides exchanged.
static ComparisonDirection mirrored(ComparisonDirection direction) {
  switch (direction) {
  case ComparisonDirection::LT:
    return ComparisonDirection::GT;
  case ComparisonDirection::LE:
    return ComparisonDirection::GE;
  case ComparisonDirection::GT:
    return ComparisonDirection::LT;
  case ComparisonDirection::GE:
    return ComparisonDirection::LE;
  default:
    return direction;
  }
}

/// Returns the trip count of `for (i = begin; i DIRECTION end; i += step)`.
/// Differences of 64-bit integers need more bits.
static std::optional<int64_t> countSteps(Int128 begin, Int128 end, Int128 step,
                                         ComparisonDirection direction) {
  auto toCount = [](Int128 count) {
    return count <= INT64_MAX ? std::optional<int64_t>(int64_t(count))
                              : std::nullopt;
  };
  if (direction == ComparisonDirection::GT ||
      direction == ComparisonDirection::GE)
    return countSteps(-begin, -end, -step, mirrored(direction));
  if (direction == ComparisonDirection::NE) {
    bool isReached =
        step != 0 && (end - begin) % step == 0 && (end - begin) / step >= 0;
    return isReached ? toCount((end - begin) / step) : std::nullopt;
  }
  if (direction == ComparisonDirection::LE)
    ++end;
  else if (direction != ComparisonDirection::LT)
    return std::nullopt;
  if (begin >= end)
    return 0;
  if (step <= 0)
    return std::nullopt;
  return toCount((end - begin + step - 1) / step);
}

std::optional<int64_t> mlir::gspmd::tripCount(Operation *op) {
  auto loop = dyn_cast<stablehlo::WhileOp>(op);
  if (!loop)
    return std::nullopt;
  Block &cond = loop.getCond().front();
  std::optional<stablehlo::Comparison> compare =
      stablehlo::comparisonOf(cond.getTerminator()->getOperand(0));
  if (!compare)
    return std::nullopt;
  Value counter = compare->lhs, limit = compare->rhs;
  ComparisonDirection direction = compare->direction;
  auto isChanging = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &cond && !constantOf(value);
  };
  if (!isChanging(counter)) {
    std::swap(counter, limit);
    direction = mirrored(direction);
  }
  if (!isChanging(counter))
    return std::nullopt;
  unsigned index = cast<BlockArgument>(counter).getArgNumber();
  std::optional<int64_t> begin = constantOf(loop->getOperand(index));
  std::optional<int64_t> end = constantOf(limit);
  std::optional<int64_t> step = stepOf(loop, index);
  if (!begin || !end || !step)
    return std::nullopt;
  std::optional<int64_t> count = countSteps(*begin, *end, *step, direction);
  // A counter that overflows before the loop ends wraps around.
  Int128 last = Int128(*begin) + Int128(count.value_or(0)) * *step;
  unsigned width =
      getElementTypeOrSelf(counter.getType()).getIntOrFloatBitWidth();
  Int128 bound = Int128(1) << (width - 1);
  return last >= -bound && last < bound ? count : std::nullopt;
}

/// Returns the sum or difference of two scalar constants; null for other ops.
static Value foldScalar(OpBuilder &builder, Operation *op) {
  bool isAdd = reductionKindOf(op) == ReductionKind::Add;
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      (!isAdd && !isa<stablehlo::SubtractOp>(op)))
    return {};
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || type.getRank() != 0 || !type.getElementType().isInteger() ||
      op->getOperand(0).getType() != type)
    return {};
  std::optional<int64_t> a = constantOf(op->getOperand(0)),
                         b = constantOf(op->getOperand(1));
  int64_t result = 0;
  if (!a || !b ||
      (isAdd ? llvm::AddOverflow(*a, *b, result)
             : llvm::SubOverflow(*a, *b, result)) ||
      !llvm::isIntN(type.getElementTypeBitWidth(), result))
    return {};
  return stablehlo::TensorOps(builder, op->getLoc()).constant(type, result);
}

void mlir::gspmd::unrollLoopFully(
    Operation *loop, int64_t iterations,
    llvm::function_ref<void(Operation *, int64_t)> annotate) {
  auto whileOp = cast<stablehlo::WhileOp>(loop);
  Block &body = whileOp.getBody().front();
  OpBuilder builder(loop);
  SmallVector<Value> carried(loop->getOperands());
  for (int64_t iteration = 0; iteration < iterations; ++iteration) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carried);
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      if (Value constant = foldScalar(builder, copy)) {
        mapping.map(op.getResult(0), constant);
        copy->erase();
        continue;
      }
      annotate(copy, iteration);
    }
    for (auto [value, next] :
         llvm::zip_equal(carried, body.getTerminator()->getOperands()))
      value = mapping.lookupOrDefault(next);
  }
  loop->replaceAllUsesWith(carried);
  loop->erase();
}
