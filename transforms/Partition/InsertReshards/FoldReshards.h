//===- FoldReshards.h - Values are made where they are wanted ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"

namespace mlir::gspmd {

/// A value that only a reshard, a loop, a branch or the function's return uses
/// is wanted where these put it: it gets that sharding, and the reshard goes.
void foldReshards(ModuleOp module, ShardingAttrTable &shardings,
                  ValueSources &sources);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H
