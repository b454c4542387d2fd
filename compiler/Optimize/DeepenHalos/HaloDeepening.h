//===- HaloDeepening.h - One wide halo for several stencils -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_HALODEEPENING_H
#define GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_HALODEEPENING_H

#include "compiler/Optimize/DeepenHalos/StencilChain.h"
#include "lib/Algebra/Halo/HaloMessages.h"

namespace mlir::gspmd {

/// Rewrites a chain so that only one of `depth` consecutive stencils exchanges
/// halos, wide enough for all of them. The others read elements of adjacent
/// shards that the device computes itself.
class HaloDeepening {
public:
  HaloDeepening(StencilChain &chain, unsigned depth);

  /// Returns true if exchanges are saved and no halo becomes wider than a
  /// shard.
  bool isPossible() const { return isDeeper && fits; }
  /// Rewrites the block.
  void rewrite();

private:
  /// Indices [begin, end) of a value of which the device has [0, size).
  struct Extended {
    Value value;
    int64_t begin;
  };

  void addNeed(Value value, unsigned dim, ShardRange range);
  void addNeedsOf(Operation *op);
  void addNeedsOfHalo(spmd::HaloExchangeOp halo);
  void addNeedsOfReaders(Value value);
  bool isExtended(Value value) const;
  bool computesNeeds(Operation *op);
  bool isMoved(Operation *op);
  Value originOf(Value value, unsigned dim, unsigned depth);
  bool isReplaced(spmd::HaloExchangeOp halo) const;

  void extend(Operation *op);
  void replaceByRange(OpBuilder &builder, Value value, unsigned dim);
  Value maskOutside(Value value, unsigned dim, int64_t begin, Location loc);
  Value rangeOf(OpBuilder &builder, Value value, unsigned dim,
                ShardRange range);
  Value compute(Value value, unsigned dim, ShardRange range);
  Value exchange(Value value, unsigned dim, ShardRange range);

  StencilChain &chain;
  unsigned depth;
  bool isDeeper = false, fits = true;
  spmd::HaloExchangeOp pattern;
  /// The indices of a value along its sharded dimension that are needed.
  DenseMap<Value, std::pair<unsigned, ShardRange>> needs;
  /// Values whose halos are exchanged: inputs of exchanges that remain, and
  /// other operands of the chain.
  DenseSet<Value> exchanged;
  /// Values that are computed from the halos of an operand instead: one
  /// exchange serves several slices of a tensor.
  DenseSet<Value> moved;
  DenseMap<Value, Value> origins; ///< see originOf
  /// Inputs of exchanges that are replaced, whose indices beyond the ends of
  /// the global tensor must be zero.
  DenseSet<Value> masked;
  /// Operands of moves whose results are read by exchanges that are replaced.
  DenseSet<Value> zeroBeyondEnds;
  DenseMap<Value, Extended> extended;
  /// Ranges of values that every device computes by itself.
  std::map<std::tuple<void *, unsigned, int64_t, int64_t>, Value> computed;
  /// Values with the slices that replace them.
  SmallVector<std::pair<Value, Value>> replacements;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_HALODEEPENING_H
