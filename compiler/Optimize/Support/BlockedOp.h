//===- BlockedOp.h - An op, one block of a dimension at a time --*- C++ -*-===//
//
// An op that can be cut over devices along a dimension can be run on its blocks
// one after the other too: on one block it makes a block of its result, or a
// term of it, where the dimension is one that it sums over.
//
//   %r = dot_general %a, %g     %a: 8x16, %g: 16x4, blocks of dimension 1 of %a
//   %r = sum over j of dot_general %a[:, 4j : 4j + 4], %g[4j : 4j + 4, :]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd {

/// How a dimension is in blocks: it is `runs` times all blocks, so that a block
/// is its part of each run. One run: blocks are contiguous.
struct Blocking {
  int64_t blocks = 1, runs = 1;
};

class BlockedOp {
public:
  /// `op`, which has one result, in blocks of dimension `dim` of tensor
  /// `tensor` (operands, then the result). nullopt for an op that cannot be cut
  /// so, or would have to exchange something then, nor for one to which it
  /// matters where its elements are. Neither for an op
  /// with side effects, which are to happen once and where they are, nor for
  /// one whose terms cannot be added up without more rounding than it has.
  static std::optional<BlockedOp> make(Operation *op, unsigned tensor,
                                       unsigned dim, Blocking blocking);

  Operation *getOp() const { return op; }
  bool sumsBlocks() const { return !dimOfResult(); }
  /// What it makes of a block where that is a term: floats that are narrower
  /// than f32 are added up in f32.
  RankedTensorType typeOfTerm() const;
  /// Along which dimension a tensor is in blocks; nullopt where it is whole.
  std::optional<unsigned> dimOf(unsigned tensor) const { return dims[tensor]; }
  std::optional<unsigned> dimOfResult() const { return dims.back(); }
  /// The operands that hold blocks.
  SmallVector<unsigned> operandsInBlocks() const;

  /// The op on block `number` (tensor<i32>); `operands` are whole, but for
  /// those of `isBlock`, which are that block already.
  Value emit(OpBuilder &builder, Value number, ValueRange operands,
             const llvm::SmallBitVector &isBlock) const;

private:
  BlockedOp(Operation *op, Blocking blocking) : op(op), blocking(blocking) {}

  /// `dependsOnBlockIndex`: whether the op's partition does.
  Value emit(OpBuilder &builder, Value number, ValueRange operands,
             const llvm::SmallBitVector &isBlock,
             bool &dependsOnBlockIndex) const;
  bool dependsOnPlace() const;
  bool makesTerms() const;

  Operation *op;
  Blocking blocking;
  SmallVector<std::optional<unsigned>> dims; ///< by tensor
};

/// The type to add up values of `type` in, with no more rounding than in
/// products of it: f32 for narrower floats. nullopt where nothing adds them up.
std::optional<RankedTensorType> sumTypeOf(Type type);

/// `number` (tensor<i32>) counts blocks along `dim`: that one of `value`, and
/// `value` with that one replaced by `block`.
Value takeBlock(OpBuilder &builder, Location loc, Value value, unsigned dim,
                Blocking blocking, Value number);
Value putBlock(OpBuilder &builder, Location loc, Value value, unsigned dim,
               Blocking blocking, Value number, Value block);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_BLOCKEDOP_H
