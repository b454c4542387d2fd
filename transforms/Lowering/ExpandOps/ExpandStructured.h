//===- ExpandStructured.h - Structured ops to linalg.generic ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Reports a structured op on elements that it cannot compute with.
LogicalResult verifyStructuredOp(Operation *op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H
