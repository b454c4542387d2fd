//===- SdyDialect.h - The `sdy` import dialect ------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYDIALECT_H
#define GSPMD_DIALECT_SDY_SDYDIALECT_H

#include "dialect/Sharding/ShardingDialect.h"

#include "dialect/Sdy/SdyDialect.h.inc"
#include "dialect/Sdy/SdyEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Sdy/SdyAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialect/Sdy/SdyOps.h.inc"

namespace mlir::gspmd::sdy {

/// The mesh that `name` refers to in the module around `op`; null if none.
MeshOp lookupMesh(Operation *op, FlatSymbolRefAttr name);

/// The sharding attached to `value`: of its function argument, of its defining
/// op's result, or the one that the defining or surrounding `sdy` op carries.
/// Null if none.
TensorShardingAttr getSharding(Value value);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYDIALECT_H
