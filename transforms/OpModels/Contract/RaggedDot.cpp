//===- RaggedDot.cpp - Model of ragged_dot --------------------------------===//
//
// Groups are contiguous along the ragged dimension, beginning at its first row.
// So a shard of it contains shards of some groups, whose sizes a device
// computes itself. A shard of the groups has a range of rows that begins at
// some index; these rows are moved to the first index and, if they are
// rows of the result, back.
//
//===----------------------------------------------------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RoundedSums.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// The op's dimensions by role.
struct RaggedDims {
  explicit RaggedDims(chlo::RaggedDotOp op);

  bool isFree() const { return groupOfRhs.has_value(); }
  bool isBatch() const { return !isFree() && !isSum; }

  ArrayRef<int64_t> lhsBatch, rhsBatch, lhsSum, rhsSum;
  int64_t ragged;
  std::optional<int64_t> groupOfRhs; ///< the group dimension of free rows
  bool isSum;
  SmallVector<int64_t> lhsFree, rhsFree;
  /// Dimensions of lhs along which sizes may differ, in the order of the sizes.
  SmallVector<int64_t> outer;
};

SmallVector<int64_t> dimsWithout(Value value,
                                 ArrayRef<ArrayRef<int64_t>> taken) {
  SmallVector<int64_t> rest;
  for (int64_t dim : llvm::seq<int64_t>(shapeOf(value).size()))
    if (llvm::none_of(taken, [&](ArrayRef<int64_t> dims) {
          return llvm::is_contained(dims, dim);
        }))
      rest.push_back(dim);
  return rest;
}

RaggedDims::RaggedDims(chlo::RaggedDotOp op) {
  chlo::RaggedDotDimensionNumbersAttr dims = op.getRaggedDotDimensionNumbers();
  lhsBatch = dims.getLhsBatchingDimensions();
  rhsBatch = dims.getRhsBatchingDimensions();
  lhsSum = dims.getLhsContractingDimensions();
  rhsSum = dims.getRhsContractingDimensions();
  ragged = dims.getLhsRaggedDimensions()[0];
  ArrayRef<int64_t> group = dims.getRhsGroupDimensions();
  if (!group.empty())
    groupOfRhs = group[0];
  isSum = llvm::is_contained(lhsSum, ragged);
  lhsFree = dimsWithout(op.getLhs(), {lhsBatch, lhsSum});
  rhsFree = dimsWithout(op.getRhs(), {rhsBatch, rhsSum, group});
  if (isBatch())
    return;
  llvm::append_range(outer, lhsBatch);
  for (int64_t dim : isSum ? lhsSum : ArrayRef<int64_t>(lhsFree)) {
    if (dim == ragged)
      break;
    outer.push_back(dim);
  }
  outer.truncate(shapeOf(op.getGroupSizes()).size() - 1);
}

/// A rule, and the factors that need more than a local op.
struct RaggedRule {
  FactorRule rule;
  unsigned ragged;
  std::optional<unsigned> group;
};

RaggedRule raggedRule(chlo::RaggedDotOp op) {
  RaggedDims dims(op);
  FactorRule rule = emptyRule(op);
  unsigned ragged = 0, resultDim = dims.isSum ? 1 : 0;
  auto add = [&](int64_t lhsDim, std::optional<int64_t> rhsDim,
                 bool isReduced) {
    SmallVector<TensorDim, 3> operands{{0, unsigned(lhsDim)}};
    SmallVector<TensorDim, 1> results;
    if (rhsDim)
      operands.push_back({1, unsigned(*rhsDim)});
    auto found = llvm::find(dims.outer, lhsDim);
    if (found != dims.outer.end())
      operands.push_back({2, unsigned(found - dims.outer.begin())});
    if (!isReduced)
      results.push_back({0, resultDim++});
    unsigned factor = rule.addFactor(
        dimOf(op.getLhs(), lhsDim), operands, results,
        isReduced ? FactorKind::Reduction : FactorKind::PassThrough);
    if (lhsDim == dims.ragged)
      ragged = factor;
  };
  for (auto [l, r] : llvm::zip_equal(dims.lhsBatch, dims.rhsBatch))
    add(l, r, /*isReduced=*/false);
  for (int64_t dim : dims.lhsFree)
    add(dim, std::nullopt, /*isReduced=*/false);
  for (int64_t dim : dims.rhsFree)
    rule.addFactor(dimOf(op.getRhs(), dim), {{1, unsigned(dim)}},
                   {{0, resultDim++}});
  for (auto [l, r] : llvm::zip_equal(dims.lhsSum, dims.rhsSum))
    add(l, r, /*isReduced=*/true);
  std::optional<unsigned> group;
  if (dims.groupOfRhs)
    group = rule.addFactor(dimOf(op.getRhs(), *dims.groupOfRhs),
                           {{1, unsigned(*dims.groupOfRhs)}}, {},
                           FactorKind::Reduction);
  if (dims.isSum)
    group = rule.addFactor(dimOf(op.getResult(), 0), {}, {{0, 0}});
  // A device needs the sizes of all groups to know where its own begin.
  for (unsigned d = dims.outer.size(); d < shapeOf(op.getGroupSizes()).size();
       ++d)
    addDim(rule, dimOf(op.getGroupSizes(), d), {2}, {}, d,
           FactorKind::NeedReplication);
  return {ruleOfSums(op, rule), ragged, group};
}

/// Computes a device's group sizes, and moves rows.
class LocalGroups {
public:
  LocalGroups(chlo::RaggedDotOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), ops(ctx), b(op.getLoc(), ctx.builder), dims(op),
        rule(raggedRule(op)), localRows(dimOf(ctx.operands[0], dims.ragged)) {}

  PartitionResult run() {
    FactorMap map = rule.rule.forPartition();
    AxisList raggedAxes = axesOfFactor(ctx, map, rule.ragged);
    AxisList groupAxes;
    if (rule.group)
      groupAxes = axesOfFactor(ctx, map, *rule.group);
    if (!dims.isBatch() && (!raggedAxes.empty() || !groupAxes.empty())) {
      ctx.operands[2] = sizesInPart(raggedAxes);
      if (!groupAxes.empty())
        moveToFirst(groupAxes);
    }
    PartitionResult results = sharding::partitionGenerically(op, ctx);
    if (succeeded(results) && first && dims.isFree())
      results->front() = movedBack(results->front());
    return results;
  }

private:
  /// Returns the number of rows of each group in the shard [begin, begin +
  /// localRows).
  Value sizesInPart(ArrayRef<AxisRef> axes) {
    Value sizes = ops.convert(ctx.operands[2], b.getI64Type());
    RankedTensorType type = typeOf(sizes);
    Value begin = ops.offset(axes, localRows, b.getI64Type());
    Value end = ops.minimum(
        ops.add(begin, ops.scalar(b.getI64Type(), localRows)),
        ops.scalar(b.getI64Type(), dimOf(op.getLhs(), dims.ragged)));
    Value ends = endsOf(sizes);
    Value starts = ops.subtract(ends, sizes);
    Value from = ops.maximum(starts, ops.splat(begin, type));
    Value to = ops.minimum(ends, ops.splat(end, type));
    return ops.maximum(ops.subtract(to, from), ops.constant(type, 0));
  }

  /// Returns for each g the sum of sizes[..., :g+1]: a product with a
  /// triangular matrix of ones.
  Value endsOf(Value sizes) {
    RankedTensorType type = typeOf(sizes);
    int64_t rank = type.getRank(), groups = type.getShape().back();
    auto square =
        RankedTensorType::get({groups, groups}, type.getElementType());
    Value below = ops.greaterEqual(ops.iota(square, 1), ops.iota(square, 0));
    auto numbers = stablehlo::DotDimensionNumbersAttr::get(b.getContext(), {},
                                                           {}, {rank - 1}, {0});
    return ops.dotGeneral(sizes, ops.convert(below, type.getElementType()),
                          type, numbers);
  }

  /// Restricts the sizes to the device's own groups, whose first row becomes
  /// row 0.
  void moveToFirst(ArrayRef<AxisRef> axes) {
    Value sizes = ctx.operands[2];
    RankedTensorType type = typeOf(sizes);
    int64_t groups = type.getDimSize(0);
    int64_t localGroups = dims.isSum ? ctx.localResultType(0).getDimSize(0)
                                     : dimOf(ctx.operands[1], *dims.groupOfRhs);
    Value begin = ops.offset(axes, localGroups, b.getI64Type());
    Value isBefore = ops.less(ops.iota(type, 0), ops.splat(begin, type));
    Value before = ops.select(isBefore, sizes, ops.constant(type, 0));
    first = ops.sum(before, {0});
    int64_t shards = (groups + localGroups - 1) / localGroups;
    Value zero = ops.scalar(b.getI64Type(), 0);
    Value padded = ops.pad(sizes, zero, /*dim=*/0, /*low=*/0,
                           (shards + 1) * localGroups - groups);
    // Devices beyond the last group have none; their slice begins at the
    // padding zeros.
    Value last = ops.scalar(b.getI64Type(), shards * localGroups);
    ctx.operands[2] =
        ops.dynamicSlice(padded, ops.minimum(begin, last), {localGroups});
    ctx.operands[0] = from(ctx.operands[0], dims.ragged);
    if (dims.isSum)
      ctx.operands[1] = from(ctx.operands[1],
                             dims.rhsSum[llvm::find(dims.lhsSum, dims.ragged) -
                                         dims.lhsSum.begin()]);
  }

  SmallVector<Value> startsAt(Value start, int64_t dim, int64_t rank) {
    SmallVector<Value> starts(rank, ops.scalar(b.getI64Type(), 0));
    starts[dim] = start;
    return starts;
  }

  /// Returns the rows from `first` on, followed by zeros.
  Value from(Value value, int64_t dim) {
    RankedTensorType type = typeOf(value);
    Value padded = ops.pad(value, ops.scalar(type.getElementType(), 0), dim,
                           /*low=*/0, type.getDimSize(dim));
    return ops.dynamicSlice(padded, startsAt(first, dim, type.getRank()),
                            type.getShape());
  }

  /// Moves rows of the result to their index, with zeros before them.
  Value movedBack(Value value) {
    RankedTensorType type = typeOf(value);
    int64_t dim =
        dims.lhsBatch.size() +
        (llvm::find(dims.lhsFree, dims.ragged) - dims.lhsFree.begin());
    Value both = ops.concatenate({ops.constant(type, 0), value}, dim);
    Value start = ops.subtract(ops.scalar(b.getI64Type(), localRows), first);
    return ops.dynamicSlice(both, startsAt(start, dim, type.getRank()),
                            type.getShape());
  }

  chlo::RaggedDotOp op;
  PartitionContext &ctx;
  LocalOps ops;
  ImplicitLocOpBuilder b;
  RaggedDims dims;
  RaggedRule rule;
  const int64_t localRows;
  Value first; ///< first row of the own groups; null if groups are unsharded
};

/// Each row is multiplied with the matrix of one group.
struct RaggedDotModel : ModelDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(chlo::RaggedDotOp op) {
    RaggedDims dims(op);
    auto product = [](Value value, ArrayRef<int64_t> list) {
      double size = 1;
      for (int64_t dim : list)
        size *= dimOf(value, dim);
      return size;
    };
    MatrixWork work;
    work.batch = product(op.getLhs(), dims.lhsBatch);
    work.rows = product(op.getLhs(), dims.lhsFree);
    work.columns = product(op.getRhs(), dims.rhsFree);
    work.depth = product(op.getLhs(), dims.lhsSum);
    if (std::optional<ArrayAttr> config = op.getPrecisionConfig())
      for (auto precision : config->getAsRange<chlo::PrecisionAttr>())
        work.passes = std::max(
            work.passes, precision.getValue() == chlo::Precision::HIGHEST ? 6
                         : precision.getValue() == chlo::Precision::HIGH  ? 3
                                                                          : 1);
    return work;
  }
  static FactorRule rule(chlo::RaggedDotOp op) { return raggedRule(op).rule; }
  static double flops(chlo::RaggedDotOp op) {
    MatrixWork work = *matrixWork(op);
    return 2 * work.batch * work.rows * work.columns * work.depth;
  }
  /// If sizes differ from row to row, the groups of one device begin at
  /// different indices.
  static bool canShard(chlo::RaggedDotOp op, const FactorMap &map,
                       unsigned factor, bool uneven) {
    if (raggedRule(op).group == factor)
      return shapeOf(op.getGroupSizes()).size() == 1;
    return sharding::canShardFactorGenerically(op, map, factor, uneven);
  }
  static PartitionResult partition(chlo::RaggedDotOp op,
                                   PartitionContext &ctx) {
    return LocalGroups(op, ctx).run();
  }
};

} // namespace

void mlir::gspmd::registerRaggedDotModels(DialectRegistry &registry) {
  registerModel<RaggedDotModel, chlo::RaggedDotOp>(registry);
}
