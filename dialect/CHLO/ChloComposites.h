//===- ChloComposites.h - Composites that are ops ---------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H
#define GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"

namespace mlir::gspmd::stablehlo {

/// A portable artifact has no ops of chlo: those that are to be kept are
/// composites of their names. Puts the op in the place of such a composite;
/// null, and nothing is changed, where the composite is none that fits the op,
/// or the op is none that `isWanted`, unless that is null.
Operation *
restoreOp(CompositeOp composite,
          llvm::function_ref<bool(OperationName)> isWanted = nullptr);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_CHLO_CHLOCOMPOSITES_H
