//===- PropagationRules.cpp - How completion sees some ops ----------------===//

#include "transforms/OpModels/PropagationRules.h"
#include "transforms/OpModels/IndexParts.h"

using namespace mlir;
using namespace mlir::gspmd;

FactorMap mlir::gspmd::alignedRule(
    Operation *op, ArrayRef<int64_t> shape,
    function_ref<MismatchKind(unsigned dim)> kindOf) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto places = [](ValueRange values, unsigned dim) {
    SmallVector<Place> result;
    for (auto [i, value] : llvm::enumerate(values))
      if (!shapeOf(value).empty())
        result.push_back({unsigned(i), dim});
    return result;
  };
  for (auto [d, size] : llvm::enumerate(shape)) {
    MismatchKind kind = kindOf(d);
    builder.addFactor(size, places(op->getOperands(), d),
                      places(op->getResults(), d), kind.kind, kind.isBlocked);
  }
  return std::move(builder).build();
}

FactorMap mlir::gspmd::alignedRule(Operation *op, ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> other,
                                   MismatchKind mismatch) {
  return alignedRule(op, shape, [&](unsigned d) {
    return shape[d] == other[d] ? MismatchKind() : mismatch;
  });
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The dimension that only one side has holds the pieces of an element.
FactorMap mlir::gspmd::propagationRuleOf(stablehlo::BitcastConvertOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  ArrayRef<int64_t> in = shapeOf(op.getOperand()), out = shapeOf(op.getResult());
  unsigned common = std::min(in.size(), out.size());
  for (unsigned d = 0; d < common; ++d)
    addDim(builder, in[d], {0}, {0}, d);
  if (in.size() > common)
    addDim(builder, in.back(), {0}, {}, common, FactorKind::NeedReplication);
  if (out.size() > common)
    addDim(builder, out.back(), {}, {0}, common, FactorKind::NeedReplication);
  return std::move(builder).build();
}

FactorMap mlir::gspmd::propagationRuleOf(stablehlo::BroadcastInDimOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  ArrayRef<int64_t> in = shapeOf(op.getOperand()), out = shapeOf(op.getResult());
  SmallVector<std::optional<unsigned>> from(out.size());
  for (auto [i, dim] : llvm::enumerate(op.getBroadcastDimensions()))
    from[dim] = i;
  for (unsigned d = 0; d < out.size(); ++d) {
    SmallVector<Place> operand;
    if (from[d] && in[*from[d]] == out[d])
      operand.push_back({0, *from[d]});
    else if (from[d])
      addDim(builder, 1, {0}, {}, *from[d]);
    builder.addFactor(out[d], operand, {{0, d}});
  }
  return std::move(builder).build();
}

/// Slices of one tensor, or one tensor between slices of it, are joined to it
/// shifted or rotated: positions move, but each shard has most of what it needs.
static bool joinsShifted(stablehlo::ConcatenateOp op) {
  auto sliced = [](Value value) {
    auto slice = value.getDefiningOp<stablehlo::SliceOp>();
    return slice ? slice.getOperand() : value;
  };
  Value first = sliced(op->getOperand(0));
  return llvm::all_of(op->getOperands(),
                      [](Value value) {
                        return value.getDefiningOp<stablehlo::SliceOp>();
                      }) ||
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return sliced(value) == first; });
}

FactorMap mlir::gspmd::propagationRuleOf(stablehlo::ConcatenateOp op,
                                         bool conservative) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult()))) {
    bool isJoined = int64_t(d) == int64_t(op.getDimension());
    if (isJoined && conservative)
      continue;
    FactorKind kind = !isJoined          ? FactorKind::PassThrough
                      : joinsShifted(op) ? FactorKind::Permutation
                                         : FactorKind::NeedReplication;
    addDim(builder, size, operands, {0}, d, kind);
  }
  return std::move(builder).build();
}

/// The part that is written is not of the size of the operand: the update is
/// whole there, the operand may be cut.
FactorMap mlir::gspmd::propagationRuleOf(stablehlo::DynamicUpdateSliceOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
    int64_t written = dimOf(op.getUpdate(), d);
    if (written == size) {
      addDim(builder, size, {0, 1}, {0}, d);
      continue;
    }
    addDim(builder, size, {0}, {0}, d);
    addDim(builder, written, {1}, {}, d, FactorKind::NeedReplication);
  }
  return std::move(builder).build();
}

//===----------------------------------------------------------------------===//
// Sorting, random bits, linear algebra
//===----------------------------------------------------------------------===//

/// Along the sorted dimension shardings move only if there is another dimension
/// to which the cut could be moved for the sort.
FactorMap mlir::gspmd::propagationRuleOf(stablehlo::SortOp op) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  int64_t sorted = op.getSortedDimension();
  bool isAlone = llvm::all_of(llvm::enumerate(shape), [&](auto dim) {
    return int64_t(dim.index()) == sorted || dim.value() == 1;
  });
  return alignedRule(op, shape, [&](unsigned d) {
    return int64_t(d) == sorted
               ? MismatchKind{FactorKind::NeedReplication, isAlone}
               : MismatchKind();
  });
}

/// The state is whole, before and after; the bits may be cut.
FactorMap mlir::gspmd::propagationRuleOf(stablehlo::RngBitGeneratorOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0))))
    builder.addFactor(size, {{0, unsigned(d)}}, {{0, unsigned(d)}},
                      FactorKind::NeedReplication, /*isBlocked=*/true);
  for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(1))))
    addDim(builder, size, {}, {1}, d);
  return std::move(builder).build();
}

/// a x = b (or x a = b): of a, the dimension that meets x's, and the one that
/// meets b's.
FactorMap
mlir::gspmd::propagationRuleOf(stablehlo::TriangularSolveOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  ArrayRef<int64_t> a = shapeOf(op.getA()), b = shapeOf(op.getB());
  unsigned rank = b.size(), first = rank - 2, last = rank - 1;
  for (unsigned d = 0; d < first; ++d)
    addDim(builder, b[d], {0, 1}, {0}, d);
  auto transpose = op.getTransposeA();
  bool isTransposed = transpose == stablehlo::Transpose::TRANSPOSE ||
                      transpose == stablehlo::Transpose::ADJOINT;
  bool isLeft = op.getLeftSide();
  unsigned meetsX = isLeft != isTransposed ? last : first;
  unsigned meetsB = meetsX == last ? first : last;
  unsigned solved = isLeft ? first : last, free = isLeft ? last : first;
  auto whole = FactorKind::NeedReplication;
  builder.addFactor(a[meetsB], {{0, meetsB}, {1, solved}}, {}, whole);
  builder.addFactor(b[free], {{1, free}}, {{0, free}}, whole);
  builder.addFactor(a[meetsX], {{0, meetsX}}, {{0, solved}}, whole);
  return std::move(builder).build();
}
