//===- ManualCollectives.h - Reference collectives --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H
#define GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd::lowering {

/// Emits, in front of `op`, the definition of a collective of a manual
/// computation: all values are gathered on all devices, and each device
/// combines those of its replica group. Returns the results; reports an error
/// at `op` if it names devices that do not exist.
FailureOr<SmallVector<Value>> writeCollective(Operation *op, OpBuilder &builder,
                                              const Mesh &mesh,
                                              FlatSymbolRefAttr meshName);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H
