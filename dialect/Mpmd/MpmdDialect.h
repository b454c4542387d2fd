//===- MpmdDialect.h - The `mpmd` dialect -----------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_MPMD_MPMDDIALECT_H
#define GSPMD_DIALECT_MPMD_MPMDDIALECT_H

#include "dialect/Sdy/SdyDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "dialect/Mpmd/MpmdDialect.h.inc"
#include "dialect/Mpmd/MpmdEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Mpmd/MpmdAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/Mpmd/MpmdTypes.h.inc"

#define GET_OP_CLASSES
#include "dialect/Mpmd/MpmdOps.h.inc"

namespace mlir::gspmd::mpmd {

/// Returns the topology of the function that is or contains `op`; null if it
/// has none.
TopologyAttr topologyOf(Operation *op);

} // namespace mlir::gspmd::mpmd

#endif // GSPMD_DIALECT_MPMD_MPMDDIALECT_H
