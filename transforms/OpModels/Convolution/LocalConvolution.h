//===- LocalConvolution.h - A device's part of a convolution ----*- C++ -*-===//
//
// The windows of a cut dimension reach into what other devices have. A device
// reads that, with the gaps of dilation and the zeros of padding that are its
// own, and convolves what it has then.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_LOCALCONVOLUTION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_LOCALCONVOLUTION_H

#include "transforms/OpModels/Convolution/SpatialDims.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

namespace mlir::gspmd {

/// Is the dimension cut along its windows or its taps such that devices read
/// what others have? Patches may be cut along both, then evenly.
bool isShardedAlong(const SpatialDim &dim, const TensorSharding &input,
                    const TensorSharding &output);

/// What each of `shards` devices reads of the input's dimension.
DilatedRead readOf(const SpatialDim &dim, int64_t shards);

/// Bytes of its input, the first operand, that each device gets from others
/// for a convolution with the spatial dimensions `dims`.
double receivedInputBytes(Operation *op, ArrayRef<SpatialDim> dims,
                          const FactorMap &map, ArrayRef<AxisList> axes);

/// How a local convolution treats one of its spatial dimensions.
struct LocalWindow {
  int64_t padLow, padHigh, baseDilation;
  int64_t out;
  /// If set, the wanted part of the output begins at the read's phase.
  std::optional<DilatedRead> slicedBy;
};

class LocalConvolution {
public:
  /// `dims` are the spatial dimensions of `op`, `numbers` its others.
  LocalConvolution(Operation *op, stablehlo::ConvDimensionNumbersAttr numbers,
                   SmallVector<SpatialDim> dims, PartitionContext &ctx)
      : op(op), numbers(numbers), ctx(ctx), dims(std::move(dims)) {}

  /// The result, with `groups` for the attributes that count groups.
  Value make(ArrayRef<NamedAttribute> groups);
  /// The same of an op that holds its windows in attributes of other names.
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
