//===- ShardingDialect.h - The `sharding` dialect ---------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_SHARDINGDIALECT_H
#define GSPMD_DIALECT_SHARDING_SHARDINGDIALECT_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Mesh/Mesh.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialect/Sharding/ShardingDialect.h.inc"
#include "dialect/Sharding/ShardingEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Sharding/ShardingAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialect/Sharding/ShardingOps.h.inc"

namespace mlir::gspmd::sharding {

/// The dialect's enum and the algebra's are one.
inline ReductionKind fromAlgebra(Reduction kind) {
  return static_cast<ReductionKind>(kind);
}
inline Reduction toAlgebra(ReductionKind kind) {
  return static_cast<Reduction>(kind);
}
/// The kind in front of the braces of `unreduced=max{"x"}`: `add` is not
/// written. `add`, `sum` and all other kinds are read.
void printUnreducedKind(AsmPrinter &printer, Reduction kind);
ParseResult parseUnreducedKind(AsmParser &parser, Reduction &kind);

/// The mesh that `name` refers to in the module around `op`; null if none.
MeshOp lookupMesh(Operation *op, FlatSymbolRefAttr name);

/// The sharding attached to `value`: `sharding.sharding` of a function
/// argument, the entry of `sharding.shardings` of the defining op, or for a
/// block argument of a region op (a loop carry), that of the matching operand's
/// result if the op has as many results as the block has arguments, unless it
/// tells those of its arguments apart (`sharding.block_args`). Null if there is
/// none.
TensorShardingAttr getSharding(Value value);
/// The sharding that says nothing: all dimensions open.
TensorShardingAttr openSharding(FlatSymbolRefAttr mesh, Type type);
/// Attaches a sharding; entries of other results that had none become open.
void setSharding(Value value, TensorShardingAttr sharding);
/// The two for arguments of a manual computation's region and for its results,
/// which are kept in the computation's own attributes.
TensorShardingAttr getManualSharding(ManualComputationOp op, Value value);
void setManualSharding(ManualComputationOp op, Value value,
                       TensorShardingAttr sharding);
/// How the region of a manual computation sees what lies as `outside`.
TensorSharding shardingInsideManual(const TensorSharding &outside,
                                    ArrayRef<AxisRef> manual);
/// How what lies as `inside` lies outside: after the manual axes of `outside`.
TensorSharding shardingOutsideManual(const TensorSharding &outside,
                                     ArrayRef<AxisRef> manual,
                                     const TensorSharding &inside);
/// What `axes` have in common with `manual`.
AxisList commonManualAxes(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> manual);
/// The sharding attached to result `i` of `func`; null if none.
TensorShardingAttr getResultSharding(FunctionOpInterface func, unsigned i);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_SHARDINGDIALECT_H
