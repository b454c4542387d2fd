//===- ExpandComposite.h - Composites as what they stand for ----*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCOMPOSITE_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCOMPOSITE_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd::import {

/// Puts an op in the place of `composite`, with the shardings of its results,
/// and returns it: the op of chlo that the composite is named after, where it
/// has the same operands, attributes and results and is no function of
/// elements, else a call of its decomposition.
Operation *expandComposite(stablehlo::CompositeOp composite);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCOMPOSITE_H
