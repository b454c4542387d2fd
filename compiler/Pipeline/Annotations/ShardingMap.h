//===- ShardingMap.h - The --sharding-map option ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_ANNOTATIONS_SHARDINGMAP_H
#define GSPMD_COMPILER_PIPELINE_ANNOTATIONS_SHARDINGMAP_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Applies annotateArguments with the JSON in file `path`. `text` is the source
/// text of `module`, which defines the names of values; it may be empty. Values
/// that are named already (nameValues) keep these names.
LogicalResult applyShardingMap(ModuleOp module, StringRef entry, StringRef path,
                               StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_ANNOTATIONS_SHARDINGMAP_H
