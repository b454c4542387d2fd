//===- ExpandMulhi.h - Expands chlo.mulhi -----------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H

#include "dialect/CHLO/ChloDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Builds `op`, which must have static types, from StableHLO ops at the
/// insertion point of `b` and returns the result.
Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDMULHI_H
