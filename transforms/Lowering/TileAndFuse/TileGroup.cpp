//===- TileGroup.cpp - Loops that run tile by tile ------------------------===//

#include "transforms/Lowering/TileAndFuse/TileGroup.h"

#include "transforms/Lowering/BlockReductions/BlockPlan.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::gspmd::lowering {
namespace {

/// A group with more ops takes too long to find, and is a large function.
constexpr unsigned kMaxDistance = 64;
/// The size of all temporary buffers of a tile: they stay in the L1 cache.
constexpr int64_t kTileBytes = 32 << 10;
/// The fewest adjacent elements of a tile, which fill vectors.
constexpr int64_t kMinAdjacent = 64;
/// The largest size of a tile that has fewer adjacent elements otherwise.
constexpr int64_t kMaxTileBytes = 512 << 10;
/// The most tiles of a group with a sum over the tiled dimension, which adds
/// the sum of each tile to its result: the rounding error grows with them.
constexpr int64_t kMaxSummedTiles = kMaxAccumulated;
/// The fewest iterations of the loops on a tile, on average: what starts them
/// takes little time beside them.
constexpr int64_t kMinIterations = 64;
/// A tile with as many iterations gains nothing from more.
constexpr int64_t kManyIterations = 512;

Value baseOf(Value buffer) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(op))
      buffer = view.getViewSource();
    else if (isa<UnrealizedConversionCastOp>(op))
      buffer = op->getOperand(0);
    else
      break;
  }
  return buffer;
}

/// Returns the position of the result of `map` that is loop `loop`; nullopt if
/// there is none, or the loop is in any other result.
std::optional<unsigned> positionOf(AffineMap map, unsigned loop) {
  std::optional<unsigned> found;
  for (auto [position, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    if (found || !isa<AffineDimExpr>(expr))
      return std::nullopt;
    found = position;
  }
  return found;
}

/// Returns the buffers from which the body of `op` loads.
SmallVector<Value> capturedBy(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  SmallVector<Value> buffers;
  for (Value value : captured)
    if (isa<BaseMemRefType>(value.getType()))
      buffers.push_back(baseOf(value));
  return buffers;
}

/// Returns true for loops on buffers of static shapes.
bool canBeTiled(linalg::LinalgOp op) {
  return isa<linalg::GenericOp, linalg::FillOp>(*op) &&
         op.hasPureBufferSemantics() &&
         llvm::all_of(op->getOperands(), [](Value operand) {
           auto type = dyn_cast<MemRefType>(operand.getType());
           return !type || type.hasStaticShape();
         });
}

/// The buffers that ops read and write.
struct Accesses {
  llvm::SmallDenseSet<Value> read, written;

  void add(linalg::LinalgOp op) {
    for (Value buffer : capturedBy(op))
      read.insert(buffer);
    for (Value input : op.getDpsInputs())
      read.insert(baseOf(input));
    for (Value output : op.getDpsInits())
      written.insert(baseOf(output));
  }
  bool conflictsWith(const Accesses &other) const {
    auto isAccessed = [&](Value buffer) {
      return other.read.contains(buffer) || other.written.contains(buffer);
    };
    return llvm::any_of(written, isAccessed) ||
           llvm::any_of(read, [&](Value buffer) {
             return other.written.contains(buffer);
           });
  }
};

memref::AllocOp allocationOf(Value buffer) {
  return buffer.getDefiningOp<memref::AllocOp>();
}

} // namespace

FailureOr<TileGroup> TileGroup::build(Operation *first, Operation *last,
                                      Value buffer, unsigned dim) {
  TileGroup group;
  if (!group.collect(first, last))
    return failure();
  group.dimOf[buffer] = dim;
  group.size = cast<MemRefType>(buffer.getType()).getDimSize(dim);
  if (!group.propagate() || !group.moveOthers() || !group.verify())
    return failure();
  group.chooseTile();
  return group;
}

bool TileGroup::collect(Operation *first, Operation *last) {
  unsigned distance = 0;
  for (Operation *op = first;; op = op->getNextNode()) {
    if (++distance > kMaxDistance)
      return false;
    if (auto loop = dyn_cast<linalg::LinalgOp>(op)) {
      if (!canBeTiled(loop))
        return false;
      ops.push_back(loop);
      for (Value out : loop.getDpsInits())
        written.insert(baseOf(out));
    } else if (isa<memref::DeallocOp>(op)) {
      sunk.push_back(op);
    } else if (isa<memref::AllocOp>(op) || isPure(op)) {
      hoisted.push_back(op);
    } else {
      return false;
    }
    if (op == last)
      return true;
  }
}

bool TileGroup::setDim(Value buffer, unsigned dim, bool &changed) {
  auto [known, isNew] = dimOf.insert({buffer, dim});
  changed |= isNew;
  return known->second == dim;
}

bool TileGroup::propagate(linalg::LinalgOp op, bool &changed) {
  for (OpOperand &operand : op->getOpOperands()) {
    auto *known = dimOf.find(operand.get());
    if (known == dimOf.end())
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    auto loop = dyn_cast<AffineDimExpr>(map.getResult(known->second));
    if (!loop)
      return false;
    auto [own, isNew] = loopOf.insert({op, loop.getPosition()});
    changed |= isNew;
    if (own->second != loop.getPosition())
      return false;
  }
  auto own = loopOf.find(op);
  if (own == loopOf.end())
    return true;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()) ||
        !written.contains(operand.get()))
      continue;
    std::optional<unsigned> position =
        positionOf(op.getMatchingIndexingMap(&operand), own->second);
    if (position && !setDim(operand.get(), *position, changed))
      return false;
  }
  return true;
}

bool TileGroup::propagate() {
  for (bool changed = true; changed;) {
    changed = false;
    for (linalg::LinalgOp op : ops)
      if (!propagate(op, changed))
        return false;
  }
  return true;
}

bool TileGroup::moveOthers() {
  // What the members so far access, and what the ops access that run after the
  // group.
  Accesses group, after;
  SmallVector<linalg::LinalgOp> members;
  for (linalg::LinalgOp op : ops) {
    Accesses own;
    own.add(op);
    bool isMember = loopOf.contains(op);
    if (isMember && own.conflictsWith(after))
      return false;
    if (isMember) {
      members.push_back(op);
      group.add(op);
    } else if (own.conflictsWith(group) || own.conflictsWith(after)) {
      sunk.push_back(op);
      after.add(op);
    } else {
      hoisted.push_back(op);
    }
  }
  ops = std::move(members);
  auto isBefore = [](Operation *a, Operation *b) {
    return a->isBeforeInBlock(b);
  };
  llvm::sort(hoisted, isBefore);
  llvm::sort(sunk, isBefore);
  return ops.size() > 1;
}

bool TileGroup::verify() {
  llvm::SmallDenseMap<Value, unsigned> numAccesses;
  llvm::SmallDenseSet<Value> writtenByGroup;
  for (linalg::LinalgOp op : ops) {
    for (Value out : op.getDpsInits())
      writtenByGroup.insert(baseOf(out));
    for (Value operand : op->getOperands())
      ++numAccesses[baseOf(operand)];
  }
  for (linalg::LinalgOp op : ops) {
    if (op.getStaticLoopRanges()[loopOf.lookup(op)] != size ||
        llvm::any_of(capturedBy(op), [&](Value buffer) {
          return writtenByGroup.contains(buffer);
        }))
      return false;
    for (OpOperand &operand : op->getOpOperands()) {
      Value base = baseOf(operand.get());
      if (!isa<MemRefType>(operand.get().getType()))
        continue;
      if (writtenByGroup.contains(base)
              ? !verifyWritten(op, operand, numAccesses.lookup(base) == 1)
              : !isTiledOrConstant(op, operand))
        return false;
    }
  }
  findTemporaries();
  return true;
}

/// A tile is a view of the operand.
bool TileGroup::isTiledOrConstant(linalg::LinalgOp op,
                                  OpOperand &operand) const {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  unsigned loop = loopOf.lookup(op);
  return !map.isFunctionOfDim(loop) || positionOf(map, loop);
}

bool TileGroup::verifyWritten(linalg::LinalgOp op, OpOperand &operand,
                              bool isOnlyAccess) {
  unsigned loop = loopOf.lookup(op);
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction &&
      op.isDpsInit(&operand) && !map.isFunctionOfDim(loop) && isOnlyAccess) {
    int64_t count = 1;
    for (auto [range, kind] :
         llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
      if (kind == utils::IteratorType::reduction)
        count *= range;
    count /= size;
    numAccumulated = numAccumulated ? std::min(numAccumulated, count) : count;
    return true;
  }
  auto *known = dimOf.find(operand.get());
  return known != dimOf.end() && positionOf(map, loop) == known->second &&
         baseOf(operand.get()) == operand.get();
}

void TileGroup::findTemporaries() {
  Block *block = ops.front()->getBlock();
  for (auto [buffer, dim] : dimOf) {
    memref::AllocOp alloc = allocationOf(buffer);
    if (alloc && llvm::all_of(alloc->getUsers(), [&](Operation *user) {
          return loopOf.contains(user) ||
                 (isa<memref::DeallocOp>(user) && user->getBlock() == block);
        }))
      temporaries.push_back(alloc);
  }
}

void TileGroup::chooseTile() {
  // The bytes of temporary buffers and the iterations of all loops for each
  // index of the tiled dimension.
  int64_t bytes = 0, iterations = 0, numOps = ops.size();
  for (memref::AllocOp alloc : temporaries)
    bytes += bytesOf(alloc.getType()) / size;
  if (!bytes)
    return;
  bool isAdjacent = false;
  for (linalg::LinalgOp op : ops) {
    int64_t count = 1;
    for (int64_t range : op.getStaticLoopRanges())
      count *= range;
    iterations += count / size;
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      isAdjacent |= map.getNumResults() > 1 &&
                    map.getResults().back().isFunctionOfDim(loopOf.lookup(op));
    }
  }
  for (int64_t candidate = 1; candidate < size; ++candidate) {
    int64_t tileBytes = candidate * bytes;
    if (tileBytes > (tile ? kTileBytes : kMaxTileBytes))
      break;
    if (size % candidate || (isAdjacent && candidate < kMinAdjacent) ||
        (numAccumulated && (size / candidate > kMaxSummedTiles ||
                            candidate * numAccumulated <= kMaxAccumulated)))
      continue;
    tile = candidate;
    if (tile * iterations >= kManyIterations * numOps)
      break;
  }
  if (tile * iterations < kMinIterations * numOps)
    tile = 0;
}

int64_t TileGroup::savedBytes() const {
  if (!tile)
    return 0;
  int64_t saved = 0;
  for (memref::AllocOp alloc : temporaries) {
    int64_t bytes = bytesOf(alloc.getType());
    saved += bytes - bytes / size * tile;
  }
  // Buffers that are freed later.
  for (Operation *op : sunk) {
    if (!isa<memref::DeallocOp>(op))
      continue;
    Value buffer = op->getOperand(0);
    if (!llvm::is_contained(temporaries, allocationOf(buffer)))
      saved -= bytesOf(cast<MemRefType>(buffer.getType()));
  }
  return saved;
}

Operation *TileGroup::lastUser(int64_t bytes) const {
  Operation *last = ops.back();
  Block *block = last->getBlock();
  for (auto [buffer, dim] : dimOf) {
    memref::AllocOp alloc = allocationOf(buffer);
    if (!alloc || bytesOf(alloc.getType()) < bytes)
      continue;
    for (Operation *user : alloc->getUsers()) {
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (ancestor && !isa<memref::DeallocOp>(user) &&
          last->isBeforeInBlock(ancestor))
        last = ancestor;
    }
  }
  return last;
}

Value TileGroup::tileOf(Value buffer, unsigned dim, Value index,
                        OpBuilder &b) const {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), b.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes;
  for (int64_t extent : type.getShape())
    sizes.push_back(b.getIndexAttr(extent));
  offsets[dim] = index;
  sizes[dim] = b.getIndexAttr(tile);
  return memref::SubViewOp::create(b, buffer.getLoc(), buffer, offsets, sizes,
                                   strides);
}

void TileGroup::emitOnTile(linalg::LinalgOp op, Value index,
                           const IRMapping &small, OpBuilder &b) const {
  unsigned tiled = loopOf.lookup(op);
  // An op may read several elements of one buffer, each by its own indices.
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = small.lookupOrDefault(operand.get());
    std::optional<unsigned> dim =
        positionOf(op.getMatchingIndexingMap(&operand), tiled);
    operands.push_back(
        dim && value == operand.get() ? tileOf(value, *dim, index, b) : value);
  }
  Operation *clone = b.clone(*op);
  clone->setOperands(operands);
  clone->walk([&](linalg::IndexOp local) {
    if (local.getDim() != tiled)
      return;
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointAfter(local);
    auto global = arith::AddIOp::create(b, op.getLoc(), local, index);
    local.getResult().replaceAllUsesExcept(global, global);
  });
}

SmallVector<Operation *> TileGroup::emit() {
  Operation *first = ops.front();
  for (Operation *op : hoisted)
    if (!op->isBeforeInBlock(first))
      op->moveBefore(first);
  ImplicitLocOpBuilder b(first->getLoc(), first);
  IRMapping small;
  for (memref::AllocOp alloc : temporaries) {
    MemRefType type = alloc.getType();
    SmallVector<int64_t> shape(type.getShape());
    shape[dimOf.lookup(alloc.getResult())] = tile;
    auto tiled = memref::AllocOp::create(
        b, alloc.getLoc(), MemRefType::get(shape, type.getElementType()),
        alloc.getAlignmentAttr());
    small.map(alloc.getResult(), tiled.getResult());
  }
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  };
  auto loop =
      scf::ForOp::create(b, constant(0), constant(size), constant(tile));
  Operation *end = loop;
  for (Operation *op : sunk) {
    op->moveAfter(end);
    end = op;
  }
  b.setInsertionPointToStart(loop.getBody());
  for (linalg::LinalgOp op : ops)
    emitOnTile(op, loop.getInductionVar(), small, b);
  for (linalg::LinalgOp op : ops)
    op->erase();
  SmallVector<Operation *> erased;
  for (memref::AllocOp alloc : temporaries) {
    // Deallocations are the last users.
    alloc.replaceAllUsesWith(small.lookup(alloc.getResult()));
    erased.push_back(alloc);
    alloc->erase();
  }
  return erased;
}

} // namespace mlir::gspmd::lowering
