//===- RingLoop.cpp - Collectives as rings of steps -----------------------===//

#include "transforms/Optimize/RingLoop.h"

#include "transforms/Optimize/RingWriter.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

/// Two steps in each iteration, so that what one receives into the other sends
/// from. Going both ways, a step works on two parts already.
static constexpr int64_t kUnroll = 2;

StringRef mlir::gspmd::toString(RingWays ways) {
  return ways == RingWays::One ? "one way" : "both ways";
}

static bool isProduct(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  return cost && cost.getMatrixWork();
}

/// Can what op makes be added up?
static bool canAdd(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.getElementType().isInteger(1);
}

//===----------------------------------------------------------------------===//
// Gathers
//===----------------------------------------------------------------------===//

std::optional<GatherRing>
GatherRing::find(spmd::AllGatherOp gather, int64_t size,
                 llvm::function_ref<bool(Operation *)> mayReorder) {
  if (gather.getInputs().size() != 1)
    return std::nullopt;
  Value whole = gather.getResult();
  Block *block = gather->getBlock();
  GatherRing ring{gather, {}, nullptr, false};
  for (Operation *user : whole.getUsers()) {
    Operation *reader = block->findAncestorOpInBlock(*user);
    if (!ring.firstReader || reader->isBeforeInBlock(ring.firstReader))
      ring.firstReader = reader;
  }
  llvm::SmallPtrSet<Operation *, 4> seen;
  for (OpOperand &use : whole.getUses()) {
    Operation *user = use.getOwner();
    if (!seen.insert(user).second)
      continue;
    bool isReady = user->getBlock() == block && isProduct(user) &&
                   llvm::count(user->getOperands(), whole) == 1 &&
                   llvm::all_of(user->getOperands(), [&](Value operand) {
                     Operation *def = operand.getDefiningOp();
                     return !def || def->getBlock() != block ||
                            def->isBeforeInBlock(ring.firstReader);
                   });
    std::optional<BlockedOp> product;
    if (isReady)
      product =
          BlockedOp::make(user, use.getOperandNumber(), gather.getDim(), size);
    if (product && (!product->sumsBlocks() ||
                    (canAdd(user->getResult(0)) && mayReorder(user))))
      ring.products.push_back(*product);
    else
      ring.hasOtherReaders = true;
  }
  if (ring.products.empty())
    return std::nullopt;
  llvm::sort(ring.products, [](const BlockedOp &a, const BlockedOp &b) {
    return a.getOp()->isBeforeInBlock(b.getOp());
  });
  return ring;
}

SmallVector<Operation *> GatherRing::ops() const {
  SmallVector<Operation *> ops = {gather};
  for (const BlockedOp &product : products)
    ops.push_back(product.getOp());
  return ops;
}

namespace {

/// What comes of the parts of a gathered tensor, as they come.
class GatherSums {
public:
  GatherSums(GatherRing &ring, RingWriter &writer)
      : ring(ring), writer(writer) {}

  /// `sums` (empty before the first part) with what part `number` makes.
  SmallVector<Value> with(ValueRange sums, Value number, Value part) {
    SmallVector<Value> next;
    for (auto [i, product] : llvm::enumerate(ring.products)) {
      Value sum = sums.empty() ? Value() : sums[i];
      next.push_back(withProduct(product, sum, number, part));
    }
    if (ring.hasOtherReaders) {
      Value whole = sums.empty()
                        ? writer.zeros(ring.gather.getResult().getType())
                        : sums.back();
      next.push_back(putBlock(writer.getBuilder(), writer.getLoc(), whole,
                              ring.gather.getDim(), number, part));
    }
    return next;
  }

private:
  Value withProduct(const BlockedOp &product, Value sum, Value number,
                    Value part) {
    Operation *op = product.getOp();
    SmallVector<Value> operands(op->getOperands());
    llvm::SmallBitVector isBlock(operands.size());
    for (auto [i, operand] : llvm::enumerate(operands))
      if (operand == ring.gather.getResult()) {
        operand = part;
        isBlock.set(i);
      }
    Value block = product.emit(writer.getBuilder(), number, operands, isBlock);
    if (product.sumsBlocks())
      return sum ? writer.addTo(block, sum) : block;
    return putBlock(writer.getBuilder(), op->getLoc(),
                    sum ? sum : writer.zeros(op->getResult(0).getType()),
                    *product.dimOfResult(), number, block);
  }

  GatherRing &ring;
  RingWriter &writer;
};

} // namespace

static SmallVector<Value> gatherOneWay(RingWriter &writer, GatherSums &sums,
                                       Value own, int64_t size) {
  auto withPart = [](Value part, SmallVector<Value> state) {
    state.insert(state.begin(), part);
    return state;
  };
  SmallVector<Value> state =
      withPart(writer.fromNext(own), sums.with({}, writer.partAhead(0), own));
  state = writer.repeat(
      size - 2, kUnroll, state,
      [&](int64_t places, Value more, ValueRange carries) {
        Value next = writer.fromNext(carries.front());
        return withPart(next, sums.with(carries.drop_front(),
                                        writer.partAhead(places + 1, 1, more),
                                        carries.front()));
      });
  return sums.with(ArrayRef<Value>(state).drop_front(),
                   writer.partAhead(size - 1), state.front());
}

static SmallVector<Value> gatherBothWays(RingWriter &writer, GatherSums &sums,
                                         Value own, int64_t size) {
  int64_t pairs = (size - 1) / 2;
  bool isEven = size % 2 == 0;
  if (pairs == 0)
    return gatherOneWay(writer, sums, own, size);
  auto withPair = [&](ValueRange state, Value ahead, Value behind,
                      int64_t places, Value more) {
    SmallVector<Value> next =
        sums.with(state, writer.partAhead(places, 1, more), ahead);
    return sums.with(next, writer.partAhead(-places, -1, more), behind);
  };
  SmallVector<Value> state = {writer.fromNext(own), writer.fromPrevious(own)};
  llvm::append_range(state, sums.with({}, writer.partAhead(0), own));
  state = writer.repeat(
      pairs - 1, /*unroll=*/1, state,
      [&](int64_t places, Value more, ValueRange carries) {
        SmallVector<Value> next = {writer.fromNext(carries[0]),
                                   writer.fromPrevious(carries[1])};
        llvm::append_range(next, withPair(carries.drop_front(2), carries[0],
                                          carries[1], places + 1, more));
        return next;
      });
  // The part opposite comes from one side.
  Value opposite = isEven ? writer.fromNext(state[0]) : Value();
  SmallVector<Value> all = withPair(ArrayRef<Value>(state).drop_front(2),
                                    state[0], state[1], pairs, {});
  if (isEven)
    all = sums.with(all, writer.partAhead(size / 2), opposite);
  return all;
}

void GatherRing::rewrite(RingWays ways, int64_t size) {
  OpBuilder builder(firstReader);
  RingWriter writer(builder, gather.getLoc(), gather.getAxes(), size);
  GatherSums sums(*this, writer);
  Value own = gather.getInput();
  SmallVector<Value> results = ways == RingWays::One
                                   ? gatherOneWay(writer, sums, own, size)
                                   : gatherBothWays(writer, sums, own, size);
  for (auto [product, result] : llvm::zip_first(products, results)) {
    product.getOp()->getResult(0).replaceAllUsesWith(result);
    product.getOp()->erase();
  }
  if (hasOtherReaders)
    gather.getResult().replaceAllUsesWith(results.back());
  Operation *op = gather;
  op->erase();
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

std::optional<ScatterRing> ScatterRing::find(spmd::ReduceScatterOp scatter,
                                             int64_t size) {
  if (scatter.getInputs().size() != 1 ||
      scatter.getReduction() != sharding::ReductionKind::Add ||
      !canAdd(scatter.getResult()))
    return std::nullopt;
  Operation *op = scatter.getInput().getDefiningOp();
  if (!op || op->getBlock() != scatter->getBlock() || !isProduct(op) ||
      !op->hasOneUse())
    return std::nullopt;
  std::optional<BlockedOp> product =
      BlockedOp::make(op, op->getNumOperands(), scatter.getDim(), size);
  if (!product)
    return std::nullopt;
  return ScatterRing{scatter, *product};
}

SmallVector<Operation *> ScatterRing::ops() const {
  return {product.getOp(), scatter};
}

void ScatterRing::rewrite(RingWays ways, int64_t size) {
  OpBuilder builder(scatter);
  RingWriter writer(builder, scatter.getLoc(), scatter.getAxes(), size);
  Operation *op = product.getOp();
  llvm::SmallBitVector noBlocks(op->getNumOperands());
  auto term = [&](Value number) {
    return product.emit(builder, number, op->getOperands(), noBlocks);
  };
  Value result;
  if (ways == RingWays::One || size == 2) {
    result = writer
                 .repeat(size - 1, kUnroll, {term(writer.partAhead(1))},
                         [&](int64_t places, Value more, ValueRange carries) {
                           Value sum = writer.fromNext(carries.front());
                           Value own =
                               term(writer.partAhead(places + 2, 1, more));
                           return SmallVector<Value>{writer.addTo(sum, own)};
                         })
                 .front();
  } else {
    // What is for a device comes to it from `hops` places on both sides; of an
    // even number of devices, the one opposite adds its term on one side.
    int64_t hops = (size - 1) / 2;
    Value back = term(writer.partAhead(-(size / 2)));
    if (size % 2 == 0)
      back = writer.addTo(writer.fromNext(back), term(writer.partAhead(-hops)));
    Value forth = term(writer.partAhead(hops));
    SmallVector<Value> sums = writer.repeat(
        hops - 1, /*unroll=*/1, {back, forth},
        [&](int64_t places, Value more, ValueRange carries) {
          int64_t left = hops - 1 - places;
          Value next = writer.fromNext(carries[0]);
          Value previous = writer.fromPrevious(carries[1]);
          return SmallVector<Value>{
              writer.addTo(next, term(writer.partAhead(-left, 1, more))),
              writer.addTo(previous, term(writer.partAhead(left, -1, more)))};
        });
    Value next = writer.fromNext(sums[0]);
    Value previous = writer.fromPrevious(sums[1]);
    result =
        writer.addTo(writer.add(next, previous), term(writer.partAhead(0)));
  }
  scatter.getResult().replaceAllUsesWith(result);
  Operation *last = scatter;
  last->erase();
  op->erase();
}
