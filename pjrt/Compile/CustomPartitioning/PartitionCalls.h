//===- PartitionCalls.h - What callers partition themselves -----*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// Makes manual computations of what the caller partitions. `module` is
/// completed.
LogicalResult applyPartitionFunctions(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_PARTITIONCALLS_H
