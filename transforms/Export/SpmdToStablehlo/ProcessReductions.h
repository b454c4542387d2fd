//===- ProcessReductions.h - Reductions among processes ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

namespace mlir::gspmd {

/// Collectives with a reduction. Reductions that XLA's collectives do not
/// support (bits of integers) are done locally after a gather or all-to-all.
class ProcessReductions : public ProcessOps {
public:
  using ProcessOps::ProcessOps;

  /// Reduces several tensors in one collective; `reduceScatter` takes one
  /// tensor.
  SmallVector<Value> allReduce(ValueRange inputs, sharding::ReductionKind kind,
                               ArrayRef<AxisRef> axes);
  Value reduceScatter(Value input, sharding::ReductionKind kind, int64_t dim,
                      ArrayRef<AxisRef> axes);

private:
  void fillReducer(Region &region, Type elementType,
                   sharding::ReductionKind kind);
  /// Reduces `rows` along their first dimension.
  Value combineRows(Value rows, sharding::ReductionKind kind);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSREDUCTIONS_H
