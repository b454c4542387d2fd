//===- ExpandClientOps.h - Ops that StableHLO leaves to clients -*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H

#include "dialect/StableHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Each builds `op` out of stablehlo's ops where `b` stands and returns its
/// result. Types are static.
Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b);
Value expandRaggedDot(chlo::RaggedDotOp op, ImplicitLocOpBuilder &b);

/// Builds a loop and returns the results of `op`.
SmallVector<Value> expandScan(chlo::ScanOp op, ImplicitLocOpBuilder &b);

/// XLA's `ApproxTopK` becomes a sort whose first elements are taken, in place:
/// exact, as an approximation may be. Returns the function that compared, which
/// may now be without uses. Fails, and changes nothing, if the call is not formed
/// as XLA's.
FailureOr<func::FuncOp> expandApproxTopK(stablehlo::CustomCallOp call);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_H
