//===- ScalarOps.h - Scalar form of element-wise ops ------------*- C++ -*-===//
//
// A table defines for every element-wise op of stablehlo and chlo what it
// computes for one element. The bodies of linalg ops and the regions of reduce,
// sort, scatter and similar ops are generated from it.
//
// Types. Scalars are signless: a `ui32` element is an `i32`, and the types of
// the op itself define whether it is unsigned. Floats narrower than 32 bits are
// widened around each op, so every op rounds once. Elements with another
// storage type (StoredElements.h) are unpacked before an op and packed after
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

/// The kind of arithmetic of an element type.
enum class NumberKind { Bool, Signed, Unsigned, Float, Complex };
NumberKind kindOf(Type elementType);

/// One application of an op to elements.
struct ScalarCall {
  ImplicitLocOpBuilder &b;
  Operation *op;
  /// The kind of operand 0 as written on the op.
  NumberKind kind;
  /// The type of `args[0]`: signless, and f32 where the operand is a narrower
  /// float.
  Type type;
  /// The element type of the result as written on the op (it may be unsigned).
  Type resultType;
  SmallVector<Value> args;

  bool isFloat() const { return kind == NumberKind::Float; }
  bool isComplex() const { return kind == NumberKind::Complex; }
  bool isBool() const { return kind == NumberKind::Bool; }
  bool isUnsigned() const { return kind == NumberKind::Unsigned || isBool(); }
  /// Returns an integer, float or complex constant of `type`.
  Value constant(double value) const;
  /// Declares and calls the C function `NAME_f32` or `NAME_f64` by `type`.
  Value callRuntime(StringRef name) const;
  /// Calls `NAME` on the real and imaginary parts of all arguments, in f64.
  Value callComplex(StringRef name) const;
};

/// Builds the op on elements; returns null if it is not defined on these types.
using ScalarFn = Value (*)(ScalarCall &);
struct ScalarEntry {
  ScalarFn build;
  /// True if bf16 and f16 operands are not widened for this op.
  bool keepsNarrow = false;
  /// True if the op takes more than a few instructions, so that recomputing it
  /// is not free.
  bool expensive = false;
};
using ScalarTable = llvm::StringMap<ScalarEntry>;
void addArithmeticScalarOps(ScalarTable &table);
void addMathScalarOps(ScalarTable &table);
void addSpecialScalarOps(ScalarTable &table);
void addComparisonScalarOps(ScalarTable &table);
void addConversionScalarOps(ScalarTable &table);

/// Returns the entry of `op`; null if it is not element-wise.
const ScalarEntry *lookupScalarOp(Operation *op);

/// Emits `op` on elements. Reports an error at `op` if its types are not
/// supported.
FailureOr<Value> buildScalar(Operation *op, ValueRange args,
                             OpBuilder &builder);

/// Emits the body of a region whose values all have rank 0. `args` replace the
/// block arguments; `captured` returns the element of a captured value.
FailureOr<SmallVector<Value>>
inlineScalarRegion(Region &region, ValueRange args, OpBuilder &builder,
                   llvm::function_ref<Value(Value)> captured);

/// Calls a C function without side effects. A body under construction may not
/// be in its module yet, so `declarePureCallees` must follow.
ValueRange callPure(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                    TypeRange results);
/// Declares the callees of `root`, a module or a function, that have no
/// declaration in its module. Several functions may do so in parallel.
void declarePureCallees(Operation *root);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALAROPS_H
