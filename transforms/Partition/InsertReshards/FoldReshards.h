//===- FoldReshards.h - Reshards of values with one use ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"

namespace mlir::gspmd {

/// Gives a value whose only user is a reshard, a loop, a branch or the return
/// of its function the sharding that this user requires. A reshard that becomes
/// an identity is erased.
void foldReshards(ModuleOp module, ShardingAttrTable &shardings,
                  ValueSources &sources);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FOLDRESHARDS_H
