//===- StencilSplit.h - A stencil without its halo first --------*- C++ -*-===//
//
// Ops that read a halo need it at the borders of their results only:
//
//   %h = halo_exchange %x left 1 right 1      x: 8 positions, h: 10
//   %c = convolution %h, %k                   windows of 3: 8 positions
//
// positions [1, 7) of %c are made of %x alone; [0, 1) of the first of %h and
// two of %x, [7, 8) of two of %x and the last of %h.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H
#define GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H

#include "compiler/Optimize/Support/HaloBorders.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace mlir::gspmd {

/// A halo exchange with the ops behind it that can be run on ranges of it: up
/// to the first products or reductions, and as far as element-wise ops, slices
/// and the like go.
class StencilSplit {
public:
  /// nullopt where something reads the halo that cannot be cut, or where
  /// nothing is left that does not need it.
  static std::optional<StencilSplit> find(spmd::HaloExchangeOp halo);

  /// What is made of the device's own part is made of that, and what is not is
  /// made apart, of the borders alone, which are exchanged; ops of the block
  /// may stand before what they read then (BlockOrder::restore). Returns the
  /// exchange.
  Operation *rewrite();

  /// Positions of the results, and of those what does not need the halo.
  int64_t positions() const;
  int64_t positionsInside() const;

private:
  explicit StencilSplit(const HaloBorders &halo) : halo(halo) {}

  /// A result that is read by others, and its positions that do not need the
  /// halo.
  struct Out {
    Value value;
    ShardRange inside;
  };

  class RangeWriter;

  bool collect();
  /// Is it the halo, or made of it in parts? Along which dimension it lies
  /// there.
  bool isOfStencil(Value value) const;
  unsigned dimOf(Value value) const;
  /// May the op be one of the stencil? Along which dimension of its results
  /// the halo lies then.
  std::optional<unsigned> joinAt(Operation *op) const;
  bool findOuts();
  std::optional<ShardRange> findInside(Value value) const;
  /// By value and positions; values are read by several ops.
  using Reads = std::map<std::tuple<const void *, int64_t, int64_t>,
                         std::optional<ShardRange>>;
  /// The positions of the halo's result that are read for `range` of a value
  /// of the stencil; nullopt where that cannot be made alone.
  std::optional<ShardRange> readFor(Value value, ShardRange range,
                                    Reads &reads) const;

  HaloBorders halo;
  /// The stencil's ops, with the dimension along which the halo lies.
  llvm::MapVector<Operation *, unsigned> dims;
  SmallVector<Out> outs;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H
