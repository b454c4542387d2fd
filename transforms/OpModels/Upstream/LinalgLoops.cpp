//===- LinalgLoops.cpp - Factors of structured ops ------------------------===//

#include "transforms/OpModels/Upstream/LinalgLoops.h"

using namespace mlir;
using namespace mlir::gspmd;

LinalgLoops::LinalgLoops(linalg::LinalgOp op)
    : op(op), maps(op.getIndexingMapsArray()), ranges(op.getStaticLoopRanges()),
      reductions(ranges.size()), unsharded(ranges.size()) {
  // A loop that indexes a result does not reduce, whatever its type: each
  // iteration combines one element with its initial value. A loop that indexes
  // only some of the results does both.
  auto outputs = ArrayRef(maps).drop_front(op.getNumDpsInputs());
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    unsigned position = loop;
    auto isPosition = [&](AffineMap map) {
      return map.isFunctionOfDim(position);
    };
    if (llvm::all_of(outputs, isPosition))
      continue;
    if (type == utils::IteratorType::reduction &&
        llvm::none_of(outputs, isPosition))
      reductions.set(loop);
    else
      unsharded.set(loop);
  }
  readDims();
}

/// Adds `scale` times the expression to the coefficients of the loops and the
/// constant; returns false if it is not linear.
static bool addTerms(AffineExpr expr, int64_t scale,
                     MutableArrayRef<int64_t> sum) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    sum[dim.getPosition()] += scale;
    return true;
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    sum.back() += scale * constant.getValue();
    return true;
  }
  auto both = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!both)
    return false;
  if (both.getKind() == AffineExprKind::Add)
    return addTerms(both.getLHS(), scale, sum) &&
           addTerms(both.getRHS(), scale, sum);
  auto factor = dyn_cast<AffineConstantExpr>(both.getRHS());
  return both.getKind() == AffineExprKind::Mul && factor &&
         addTerms(both.getLHS(), scale * factor.getValue(), sum);
}

void LinalgLoops::markUnsharded(AffineExpr expr) {
  for (unsigned loop = 0; loop < size(); ++loop)
    if (expr.isFunctionOfDim(loop))
      unsharded.set(loop);
}

std::optional<unsigned>
LinalgLoops::leadOf(ArrayRef<int64_t> coefficients) const {
  std::optional<unsigned> lead;
  auto priority = [&](unsigned loop) {
    return std::make_pair(ranges[loop], !reductions[loop]);
  };
  for (unsigned loop = 0; loop < size(); ++loop)
    if (coefficients[loop] > 0 && (!lead || priority(loop) > priority(*lead)))
      lead = loop;
  return lead;
}

/// The index is `stride * lead` plus an offset. The other loops and the
/// constant determine the offset, whose largest value plus one is the window's
/// reach.
std::optional<LinalgWindow> LinalgLoops::windowOf(AffineExpr expr) const {
  SmallVector<int64_t> sum(size() + 1, 0);
  if (!addTerms(expr, 1, sum))
    return std::nullopt;
  std::optional<unsigned> lead = leadOf(sum);
  if (!lead)
    return std::nullopt;
  int64_t minOffset = sum.back(), maxOffset = sum.back();
  for (unsigned loop = 0; loop < size(); ++loop)
    if (loop != *lead)
      (sum[loop] < 0 ? minOffset : maxOffset) +=
          sum[loop] * std::max<int64_t>(0, ranges[loop] - 1);
  if (minOffset < 0)
    return std::nullopt;
  return LinalgWindow{0, 0, *lead, sum[*lead], maxOffset + 1};
}

void LinalgLoops::markRepeated(AffineExpr expr, llvm::SmallBitVector &seen) {
  for (unsigned loop = 0; loop < size(); ++loop)
    if (expr.isFunctionOfDim(loop)) {
      if (seen[loop])
        unsharded.set(loop);
      seen.set(loop);
    }
}

std::optional<LinalgWindow> LinalgLoops::readWindow(unsigned operand,
                                                    AffineExpr expr) {
  if (isa<AffineDimExpr>(expr))
    return std::nullopt;
  std::optional<LinalgWindow> window;
  if (operand < unsigned(op.getNumDpsInputs()) &&
      tensorType(op->getOperand(operand)))
    window = windowOf(expr);
  if (!window) {
    markUnsharded(expr);
    return std::nullopt;
  }
  for (unsigned loop = 0; loop < size(); ++loop)
    if (loop != window->lead && expr.isFunctionOfDim(loop))
      unsharded.set(loop);
  return window;
}

void LinalgLoops::readDims() {
  SmallVector<LinalgWindow> found;
  for (auto [t, map] : llvm::enumerate(maps)) {
    llvm::SmallBitVector seen(size());
    for (auto [d, expr] : llvm::enumerate(map.getResults())) {
      markRepeated(expr, seen);
      if (std::optional<LinalgWindow> window = readWindow(t, expr)) {
        window->operand = t;
        window->dim = d;
        found.push_back(*window);
      }
    }
  }
  for (const LinalgWindow &window : found)
    if (!unsharded[window.lead])
      shardedWindows.push_back(window);
}

bool LinalgLoops::leads(unsigned loop) const {
  return llvm::any_of(shardedWindows, [&](const LinalgWindow &window) {
    return window.lead == loop;
  });
}

std::optional<unsigned> LinalgLoops::loopOf(unsigned operand,
                                            unsigned dim) const {
  if (auto expr = dyn_cast<AffineDimExpr>(maps[operand].getResult(dim)))
    return expr.getPosition();
  return std::nullopt;
}

LinalgLoops::LoopDims LinalgLoops::classifyDims() const {
  linalg::LinalgOp op = this->op; // getOperand and the helpers are not const
  unsigned numInputs = op.getNumDpsInputs();
  LoopDims dims{SmallVector<SmallVector<TensorDim>>(size()),
                SmallVector<SmallVector<TensorDim>>(size()),
                {},
                llvm::SmallBitVector(size())};
  auto add = [&](unsigned loop, unsigned t, unsigned d) {
    dims.operands[loop].push_back({t, d});
    if (t >= numInputs && op->getNumResults() > 0)
      dims.results[loop].push_back({t - numInputs, d});
  };
  auto windowAt = [&](unsigned t, unsigned d) {
    return llvm::find_if(shardedWindows, [&](const LinalgWindow &window) {
      return window.operand == t && window.dim == d;
    });
  };
  for (unsigned t = 0; t < maps.size(); ++t) {
    if (!tensorType(op->getOperand(t)))
      continue;
    llvm::SmallBitVector seen(size());
    for (unsigned d = 0; d < shapeOf(op->getOperand(t)).size(); ++d) {
      std::optional<unsigned> loop = loopOf(t, d);
      if (const auto *window = windowAt(t, d); window != shardedWindows.end()) {
        loop = window->lead;
        if (dimOf(op->getOperand(t), d) != ranges[*loop])
          dims.isResized.set(*loop);
      }
      if (loop && !seen[*loop]) {
        seen.set(*loop);
        add(*loop, t, d);
      } else {
        dims.others.push_back({t, d});
      }
    }
  }
  return dims;
}

FactorRule LinalgLoops::rule(bool conservative) const {
  linalg::LinalgOp op = this->op; // getOperand and the helpers are not const
  FactorRule rule = emptyRule(op);
  unsigned numInputs = op.getNumDpsInputs();
  LoopDims dims = classifyDims();
  for (unsigned loop = 0; loop < size(); ++loop) {
    FactorKind kind = unsharded[loop]    ? FactorKind::NeedReplication
                      : reductions[loop] ? FactorKind::Reduction
                      : leads(loop)      ? FactorKind::Halo
                                         : FactorKind::PassThrough;
    rule.addFactor(
        ranges[loop], dims.operands[loop], dims.results[loop],
        FactorRole(kind, /*isBlocked=*/conservative && dims.isResized[loop]));
  }
  for (auto [t, d] : dims.others) {
    SmallVector<unsigned> resultTensors;
    if (t >= numInputs && op->getNumResults() > 0)
      resultTensors.push_back(t - numInputs);
    addDim(rule, dimOf(op->getOperand(t), d), {t}, resultTensors, d,
           FactorKind::NeedReplication);
  }
  return rule;
}

AxisList LinalgLoops::axesOf(PartitionContext &ctx, unsigned loop) const {
  if (unsharded[loop])
    return {};
  for (auto [t, map] : llvm::enumerate(maps))
    if (tensorType(op->getOperand(t)))
      for (unsigned d = 0; d < map.getNumResults(); ++d)
        if (loopOf(t, d) == loop)
          return AxisList(ctx.operandShardings[t].axesOf(d));
  return {};
}

WindowRead mlir::gspmd::readOf(const LinalgWindow &window, int64_t range,
                               int64_t shards) {
  ShardedDim shardedDim{range, shards};
  int64_t stride = window.stride, reach = window.reach;
  return {{shardedDim.shard() * stride},
          (shardedDim.shard() - 1) * stride + reach,
          [=](int64_t p) {
            int64_t valid = shardedDim.valid(p);
            return valid == 0 ? 0 : (valid - 1) * stride + reach;
          }};
}
