//===- UpstreamValues.h - Operands of upstream's dialects -------*- C++ -*-===//
//
// What makers of linalg, tensor, scf and tosa share: ranges of what they
// combine, scalars that are no tensors, what results start from.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H
#define GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H

#include "compiler/Fuzz/Generator/Generator.h"

namespace mlir::gspmd::fuzz {

/// A tensor of elements that upstream's dialects have: no sign, no bare scalar.
bool isSignless(const Value &value);
/// A signless number that is ordered: neither boolean nor complex.
bool isOrdered(const Value &value);

/// A scalar constant, which no other op reads.
Value bareConstant(Generator &g, llvm::StringRef type, double number);
/// Appends an op on scalars, which no other op reads.
Value makeBareScalar(Generator &g, llvm::StringRef text,
                     llvm::ArrayRef<Value> operands, llvm::StringRef type,
                     Range range);
/// The only element of a scalar tensor.
Value extractElement(Generator &g, const Value &tensor);
/// An index in [0, most]: a constant, or computed from an argument.
Value bareIndex(Generator &g, int64_t most);

/// A tensor whose elements are not set.
Value emptyTensor(Generator &g, llvm::StringRef type, const Shape &shape);
/// What a result starts from: a number in all elements, or any value.
Value makeInitialValue(Generator &g, llvm::StringRef type, const Shape &shape,
                       double number);

/// The parallel and other iterators, as text.
std::string iteratorText(llvm::ArrayRef<bool> isReduction);

/// How elements are combined.
enum class Combiner : uint8_t { Add, Multiply, Maximum, Minimum, And, Or };
/// One that the type has and whose result is worth comparing.
Combiner chooseCombiner(Generator &g, const Value &value);
/// "arith.addf"
std::string combinerOp(Combiner combiner, llvm::StringRef type);
/// What changes nothing.
double neutralElement(Combiner combiner, llvm::StringRef type);
/// Of `count` elements in `range`, and one in `start`.
Range combinedRange(Combiner combiner, llvm::StringRef type, Range range,
                    Range start, int64_t count);

/// "%a, %b" and "tensor<..>, tensor<..>".
std::string joinNames(llvm::ArrayRef<Value> values);
std::string joinTypes(llvm::ArrayRef<Value> values);
/// "ins(%a : ..) outs(%b : ..)"
std::string insOutsText(llvm::ArrayRef<Value> ins, llvm::ArrayRef<Value> outs);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_UPSTREAMOPS_UPSTREAMVALUES_H
