//===- TileAndFuse.cpp - Pass gspmd-tile-and-fuse -------------------------===//
//
// Fusion of loops removes the buffer between a producer and its only reader.
// A buffer that several loops read, such as the differences of all pairs whose
// maximum is subtracted before they are summed, remains. If none of them needs
// more than a few rows at a time, all run on these rows before the next ones.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/TileAndFuse/TileGroup.h"
#include "transforms/Lowering/TileAndFuse/TransposeOperands.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_TILEANDFUSE
#include "transforms/Lowering/Passes.h.inc"

namespace {

using lowering::TileGroup;

/// Smaller buffers stay in the cache, and matter to no peak.
constexpr int64_t kMinBytes = 32 << 10;

/// Returns the first and the last loop that access `alloc`; null if another op
/// does.
std::pair<Operation *, Operation *> accessRange(memref::AllocOp alloc) {
  Operation *first = nullptr, *last = nullptr;
  for (Operation *user : alloc->getUsers()) {
    if (isa<memref::DeallocOp>(user) && user->getBlock() == alloc->getBlock())
      continue;
    if (!isa<linalg::LinalgOp>(user) || user->getBlock() != alloc->getBlock())
      return {};
    if (!first || user->isBeforeInBlock(first))
      first = user;
    if (!last || last->isBeforeInBlock(user))
      last = user;
  }
  return {first, last};
}

/// Returns the group of loops that saves the most bytes if `dim` is tiled.
FailureOr<TileGroup> findGroup(memref::AllocOp alloc, unsigned dim) {
  auto [first, last] = accessRange(alloc);
  if (!first || first == last)
    return failure();
  FailureOr<TileGroup> best =
      TileGroup::build(first, last, alloc.getResult(), dim);
  for (FailureOr<TileGroup> next = best; succeeded(next);) {
    if (next->savedBytes() > best->savedBytes())
      best = next;
    Operation *end = next->lastUser(kMinBytes);
    if (end == last)
      break;
    last = end;
    next = TileGroup::build(first, last, alloc.getResult(), dim);
  }
  return best;
}

/// Tiles loops over `alloc` if that saves memory; returns the allocations that
/// are erased.
SmallVector<Operation *> tileLoopsOver(memref::AllocOp alloc) {
  for (unsigned dim = 0; dim < alloc.getType().getRank(); ++dim) {
    FailureOr<TileGroup> group = findGroup(alloc, dim);
    if (failed(group) || group->savedBytes() < kMinBytes)
      continue;
    return group->emit();
  }
  return {};
}

struct TileAndFusePass : impl::TileAndFuseBase<TileAndFusePass> {
  void runOnProgram() override {
    lowering::transposeOperands(getOperation());
    SmallVector<memref::AllocOp> allocs;
    getOperation().walk([&](memref::AllocOp alloc) {
      if (alloc.getType().hasStaticShape() &&
          alloc.getType().getLayout().isIdentity() &&
          lowering::bytesOf(alloc.getType()) >= kMinBytes)
        allocs.push_back(alloc);
    });
    // Groups erase the buffers that they tile.
    llvm::SmallDenseSet<Operation *> waiting(allocs.begin(), allocs.end());
    for (memref::AllocOp alloc : allocs)
      if (waiting.contains(alloc))
        for (Operation *erased : tileLoopsOver(alloc))
          waiting.erase(erased);
  }
};

} // namespace
} // namespace mlir::gspmd
