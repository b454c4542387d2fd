//===- ExpandMulhi.h - mulhi out of simpler ops -----------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H

#include "dialect/CHLO/ChloDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Builds `op` out of stablehlo's ops where `b` stands and returns its result.
/// Types are static.
Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H
