//===- ReductionKernels.h - Elementwise reductions --------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_REDUCTIONKERNELS_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_REDUCTIONKERNELS_H

#include "gspmd/Runtime/CompiledProgram.h"

namespace mlir::gspmd {

/// Returns true if `kind` is defined on `type`: complex numbers have no order,
/// floats no bitwise operations.
bool supportsReduction(ReductionKind kind, ElementType type);

/// out[e] = in_0[e] op in_1[e] op ... for `count` contiguous elements, in
/// pairs:
///
///     ((in_0 op in_1) op (in_2 op in_3)) op ((in_4 op in_5) op in_6)
///
/// so that the error of a sum of n floats is at most ceil(log2(n)) roundings of
/// the sum of absolute values, and depends on n alone. bfloat16 and half
/// accumulate in float and round once. On Bool, Add and Max are "or", Mul and
/// Min are "and". `output` may be one of the inputs.
void reduceBuffers(ReductionKind kind, ElementType type,
                   llvm::ArrayRef<const char *> inputs, char *output,
                   int64_t count);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_REDUCTIONKERNELS_H
