//===- SdyShardingWalk.h - Shardy's shardings of a module -------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H

#include "dialect/Sdy/SdyDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Calls `visit` for each sharding of the module and the first op that has it;
/// of manual computations for the first of these, too.
void forEachSdySharding(
    ModuleOp module,
    llvm::function_ref<void(sdy::TensorShardingAttr, Operation *)> visit);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_SDYSHARDINGWALK_H
