//===- RingLoop.cpp - Collectives as loops over a ring --------------------===//

#include "compiler/Optimize/LoopCollectives/RingLoop.h"

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;

/// Two steps of a scatter per iteration, as of a gather.
static constexpr int64_t kScatterUnroll = 2;

std::optional<RingAxes> RingAxes::make(AxesAttr axes, const Mesh &mesh,
                                       RingRange range) {
  auto before = splitAt(axes.toAxes(mesh), range.before);
  auto ringAndRest =
      before ? splitAt(before->second, range.size) : std::nullopt;
  if (!ringAndRest)
    return std::nullopt;
  AxisList rest = before->first;
  llvm::append_range(rest, ringAndRest->second);
  auto attrOf = [&](const AxisList &list) {
    return AxesAttr::get(axes.getContext(), axes.getMesh(), mesh, list);
  };
  return RingAxes{attrOf(ringAndRest->first), attrOf(rest), range};
}

RingAxes RingAxes::makeChunked(AxesAttr axes, int64_t devices, int64_t chunks) {
  auto none = AxesAttr::get(axes.getContext(), axes.getMesh(), {});
  return {none, axes, {devices, chunks}};
}

//===----------------------------------------------------------------------===//
// Gathers
//===----------------------------------------------------------------------===//

/// Returns the ops of the gather's block that depend on the gathered tensor, up
/// to its last user, in order.
static llvm::SetVector<Operation *> dependentsOf(spmd::AllGatherOp gather) {
  Block *block = gather->getBlock();
  Operation *last = gather;
  for (Operation *user : gather.getResult().getUsers()) {
    Operation *reader = block->findAncestorOpInBlock(*user);
    if (last->isBeforeInBlock(reader))
      last = reader;
  }
  llvm::SetVector<Operation *> dependents;
  auto isDependent = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return def == gather || dependents.contains(def);
  };
  for (Operation *op = gather->getNextNode(); op; op = op->getNextNode()) {
    bool reads = op->walk([&](Operation *inner) {
                     return llvm::any_of(inner->getOperands(), isDependent)
                                ? WalkResult::interrupt()
                                : WalkResult::advance();
                   }).wasInterrupted();
    if (reads)
      dependents.insert(op);
    if (op == last)
      break;
  }
  return dependents;
}

std::optional<GatherRing>
GatherRing::find(spmd::AllGatherOp gather, RingAxes axes,
                 llvm::function_ref<bool(Operation *)> mayReorder) {
  if (gather.getInputs().size() != 1 || gather->use_empty())
    return std::nullopt;
  Value full = gather.getResult();
  GatherRing ring{gather, axes, {}, false, false};
  llvm::SetVector<Operation *> dependents = dependentsOf(gather);
  // Ops that depend on the gathered tensor move after the last product, which
  // must not reorder side effects.
  auto *effect = llvm::find_if(
      dependents, [](Operation *op) { return !isMemoryEffectFree(op); });
  auto isBehindEffect = [&](Operation *op) {
    return effect != dependents.end() && (*effect)->isBeforeInBlock(op);
  };
  llvm::SmallPtrSet<Operation *, 4> seen;
  for (OpOperand &use : full.getUses()) {
    Operation *user = use.getOwner();
    if (!seen.insert(user).second)
      continue;
    bool isReady = user->getBlock() == gather->getBlock() &&
                   usesMatrixUnit(user) && !isBehindEffect(user) &&
                   llvm::count(user->getOperands(), full) == 1 &&
                   llvm::none_of(user->getOperands(), [&](Value operand) {
                     return dependents.contains(operand.getDefiningOp());
                   });
    std::optional<BlockedOp> product;
    if (isReady)
      product = BlockedOp::get(user, use.getOperandNumber(), gather.getDim(),
                               axes.blocking());
    if (product && (!product->accumulatesBlocks() || mayReorder(user)))
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

Operation *GatherRing::prepareInsertionPoint() const {
  Operation *insertionPoint = products.back().getOp(), *last = insertionPoint;
  llvm::SmallPtrSet<Operation *, 4> ringOps;
  for (const BlockedOp &product : products)
    ringOps.insert(product.getOp());
  for (Operation *op : dependentsOf(gather))
    if (op->isBeforeInBlock(insertionPoint) && !ringOps.contains(op)) {
      op->moveAfter(last);
      last = op;
    }
  return insertionPoint;
}

SmallVector<Operation *> GatherRing::ops() const {
  SmallVector<Operation *> ops = {gather};
  for (const BlockedOp &product : products)
    ops.push_back(product.getOp());
  return ops;
}

namespace {

/// Accumulates the results of products with the shards of a gathered tensor.
class GatherSums {
public:
  GatherSums(GatherRing &ring, RingWriter &writer)
      : ring(ring), writer(writer) {}

  /// Updates `sums` (empty before the first shard) with shard `number`.
  SmallVector<Value> with(ValueRange sums, Value number, Value incoming) {
    SmallVector<Value> next;
    for (auto [i, product] : llvm::enumerate(ring.products)) {
      Value sum = sums.empty() ? Value() : sums[i];
      next.push_back(withProduct(product, sum, number, incoming));
    }
    if (ring.hasOtherReaders) {
      Value full = sums.empty()
                       ? writer.zeros(ring.gather.getResult().getType())
                       : sums.back();
      next.push_back(putBlock(writer.getBuilder(), writer.getLoc(), full,
                              ring.gather.getDim(), ring.axes.blocking(),
                              number, incoming));
    }
    return next;
  }

private:
  Value withProduct(const BlockedOp &product, Value sum, Value number,
                    Value incoming) {
    Operation *op = product.getOp();
    SmallVector<Value> operands(op->getOperands());
    llvm::SmallBitVector isBlock(operands.size());
    for (auto [i, operand] : llvm::enumerate(operands))
      if (operand == ring.gather.getResult()) {
        operand = incoming;
        isBlock.set(i);
      }
    Value block = product.emit(writer.getBuilder(), number, operands, isBlock);
    if (product.accumulatesBlocks())
      return sum ? writer.addTo(block, sum) : block;
    return putBlock(writer.getBuilder(), op->getLoc(),
                    sum ? sum : writer.zeros(op->getResult(0).getType()),
                    *product.dimOfResult(), ring.axes.blocking(), number,
                    block);
  }

  GatherRing &ring;
  RingWriter &writer;
};

} // namespace

/// Returns the type of one of `shards` equal shards along `dim` of a tensor of
/// type `full`.
static Type shardTypeOf(Type full, int64_t dim, int64_t shards) {
  auto type = cast<RankedTensorType>(full);
  return stablehlo::withDim(type, dim, type.getDimSize(dim) / shards);
}

/// Gathers along the other axes.
static Value gatherRest(OpBuilder &builder, spmd::AllGatherOp gather,
                        const RingAxes &axes) {
  Value shard = gather.getInput();
  if (axes.rest.getAxes().empty())
    return shard;
  Type type = shardTypeOf(gather.getResult().getType(),
                          int64_t(gather.getDim()), axes.range.size);
  return spmd::AllGatherOp::create(builder, gather.getLoc(), type, shard,
                                   int64_t(gather.getDim()), axes.rest)
      .getResult();
}

static SmallVector<Value> gatherInChunks(RingWriter &writer, GatherSums &sums,
                                         const GatherRing &ring) {
  spmd::AllGatherOp gather = ring.gather;
  OpBuilder &builder = writer.getBuilder();
  int64_t dim = gather.getDim(), chunks = ring.axes.range.size;
  Type type = shardTypeOf(gather.getResult().getType(), dim, chunks);
  SmallVector<Value> state;
  for (int64_t i = 0; i < chunks; ++i) {
    Value number = writer.number(i);
    Value chunk = takeBlock(builder, gather.getLoc(), gather.getInput(), dim,
                            {chunks, 1}, number);
    Value all = RingWriter::markAsyncCandidate(spmd::AllGatherOp::create(
        builder, gather.getLoc(), type, chunk, dim, gather.getAxes()));
    state = sums.with(state, number, all);
  }
  return state;
}

void GatherRing::rewrite(RingDirection direction) {
  OpBuilder builder(prepareInsertionPoint());
  int64_t size = axes.range.size;
  RingWriter writer(builder, gather.getLoc(), axes.ring, size);
  GatherSums sums(*this, writer);
  if (direction == RingDirection::Chunked)
    return replaceBy(gatherInChunks(writer, sums, *this));
  Value shard = gatherRest(builder, gather, axes);
  replaceBy(writer.circulate(
      direction, shard, [&](ValueRange state, Value number, ValueRange shards) {
        return sums.with(state, number, shards.front());
      }));
}

void GatherRing::keepGather() {
  keepsGather |= hasOtherReaders;
  hasOtherReaders = false;
}

void GatherRing::replaceBy(ArrayRef<Value> results) {
  OpBuilder builder(products.back().getOp());
  for (auto [product, result] : llvm::zip_first(products, results)) {
    Operation *op = product.getOp();
    Value replacement = result;
    // Rounded once.
    if (auto type = cast<RankedTensorType>(op->getResult(0).getType());
        replacement.getType() != type)
      replacement = stablehlo::TensorOps(builder, op->getLoc())
                        .convert(replacement, type.getElementType());
    op->getResult(0).replaceAllUsesWith(replacement);
  }
  for (const BlockedOp &product : products)
    product.getOp()->erase();
  if (hasOtherReaders)
    gather.getResult().replaceAllUsesWith(results.back());
  if (!keepsGather)
    gather->erase();
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

std::optional<ScatterRing> ScatterRing::find(spmd::ReduceScatterOp scatter,
                                             RingAxes axes) {
  if (scatter.getInputs().size() != 1 ||
      scatter.getReduction() != sharding::ReductionKind::Add)
    return std::nullopt;
  // Chunks are reduced like the original; a ring adds.
  if (!axes.ring.getAxes().empty() &&
      !accumulationTypeOf(scatter.getResult().getType()))
    return std::nullopt;
  auto term =
      BlockedTree::make(scatter.getInput(), scatter.getDim(), axes.blocking());
  if (!term)
    return std::nullopt;
  return ScatterRing{scatter, axes, *std::move(term)};
}

SmallVector<Operation *> ScatterRing::ops() const {
  SmallVector<Operation *> ops;
  for (const BlockedOp &node : term.getOps())
    ops.push_back(node.getOp());
  ops.push_back(scatter);
  return ops;
}

static Value scatterInChunks(RingWriter &writer, const ScatterRing &ring) {
  spmd::ReduceScatterOp scatter = ring.scatter;
  OpBuilder &builder = writer.getBuilder();
  int64_t dim = scatter.getDim(), chunks = ring.axes.range.size;
  Type type = shardTypeOf(scatter.getResult().getType(), dim, chunks);
  SmallVector<Value> shards;
  for (int64_t i = 0; i < chunks; ++i)
    shards.push_back(RingWriter::markAsyncCandidate(
        spmd::ReduceScatterOp::create(builder, scatter.getLoc(), type,
                                      scatter.getReduction(),
                                      ring.term.emit(builder, writer.number(i)),
                                      dim, scatter.getAxes())));
  return writer.joined(shards, dim);
}

/// Returns the sum of the terms of `size` devices at the device that stores it:
/// sums travel to the previous device and receive a term at each. `term` emits
/// the term of a device's shard.
static Value scatterOneWay(RingWriter &writer, int64_t size,
                           function_ref<Value(Value)> term) {
  return writer
      .repeat(size - 1, kScatterUnroll, {term(writer.shardIndexAhead(1))},
              [&](int64_t distance, Value more, ValueRange carries) {
                Value sum = writer.fromNext(carries.front());
                Value localTerm =
                    term(writer.shardIndexAhead(distance + 2, 1, more));
                return SmallVector<Value>{writer.addTo(sum, localTerm)};
              })
      .front();
}

/// Like scatterOneWay, with half of the terms from each side.
static Value scatterBothWays(RingWriter &writer, int64_t size,
                             function_ref<Value(Value)> term) {
  // A device receives the terms of `hops` devices on both sides; with an even
  // number of devices, the opposite one sends its term on one side.
  int64_t hops = (size - 1) / 2;
  Value back = term(writer.shardIndexAhead(-(size / 2)));
  if (size % 2 == 0)
    back = writer.addTo(writer.fromNext(back),
                        term(writer.shardIndexAhead(-hops)));
  Value forth = term(writer.shardIndexAhead(hops));
  SmallVector<Value> sums = writer.repeat(
      hops - 1, /*unroll=*/1, {back, forth},
      [&](int64_t distance, Value more, ValueRange carries) {
        int64_t left = hops - 1 - distance;
        Value next = writer.fromNext(carries[0]);
        Value previous = writer.fromPrevious(carries[1]);
        return SmallVector<Value>{
            writer.addTo(next, term(writer.shardIndexAhead(-left, 1, more))),
            writer.addTo(previous,
                         term(writer.shardIndexAhead(left, -1, more)))};
      });
  Value next = writer.fromNext(sums[0]);
  Value previous = writer.fromPrevious(sums[1]);
  return writer.addTo(writer.add(next, previous),
                      term(writer.shardIndexAhead(0)));
}

void ScatterRing::rewrite(RingDirection direction) {
  OpBuilder builder(scatter);
  int64_t size = axes.range.size;
  RingWriter writer(builder, scatter.getLoc(), axes.ring, size);
  auto scattered = cast<RankedTensorType>(scatter.getResult().getType());
  // Sums of a ring are rounded once, at the end.
  Type element = direction == RingDirection::Chunked
                     ? scattered.getElementType()
                     : accumulationTypeOf(scattered)->getElementType();
  auto convertTo = [&](Value value, Type to) {
    return getElementTypeOrSelf(value) == to
               ? value
               : stablehlo::TensorOps(builder, scatter.getLoc())
                     .convert(value, to);
  };
  auto term = [&](Value number) {
    return convertTo(this->term.emit(builder, number), element);
  };
  Value result;
  if (direction == RingDirection::Chunked)
    result = scatterInChunks(writer, *this);
  else if (direction == RingDirection::OneWay || size == 2)
    result = scatterOneWay(writer, size, term);
  else
    result = scatterBothWays(writer, size, term);
  if (Type type = scattered.clone(element); result.getType() != type)
    result = spmd::ReduceScatterOp::create(builder, scatter.getLoc(), type,
                                           scatter.getReduction(), result,
                                           int64_t(scatter.getDim()), axes.rest)
                 .getResult();
  scatter.getResult().replaceAllUsesWith(
      convertTo(result, scattered.getElementType()));
  scatter->erase();
  this->term.erase();
}
