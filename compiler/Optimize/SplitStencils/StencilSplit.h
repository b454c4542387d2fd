//===- StencilSplit.h - Interior and border of a stencil --------*- C++ -*-===//
//
// Ops that use a halo need it only for the borders of their results:
//
//   %h = halo_exchange %x left 1 right 1      x: 8 elements, h: 10
//   %c = convolution %h, %k                   windows of 3: 8 elements
//
// Elements [1, 7) of %c depend on %x alone; [0, 1) on the first element of %h
// and two of %x, [7, 8) on two of %x and the last element of %h.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H
#define GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H

#include "compiler/Optimize/Support/HaloBorders.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace mlir::gspmd {

/// A halo exchange and the ops that depend on it and can compute ranges of
/// their results: element-wise ops, slices and the like, up to and including
/// the first contractions or reductions.
class StencilSplit {
public:
  /// Returns nullopt if a user of the halo cannot be split, or if no index
  /// is independent of the halo.
  static std::optional<StencilSplit> find(spmd::HaloExchangeOp halo);

  /// Computes the interior from the device's own shard, and the borders
  /// separately from exchanged borders. Ops of the block may then precede their
  /// operands until BlockDependences::restore. Returns the exchange.
  Operation *rewrite();

  /// Return the number of positions of the results, and of those that do not
  /// depend on the halo.
  int64_t numPositions() const;
  int64_t numInteriorPositions() const;

private:
  explicit StencilSplit(const HaloBorders &halo) : halo(halo) {}

  /// A result with users outside of the stencil, and its indices that do not
  /// depend on the halo.
  struct EscapingResult {
    Value value;
    ShardRange inside;
  };

  class RangeWriter;

  bool collect();
  /// belongsToStencil returns true for the halo and values computed from it;
  /// dimOf returns the dimension along which the halo extends there.
  bool belongsToStencil(Value value) const;
  unsigned dimOf(Value value) const;
  /// Returns the dimension of the op's results along which the halo extends if
  /// the op can be part of the stencil.
  std::optional<unsigned> haloDimFor(Operation *op) const;
  bool findEscapingResults();
  std::optional<ShardRange> findInterior(Value value) const;
  /// A cache of `requiredRange`, by op and indices, because values have
  /// several users.
  using Reads = std::map<std::tuple<const void *, int64_t, int64_t>,
                         std::optional<ShardRange>>;
  /// Returns the indices of the halo's result that are needed for `range` of
  /// a value of the stencil; nullopt if that range cannot be computed
  /// separately.
  std::optional<ShardRange> requiredRange(Value value, ShardRange range,
                                          Reads &reads) const;

  HaloBorders halo;
  /// The ops of the stencil, with the dimension along which the halo extends.
  llvm::MapVector<Operation *, unsigned> dims;
  SmallVector<EscapingResult> escaping;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_STENCILSPLIT_H
