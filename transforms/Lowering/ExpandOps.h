//===- ExpandOps.h - Ops that are defined by other ops ----------*- C++ -*-===//
//
// Patterns that write an op in terms of simpler ones: normalizations, random
// bits, Einstein notation, ops that are dynamic in form only. What is simpler
// has a lowering, so these need none.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_H

#include "dialect/StableHLO/TensorOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

using stablehlo::typeOf;

void populateExpandContractPatterns(RewritePatternSet &patterns);
void populateExpandNarrowPatterns(RewritePatternSet &patterns);
void populateExpandRaggedDotPatterns(RewritePatternSet &patterns);
void populateExpandRandomPatterns(RewritePatternSet &patterns);
void populateExpandStaticPatterns(RewritePatternSet &patterns);
void populateExpandWindowPatterns(RewritePatternSet &patterns);

/// Builds stablehlo ops on tensors of one shape with few words.
struct HloBuilder {
  HloBuilder(RewriterBase &rewriter, Operation *op)
      : b(op->getLoc(), rewriter) {}
  ImplicitLocOpBuilder b;

  /// The op `stablehlo.NAME`.
  Value create(StringRef name, Type type, ValueRange operands,
               ArrayRef<NamedAttribute> attributes = {});
  /// An element-wise op whose result has the type of its first operand.
  Value map(StringRef name, ValueRange operands) {
    return create(name, operands.front().getType(), operands);
  }
  Value add(Value l, Value r) { return map("add", {l, r}); }
  Value sub(Value l, Value r) { return map("subtract", {l, r}); }
  Value mul(Value l, Value r) { return map("multiply", {l, r}); }
  Value div(Value l, Value r) { return map("divide", {l, r}); }
  /// All elements have one value; integers keep the low bits of `value`.
  Value integer(RankedTensorType type, uint64_t value);
  Value number(RankedTensorType type, double value);
  Value convert(Value value, Type elementType);
  Value reshape(Value value, ArrayRef<int64_t> shape);
  Value broadcast(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> dims);
  Value slice(Value value, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits);
  Value concatenate(ValueRange values, int64_t dim);
  Value iota(RankedTensorType type, int64_t dim);
  /// Sums over `dims`.
  Value sum(Value value, ArrayRef<int64_t> dims);
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_H
