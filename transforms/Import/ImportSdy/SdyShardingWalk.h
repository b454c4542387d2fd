//===- SdyShardingWalk.h - Walk over Shardy's shardings ---------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H

#include "dialect/Sdy/SdyDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Calls `visit` for each distinct sharding of the module with the first op
/// that has it, and for each distinct sharding of manual computations with the
/// first of these.
void forEachSdySharding(
    ModuleOp module,
    llvm::function_ref<void(sdy::TensorShardingAttr, Operation *)> visit);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H
