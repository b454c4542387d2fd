//===- TensorLowering.h - From stablehlo to linalg on tensors ---*- C++ -*-===//
//
// Patterns for the ops that are loops over elements and may be fused with their
// neighbours: element-wise ops, changes of shape, reductions. All other ops
// stay until their operands are buffers (see BufferLowering.h).
//
// Values keep their types. Where an op has unsigned elements, its linalg form
// reads and writes signless tensors through unrealized_conversion_cast.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

void populateElementwiseLoweringPatterns(RewritePatternSet &patterns);
void populateShapeLoweringPatterns(RewritePatternSet &patterns);
void populateReduceLoweringPatterns(RewritePatternSet &patterns);

/// True when `op` stands in a region whose values are scalars (a reducer, a
/// comparator): such regions are inlined as a whole.
bool isInScalarRegion(Operation *op);
/// Every result is a ranked tensor of a static shape with elements.
bool hasElements(Operation *op);
/// Some result has elements: of a matrix without columns LAPACK gives a status
/// and a permutation.
bool hasAnyElement(Operation *op);

/// `value`, or its signless form.
Value signlessValue(Value value, OpBuilder &builder);
/// Replaces `op`, casting the values to the types of its results.
void replaceWithCasts(RewriterBase &rewriter, Operation *op, ValueRange values);
/// The one element of a splat constant; null for any other value.
Attribute splatConstant(Value value);

/// One input of a linalg.generic; a splat constant becomes a scalar constant in
/// the body.
struct GenericInput {
  Value tensor;
  AffineMap map;
};
/// Emits the body on the inputs' elements followed by the outputs'.
using GenericBody = llvm::function_ref<FailureOr<SmallVector<Value>>(
    OpBuilder &, Location, ValueRange)>;
/// A linalg.generic; null when the body fails.
Operation *buildGeneric(RewriterBase &rewriter, Location loc,
                        ArrayRef<GenericInput> inputs, ValueRange outputs,
                        ArrayRef<AffineMap> outputMaps,
                        ArrayRef<utils::IteratorType> iterators,
                        GenericBody body);
/// A linalg.generic over all elements of one new tensor.
Operation *buildParallelGeneric(RewriterBase &rewriter, Location loc,
                                ArrayRef<GenericInput> inputs,
                                RankedTensorType resultType, GenericBody body);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H
