//===- UpstreamValues.h - Operands of upstream's dialects -------*- C++ -*-===//
//
// Helpers that the makers of linalg, tensor, scf and tosa ops share: ranges of
// reductions, scalars that are not tensors, initial values of results.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H
#define GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// Returns true for tensors of elements of upstream's dialects: signless, no
/// bare scalar.
bool isSignless(const Value &value);
/// Returns true for signless elements with an order: neither boolean nor
/// complex.
bool isOrdered(const Value &value);

/// Appends a scalar constant that no other op uses.
Value bareConstant(Generator &g, llvm::StringRef type, double number);
/// Appends an op on scalars that no other op uses.
Value makeBareScalar(Generator &g, llvm::StringRef text,
                     llvm::ArrayRef<Value> operands, llvm::StringRef type,
                     Range range);
/// Returns the only element of a scalar tensor.
Value extractElement(Generator &g, const Value &tensor);
/// Returns an index in [0, most]: a constant, or computed from an argument.
Value bareIndex(Generator &g, int64_t most);

/// Returns a tensor with unspecified elements.
Value emptyTensor(Generator &g, llvm::StringRef type, const Shape &shape);
/// Returns the initial value of a result: `number` in all elements, or any
/// value.
Value makeInitialValue(Generator &g, llvm::StringRef type, const Shape &shape,
                       double number);

/// Returns the iterator types as text.
std::string iteratorText(llvm::ArrayRef<bool> isReduction);

/// The operation with which a reduction combines elements.
enum class ReductionOp : uint8_t { Add, Multiply, Maximum, Minimum, And, Or };
/// Returns a combiner that the type supports and whose result is worth
/// comparing.
ReductionOp chooseCombiner(Generator &g, const Value &value);
/// Returns the name of the op for elements of `type`, such as "arith.addf".
std::string combinerOp(ReductionOp combiner, llvm::StringRef type);
/// Returns the neutral element.
double neutralElement(ReductionOp combiner, llvm::StringRef type);
/// Returns bounds of `count` elements in `range` combined with one in `start`.
Range combinedRange(ReductionOp combiner, llvm::StringRef type, Range range,
                    Range start, int64_t count);

/// Return the names ("%a, %b") and the types ("tensor<..>, tensor<..>") of
/// values, separated by commas.
std::string joinNames(llvm::ArrayRef<Value> values);
std::string joinTypes(llvm::ArrayRef<Value> values);
/// Returns the operands of a structured op as text: "ins(%a : ..) outs(%b :
/// ..)".
std::string insOutsText(llvm::ArrayRef<Value> ins, llvm::ArrayRef<Value> outs);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H
