//===- StencilSplit.cpp - Splits a stencil into interior and borders ------===//

#include "compiler/Optimize/SplitStencils/StencilSplit.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DimRange;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// The maximum number of ops of a stencil: a chain of element-wise ops may be
/// as long as the program, and each op is cloned for the interior and the
/// borders.
static constexpr size_t kMaxStencilOps = 64;

/// Returns true for ops that end the stencil: a contraction or a reduction
/// takes long enough to overlap the exchange.
static bool endsStencil(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  WorkKind kind = cost ? cost.getWorkKind() : WorkKind::Opaque;
  return kind == WorkKind::Contract || kind == WorkKind::Reduce;
}

//===----------------------------------------------------------------------===//
// Ops of the stencil
//===----------------------------------------------------------------------===//

std::optional<StencilSplit> StencilSplit::find(spmd::HaloExchangeOp op) {
  std::optional<HaloBorders> halo = HaloBorders::get(op);
  if (!halo || !halo->hasRemoteElements() || halo->local.size() == 0 ||
      spmd::isStarted(op))
    return std::nullopt;
  StencilSplit split(*halo);
  if (!split.collect() || !split.findEscapingResults())
    return std::nullopt;
  return split;
}

bool StencilSplit::belongsToStencil(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && (op == halo.op || (dims.contains(op) && !endsStencil(op)));
}

unsigned StencilSplit::dimOf(Value value) const {
  Operation *op = value.getDefiningOp();
  return op == halo.op ? spmd::HaloExchangeOp(halo.op).getDim()
                       : dims.find(op)->second;
}

std::optional<unsigned> StencilSplit::haloDimFor(Operation *op) const {
  if (op->getNumResults() == 0)
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  for (unsigned d = 0; d < unsigned(type.getRank()); ++d) {
    auto ranges = sharding::operandRangesOf(op, {d, 0, type.getDimSize(d)});
    if (!ranges)
      continue;
    auto fits = [&](const auto &operandAndRange) {
      auto [operand, range] = operandAndRange;
      return !belongsToStencil(operand) ||
             (range && range->dim == dimOf(operand));
    };
    if (llvm::all_of(llvm::zip_equal(op->getOperands(), *ranges), fits))
      return d;
  }
  return std::nullopt;
}

bool StencilSplit::collect() {
  Operation *exchange = halo.op;
  llvm::SmallPtrSet<Operation *, 16> pending(exchange->getUsers().begin(),
                                             exchange->getUsers().end());
  for (Operation *op = exchange->getNextNode(); op && !pending.empty();
       op = op->getNextNode()) {
    if (!pending.erase(op) || dims.size() == kMaxStencilOps)
      continue;
    std::optional<unsigned> dim = haloDimFor(op);
    if (!dim)
      continue;
    dims[op] = *dim;
    if (!endsStencil(op))
      pending.insert(op->getUsers().begin(), op->getUsers().end());
  }
  return llvm::all_of(exchange->getUsers(),
                      [&](Operation *user) { return dims.contains(user); });
}

std::optional<ShardRange>
StencilSplit::requiredRange(Value value, ShardRange range, Reads &reads) const {
  Operation *op = value.getDefiningOp();
  if (op == halo.op)
    return range;
  auto [known, isNew] =
      reads.insert({{op, range.begin, range.end}, std::nullopt});
  auto ranges = isNew ? sharding::operandRangesOf(
                            op, {dims.find(op)->second, range.begin, range.end})
                      : std::nullopt;
  if (!ranges)
    return known->second;
  std::optional<ShardRange> all;
  for (auto [operand, part] : llvm::zip_equal(op->getOperands(), *ranges)) {
    if (!belongsToStencil(operand))
      continue;
    auto read = part ? requiredRange(operand, {part->begin, part->end}, reads)
                     : std::nullopt;
    if (!read)
      return std::nullopt;
    all = all ? ShardRange{std::min(all->begin, read->begin),
                           std::max(all->end, read->end)}
              : *read;
  }
  return known->second = all;
}

/// Returns the indices of `value` that depend on no halo. The indices of
/// the halo's result that an index of `value` requires increase with it, so
/// binary search finds the first and the last one.
std::optional<ShardRange> StencilSplit::findInterior(Value value) const {
  int64_t size = typeOf(value).getDimSize(dimOf(value));
  int64_t ownBegin = halo.before.size(), ownEnd = ownBegin + halo.local.size();
  Reads reads;
  bool isKnown = true;
  auto firstPosition = [&](auto holds) {
    int64_t begin = 0, end = size;
    while (isKnown && begin < end) {
      int64_t at = begin + (end - begin) / 2;
      auto read = requiredRange(value, {at, at + 1}, reads);
      isKnown = read.has_value();
      if (isKnown && holds(*read))
        end = at;
      else
        begin = at + 1;
    }
    return begin;
  };
  ShardRange inside;
  inside.begin = firstPosition(
      [&](const ShardRange &read) { return read.begin >= ownBegin; });
  inside.end =
      firstPosition([&](const ShardRange &read) { return read.end > ownEnd; });
  if (!isKnown || inside.size() <= 0)
    return std::nullopt;
  // The interior and both borders must be computable separately.
  for (ShardRange part :
       {ShardRange{0, inside.begin}, inside, ShardRange{inside.end, size}})
    if (part.size() > 0 && !requiredRange(value, part, reads))
      return std::nullopt;
  return inside;
}

bool StencilSplit::findEscapingResults() {
  bool hasWork = false;
  for (auto [op, dim] : dims) {
    auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
    hasWork |= cost && cost.getFlops() > 0;
    for (Value result : op->getResults()) {
      bool isRead = llvm::any_of(result.getUsers(), [&](Operation *user) {
        return endsStencil(result.getDefiningOp()) || !dims.contains(user);
      });
      if (!isRead)
        continue;
      std::optional<ShardRange> inside = findInterior(result);
      if (!inside)
        return false;
      escaping.push_back({result, *inside});
    }
  }
  return hasWork && !escaping.empty();
}

int64_t StencilSplit::numPositions() const {
  int64_t count = 0;
  for (const EscapingResult &result : escaping)
    count += typeOf(result.value).getDimSize(dimOf(result.value));
  return count;
}

int64_t StencilSplit::numInteriorPositions() const {
  int64_t count = 0;
  for (const EscapingResult &result : escaping)
    count += result.inside.size();
  return count;
}

//===----------------------------------------------------------------------===//
// Computing ranges
//===----------------------------------------------------------------------===//

/// Emits the ops that compute ranges of a stencil's values, once for each
/// range.
class StencilSplit::RangeWriter {
public:
  RangeWriter(OpBuilder &builder, const StencilSplit &stencil)
      : builder(builder),
        ops(builder, spmd::HaloExchangeOp(stencil.halo.op).getLoc()),
        stencil(stencil), halo(stencil.halo) {}

  /// Emits the exchange of the borders only, and returns it.
  Operation *exchange() {
    spmd::HaloExchangeOp op = halo.op;
    SmallVector<Value> sent;
    for (const ShardRange &range : {halo.after, halo.before})
      if (range.size() > 0)
        sent.push_back(halo.sliceShard(ops, range));
    int64_t dim = op.getDim();
    Value received =
        exchangeBorders(builder, op, ops.concatenate(sent, dim), dim,
                        halo.after.size(), halo.before.size());
    int64_t size = typeOf(received).getDimSize(dim);
    if (halo.before.size() > 0)
      fromBefore = ops.slice(received, dim, 0, halo.before.size());
    if (halo.after.size() > 0)
      fromAfter = ops.slice(received, dim, size - halo.after.size(), size);
    return received.getDefiningOp();
  }

  /// Emits the computation of `range` of `value`, a value of the stencil, along
  /// the dimension of the halo in it.
  Value make(Value value, ShardRange range) {
    Operation *op = value.getDefiningOp();
    if (op == halo.op)
      return makeOfHalo(range);
    Value &cached = known[{value.getAsOpaquePointer(), range.begin, range.end}];
    if (cached)
      return cached;
    DimRange resultRange{stencil.dimOf(value), range.begin, range.end};
    SmallVector<Value> operands;
    for (auto [operand, part] : llvm::zip_equal(
             op->getOperands(), *sharding::operandRangesOf(op, resultRange)))
      operands.push_back(part ? slice(operand, *part) : operand);
    SmallVector<Value> results =
        sharding::makeRangeOf(op, builder, resultRange, operands);
    for (auto [original, result] : llvm::zip_equal(op->getResults(), results))
      known[{original.getAsOpaquePointer(), range.begin, range.end}] = result;
    return known[{value.getAsOpaquePointer(), range.begin, range.end}];
  }

private:
  Value slice(Value value, DimRange range) {
    if (stencil.belongsToStencil(value))
      return make(value, {range.begin, range.end});
    return ops.slice(value, range.dim, range.begin, range.end);
  }
  Value makeOfHalo(ShardRange range) {
    spmd::HaloExchangeOp op = halo.op;
    SmallVector<Value> segments;
    int64_t at = 0;
    // Adds the intersection with the next segment of `size` elements.
    auto add = [&](Value segment, int64_t begin, int64_t size) {
      int64_t first = std::max(range.begin, at), last = at + size;
      last = std::min(range.end, last);
      if (first < last)
        segments.push_back(ops.slice(segment, op.getDim(), begin + first - at,
                                     begin + last - at));
      at += size;
    };
    add(fromBefore, 0, halo.before.size());
    add(op.getInput(), halo.local.begin, halo.local.size());
    add(fromAfter, 0, halo.after.size());
    return ops.concatenate(segments, op.getDim());
  }

  OpBuilder &builder;
  TensorOps ops;
  const StencilSplit &stencil;
  const HaloBorders &halo;
  Value fromBefore, fromAfter;
  std::map<std::tuple<const void *, int64_t, int64_t>, Value> known;
};

Operation *StencilSplit::rewrite() {
  spmd::HaloExchangeOp op = halo.op;
  OpBuilder builder(dims.back().first);
  RangeWriter writer(builder, *this);
  Operation *exchange = writer.exchange();
  SmallVector<Value> joined;
  for (const EscapingResult &result : escaping) {
    unsigned dim = dimOf(result.value);
    int64_t size = typeOf(result.value).getDimSize(dim);
    SmallVector<Value> segments;
    for (ShardRange part : {ShardRange{0, result.inside.begin}, result.inside,
                            ShardRange{result.inside.end, size}})
      if (part.size() > 0)
        segments.push_back(writer.make(result.value, part));
    joined.push_back(
        TensorOps(builder, result.value.getLoc()).concatenate(segments, dim));
  }
  for (auto [result, value] : llvm::zip_equal(escaping, joined))
    Value(result.value).replaceUsesWithIf(value, [this](OpOperand &use) {
      return endsStencil(use.get().getDefiningOp()) ||
             !dims.contains(use.getOwner());
    });
  for (auto &[computation, dim] : llvm::reverse(dims))
    if (computation->use_empty())
      computation->erase();
  if (op->use_empty())
    op->erase();
  return exchange;
}
