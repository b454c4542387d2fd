//===- ChloComposites.h - CHLO ops from composites --------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H
#define GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"

namespace mlir::gspmd::stablehlo {

/// Replaces a composite with the name of a chlo op by this op; portable
/// artifacts have composites instead of chlo ops. Returns null and changes
/// nothing if the composite is not a valid chlo op, or if `filter` is not null
/// and rejects the op.
Operation *restoreOp(CompositeOp composite,
                     llvm::function_ref<bool(OperationName)> filter = nullptr);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H
