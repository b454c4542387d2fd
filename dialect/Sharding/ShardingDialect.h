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

/// Convert between the dialect's and the algebra's enum, which have equal
/// values.
inline ReductionKind fromAlgebra(Reduction kind) {
  return static_cast<ReductionKind>(kind);
}
inline Reduction toAlgebra(ReductionKind kind) {
  return static_cast<Reduction>(kind);
}
/// Print and parse the kind in `unreduced=max{"x"}`. `add` is not printed; the
/// parser accepts `add`, `sum` and all other kinds.
void printUnreducedKind(AsmPrinter &printer, Reduction kind);
ParseResult parseUnreducedKind(AsmParser &parser, Reduction &kind);

/// Returns the mesh that `name` refers to in the module of `op`; null if none.
MeshOp lookupMesh(Operation *op, FlatSymbolRefAttr name);

/// Returns the sharding attached to `value`, null if there is none:
/// `sharding.sharding` of a function argument, the entry of
/// `sharding.shardings` of the defining op, the entry of `sharding.block_args`
/// of the op of a block argument, or without that attribute the sharding of the
/// corresponding result of the op (loop-carried values).
TensorShardingAttr getSharding(Value value);
/// Returns the sharding of which all dimensions are open and unsharded.
TensorShardingAttr openSharding(FlatSymbolRefAttr mesh, Type type);
/// Attaches a sharding; results of the op without a sharding get an open one.
void setSharding(Value value, TensorShardingAttr sharding);
/// Get and set the sharding of a region argument or a result of a manual
/// computation, which is in the op's in_shardings or out_shardings.
TensorShardingAttr getManualSharding(ManualComputationOp op, Value value);
void setManualSharding(ManualComputationOp op, Value value,
                       TensorShardingAttr sharding);
/// Returns the sharding inside the region of a manual computation of a value
/// with the sharding `outside`: without the manual axes.
TensorSharding shardingInsideManual(const TensorSharding &outside,
                                    ArrayRef<AxisRef> manual);
/// Returns the sharding outside of a value with the sharding `inside`: the
/// manual axes of `outside`, followed by the axes of `inside`.
TensorSharding shardingOutsideManual(const TensorSharding &outside,
                                     ArrayRef<AxisRef> manual,
                                     const TensorSharding &inside);
/// Returns the (sub-)axes of `axes` that are in `manual`.
AxisList commonManualAxes(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> manual);
/// Returns the sharding attached to result `i` of `func`; null if none.
TensorShardingAttr getResultSharding(FunctionOpInterface func, unsigned i);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_SHARDINGDIALECT_H
