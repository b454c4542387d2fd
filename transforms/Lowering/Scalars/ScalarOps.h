//===- ScalarOps.h - Element-wise ops on single elements --------*- C++ -*-===//
//
// One table says for every element-wise op of stablehlo and chlo what it does
// to one element. Bodies of linalg ops and of the regions of reduce, sort,
// scatter and their like are all made from it.
//
// Types. Scalars are signless: `ui32` elements travel as `i32`, and whether an
// op is unsigned is read from the types of the op itself. Floats narrower than
// 32 bits are widened around each op, so every op rounds once. What is stored
// in other bits (StoredElements.h) is unpacked before an op and packed after
// it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALAROPS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALAROPS_H

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Lowering/Scalars/StoredElements.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::lowering {

/// What arithmetic an element type wants.
enum class NumberKind { Bool, Signed, Unsigned, Float, Complex };
NumberKind kindOf(Type elementType);

/// One application of an op to elements.
struct ScalarCall {
  ImplicitLocOpBuilder &b;
  Operation *op;
  /// Of operand 0, as the op sees it.
  NumberKind kind;
  /// Of `args[0]`: signless, and f32 where the operand is a narrower float.
  Type type;
  /// Element type of the result as written on the op (it may be unsigned).
  Type resultType;
  SmallVector<Value> args;

  bool isFloat() const { return kind == NumberKind::Float; }
  bool isComplex() const { return kind == NumberKind::Complex; }
  bool isBool() const { return kind == NumberKind::Bool; }
  bool isUnsigned() const { return kind == NumberKind::Unsigned || isBool(); }
  /// An integer, float or complex constant of `type`.
  Value constant(double value) const;
  /// Declares and calls the C function `NAME_f32` or `NAME_f64` by `type`.
  Value callRuntime(StringRef name) const;
  /// Calls `NAME` on real and imaginary parts of all arguments, in f64.
  Value callComplex(StringRef name) const;
};

/// Null where the op is not defined on these types.
using ScalarFn = Value (*)(ScalarCall &);
struct ScalarEntry {
  ScalarFn build;
  /// Do not widen bf16 and f16 operands for this op.
  bool keepsNarrow = false;
  /// The op costs more than a few instructions: recomputing it is not free.
  bool expensive = false;
};
using ScalarTable = llvm::StringMap<ScalarEntry>;
void addArithmeticScalarOps(ScalarTable &table);
void addMathScalarOps(ScalarTable &table);
void addSpecialScalarOps(ScalarTable &table);
void addComparisonScalarOps(ScalarTable &table);
void addConversionScalarOps(ScalarTable &table);

/// The entry of `op`; null when it is not element-wise.
const ScalarEntry *lookupScalarOp(Operation *op);

/// Emits `op` on elements. An error at `op` when its types are not supported.
FailureOr<Value> buildScalar(Operation *op, ValueRange args,
                             OpBuilder &builder);

/// Emits the body of a region whose values are all of rank 0. `args` stand for
/// the block's arguments; `captured` yields the element of a value from
/// outside.
FailureOr<SmallVector<Value>>
inlineScalarRegion(Region &region, ValueRange args, OpBuilder &builder,
                   llvm::function_ref<Value(Value)> captured);

/// Calls a C function without effects. A body under construction may not be in
/// its module yet: `declarePureCallees` has to follow.
ValueRange callPure(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                    TypeRange results);
/// Declares all that is called and has no declaration.
void declarePureCallees(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALAROPS_H
