//===- Attention.cpp - A reduction that the op combines itself ------------===//

#include "Lattice.h"

#include "llvm/ADT/APFloat.h"

using namespace mlir;
using namespace lattice;

LogicalResult AttentionOp::verify() {
  auto queries = getQueries().getType(), keys = getKeys().getType(),
       values = getValues().getType(), result = getResult().getType();
  if (queries.getDimSize(1) != keys.getDimSize(1))
    return emitOpError() << "expected queries and keys of one size, found "
                         << queries << " and " << keys;
  if (keys.getDimSize(0) != values.getDimSize(0) ||
      keys.getDimSize(0) != getBias().getType().getDimSize(0))
    return emitOpError() << "expected a value and a bias for each of "
                         << keys.getDimSize(0) << " keys";
  if (result.getDimSize(0) != queries.getDimSize(0) ||
      result.getDimSize(1) != values.getDimSize(1))
    return emitOpError() << "expected a result of " << queries.getDimSize(0)
                         << " x " << values.getDimSize(1) << " elements, found "
                         << result;
  return success();
}

/// The factors of the rule below, in order.
enum AttentionFactor : unsigned { Query, Column, Key };

/// The size of queries and keys is no factor: a logit needs all of it.
gspmd::FactorMap AttentionOp::getShardingRule(bool conservative) {
  gspmd::FactorRule rule({2, 2, 2, 1}, {2});
  rule.addFactor(getQueries().getType().getDimSize(0), {{0, 0}}, {{0, 0}});
  rule.addFactor(getValues().getType().getDimSize(1), {{2, 1}}, {{0, 1}});
  rule.addFactor(getKeys().getType().getDimSize(0), {{1, 0}, {2, 0}, {3, 0}},
                 {}, gspmd::FactorKind::Reduction);
  return rule.forCompletion();
}

/// No all-reduce of the results combines them: `partition` does.
std::optional<gspmd::sharding::ReductionKind> AttentionOp::getReductionKind() {
  return std::nullopt;
}

/// By default, a reduction without a kind cannot be sharded.
bool AttentionOp::canShardFactor(const gspmd::FactorMap &map, unsigned factor,
                                 bool uneven) {
  return true;
}

/// An all-reduce of m bytes over n devices receives 2 m (n - 1) / n.
double AttentionOp::getCommunicatedBytes(const gspmd::FactorMap &map,
                                         ArrayRef<gspmd::AxisList> axes) {
  double devices = gspmd::axisListSize(axes[Key]);
  auto result = getResult().getType();
  int64_t rows =
      llvm::divideCeil(result.getDimSize(0), gspmd::axisListSize(axes[Query]));
  int64_t columns =
      llvm::divideCeil(result.getDimSize(1), gspmd::axisListSize(axes[Column]));
  // The maximum, the sum of the weights, and the weighted sums.
  double bytes = rows * (columns + 2) * sizeof(float);
  return 2 * bytes * (devices - 1) / devices;
}

/// Each device computes the attention to its keys relative to the largest logit
/// among them. The devices agree on the largest of all, rescale what they have,
/// and add it up.
FailureOr<SmallVector<Value>>
AttentionOp::partition(gspmd::sharding::PartitionContext &ctx) {
  using gspmd::sharding::ReductionKind;
  const gspmd::TensorSharding &keySharding = ctx.operandShardings[1];
  gspmd::AxisList axes(keySharding.axesOf(0));
  if (axes.empty())
    return gspmd::sharding::cloneLocally(ctx);

  // Padding of an uneven dimension must not count: its bias is minus infinity.
  OpBuilder &b = ctx.builder;
  Location loc = getLoc();
  Type f32 = b.getF32Type();
  auto mask = [&](unsigned operand, APFloat fill) {
    auto type = cast<RankedTensorType>(getOperand(operand).getType());
    if (type.getDimSize(0) % gspmd::axisListSize(axes) == 0)
      return;
    Value scalar = arith::ConstantOp::create(
        b, loc, DenseElementsAttr::get(RankedTensorType::get({}, f32), fill));
    ctx.operands[operand] = ctx.maskPadding(
        ctx.operands[operand], type.getShape(), ctx.operandShardings[operand],
        /*dim=*/0, scalar);
  };
  const llvm::fltSemantics &semantics = APFloat::IEEEsingle();
  for (unsigned operand : {1, 2})
    mask(operand, APFloat::getZero(semantics));
  mask(3, APFloat::getInf(semantics, /*Negative=*/true));

  RankedTensorType local = ctx.localResultType(0);
  auto maximaType = RankedTensorType::get({local.getDimSize(0)}, f32);
  auto sumsType = RankedTensorType::get(
      {local.getDimSize(0), local.getDimSize(1) + 1}, f32);
  auto partial = PartialAttentionOp::create(
      b, loc, TypeRange{sumsType, maximaType}, ctx.operands);
  Value maxima = ctx.allReduce(partial.getMaxima(), axes, ReductionKind::Max);
  Value sums = RescaleOp::create(b, loc, sumsType, partial.getSums(),
                                 partial.getMaxima(), maxima);
  sums = ctx.allReduce(sums, axes, ReductionKind::Add);
  return SmallVector<Value>{NormalizeOp::create(b, loc, local, sums)};
}

/// Two matrix products.
template <typename OpT>
static double attentionFlops(OpT op) {
  auto queries = op.getQueries().getType(), values = op.getValues().getType();
  return 2.0 * queries.getDimSize(0) * values.getDimSize(0) *
         (queries.getDimSize(1) + values.getDimSize(1));
}

/// A weight for each query and key.
template <typename OpT>
static double countWeights(OpT op) {
  return double(op.getQueries().getType().getDimSize(0)) *
         op.getKeys().getType().getDimSize(0);
}

double AttentionOp::getFlops() { return attentionFlops(*this); }
double AttentionOp::getTranscendentals() { return countWeights(*this); }
double PartialAttentionOp::getFlops() { return attentionFlops(*this); }
double PartialAttentionOp::getTranscendentals() { return countWeights(*this); }
