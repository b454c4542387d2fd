//===- HierarchicalCollective.cpp - Collectives over slices ---------------===//

#include "compiler/Optimize/SplitCollectives/HierarchicalCollective.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::ReductionKind;
using stablehlo::typeOf;
using stablehlo::withDim;

/// Returns true if two consecutive reductions are as exact as one: they do not
/// saturate, and they do not round or they round in a float of at least
/// kMinAccumulatorBits bits.
static bool canReduceTwice(Operation *op) {
  if (saturates(op))
    return false;
  auto reduction = op->getAttrOfType<sharding::ReductionKindAttr>("reduction");
  bool mayRound = reduction && (reduction.getValue() == ReductionKind::Add ||
                                reduction.getValue() == ReductionKind::Mul);
  constexpr unsigned kMinAccumulatorBits = 32;
  return !mayRound || llvm::none_of(op->getResultTypes(), [](Type type) {
    auto real = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    return real && real.getWidth() < kMinAccumulatorBits;
  });
}

/// Returns the first dimension that `numShards` devices can shard evenly.
static std::optional<unsigned> dimToShard(Value value, int64_t numShards) {
  for (auto [d, size] : llvm::enumerate(typeOf(value).getShape()))
    if (size > 0 && size % numShards == 0)
      return d;
  return std::nullopt;
}

std::optional<HierarchicalCollective>
HierarchicalCollective::find(Operation *collective, const Target &target) {
  if (!isa<spmd::AllReduceOp, spmd::ReduceScatterOp, spmd::AllGatherOp>(
          collective) ||
      !canReduceTwice(collective) || hasScalesAlongDim(collective))
    return std::nullopt;
  auto axes = collective->getAttrOfType<AxesAttr>("axes");
  std::optional<std::pair<int64_t, int64_t>> slices = target.slicesOf(axes);
  if (!slices)
    return std::nullopt;
  const Mesh &mesh = target.meshOf(axes);
  auto [before, size] = *slices;
  auto split = RingAxes::make(axes, mesh, {before, size});
  if (!split)
    return std::nullopt;
  HierarchicalCollective found;
  found.op = collective;
  found.between = split->ring;
  found.inside = split->rest;
  found.numBetween = size;
  found.numInside = axisListSize(axes.toAxes(mesh)) / size;
  found.isMajor = before == 1;
  if (found.numInside == 1)
    return std::nullopt;
  bool fits = isa<spmd::AllReduceOp>(collective)
                  ? llvm::all_of(collective->getOperands(),
                                 [&](Value value) {
                                   return dimToShard(value, found.numInside);
                                 })
                  : found.isMajor || before == found.numInside;
  return fits ? std::optional(found) : std::nullopt;
}

template <typename Op, typename... Args>
Value HierarchicalCollective::create(OpBuilder &builder, RankedTensorType type,
                                     Args... args) {
  auto collective = Op::create(builder, op->getLoc(), type, args...);
  created.push_back(collective);
  return collective.getResult();
}

/// Returns `value` with dimension `dim` split in two, the major one of size
/// `major`.
static Value splitDim(OpBuilder &builder, Location loc, Value value,
                      unsigned dim, int64_t major) {
  SmallVector<int64_t> shape(typeOf(value).getShape());
  shape[dim] /= major;
  shape.insert(shape.begin() + dim, major);
  return stablehlo::TensorOps(builder, loc).reshape(value, shape);
}

Value HierarchicalCollective::allReduce(OpBuilder &builder, Value input,
                                        Type result) {
  ReductionKind kind = cast<spmd::AllReduceOp>(op).getReduction();
  RankedTensorType type = typeOf(input);
  int64_t dim = *dimToShard(input, numInside);
  RankedTensorType shardType =
      withDim(type, dim, type.getDimSize(dim) / numInside);
  Value sum = create<spmd::ReduceScatterOp>(builder, shardType, kind, input,
                                            dim, inside);
  sum = create<spmd::AllReduceOp>(builder, shardType, kind, sum, between);
  return create<spmd::AllGatherOp>(builder, type, sum, dim, inside);
}

// reduceScatter and allGather split dimension `dim` in two. The first of the
// two has the size numBetween if slices are the major digit of the group,
// otherwise numInside * numBetween.

Value HierarchicalCollective::reduceScatter(OpBuilder &builder, Value input,
                                            Type result) {
  auto scatter = cast<spmd::ReduceScatterOp>(op);
  ReductionKind kind = scatter.getReduction();
  int64_t dim = scatter.getDim(), insideDim = isMajor ? dim + 1 : dim;
  Value splitInput = splitDim(builder, op->getLoc(), input, dim,
                              isMajor ? numBetween : numInside * numBetween);
  RankedTensorType shardType =
      withDim(typeOf(splitInput), insideDim,
              typeOf(splitInput).getDimSize(insideDim) / numInside);
  Value sum = create<spmd::ReduceScatterOp>(builder, shardType, kind,
                                            splitInput, insideDim, inside);
  sum = create<spmd::ReduceScatterOp>(builder, withDim(shardType, dim, 1), kind,
                                      sum, dim, between);
  return stablehlo::TensorOps(builder, op->getLoc())
      .reshape(sum, cast<RankedTensorType>(result).getShape());
}

Value HierarchicalCollective::allGather(OpBuilder &builder, Value input,
                                        Type result) {
  int64_t dim = cast<spmd::AllGatherOp>(op).getDim();
  int64_t insideDim = isMajor ? dim + 1 : dim;
  Value splitInput = splitDim(builder, op->getLoc(), input, dim, 1);
  RankedTensorType gatheredType = withDim(typeOf(splitInput), dim, numBetween);
  Value gathered = create<spmd::AllGatherOp>(builder, gatheredType, splitInput,
                                             dim, between);
  RankedTensorType fullType = withDim(
      gatheredType, insideDim, gatheredType.getDimSize(insideDim) * numInside);
  gathered =
      create<spmd::AllGatherOp>(builder, fullType, gathered, insideDim, inside);
  return stablehlo::TensorOps(builder, op->getLoc())
      .reshape(gathered, cast<RankedTensorType>(result).getShape());
}

Value HierarchicalCollective::splitOperand(OpBuilder &builder, Value input,
                                           Type result) {
  if (isa<spmd::AllReduceOp>(op))
    return allReduce(builder, input, result);
  if (isa<spmd::ReduceScatterOp>(op))
    return reduceScatter(builder, input, result);
  return allGather(builder, input, result);
}

SmallVector<Operation *> HierarchicalCollective::rewrite() {
  OpBuilder builder(op);
  for (auto [input, result] :
       llvm::zip_equal(op->getOperands(), op->getResults()))
    result.replaceAllUsesWith(splitOperand(builder, input, result.getType()));
  op->erase();
  return created;
}
