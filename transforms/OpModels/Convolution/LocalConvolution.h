//===- LocalConvolution.h - Local form of a convolution ---------*- C++ -*-===//
//
// The windows of a sharded dimension overlap the shards of other devices. A
// device reads the range that its windows cover, including the gaps of dilation
// and the zeros of padding, and convolves this range.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_LOCALCONVOLUTION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_LOCALCONVOLUTION_H

#include "transforms/OpModels/Convolution/SpatialDims.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

namespace mlir::gspmd {

/// Returns true if the windows or taps of the dimension are sharded such that
/// devices read elements of other devices. Adjacent windows (patches) require
/// that only if they are sharded unevenly.
bool isShardedAlong(const SpatialDim &dim, const TensorSharding &input,
                    const TensorSharding &output);

/// Returns the ranges of the input's dimension that `shards` devices read.
DilatedRead readOf(const SpatialDim &dim, int64_t shards);

/// Returns the bytes of its input, the first operand, that each device receives
/// for a convolution with the spatial dimensions `dims`.
double receivedInputBytes(Operation *op, ArrayRef<SpatialDim> dims,
                          const FactorMap &map, ArrayRef<AxisList> axes);

/// The parameters of one spatial dimension of a local convolution.
struct LocalWindow {
  int64_t padLow, padHigh, baseDilation;
  int64_t out;
  /// If set, the device's output begins at the phase of this read.
  std::optional<DilatedRead> slicedBy;
};

class LocalConvolution {
public:
  /// `dims` are the spatial dimensions of `op`; `numbers` has the others.
  LocalConvolution(Operation *op, stablehlo::ConvDimensionNumbersAttr numbers,
                   SmallVector<SpatialDim> dims, PartitionContext &ctx)
      : op(op), numbers(numbers), ctx(ctx), dims(std::move(dims)) {}

  /// Returns the result. `groups` replaces the attributes that count groups.
  Value make(ArrayRef<NamedAttribute> groups);
  /// Returns the result of an op whose window attributes have other names.
  Value
  make(llvm::function_ref<SmallVector<NamedAttribute>(ArrayRef<LocalWindow>)>
           attrsOf);

private:
  void maskReduced();
  void maskBeyondTaps(const SpatialDim &dim, int64_t shards,
                      ArrayRef<AxisRef> axes, bool hasGaps);
  LocalWindow readInput(const SpatialDim &dim);
  LocalWindow keepDilation(const SpatialDim &dim, const DilatedRead &read,
                           int64_t taps, int64_t out);
  Value zero() {
    return LocalOps(ctx).scalar(tensorType(op->getOperand(0)).getElementType(),
                                0);
  }

  Operation *op;
  stablehlo::ConvDimensionNumbersAttr numbers;
  PartitionContext &ctx;
  SmallVector<SpatialDim> dims;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_LOCALCONVOLUTION_H
