//===- IndexedExtremes.cpp - Recognition of argmax and argmin -------------===//

#include "transforms/OpModels/Support/IndexedExtremes.h"
#include "dialect/StableHLO/Ops/Elementwise/Selection.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// How the value of the left pair compares with that of the right pair.
enum class ValueOrder { Less, Equal, Greater, LeftNaN, RightNaN, BothNaN };

/// Evaluates a reducer of two pairs (value, index) whose left index is less
/// than the right one. Each value of the body is a boolean, or one of the
/// arguments.
class PairReducerEvaluation {
public:
  PairReducerEvaluation(Block &block, ValueOrder order);
  /// Returns the number of the argument that the reducer returns as result `i`,
  /// if known.
  std::optional<unsigned> result(unsigned i) const {
    return argument(block.getTerminator()->getOperand(i));
  }

private:
  std::optional<unsigned> argument(Value value) const;
  std::optional<bool> boolean(Value value) const;
  std::optional<bool> compare(const stablehlo::Comparison &comparison) const;
  void evaluate(Operation &op);

  Block &block;
  ValueOrder order;
  llvm::SmallDenseMap<Value, unsigned, 16> arguments;
  llvm::SmallDenseMap<Value, bool, 16> booleans;
};

} // namespace

/// The arguments of a reducer of two pairs.
static constexpr unsigned kLeftValue = 0, kLeftIndex = 1, kRightValue = 2;

PairReducerEvaluation::PairReducerEvaluation(Block &block, ValueOrder order)
    : block(block), order(order) {
  for (BlockArgument one : block.getArguments())
    arguments[one] = one.getArgNumber();
  for (Operation &op : block.without_terminator())
    evaluate(op);
}

std::optional<unsigned> PairReducerEvaluation::argument(Value value) const {
  auto it = arguments.find(value);
  return it == arguments.end() ? std::nullopt
                               : std::optional<unsigned>(it->second);
}

std::optional<bool> PairReducerEvaluation::boolean(Value value) const {
  auto it = booleans.find(value);
  return it == booleans.end() ? std::nullopt : std::optional<bool>(it->second);
}

std::optional<bool>
PairReducerEvaluation::compare(const stablehlo::Comparison &comparison) const {
  using stablehlo::ComparisonDirection;
  std::optional<unsigned> lhs = argument(comparison.lhs);
  std::optional<unsigned> rhs = argument(comparison.rhs);
  if (!lhs || !rhs || comparison.isTotalOrder || *lhs % 2 != *rhs % 2)
    return std::nullopt;
  bool isIndex = *lhs % 2 == kLeftIndex;
  bool isLeft = *lhs < kRightValue;
  // The order of the left and the right one.
  int difference = order == ValueOrder::Less      ? -1
                   : order == ValueOrder::Greater ? 1
                                                  : 0;
  bool isUnordered = order >= ValueOrder::LeftNaN;
  if (isIndex) {
    difference = -1;
    isUnordered = false;
  }
  if (*lhs == *rhs) {
    difference = 0;
    isUnordered =
        !isIndex &&
        (order == ValueOrder::BothNaN ||
         order == (isLeft ? ValueOrder::LeftNaN : ValueOrder::RightNaN));
  } else if (!isLeft) {
    difference = -difference;
  }
  if (isUnordered)
    return comparison.direction == ComparisonDirection::NE;
  switch (comparison.direction) {
  case ComparisonDirection::EQ:
    return difference == 0;
  case ComparisonDirection::NE:
    return difference != 0;
  case ComparisonDirection::GE:
    return difference >= 0;
  case ComparisonDirection::GT:
    return difference > 0;
  case ComparisonDirection::LE:
    return difference <= 0;
  case ComparisonDirection::LT:
    return difference < 0;
  }
  llvm_unreachable("unknown comparison direction");
}

void PairReducerEvaluation::evaluate(Operation &op) {
  if (op.getNumResults() != 1)
    return;
  Value value = op.getResult(0);
  if (std::optional<stablehlo::Comparison> comparison =
          stablehlo::comparisonOf(value)) {
    if (std::optional<bool> holds = compare(*comparison))
      booleans[value] = *holds;
    return;
  }
  if (std::optional<stablehlo::Selection> selection =
          stablehlo::selectionOf(value)) {
    std::optional<bool> condition = boolean(selection->condition);
    if (!condition)
      return;
    Value selected = *condition ? selection->onTrue : selection->onFalse;
    if (std::optional<unsigned> number = argument(selected))
      arguments[value] = *number;
    else if (std::optional<bool> holds = boolean(selected))
      booleans[value] = *holds;
    return;
  }
  std::optional<ReductionKind> kind = reductionKindOf(&op);
  if (!kind || op.getNumOperands() != 2)
    return;
  std::optional<bool> lhs = boolean(op.getOperand(0));
  std::optional<bool> rhs = boolean(op.getOperand(1));
  if (!lhs || !rhs)
    return;
  if (*kind == ReductionKind::And)
    booleans[value] = *lhs && *rhs;
  else if (*kind == ReductionKind::Or)
    booleans[value] = *lhs || *rhs;
  else if (*kind == ReductionKind::Xor)
    booleans[value] = *lhs != *rhs;
}

/// Returns true if the reducer returns the first of the largest (or smallest)
/// values in each order of two values.
static bool selectsFirstExtreme(Block &block, ReductionKind kind,
                                bool mayBeNaN) {
  bool isMax = kind == ReductionKind::Max;
  auto selects = [&](ValueOrder order, bool left, bool anyValue = false) {
    PairReducerEvaluation reducer(block, order);
    std::optional<unsigned> value = reducer.result(0);
    unsigned number = left ? kLeftValue : kRightValue;
    return value && (*value == number || (anyValue && *value % 2 == 0)) &&
           reducer.result(1) == number + kLeftIndex;
  };
  return selects(ValueOrder::Greater, isMax) &&
         selects(ValueOrder::Less, !isMax) &&
         selects(ValueOrder::Equal, true, /*anyValue=*/true) &&
         (!mayBeNaN || (selects(ValueOrder::LeftNaN, true) &&
                        selects(ValueOrder::RightNaN, false) &&
                        selects(ValueOrder::BothNaN, true, /*anyValue=*/true)));
}

std::optional<ReductionKind> mlir::gspmd::indexedExtremeKind(Region &body) {
  Block &block = body.front();
  if (block.getNumArguments() != 4 ||
      block.getTerminator()->getNumOperands() != 2)
    return std::nullopt;
  Type value = getElementTypeOrSelf(block.getArgument(0).getType());
  Type index = getElementTypeOrSelf(block.getArgument(1).getType());
  if (!isa<IntegerType, FloatType>(value) || value.isInteger(1) ||
      !isa<IntegerType>(index) || index.isInteger(1))
    return std::nullopt;
  for (ReductionKind kind : {ReductionKind::Max, ReductionKind::Min})
    if (selectsFirstExtreme(block, kind, isa<FloatType>(value)))
      return kind;
  return std::nullopt;
}
