//===- BufferLinearAlgebra.h - Linear algebra custom calls ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Returns the table entry of a linear algebra custom call; null if `op` is
/// none.
const BufferEntry *lookupMatrixCall(Operation *op);
/// Calls a runtime function whose first argument is the number of the element
/// type of the first tensor.
void callLinearAlgebra(ImplicitLocOpBuilder &b, StringRef function,
                       ArrayRef<int64_t> options, ValueRange tensors);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERLINEARALGEBRA_H
