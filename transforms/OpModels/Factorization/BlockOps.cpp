//===- BlockOps.cpp - Matrices in blocks of rows --------------------------===//

#include "transforms/OpModels/Factorization/BlockOps.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "transforms/OpModels/Support/NeutralElements.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Maximum number of loops. Panels shrink only from one loop to the next: with
/// eight loops they have 9/16 of the square's elements, against 1/2 if every
/// step were unrolled.
static constexpr int64_t kMaxLoops = 8;

SmallVector<StepRange> mlir::gspmd::divideSteps(int64_t count) {
  int64_t perLoop =
      std::max<int64_t>(1, llvm::divideCeil(uint64_t(count), kMaxLoops));
  SmallVector<StepRange> loops;
  for (int64_t first = 0; first < count; first += perLoop)
    loops.push_back({first, std::min(perLoop, count - first)});
  return loops;
}

double mlir::gspmd::ringAllReduceBytes(double bytes, int64_t devices) {
  return kRingAllReduce * bytes * (devices - 1) / devices;
}

double mlir::gspmd::costOfBlocks(double bytes, double matrix) {
  constexpr double kLargeMatrix = double(1 << 26), kCostOfBlocks = 0.1;
  return matrix < kLargeMatrix ? bytes : bytes * kCostOfBlocks;
}

BlockOps::BlockOps(PartitionContext &ctx, ArrayRef<AxisRef> axes, int64_t size)
    : LocalOps(ctx), numBlocks(axisListSize(axes)),
      blockSize(llvm::divideCeil(uint64_t(size), uint64_t(numBlocks))),
      paddedSize(blockSize * numBlocks), context(ctx), axes(axes), size(size),
      index(ctx.axisIndex(axes)) {}

Value BlockOps::choose(Value condition, Value onTrue, Value onFalse) {
  RankedTensorType mask = typeOf(onTrue).clone(builder.getI1Type());
  return select(splat(condition, mask), onTrue, onFalse);
}

Value BlockOps::notANumber(RankedTensorType type) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  auto complexType = dyn_cast<ComplexType>(type.getElementType());
  if (!complexType)
    return number(type, kNaN);
  Value component = number(type.clone(complexType.getElementType()), kNaN);
  return complex(component, component);
}

Value BlockOps::promoteToF32(Value value) {
  constexpr unsigned kMinBits = 32;
  Type element = typeOf(value).getElementType();
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < kMinBits;
  return isNarrow ? convert(value, builder.getF32Type()) : value;
}

Value BlockOps::transposeMatrix(Value matrix) {
  auto permutation = llvm::to_vector(llvm::seq(typeOf(matrix).getRank()));
  std::swap(permutation.back(), permutation[permutation.size() - 2]);
  return transpose(matrix, permutation);
}

Value BlockOps::padWithIdentity(Value rows) {
  if (paddedSize == size)
    return rows;
  int64_t last = typeOf(rows).getRank() - 1;
  Type element = typeOf(rows).getElementType();
  Value wide = pad(rows, scalar(element, 0), last, 0, paddedSize - size);
  RankedTensorType type = typeOf(wide), indices = type.clone(i32Type());
  Value row =
      add(iota(indices, last - 1), splat(firstRowOf(ownBlock()), indices));
  Value isDiagonal = equal(row, iota(indices, last));
  Value identity = select(isDiagonal, constant(type, 1), constant(type, 0));
  return select(less(row, constant(indices, size)), wide, identity);
}

Value BlockOps::blockOf(Value matrix, MatrixDim dim, Value k) {
  return dynamicSlice(matrix, typeOf(matrix).getRank() - dim, firstRowOf(k),
                      blockSize);
}

Value BlockOps::firstColumns(Value matrix, int64_t columns) {
  return slice(matrix, typeOf(matrix).getRank() - 1, 0, columns);
}

Value BlockOps::updateBlock(Value matrix, MatrixDim dim, Value k, Value block) {
  int64_t rank = typeOf(matrix).getRank();
  SmallVector<Value> starts(rank, i32Constant(0));
  starts[rank - dim] = firstRowOf(k);
  return dynamicUpdateSlice(matrix, block, starts);
}

Value BlockOps::takeRows(Value matrix, Value order) {
  RankedTensorType type = typeOf(matrix);
  int64_t last = type.getRank() - 1;
  auto batch = llvm::to_vector(llvm::seq(last - 1));
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), /*offsetDims=*/last,
      /*collapsedSliceDims=*/last - 1, /*operandBatchingDims=*/batch,
      /*startIndicesBatchingDims=*/batch, /*startIndexMap=*/last - 1,
      /*indexVectorDim=*/last);
  SmallVector<int64_t> sizes(last, 1);
  sizes.push_back(type.getDimSize(last));
  return gather(matrix, order, type, numbers, sizes);
}

Value BlockOps::multiplyMatrices(Value lhs, MatrixDim lhsDim, Value rhs,
                                 MatrixDim rhsDim) {
  RankedTensorType left = typeOf(lhs), right = typeOf(rhs);
  int64_t rank = left.getRank();
  auto batch = llvm::to_vector(llvm::seq<int64_t>(0, rank - 2));
  MLIRContext *mlirContext = builder.getContext();
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      mlirContext, batch, batch, {rank - lhsDim}, {rank - rhsDim});
  SmallVector<int64_t> shape(left.getShape());
  auto sizeOfOther = [&](RankedTensorType type, MatrixDim dim) {
    return type.getDimSize(rank - (dim == kColumns ? kRows : kColumns));
  };
  shape[rank - 2] = sizeOfOther(left, lhsDim);
  shape[rank - 1] = sizeOfOther(right, rhsDim);
  Attribute highest =
      stablehlo::PrecisionAttr::get(mlirContext, stablehlo::Precision::HIGHEST);
  return dotGeneral(lhs, rhs, left.clone(shape), numbers,
                    builder.getArrayAttr({highest, highest}));
}

Value BlockOps::cholesky(Value lowerTriangle) {
  return stablehlo::CholeskyOp::create(builder, loc, lowerTriangle.getType(),
                                       lowerTriangle,
                                       builder.getBoolAttr(true));
}

Value BlockOps::triangularSolve(Value a, Value b, bool isLeft, bool isLower,
                                bool hasUnitDiagonal,
                                stablehlo::Transpose transpose) {
  return stablehlo::TriangularSolveOp::create(builder, loc, b.getType(), a, b,
                                              isLeft, isLower, hasUnitDiagonal,
                                              transpose);
}

Value BlockOps::dividedByAdjoint(Value b, Value l) {
  bool isComplex = isa<ComplexType>(typeOf(l).getElementType());
  return triangularSolve(l, b, /*isLeft=*/false, /*isLower=*/true,
                         /*hasUnitDiagonal=*/false,
                         isComplex ? stablehlo::Transpose::ADJOINT
                                   : stablehlo::Transpose::TRANSPOSE);
}

Value BlockOps::firstFailure(Value status, Value blockStatus, Value begin,
                             int64_t columns) {
  RankedTensorType type = typeOf(status);
  Value zero = constant(type, 0);
  Value column = add(blockStatus, splat(begin, type));
  Value isFailure = logicalAnd(less(zero, blockStatus),
                               less(column, constant(type, columns + 1)));
  Value isFirst = logicalAnd(equal(status, zero), isFailure);
  return select(isFirst, column, status);
}

Value BlockOps::broadcastFromOwner(Value value, Value k) {
  Type element = typeOf(value).getElementType();
  Value neutral = context.selectionNeutralElement(element);
  Value contribution =
      choose(ownsBlock(k), value, splat(neutral, typeOf(value)));
  return context.allReduce(contribution, axes, selectionReductionKind(element));
}

SmallVector<Value> BlockOps::emitLoop(const StepRange &loop, ValueRange initial,
                                      StepBuilder buildStep) {
  if (loop.count == 1)
    return buildStep(i32Constant(loop.first), loop, initial);
  return stablehlo::countedLoop(
      builder, loc, loop.count, initial, [&](Value i, ValueRange carries) {
        return buildStep(add(i, i32Constant(loop.first)), loop, carries);
      });
}

SmallVector<Value> BlockOps::emitSteps(int64_t steps, ValueRange initial,
                                       StepBuilder buildStep) {
  SmallVector<Value> state(initial);
  for (const StepRange &loop : divideSteps(steps))
    state = emitLoop(loop, state, buildStep);
  return state;
}
