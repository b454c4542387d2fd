//===- TileGroup.h - Loops that run tile by tile ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEGROUP_H
#define GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEGROUP_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd::lowering {

/// Loops of one block that can run tile by tile: each has a loop that is tiled,
/// and each buffer that one of them writes has a dimension of which every
/// access in the group uses the index of the tiled loop. So a tile of the group
/// depends on no other tile. A reduction over the tiled loop adds tiles to its
/// result, which no other loop of the group accesses.
class TileGroup {
public:
  /// Groups the loops from `first` to `last`, which are ops of one block, such
  /// that dimension `dim` of `buffer` is tiled. Fails if an op in between
  /// cannot be part of the group, and cannot be moved in front of it.
  static FailureOr<TileGroup> build(Operation *first, Operation *last,
                                    Value buffer, unsigned dim);

  /// Returns the number of bytes of temporary buffers that the group saves; 0
  /// if it is not worth tiling.
  int64_t savedBytes() const;
  /// Returns the last user of any temporary buffer of at least `bytes` that the
  /// group writes.
  Operation *lastUser(int64_t bytes) const;
  /// Replaces the ops by a loop over tiles. Returns the allocations that it
  /// erased.
  SmallVector<Operation *> emit();

private:
  bool collect(Operation *first, Operation *last);
  /// Finds the tiled loop of each op and the tiled dimension of each buffer,
  /// from those that are known; returns false if they contradict.
  bool propagate();
  bool propagate(linalg::LinalgOp op, bool &changed);
  bool setDim(Value buffer, unsigned dim, bool &changed);
  /// Moves ops without a tiled loop to `hoisted` or `sunk`; returns false if
  /// one has to run between ops of the group.
  bool moveOthers();
  bool verify();
  /// Returns true if a tile of the operand is a view of it, or if all tiles
  /// read the same elements.
  bool isTiledOrConstant(linalg::LinalgOp op, OpOperand &operand) const;
  /// Returns true if an operand that the group writes has a tile, or if `op`
  /// accumulates in it and is its only access.
  bool verifyWritten(linalg::LinalgOp op, OpOperand &operand,
                     bool isOnlyAccess);
  void findTemporaries();
  void chooseTile();
  /// Returns the view of `buffer` that starts at `index` of dimension `dim`.
  Value tileOf(Value buffer, unsigned dim, Value index, OpBuilder &b) const;
  /// Clones `op` for the tile at `index`. `small` maps temporary buffers to
  /// those of a tile.
  void emitOnTile(linalg::LinalgOp op, Value index, const IRMapping &small,
                  OpBuilder &b) const;

  SmallVector<linalg::LinalgOp> ops;
  /// Ops that run before the group, and ops that run after it.
  SmallVector<Operation *> hoisted, sunk;
  llvm::DenseMap<Operation *, unsigned> loopOf;
  llvm::MapVector<Value, unsigned> dimOf;
  /// The buffers that the ops in the range write.
  llvm::SetVector<Value> written;
  /// The temporary buffers that no other op accesses.
  SmallVector<memref::AllocOp> temporaries;
  /// The fewest values that a reduction over the tiled loop has in an iteration
  /// of it; 0 if there is none.
  int64_t numAccumulated = 0;
  int64_t size = 0; ///< the number of iterations of the tiled loops
  int64_t tile = 0; ///< the number of iterations of a tile; 0 if not tiled
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TILEGROUP_H
