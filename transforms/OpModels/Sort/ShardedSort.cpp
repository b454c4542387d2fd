//===- ShardedSort.cpp - Sorting along a sharded dimension ----------------===//

#include "transforms/OpModels/Sort/ShardedSort.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

SmallVector<ExchangePairs> mlir::gspmd::mergeExchange(int64_t count) {
  SmallVector<ExchangePairs> rounds;
  int64_t half = int64_t(llvm::PowerOf2Ceil(count)) / 2;
  for (int64_t bit = half; bit > 0; bit /= 2) {
    int64_t rest = 0, distance = bit;
    for (int64_t next = half;; next /= 2) {
      ExchangePairs pairs;
      for (int64_t i = 0; i + distance < count; ++i)
        if ((i & bit) == rest)
          pairs.push_back({i, i + distance});
      rounds.push_back(std::move(pairs));
      if (next == bit)
        break;
      distance = next - bit;
      rest = bit;
    }
  }
  return rounds;
}

/// Returns true if elements that the comparator does not order are equal.
static bool ordersAll(const SortForm &form) {
  Operation *op = form.op;
  if (op->getNumOperands() != 1 ||
      !isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0).getType())))
    return false;
  auto comparison =
      stablehlo::comparisonOf(form.comparator.getTerminator()->getOperand(0));
  using Direction = stablehlo::ComparisonDirection;
  return comparison && isa<BlockArgument>(comparison->lhs) &&
         isa<BlockArgument>(comparison->rhs) &&
         comparison->lhs != comparison->rhs &&
         (comparison->direction == Direction::LT ||
          comparison->direction == Direction::GT);
}

/// Returns the operand that consists of indices, as of an argsort.
static std::optional<unsigned> indexOperand(const SortForm &form) {
  for (auto [i, operand] : llvm::enumerate(form.op->getOperands())) {
    auto source = operand.getDefiningOp<sharding::AffineIndexOpInterface>();
    auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(operand.getType()));
    if (!source || source->getNumOperands() != 0 || !type ||
        type.getWidth() < 32)
      continue;
    auto index = source.getAffineIndex(form.dim, {});
    // Without operands, indices are counted from 0 on.
    if (index && index->perIndex == 1)
      return i;
  }
  return std::nullopt;
}

/// Returns the smallest type for indices below `size`.
static Type indexType(MLIRContext *context, int64_t size) {
  unsigned bits = size <= 1 << 8 ? 8 : size <= 1 << 16 ? 16 : 32;
  return IntegerType::get(context, bits, IntegerType::Unsigned);
}

static bool needsIndices(const SortForm &form, int64_t shards) {
  return !indexOperand(form) && (form.size() % shards != 0 || !ordersAll(form));
}

double mlir::gspmd::exchangedBytes(const SortForm &form, int64_t shards) {
  /// Each round has a list of pairs in the program.
  constexpr int64_t kMaxShards = 512;
  if (shards > kMaxShards)
    return std::numeric_limits<double>::infinity();
  int64_t padded =
      llvm::divideCeil(uint64_t(form.size()), uint64_t(shards)) * shards;
  double bytes = 0;
  for (Value operand : form.op->getOperands())
    bytes += sharding::elementBytes(operand.getType());
  // Indices are not gathered, as each device computes them.
  double gathered = bytes;
  if (std::optional<unsigned> indices = indexOperand(form))
    gathered -= sharding::elementBytes(form.op->getOperand(*indices).getType());
  if (needsIndices(form, shards))
    bytes += sharding::elementBytes(indexType(form.op->getContext(), padded));
  int64_t log = llvm::Log2_64_Ceil(shards);
  double exchanged = double(log * (log + 1) / 2) * bytes;
  return exchanged <= gathered * double(shards)
             ? exchanged
             : std::numeric_limits<double>::infinity();
}

namespace {

class ShardedSort {
public:
  ShardedSort(const SortForm &form, PartitionContext &ctx,
              ArrayRef<AxisRef> axes);

  SmallVector<Value> run();

private:
  /// Sorts values, which may be followed by their indices.
  SmallVector<Value> sort(ValueRange values, int64_t along);
  /// Writes the comparator of the elements (lhs, rhs, lhs, rhs...).
  Value compare(ValueRange elements);
  /// Returns what the op's own comparator returns.
  Value compareByBody(ValueRange elements, bool isSwapped);
  SmallVector<Value> exchange(ValueRange values, const ExchangePairs &pairs);
  Value reversed(Value value);

  SortForm form;
  Location loc;
  PartitionContext &ctx;
  ArrayRef<AxisRef> axes;
  LocalOps ops;
  int64_t dim, size, shards, localSize;
  Value index;
  std::optional<unsigned> indices; ///< the operand that holds indices
};

} // namespace

ShardedSort::ShardedSort(const SortForm &form, PartitionContext &ctx,
                         ArrayRef<AxisRef> axes)
    : form(form), loc(form.op->getLoc()), ctx(ctx), axes(axes), ops(ctx),
      dim(form.dim), size(form.size()), shards(axisListSize(axes)),
      localSize(dimOf(ctx.operands[0], dim)), index(ctx.axisIndex(axes)),
      indices(indexOperand(form)) {}

Value ShardedSort::compareByBody(ValueRange elements, bool isSwapped) {
  Block &body = form.comparator;
  IRMapping mapping;
  for (auto [i, argument] : llvm::enumerate(body.getArguments()))
    mapping.map(argument, elements[isSwapped ? i ^ 1 : i]);
  for (Operation &inner : body.without_terminator())
    ctx.builder.clone(inner, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

/// Compares by the body, then by index. Indices beyond the end are those
/// of padding.
Value ShardedSort::compare(ValueRange elements) {
  Value isBefore = compareByBody(elements, /*isSwapped=*/false);
  if (!indices)
    return isBefore;
  Value isAfter = compareByBody(elements, /*isSwapped=*/true);
  Value lhs = elements[2 * *indices], rhs = elements[2 * *indices + 1];
  Value isFirst = ops.less(lhs, rhs);
  Value no = ops.scalar(ctx.builder.getI1Type(), 0);
  Value result = ops.logicalOr(isBefore, ops.select(isAfter, no, isFirst));
  if (size % shards == 0)
    return result;
  // Padding is behind all elements, and ordered by index.
  Value end = ops.constant(typeOf(lhs), size);
  Value either =
      ops.logicalOr(ops.greaterEqual(lhs, end), ops.greaterEqual(rhs, end));
  return ops.select(either, isFirst, result);
}

SmallVector<Value> ShardedSort::sort(ValueRange values, int64_t along) {
  auto sorted = stablehlo::SortOp::create(ctx.builder, loc, values.getTypes(),
                                          values, along,
                                          /*is_stable=*/false);
  OpBuilder::InsertionGuard guard(ctx.builder);
  Block *body = ctx.builder.createBlock(&sorted.getComparator());
  for (Value value : values)
    for (unsigned side = 0; side < 2; ++side)
      body->addArgument(
          RankedTensorType::get({}, typeOf(value).getElementType()), loc);
  stablehlo::endRegion(ctx.builder, loc, compare(body->getArguments()));
  return SmallVector<Value>(sorted->getResults());
}

Value ShardedSort::reversed(Value value) {
  RankedTensorType type = typeOf(value);
  auto indexType = RankedTensorType::get({localSize}, ctx.builder.getI32Type());
  Value indices = ops.subtract(ops.constant(indexType, localSize - 1),
                               ops.iota(indexType, 0));
  SmallVector<int64_t> others, sizes(type.getShape());
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != dim)
      others.push_back(d);
  sizes[dim] = 1;
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      ctx.builder.getContext(), /*offsetDims=*/others,
      /*collapsedSliceDims=*/dim, /*operandBatchingDims=*/{},
      /*startIndicesBatchingDims=*/{}, /*startIndexMap=*/dim,
      /*indexVectorDim=*/1);
  return ops.gather(value, indices, type, numbers, sizes);
}

/// Compares the elements i and localSize - 1 - i of two sorted shards: the
/// smaller ones are the half that comes first.
SmallVector<Value> ShardedSort::exchange(ValueRange values,
                                         const ExchangePairs &pairs) {
  SmallVector<int64_t> sent;
  SmallVector<int32_t> half(shards, -1); // which one a device keeps
  for (auto [first, second] : pairs) {
    sent.append({first, second, second, first});
    half[first] = 0;
    half[second] = 1;
  }
  SmallVector<Value> both;
  SmallVector<int64_t> row = {1};
  llvm::append_range(row, typeOf(values.front()).getShape());
  for (Value value : values) {
    Value other = spmd::PermutePairsOp::create(
        ctx.builder, loc, value.getType(), value, sent, axesAttr(ctx, axes));
    both.push_back(ops.concatenate(
        {ops.reshape(value, row), ops.reshape(reversed(other), row)}, 0));
  }
  Value kept = ops.reshape(ops.dynamicSlice(ops.table(half), 0, index, 1), {});
  Value isPaired = ops.less(ops.scalar(ctx.builder.getI32Type(), -1), kept);
  SmallVector<Value> merged;
  for (auto [value, ordered] : llvm::zip_equal(values, sort(both, 0))) {
    Value shard = ops.reshape(ops.dynamicSlice(ordered, 0, kept, 1),
                              typeOf(value).getShape());
    auto mask = typeOf(value).clone(ctx.builder.getI1Type());
    merged.push_back(ops.select(ops.splat(isPaired, mask), shard, value));
  }
  return sort(merged, dim);
}

SmallVector<Value> ShardedSort::run() {
  SmallVector<Value> values(ctx.operands);
  if (needsIndices(form, shards)) {
    indices = values.size();
    values.push_back({});
  }
  if (indices) {
    Type element = values[*indices]
                       ? typeOf(values[*indices]).getElementType()
                       : indexType(form.op->getContext(), localSize * shards);
    RankedTensorType type = typeOf(ctx.operands[0]).clone(element);
    values[*indices] =
        ops.add(ops.iota(type, dim),
                ops.splat(ops.offset(axes, localSize, element), type));
  }
  values = sort(values, dim);
  for (const ExchangePairs &pairs : mergeExchange(shards))
    values = exchange(values, pairs);
  values.truncate(form.op->getNumOperands());
  return values;
}

SmallVector<Value> mlir::gspmd::sortShards(const SortForm &form,
                                           PartitionContext &ctx,
                                           ArrayRef<AxisRef> axes) {
  return ShardedSort(form, ctx, axes).run();
}
