//===- TensorLowering.h - From stablehlo to linalg on tensors ---*- C++ -*-===//
//
// Patterns for ops that are loops over elements and may be fused with their
// producers and consumers: element-wise ops, shape changes, reductions. All
// other ops remain until bufferization (see BufferLowering.h).
//
// Values keep their types. The linalg form of an op with unsigned elements
// reads and writes signless tensors through unrealized_conversion_cast.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

void populateElementwiseLoweringPatterns(RewritePatternSet &patterns);
void populateShapeLoweringPatterns(RewritePatternSet &patterns);
void populateReduceLoweringPatterns(RewritePatternSet &patterns);

/// Returns true if `op` is in a region whose values are scalars (a reducer or a
/// comparator). Such regions are inlined as one unit.
bool isInScalarRegion(Operation *op);
/// Erases dead ops: an unused cast counts as a use that prevents fusion, and an
/// unused loop would be executed.
void eraseDeadOps(func::FuncOp function);

/// Returns true if every result is a ranked tensor of static shape with at
/// least one element.
bool hasElements(Operation *op);
/// Returns true if some result has elements. For a matrix without columns,
/// LAPACK returns a status and a permutation.
bool hasAnyElement(Operation *op);

/// Returns `value`, or its signless cast.
Value signlessValue(Value value, OpBuilder &builder);
/// Replaces `op` by `values`, cast to the types of its results.
void replaceWithCasts(RewriterBase &rewriter, Operation *op, ValueRange values);
/// Returns the element of a splat constant; null for any other value.
Attribute splatConstant(Value value);

/// One input of a linalg.generic. A splat constant becomes a scalar constant in
/// the body.
struct GenericInput {
  Value tensor;
  AffineMap map;
};
/// Emits the body on the elements of the inputs, followed by those of the
/// outputs.
using GenericBody = llvm::function_ref<FailureOr<SmallVector<Value>>(
    OpBuilder &, Location, ValueRange)>;
/// Builds a linalg.generic; returns null if the body fails.
Operation *buildGeneric(RewriterBase &rewriter, Location loc,
                        ArrayRef<GenericInput> inputs, ValueRange outputs,
                        ArrayRef<AffineMap> outputMaps,
                        ArrayRef<utils::IteratorType> iterators,
                        GenericBody body);
/// Builds a linalg.generic over all elements of one new tensor.
Operation *buildParallelGeneric(RewriterBase &rewriter, Location loc,
                                ArrayRef<GenericInput> inputs,
                                RankedTensorType resultType, GenericBody body);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_TENSORLOWERING_H
