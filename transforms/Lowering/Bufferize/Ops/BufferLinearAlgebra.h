//===- BufferLinearAlgebra.h - Calls of linear algebra ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// The entry of a custom call of linear algebra; null if `op` is none.
const BufferEntry *lookupMatrixCall(Operation *op);
/// Calls a function of the runtime whose first argument is the number of the
/// element type: that of the first tensor.
void callLinearAlgebra(ImplicitLocOpBuilder &b, StringRef function,
                       ArrayRef<int64_t> options, ValueRange tensors);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H
