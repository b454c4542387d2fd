//===- SliceDims.h - Slices at static offsets -------------------*- C++ -*-===//
//
// The common form of slices in all dialects. Unsliced dimensions pass through;
// along sliced dimensions elements move. A slice of size 1 is on one device
// only: a reduction to which the other devices contribute neutral elements.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H

#include "transforms/OpModels/Support/HaloWindow.h"

namespace mlir::gspmd {

/// A slice of operand 0.
struct SliceDims {
  SmallVector<int64_t> inSizes, outSizes, starts, strides;
  /// Maps a dimension of the operand to the result's; nullopt for a dimension
  /// of size 1 that the result drops.
  SmallVector<std::optional<unsigned>> resultDim;
  /// Dimensions with unknown (computed) offsets, which are unsharded.
  llvm::SmallBitVector isUnknown;

  unsigned rank() const { return inSizes.size(); }
  bool isUnsliced(unsigned dim) const {
    return !isUnknown[dim] && inSizes[dim] == outSizes[dim];
  }
  bool isSinglePosition(unsigned dim) const {
    return outSizes[dim] == 1 && !isUnsliced(dim) && !isUnknown[dim];
  }
};

/// The elements that a StableHLO slice selects.
struct StaticSlice {
  Value source;
  ArrayRef<int64_t> starts, limits, strides;
};
/// Returns what `op` selects if it is a slice; nullopt for another op or null.
std::optional<StaticSlice> staticSlice(Operation *op);

/// Returns true if `op`, which may be null, is a StableHLO slice at computed
/// start indices.
bool isDynamicSlice(Operation *op);

/// Replaces a dynamic slice at constant indices: by the update of a dynamic
/// update slice that wrote exactly this box, past those that wrote disjoint
/// ones, otherwise by a slice at constant offsets. Returns false for any
/// other op.
bool forwardDynamicSlice(Operation *op);
/// A write of `update` to the elements of `source` that begin at `starts`.
struct StaticUpdate {
  Value source, update;
  SmallVector<int64_t> starts;
};
/// Returns what `op` writes if it is a dynamic update slice at constant
/// indices; nullopt for another op.
std::optional<StaticUpdate> staticDynamicUpdateSlice(Operation *op);
/// Returns true if `op` repeats its operand along dimensions of its result.
bool isBroadcast(Operation *op);
/// Returns the dimension along which `op` concatenates its operands; nullopt
/// for other ops.
std::optional<int64_t> concatenatedDim(Operation *op);

/// Returns the slice of a result with the rank of the operand.
SliceDims sliceDims(ArrayRef<int64_t> inShape, ArrayRef<int64_t> outShape,
                    ArrayRef<int64_t> starts, ArrayRef<int64_t> strides);

FactorRule sliceRule(Operation *op, const SliceDims &dims, bool conservative);
double sliceCommunicated(Operation *op, const SliceDims &dims,
                         const FactorMap &map, ArrayRef<AxisList> axes);
/// The range that this device selects of its local operand, as indices of the
/// new `ctx.operands[0]`.
struct LocalSlice {
  SmallVector<int64_t> starts, limits, strides;
};
/// Reads what sharded dimensions need from other devices into
/// `ctx.operands[0]`. If the slice is the operand's only use, the unsharded
/// dimensions are sliced before, so that fewer bytes are sent; other uses may
/// share the exchange. Slices of the operand along the same sharded dimension
/// share an exchange of blocks if that sends less; `dimsOf` returns the form of
/// a slice of the op's dialect, nullopt for other ops.
LocalSlice
exchangeSliceHalos(PartitionContext &ctx, const SliceDims &dims,
                   function_ref<std::optional<SliceDims>(Operation *)> dimsOf);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H
