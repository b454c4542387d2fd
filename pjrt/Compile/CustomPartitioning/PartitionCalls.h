//===- PartitionCalls.h - Applies partition functions -----------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Replaces the calls that the caller partitions by manual computations.
/// Precondition: `module` is completed.
LogicalResult applyPartitionFunctions(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H
