//===- ShardingMap.h - --sharding-map ---------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H
#define GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include <memory>

namespace mlir {
class Pass;
}

namespace mlir::gspmd {

/// annotateArguments of the JSON in file `path`. `text` is that of which
/// `module` was read, for the names of values; it may be empty.
LogicalResult applyShardingMap(ModuleOp module, StringRef entry, StringRef path,
                               StringRef text);
/// As a pass; the entry is @main, or the only public function.
std::unique_ptr<Pass> createShardingMapPass(StringRef path, StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_SHARDINGMAP_H
