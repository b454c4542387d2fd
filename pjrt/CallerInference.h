//===- CallerInference.h - Shardings that callers infer ---------*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLERINFERENCE_H
#define GSPMD_PJRT_CALLERINFERENCE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Imports `module`, if it has calls of partition functions, and annotates
/// results of those without a sharding rule, which come with functions that
/// tell how results lie.
LogicalResult inferCallerShardings(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLERINFERENCE_H
