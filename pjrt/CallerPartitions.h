//===- CallerPartitions.h - What callers partition themselves ---*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLERPARTITIONS_H
#define GSPMD_PJRT_CALLERPARTITIONS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Makes manual computations of what the caller partitions. `module` is
/// completed.
LogicalResult callPartitioners(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLERPARTITIONS_H
