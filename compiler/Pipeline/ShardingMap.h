//===- ShardingMap.h - The --sharding-map option ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H
#define GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include <memory>

namespace mlir {
class Pass;
}

namespace mlir::gspmd {

/// Applies annotateArguments with the JSON in file `path`. `text` is the source
/// text of `module`, which defines the names of values; it may be empty.
LogicalResult applyShardingMap(ModuleOp module, StringRef entry, StringRef path,
                               StringRef text);
/// Creates a pass that applies the file. The entry function is @main, or the
/// only public function.
std::unique_ptr<Pass> createShardingMapPass(StringRef path, StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H
