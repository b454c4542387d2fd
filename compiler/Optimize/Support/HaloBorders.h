//===- HaloBorders.h - Halos that come from the neighbours ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "lib/Algebra/Halo/HaloMessages.h"

namespace mlir::gspmd {

/// What the result of a halo exchange is made of, one behind the other:
/// positions of the part of the device before, of the device's own, and of that
/// of the device behind. All parts are of one size; a range may be empty.
///
///   part of 4, left 1, right 2    before [3, 4), own [0, 4), behind [0, 2)
///   part of 4, left -1, right 1   before none,   own [1, 4), behind [0, 1)
struct HaloBorders {
  /// nullopt for one that reaches beyond the neighbours.
  static std::optional<HaloBorders> of(spmd::HaloExchangeOp op);

  /// Does anything come from a neighbour?
  bool areExchanged() const { return before.size() + behind.size() > 0; }

  /// The elements of a device's own part at such positions, which are `before`
  /// to the device behind it, and `behind` to the one before it.
  Value take(stablehlo::TensorOps &ops, const ShardRange &range) const;

  spmd::HaloExchangeOp op;
  ShardRange before, own, behind;
};

/// `buffer` holds, along `dim`, `toBefore` positions for the device before and
/// then `toBehind` for the one behind; the devices are those of `like`. In the
/// result what comes from the device before is the first `toBehind` positions,
/// what comes from the one behind the last `toBefore`.
Value exchangeBorders(OpBuilder &builder, spmd::HaloExchangeOp like,
                      Value buffer, int64_t dim, int64_t toBefore,
                      int64_t toBehind);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H
