//===- BlockedOp.h - Ops executed block by block ----------------*- C++ -*-===//
//
// An op whose partition over devices shards a dimension can also be executed on
// blocks of that dimension, one after the other, on one device. Each block
// yields a block of the result, or a partial sum if the op contracts the
// dimension.
//
//   %r = sum over j of dot_general %a[:, 4j : 4j + 4], %g[4j : 4j + 4, :]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd {

/// The division of a dimension into `blocks` blocks. With one segment, blocks
/// are contiguous. With more, the dimension is distributed block-cyclically: it
/// consists of equal segments, each of which has an equal slice of every block
/// in order.
struct Blocking {
  int64_t blocks = 1, segments = 1;

  bool divides(int64_t size) const { return size % (blocks * segments) == 0; }
};

/// What BlockedOp::get accepts beyond even blocks of ops with operands.
struct BlockedOpExtensions {
  /// The last blocks may be shorter, or empty: they are padded, and the padding
  /// is masked where elements are combined. Requires one segment.
  bool unevenBlocks = false;
  /// Blocks may be combined by a maximum.
  bool maxima = false;
  /// The op may have regions that use no values from outside.
  bool regions = false;
  /// The op may have no operands (an iota): the index of the block determines
  /// its elements.
  bool sources = false;
};

class BlockedOp {
public:
  /// Divides `op`, which has one result, along dimension `dim` of tensor
  /// `tensorIndex` (operands first, then the result). Returns nullopt if the op
  /// cannot be partitioned along that dimension without communication, depends
  /// on the index of its elements, has side effects, or yields partial sums
  /// whose addition would round more than the op itself; `extensions` lists
  /// exceptions.
  static std::optional<BlockedOp> get(Operation *op, unsigned tensorIndex,
                                      unsigned dim, Blocking blocking,
                                      BlockedOpExtensions extensions = {});

  Operation *getOp() const { return op; }
  bool accumulatesBlocks() const { return !dimOfResult(); }
  /// Returns the type in which the partial results of blocks are combined: sums
  /// of floats narrower than f32 are accumulated in f32.
  RankedTensorType partialResultType() const;
  /// Returns the dimension along which a tensor is divided; nullopt if every
  /// block uses the full tensor.
  std::optional<unsigned> dimOf(unsigned tensor) const { return dims[tensor]; }
  std::optional<unsigned> dimOfResult() const { return dims.back(); }
  /// Returns the operands that are divided into blocks.
  SmallVector<unsigned> operandsInBlocks() const;

  /// Emits the op on block `blockIndex` (tensor<i32>). The operands whose bits
  /// are set in `isBlock` are that block; the others are full tensors.
  Value emit(OpBuilder &builder, Value blockIndex, ValueRange operands,
             const llvm::SmallBitVector &isBlock) const;

private:
  BlockedOp(Operation *op, Blocking blocking) : op(op), blocking(blocking) {}

  struct EmittedBlock {
    Value value;
    bool dependsOnBlockIndex;
  };
  EmittedBlock emitBlock(OpBuilder &builder, Value blockIndex,
                         ValueRange operands,
                         const llvm::SmallBitVector &isBlock) const;
  /// Emits the op on its own operands into `scratch`, for the caller to inspect
  /// and erase.
  EmittedBlock emitTrial(Block &scratch) const;
  /// Returns true if the op uses the index of the block.
  bool dependsOnPosition() const;
  bool yieldsPartialSums() const;
  /// Returns true if blocks of `factor`'s dimensions have the same indices in
  /// all tensors; sets `dims`.
  bool setDims(const FactorMap &map, unsigned factor, bool isUneven);

  Operation *op;
  Blocking blocking;
  SmallVector<std::optional<unsigned>> dims; ///< dimOf of each tensor
};

/// Returns the type in which values of `type` are accumulated without more
/// rounding than in a dot: f32 for narrower floats. Returns nullopt if values
/// of `type` cannot be added.
std::optional<RankedTensorType> accumulationTypeOf(Type type);

/// takeBlock extracts block `blockIndex` (tensor<i32>) of `value` along `dim`,
/// zeros where that ends before the block does (with one segment);
/// putBlock returns `value` with that block replaced by `block`.
Value takeBlock(OpBuilder &builder, Location loc, Value value, unsigned dim,
                Blocking blocking, Value blockIndex);
Value putBlock(OpBuilder &builder, Location loc, Value value, unsigned dim,
               Blocking blocking, Value blockIndex, Value block);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H
