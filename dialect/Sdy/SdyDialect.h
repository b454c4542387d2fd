//===- SdyDialect.h - The `sdy` import dialect ------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYDIALECT_H
#define GSPMD_DIALECT_SDY_SDYDIALECT_H

#include "dialect/Sharding/ShardingDialect.h"

#include "dialect/Sdy/SdyDialect.h.inc"
#include "dialect/Sdy/SdyEnums.h.inc"

namespace mlir::gspmd::sdy {
sharding::ReductionKind toReductionKind(ReductionOp reduction);
/// `kind` is a sum, a maximum or a minimum.
ReductionOp toReductionOp(sharding::ReductionKind kind);
} // namespace mlir::gspmd::sdy

#define GET_ATTRDEF_CLASSES
#include "dialect/Sdy/SdyAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialect/Sdy/SdyOps.h.inc"

namespace mlir::gspmd::sdy {

/// Returns the mesh that `name` refers to in the module of `op`; null if none.
MeshOp lookupMesh(Operation *op, FlatSymbolRefAttr name);

/// Returns the sharding attached to `value`, null if there is none: that of the
/// function argument, of the defining op's result, or of the defining or
/// enclosing `sdy` op.
TensorShardingAttr getSharding(Value value);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYDIALECT_H
