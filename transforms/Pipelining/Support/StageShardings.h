//===- StageShardings.h - Shardings in a stage ------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGESHARDINGS_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGESHARDINGS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// Makes the shardings on the mesh of the stages, which
/// --pipeline-add-microbatches puts aside, those of the program.
void restoreStageShardings(func::FuncOp func);

/// Returns the name of the mesh that the shardings in `op` refer to; null if
/// there is none.
FlatSymbolRefAttr findMeshName(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SUPPORT_STAGESHARDINGS_H
