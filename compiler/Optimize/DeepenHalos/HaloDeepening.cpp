//===- HaloDeepening.cpp - One wide halo for several stencils -------------===//

#include "compiler/Optimize/DeepenHalos/HaloDeepening.h"

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DimRange;
using spmd::HaloExchangeOp;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// The halos of an operand are exchanged instead of those of its slices if it
/// is at most this many times as large.
static constexpr int64_t kMaxMovedGrowth = 2;
/// Bounds the depth of the search for that operand.
static constexpr unsigned kMaxOriginDepth = 16;

static ShardRange ownRange(Value value, unsigned dim) {
  return {0, typeOf(value).getDimSize(dim)};
}

static ShardRange hullOf(ShardRange a, ShardRange b) {
  return {std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

/// Returns the range of the input for a range of an exchange's result.
static ShardRange inputRange(HaloExchangeOp halo, ShardRange range) {
  int64_t left = halo.getLeft();
  return {range.begin - left, range.end - left};
}

//===----------------------------------------------------------------------===//
// Needed indices
//===----------------------------------------------------------------------===//

HaloDeepening::HaloDeepening(StencilChain &chain, unsigned depth)
    : chain(chain), depth(depth) {
  for (Operation &op : llvm::reverse(chain.getBlock()))
    if (HaloExchangeOp halo = chain.haloOf(&op))
      addNeedsOfHalo(halo);
    else
      addNeedsOf(&op);
  for (Value value : exchanged) {
    addNeedsOfReaders(value);
    auto [dim, range] = needs.lookup(value);
    int64_t shard = chain.getKind().shard;
    fits &= -range.begin <= shard && range.end <= 2 * shard;
  }
}

void HaloDeepening::addNeed(Value value, unsigned dim, ShardRange range) {
  auto [it, isNew] = needs.insert({value, {dim, ownRange(value, dim)}});
  fits &= it->second.first == dim;
  it->second.second = hullOf(it->second.second, range);
}

bool HaloDeepening::isExtended(Value value) const {
  auto it = needs.find(value);
  return it != needs.end() &&
         !(it->second.second == ownRange(value, it->second.first));
}

bool HaloDeepening::isReplaced(HaloExchangeOp halo) const {
  Value input = halo.getInput();
  return chain.levelOf(halo.getResult()) > 0 &&
         (exchanged.contains(input) || moved.contains(input) ||
          masked.contains(input));
}

/// Adds the indices that the exchanges of a value read themselves.
void HaloDeepening::addNeedsOfReaders(Value value) {
  for (Operation *user : value.getUsers())
    if (HaloExchangeOp halo = chain.haloOf(user);
        halo && halo->getBlock() == &chain.getBlock() && isReplaced(halo))
      addNeed(value, halo.getDim(),
              inputRange(halo, ownRange(halo.getResult(), halo.getDim())));
}

static WorkKind workKindOfModel(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  return cost ? cost.getWorkKind() : WorkKind::Opaque;
}

/// Returns true if the op only moves elements of its operand: zeros beyond the
/// ends then stay zeros.
static bool isMoveOfOperand(Operation *op) {
  WorkKind kind = workKindOfModel(op);
  return op->getNumOperands() == 1 &&
         (kind == WorkKind::Move || kind == WorkKind::View ||
          isa<HaloExchangeOp>(op));
}

/// Returns true if the result, whose halos are exchanged, can be computed from
/// the halos of another tensor.
bool HaloDeepening::isMoved(Operation *op) {
  if (op->getNumResults() != 1)
    return false;
  Value result = op->getResult(0);
  Value origin = originOf(result, needs.lookup(result).first, 0);
  Operation *source = origin.getDefiningOp();
  return origin != result && !(source && chain.haloOf(source));
}

/// Returns the only tensor with halos of its own that moves and element-wise
/// ops compute `value` from; `value` itself if there are several.
Value HaloDeepening::originOf(Value value, unsigned dim, unsigned depth) {
  auto [known, isNew] = origins.insert({value, value});
  Operation *op = value.getDefiningOp();
  if (!isNew || !op || op->getBlock() != &chain.getBlock() ||
      op->getNumResults() != 1 || depth > kMaxOriginDepth ||
      !(isMoveOfOperand(op) || workKindOfModel(op) == WorkKind::Pointwise))
    return known->second;
  auto ranges =
      chain.operandRangesOf(op, {dim, -1, typeOf(value).getDimSize(dim) + 1});
  if (!ranges)
    return value;
  Value origin;
  for (auto [operand, part] : llvm::zip_equal(op->getOperands(), *ranges)) {
    if (!chain.isObtainable(operand, part))
      return value;
    if (!part ||
        (chain.levelOf(operand) == 0 && chain.isComputable(operand, part->dim)))
      continue;
    RankedTensorType type = typeOf(operand);
    Value source = originOf(operand, part->dim, depth + 1);
    bool isLarge = type.getNumElements() >
                   kMaxMovedGrowth * typeOf(value).getNumElements();
    if (isLarge || type.getDimSize(part->dim) != chain.getKind().shard ||
        (origin && origin != source))
      return value;
    origin = source;
  }
  return origins[value] = origin ? origin : value;
}

void HaloDeepening::addNeedsOfHalo(HaloExchangeOp halo) {
  if (halo.getResult().use_empty() || chain.levelOf(halo.getResult()) == 0)
    return;
  if (!pattern)
    pattern = halo;
  unsigned dim = halo.getDim();
  Value input = halo.getInput();
  ShardRange range = ownRange(halo.getResult(), dim);
  if (auto it = needs.find(halo.getResult()); it != needs.end())
    range = it->second.second;
  bool remains = (chain.levelOf(halo.getResult()) - 1) % depth == 0;
  if (remains && !isExtended(halo.getResult()))
    return;
  isDeeper |= !remains;
  (remains ? exchanged : masked).insert(input);
  addNeed(input, dim, inputRange(halo, range));
}

/// Returns true if the op computes the needed elements of its results itself.
bool HaloDeepening::computesNeeds(Operation *op) {
  if (llvm::none_of(op->getResults(),
                    [&](Value result) { return isExtended(result); }))
    return false;
  Value first = op->getResult(0);
  if (llvm::none_of(op->getResults(),
                    [&](Value result) { return exchanged.contains(result); }))
    return chain.levelOf(first) > 0;
  if (!isMoved(op))
    return false;
  bool isRead = zeroBeyondEnds.contains(first) ||
                llvm::any_of(first.getUsers(), [&](Operation *user) {
                  HaloExchangeOp halo = chain.haloOf(user);
                  return halo && isReplaced(halo);
                });
  exchanged.erase(first);
  moved.insert(first);
  if (isRead && isMoveOfOperand(op))
    zeroBeyondEnds.insert(op->getOperand(0));
  else if (isRead)
    masked.insert(first);
  return true;
}

void HaloDeepening::addNeedsOf(Operation *op) {
  for (Value result : op->getResults())
    if (exchanged.contains(result))
      addNeedsOfReaders(result);
  if (!computesNeeds(op))
    return;
  Value first = op->getResult(0);
  unsigned dim = needs.lookup(first).first;
  if (chain.levelOf(first) > 0)
    dim = chain.dimOf(first);
  ShardRange range = ownRange(first, dim);
  for (Value result : op->getResults())
    if (isExtended(result))
      range = hullOf(range, needs.lookup(result).second);
  for (Value result : op->getResults())
    addNeed(result, dim, range);
  auto ranges = chain.operandRangesOf(op, {dim, range.begin, range.end});
  assert(ranges && "the chain consists of such ops");
  for (auto [operand, part] : llvm::zip_equal(op->getOperands(), *ranges)) {
    if (!part)
      continue;
    bool isOfChain = chain.levelOf(operand) > 0 && !moved.contains(first);
    if (!isOfChain && chain.isComputable(operand, part->dim))
      continue;
    addNeed(operand, part->dim, {part->begin, part->end});
    if (!isOfChain && isExtended(operand))
      exchanged.insert(operand);
  }
}

//===----------------------------------------------------------------------===//
// Computing them
//===----------------------------------------------------------------------===//

void HaloDeepening::rewrite() {
  SmallVector<Operation *> ops;
  for (Operation &op : chain.getBlock())
    ops.push_back(&op);
  for (Operation *op : ops)
    if (HaloExchangeOp halo = chain.haloOf(op); !halo) {
      extend(op);
    } else if (!halo.getResult().use_empty() && isReplaced(halo)) {
      OpBuilder builder(halo);
      replaceByRange(builder, halo.getResult(), halo.getDim());
    }
  for (auto [value, slice] : replacements)
    value.replaceAllUsesWith(slice);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
  for (auto [value, slice] : llvm::reverse(replacements))
    if (Operation *op = slice.getDefiningOp(); op && isOpTriviallyDead(op))
      op->erase();
}

void HaloDeepening::replaceByRange(OpBuilder &builder, Value value,
                                   unsigned dim) {
  replacements.emplace_back(value,
                            rangeOf(builder, value, dim, ownRange(value, dim)));
}

/// Computes the needed elements of the op's results.
void HaloDeepening::extend(Operation *op) {
  if (op->getNumResults() == 0 || !isExtended(op->getResult(0)) ||
      exchanged.contains(op->getResult(0)))
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto [dim, range] = needs.lookup(op->getResult(0));
  DimRange own{dim, range.begin, range.end};
  SmallVector<Value> operands;
  for (auto [operand, part] :
       llvm::zip_equal(op->getOperands(), *chain.operandRangesOf(op, own)))
    operands.push_back(
        part ? rangeOf(builder, operand, part->dim, {part->begin, part->end})
             : operand);
  SmallVector<Value> results =
      isa<HaloExchangeOp>(op)
          ? sharding::cloneRange(op, builder, own, operands)
          : sharding::makeRangeOf(op, builder, own, operands);
  for (auto [result, value] : llvm::zip_equal(op->getResults(), results)) {
    if (masked.contains(result) && !chain.getKind().wraps())
      value = maskOutside(value, dim, range.begin, op->getLoc());
    extended[result] = {value, range.begin};
    builder.setInsertionPointAfterValue(value);
    replaceByRange(builder, result, dim);
  }
}

/// Returns `value`, of which the device's own indices begin at -begin, with
/// zeros beyond the ends of the global tensor.
Value HaloDeepening::maskOutside(Value value, unsigned dim, int64_t begin,
                                 Location loc) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  TensorOps ops(builder, loc);
  RankedTensorType type = typeOf(value);
  const HaloKind &kind = chain.getKind();
  int64_t global = kind.shard * chain.numShards();
  bool isWide = 3 * global > std::numeric_limits<int32_t>::max();
  Type integer = builder.getIntegerType(isWide ? 64 : 32);
  auto line = RankedTensorType::get({type.getDimSize(dim)}, integer);
  Value index = spmd::AxisIndexOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI32Type()), kind.axes);
  Value first = ops.add(ops.multiply(ops.convert(index, integer),
                                     ops.scalar(integer, kind.shard)),
                        ops.scalar(integer, begin));
  Value at = ops.add(ops.iota(line, 0), ops.splat(first, line));
  Value isInside = ops.logicalAnd(ops.greaterEqual(at, ops.constant(line, 0)),
                                  ops.less(at, ops.constant(line, global)));
  Value mask = ops.broadcast(isInside, type.clone(builder.getI1Type()), {dim});
  return ops.select(mask, value, ops.constant(type, 0));
}

/// Returns `range` of a value.
Value HaloDeepening::rangeOf(OpBuilder &builder, Value value, unsigned dim,
                             ShardRange range) {
  Operation *op = value.getDefiningOp();
  if (HaloExchangeOp halo = op ? chain.haloOf(op) : HaloExchangeOp();
      halo && isReplaced(halo))
    return rangeOf(builder, halo.getInput(), dim, inputRange(halo, range));
  auto it = extended.find(value);
  if (it == extended.end()) {
    ShardRange own = ownRange(value, dim);
    if (hullOf(own, range) == own)
      return TensorOps(builder, value.getLoc())
          .slice(value, dim, range.begin, range.end);
    if (!exchanged.contains(value))
      return compute(value, dim, range);
    ShardRange all = needs.lookup(value).second;
    it = extended.insert({value, {exchange(value, dim, all), all.begin}}).first;
  }
  Extended all = it->second;
  return TensorOps(builder, value.getLoc())
      .slice(all.value, dim, range.begin - all.begin, range.end - all.begin);
}

/// Returns `range` of a value that every device computes by itself.
Value HaloDeepening::compute(Value value, unsigned dim, ShardRange range) {
  Value &known =
      computed[{value.getAsOpaquePointer(), dim, range.begin, range.end}];
  if (known)
    return known;
  Operation *op = value.getDefiningOp();
  DimRange own{dim, range.begin, range.end};
  SmallVector<Value> operands;
  for (auto [operand, part] :
       llvm::zip_equal(op->getOperands(), *chain.operandRangesOf(op, own)))
    operands.push_back(
        part ? compute(operand, part->dim, {part->begin, part->end}) : operand);
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Value result = sharding::makeRangeOf(op, builder, own, operands).front();
  computed[{value.getAsOpaquePointer(), dim, range.begin, range.end}] = result;
  return result;
}

Value HaloDeepening::exchange(Value value, unsigned dim, ShardRange range) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto halo = cast<HaloExchangeOp>(builder.clone(*pattern));
  halo.getInputMutable().assign(value);
  halo.setDim(dim);
  halo.setLeft(-range.begin);
  halo.setRight(range.end - typeOf(value).getDimSize(dim));
  halo.getResult().setType(
      stablehlo::withDim(typeOf(value), dim, range.size()));
  return halo.getResult();
}
