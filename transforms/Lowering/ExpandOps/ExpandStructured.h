//===- ExpandStructured.h - Structured ops to linalg.generic ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Reports an error for a structured op whose element types are unsupported.
LogicalResult verifyStructuredOp(Operation *op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDSTRUCTURED_H
