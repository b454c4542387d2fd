//===- SliceDims.h - Parts of a tensor at fixed positions -------*- C++ -*-===//
//
// What the slices of all dialects have in common. A dimension that is taken
// whole passes through; of others positions move. Of a dimension that one
// position is taken of, only one device has it: a reduction in which the others
// have no part.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H

#include "transforms/OpModels/Support/HaloWindow.h"

namespace mlir::gspmd {

/// A slice of operand 0.
struct SliceDims {
  SmallVector<int64_t> inSizes, outSizes, starts, strides;
  /// By dimension of the operand the result's; none for one of size 1 that the
  /// result does not have.
  SmallVector<std::optional<unsigned>> resultDim;
  /// Dimensions of which nothing is known (computed positions) stay whole.
  llvm::SmallBitVector isUnknown;

  unsigned rank() const { return inSizes.size(); }
  bool isUnsliced(unsigned dim) const {
    return !isUnknown[dim] && inSizes[dim] == outSizes[dim];
  }
  bool isSinglePosition(unsigned dim) const {
    return outSizes[dim] == 1 && !isUnsliced(dim) && !isUnknown[dim];
  }
};

/// All dimensions are there, at the same places.
SliceDims sliceDims(ArrayRef<int64_t> inShape, ArrayRef<int64_t> outShape,
                    ArrayRef<int64_t> starts, ArrayRef<int64_t> strides);

FactorRule sliceRule(Operation *op, const SliceDims &dims, bool conservative);
double sliceCommunicated(Operation *op, const SliceDims &dims,
                         const FactorMap &map, ArrayRef<AxisList> axes);
/// The part that this device takes of its local operand, as positions of what
/// `ctx.operands[0]` becomes: dims.starts, and where each ends.
struct LocalSlice {
  SmallVector<int64_t> starts, limits;
};
/// Brings what cut dimensions need from other devices.
LocalSlice exchangeSliceHalos(PartitionContext &ctx, const SliceDims &dims);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_SLICEDIMS_H
