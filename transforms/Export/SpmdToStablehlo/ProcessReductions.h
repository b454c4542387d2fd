//===- ProcessReductions.h - Reductions between processes -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// What XLA's collectives do not combine on the way (bits of numbers) is
/// combined where it arrives.
class ProcessReductions : public ProcessOps {
public:
  using ProcessOps::ProcessOps;

  /// Several tensors in one collective; `reduceScatter` is of one only there.
  SmallVector<Value> allReduce(ValueRange inputs, sharding::ReductionKind kind,
                               ArrayRef<AxisRef> axes);
  Value reduceScatter(Value input, sharding::ReductionKind kind, int64_t dim,
                      ArrayRef<AxisRef> axes);

private:
  Value combine(sharding::ReductionKind kind, Value a, Value b);
  void fillReducer(Region &region, Type elementType,
                   sharding::ReductionKind kind);
  /// `rows` combined along their first dimension.
  Value combineRows(Value rows, sharding::ReductionKind kind);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H
