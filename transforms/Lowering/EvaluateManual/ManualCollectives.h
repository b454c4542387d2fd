//===- ManualCollectives.h - Users' collectives, literally ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H
#define GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd::lowering {

/// Writes, in front of `op`, what a collective of the user means: everybody's
/// value goes to everybody, and each device combines those of its group. Gives
/// the results; an error at `op` where it names who is not there.
FailureOr<SmallVector<Value>> writeCollective(Operation *op, OpBuilder &builder,
                                              const Mesh &mesh,
                                              FlatSymbolRefAttr meshName);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_MANUALCOLLECTIVES_H
