//===- ImportHaloUpdate.h - Imports shard.update_halo -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTHALOUPDATE_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTHALOUPDATE_H

#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace mlir::gspmd {

/// Creates, before `op`, the halo exchange of spmd that `op` is, and returns
/// its value. `axesOf` converts the axes of a grid. On the first and the last
/// device, the halo that has no adjacent shard keeps the elements of the
/// destination. An error: dynamic sizes, memrefs, halos along several
/// dimensions or wider than a shard.
FailureOr<Value> importHaloUpdate(
    shard::UpdateHaloOp op,
    function_ref<sharding::AxesAttr(FlatSymbolRefAttr, ArrayRef<int16_t>)>
        axesOf);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTHALOUPDATE_H
