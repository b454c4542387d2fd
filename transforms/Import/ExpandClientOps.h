//===- ExpandClientOps.h - Ops that StableHLO leaves to clients -*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H

#include "dialect/StableHLO/ChloDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Each builds `op` out of stablehlo's ops where `b` stands and returns its
/// result. Types are static.
Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b);
Value expandRaggedDot(chlo::RaggedDotOp op, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H
