//===- GatherNarrowing.cpp - Gathers after ops that shrink data -----------===//

#include "compiler/Optimize/DeferCollectives/GatherNarrowing.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/StableHLO/Builders/TensorOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DimRange;
using stablehlo::typeOf;

/// The most ops between a gather and a smaller result: a quantization has about
/// six.
static constexpr size_t kMaxNarrowingOps = 16;

DimRange GatherNarrowing::localRange(unsigned dim) const {
  spmd::AllGatherOp op = gather;
  return {dim, 0, typeOf(op.getInputs()[0]).getDimSize(op.getDim())};
}

/// Returns true if each device has the same elements of `value` at all
/// indices along `dim`, and can compute them for its own shard.
bool GatherNarrowing::isComputable(Value value, unsigned dim,
                                   ReplicationAnalysis &replication) const {
  spmd::AllGatherOp own = gather;
  Operation *op = value.getDefiningOp();
  if (!op || !replication.isReplicated(value, own.getAxes()))
    return false;
  auto ranges = sharding::operandRangesOf(op, localRange(dim));
  if (!ranges || llvm::any_of(*ranges, [](const auto &range) {
        return range.has_value();
      }))
    return false;
  if (op->getNumOperands() > 0)
    return true;
  auto indexOp = dyn_cast<sharding::AffineIndexOpInterface>(op);
  auto affine = indexOp ? indexOp.getAffineIndex(dim, {}) : std::nullopt;
  return affine && affine->perIndex == 0;
}

/// Returns the dimension of the op's result whose indices depend on the same
/// indices along `dim` of `value`, and of no other operand.
std::optional<unsigned>
GatherNarrowing::resultDimOf(Operation *op, Value value, unsigned dim,
                             ReplicationAnalysis &replication) const {
  spmd::AllGatherOp own = gather;
  auto type = op->getNumResults() == 1
                  ? dyn_cast<RankedTensorType>(op->getResult(0).getType())
                  : RankedTensorType();
  int64_t size = typeOf(value).getDimSize(dim);
  if (!type || !type.hasStaticShape() || size < 2 ||
      isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
    return std::nullopt;
  auto isAt = [&](const std::optional<DimRange> &range, int64_t begin,
                  int64_t end) {
    return range && range->dim == dim && range->begin == begin &&
           range->end == end;
  };
  for (unsigned d = 0; d < unsigned(type.getRank()); ++d) {
    if (type.getDimSize(d) != size)
      continue;
    auto all = sharding::operandRangesOf(op, {d, 0, size});
    auto last = sharding::operandRangesOf(op, {d, size - 1, size});
    if (!all || !last)
      continue;
    bool fits = true;
    for (unsigned i = 0; i < op->getNumOperands(); ++i) {
      Value operand = op->getOperand(i);
      if (operand == value)
        fits &= isAt((*all)[i], 0, size) && isAt((*last)[i], size - 1, size);
      else if ((*all)[i])
        fits &= isComputable(operand, (*all)[i]->dim, replication);
      else
        fits &= replication.isReplicated(operand, own.getAxes());
    }
    if (fits)
      return d;
  }
  return std::nullopt;
}

std::optional<GatherNarrowing>
GatherNarrowing::find(spmd::AllGatherOp gather,
                      ReplicationAnalysis &replication) {
  if (gather.getInputs().size() != 1 || spmd::isStarted(gather))
    return std::nullopt;
  GatherNarrowing narrowing(gather);
  Value value = gather.getResult();
  unsigned dim = gather.getDim();
  double least = localBytesOf(value);
  size_t count = 0;
  while (value.hasOneUse() && narrowing.ops.size() < kMaxNarrowingOps) {
    Operation *op = *value.user_begin();
    std::optional<unsigned> next =
        op->getBlock() == gather->getBlock()
            ? narrowing.resultDimOf(op, value, dim, replication)
            : std::nullopt;
    if (!next)
      break;
    narrowing.ops.emplace_back(op, *next);
    value = op->getResult(0);
    dim = *next;
    if (localBytesOf(value) >= least)
      continue;
    least = localBytesOf(value);
    count = narrowing.ops.size();
  }
  narrowing.ops.truncate(count);
  return count > 0 ? std::optional(narrowing) : std::nullopt;
}

void GatherNarrowing::rewrite(RewriteRecorder &rewrites, const Target &target) {
  auto [last, dim] = ops.back();
  OpBuilder builder(last);
  Value value = gather.getResult(), local = gather.getInputs()[0];
  for (auto [op, resultDim] : ops) {
    auto ranges = *sharding::operandRangesOf(op, localRange(resultDim));
    SmallVector<Value> operands;
    for (auto [operand, range] : llvm::zip_equal(op->getOperands(), ranges)) {
      if (operand == value) {
        operands.push_back(local);
      } else if (range) {
        Operation *source = operand.getDefiningOp();
        operands.push_back(
            sharding::makeRangeOf(source, builder, *range,
                                  SmallVector<Value>(source->getOperands()))
                .front());
      } else {
        operands.push_back(operand);
      }
    }
    value = op->getResult(0);
    local = sharding::makeRangeOf(op, builder, localRange(resultDim), operands)
                .front();
  }
  Value gathered =
      RewriteRecorder::cloneCollective(builder, gather, local, value.getType());
  auto narrow = cast<spmd::AllGatherOp>(gathered.getDefiningOp());
  narrow.setDim(dim);
  rewrites.record(last,
                  "all_gather after " + Twine(ops.size()) +
                      (ops.size() == 1 ? " op that shrinks its tensor"
                                       : " ops that shrink its tensor"),
                  target.secondsOf(gather) - target.secondsOf(narrow));
  value.replaceAllUsesWith(gathered);
  for (auto [op, resultDim] : llvm::reverse(ops))
    rewrites.markDead(op);
  rewrites.markDead(gather);
}
