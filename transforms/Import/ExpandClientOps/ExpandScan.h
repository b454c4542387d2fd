//===- ExpandScan.h - Expands chlo.scan -------------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDSCAN_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDSCAN_H

#include "dialect/CHLO/ChloDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Builds a loop that computes `op`, and returns the values of its results.
SmallVector<Value> expandScan(chlo::ScanOp op, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDSCAN_H
