//===- BufferGatherScatter.cpp - Lowering of gather and scatter -----------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/IndexScalars.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

namespace mlir::gspmd::lowering {
namespace {

/// The dimension numbers of a gather or, with reads and writes exchanged, a
/// scatter.
struct IndexedDims {
  ArrayRef<int64_t> windowDims; ///< dimensions of the windowed tensor
  ArrayRef<int64_t>
      droppedDims; ///< dimensions of the operand that are not in the window
  ArrayRef<int64_t> operandBatch; ///< batch dimensions of the operand
  ArrayRef<int64_t> indicesBatch; ///< batch dimensions of the indices
  ArrayRef<int64_t> startMap;     ///< index component -> operand dimension
  int64_t indexVectorDim;
};

SmallVector<int64_t> otherDims(int64_t rank, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(dims, dim))
      result.push_back(dim);
  return result;
}

template <typename T>
SmallVector<T> pick(ArrayRef<T> values, ArrayRef<int64_t> which) {
  SmallVector<T> result;
  for (int64_t i : which)
    result.push_back(values[i]);
  return result;
}

/// Returns the start of one window in the operand, from the index tensor and
/// the batch index, without clamping.
SmallVector<Value> windowStart(ImplicitLocOpBuilder &b, const IndexedDims &dims,
                               Value indices, Type indexType,
                               int64_t operandRank, ValueRange batch) {
  Value zero = indexConstant(b, 0);
  SmallVector<Value> start(operandRank, zero);
  SmallVector<Value> position(batch);
  int64_t rank = cast<MemRefType>(indices.getType()).getRank();
  bool hasVector = dims.indexVectorDim < rank;
  if (hasVector)
    position.insert(position.begin() + dims.indexVectorDim, zero);
  for (auto [component, dim] : llvm::enumerate(dims.startMap)) {
    if (hasVector)
      position[dims.indexVectorDim] = indexConstant(b, component);
    start[dim] = loadIndex(b, indices, position, indexType);
  }
  for (auto [operandDim, indicesDim] :
       llvm::zip_equal(dims.operandBatch, dims.indicesBatch))
    start[operandDim] =
        batch[indicesDim - (indicesDim > dims.indexVectorDim ? 1 : 0)];
  return start;
}

/// Returns the operand dimensions that the window dimensions correspond to.
SmallVector<int64_t> windowOperandDims(const IndexedDims &dims,
                                       int64_t operandRank) {
  SmallVector<int64_t> result;
  for (int64_t dim : otherDims(operandRank, dims.droppedDims))
    if (!llvm::is_contained(dims.operandBatch, dim))
      result.push_back(dim);
  return result;
}

/// Merges the loop variables into a position of the windowed tensor.
SmallVector<Value> mergePositions(int64_t rank, ArrayRef<int64_t> batchDims,
                                  ValueRange batch,
                                  ArrayRef<int64_t> windowDims,
                                  ValueRange window) {
  SmallVector<Value> result(rank);
  for (auto [dim, value] : llvm::zip_equal(batchDims, batch))
    result[dim] = value;
  for (auto [dim, value] : llvm::zip_equal(windowDims, window))
    result[dim] = value;
  return result;
}

/// Starts are clamped so that every window is within the operand.
LogicalResult emitGather(BufferOp &call) {
  auto gather = cast<stablehlo::GatherOp>(call.op);
  auto numbers = gather.getDimensionNumbers();
  IndexedDims dims{
      numbers.getOffsetDims(),          numbers.getCollapsedSliceDims(),
      numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims(),
      numbers.getStartIndexMap(),       numbers.getIndexVectorDim()};
  MemRefType operand = call.inType(0), result = call.outType(0);
  ArrayRef<int64_t> sliceSizes = gather.getSliceSizes();
  // A collapsed dimension of slices without elements. XLA returns zeros too.
  if (llvm::is_contained(sliceSizes, 0)) {
    emitFill(call.b, zeroOf(call.b, result.getElementType()), call.outs[0]);
    return success();
  }
  SmallVector<int64_t> batchDims = otherDims(result.getRank(), dims.windowDims);
  SmallVector<int64_t> window = windowOperandDims(dims, operand.getRank());
  Type indexType = getElementTypeOrSelf(gather.getStartIndices().getType());
  buildLoops(
      call.b, pick(result.getShape(), batchDims),
      [&](ImplicitLocOpBuilder &b, ValueRange batch) {
        SmallVector<Value> start = windowStart(b, dims, call.ins[1], indexType,
                                               operand.getRank(), batch);
        for (int64_t dim : dims.startMap)
          start[dim] = clampIndex(b, start[dim],
                                  operand.getDimSize(dim) - sliceSizes[dim]);
        buildLoops(b, pick(result.getShape(), dims.windowDims),
                   [&](ImplicitLocOpBuilder &inner, ValueRange offset) {
                     SmallVector<Value> source = start;
                     for (auto [dim, value] : llvm::zip_equal(window, offset))
                       source[dim] =
                           arith::AddIOp::create(inner, start[dim], value);
                     Value element =
                         memref::LoadOp::create(inner, call.ins[0], source);
                     memref::StoreOp::create(
                         inner, element, call.outs[0],
                         mergePositions(result.getRank(), batchDims, batch,
                                        dims.windowDims, offset));
                   });
      });
  return success();
}

Value isInside(ImplicitLocOpBuilder &b, ValueRange position,
               ArrayRef<int64_t> dims, MemRefType type) {
  Value inside = arith::ConstantIntOp::create(b, 1, 1);
  for (int64_t dim : dims) {
    // The comparison is unsigned, so that negative indices fail it too.
    Value fits =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ult, position[dim],
                              indexConstant(b, type.getDimSize(dim)));
    inside = arith::AndIOp::create(b, inside, fits);
  }
  return inside;
}

SmallVector<TiedOperand> tieInputs(Operation *op) {
  SmallVector<TiedOperand> result;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    result.push_back({i, i});
  return result;
}

/// Applies the region to one element of every input and update.
LogicalResult emitUpdate(BufferOp &call, ImplicitLocOpBuilder &b,
                         ValueRange target, ValueRange source) {
  unsigned count = call.outs.size();
  SmallVector<Value> args;
  for (Value out : call.outs)
    args.push_back(memref::LoadOp::create(b, out, target));
  for (unsigned i = 0; i < count; ++i)
    args.push_back(memref::LoadOp::create(b, call.ins[count + 1 + i], source));
  FailureOr<SmallVector<Value>> results =
      emitRegion(b, call.op->getRegion(0), args);
  if (failed(results))
    return failure();
  for (auto [value, out] : llvm::zip_equal(*results, call.outs))
    memref::StoreOp::create(b, value, out, target);
  return success();
}

/// Updates are applied in row-major order; updates out of bounds are dropped.
LogicalResult emitScatter(BufferOp &call) {
  auto scatter = cast<stablehlo::ScatterOp>(call.op);
  auto numbers = scatter.getScatterDimensionNumbers();
  IndexedDims dims{numbers.getUpdateWindowDims(),
                   numbers.getInsertedWindowDims(),
                   numbers.getInputBatchingDims(),
                   numbers.getScatterIndicesBatchingDims(),
                   numbers.getScatterDimsToOperandDims(),
                   numbers.getIndexVectorDim()};
  unsigned count = call.outs.size();
  Value indices = call.ins[count];
  Type indexType = getElementTypeOrSelf(call.op->getOperand(count).getType());
  MemRefType operand = call.outType(0), updates = call.inType(count + 1);
  SmallVector<int64_t> batchDims =
      otherDims(updates.getRank(), dims.windowDims);
  SmallVector<int64_t> window = windowOperandDims(dims, operand.getRank());
  LogicalResult status = success();
  auto emitElement = [&](ImplicitLocOpBuilder &b, ValueRange batch,
                         ArrayRef<Value> start, ValueRange offset) {
    SmallVector<Value> target(start);
    for (auto [dim, value] : llvm::zip_equal(window, offset))
      target[dim] = arith::AddIOp::create(b, start[dim], value);
    Value inside = isInside(b, target, dims.startMap, operand);
    auto guard = scf::IfOp::create(b, inside);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(guard.thenBlock());
    if (failed(emitUpdate(call, b, target,
                          mergePositions(updates.getRank(), batchDims, batch,
                                         dims.windowDims, offset))))
      status = failure();
  };
  buildLoops(call.b, pick(updates.getShape(), batchDims),
             [&](ImplicitLocOpBuilder &b, ValueRange batch) {
               SmallVector<Value> start = windowStart(
                   b, dims, indices, indexType, operand.getRank(), batch);
               buildLoops(b, pick(updates.getShape(), dims.windowDims),
                          [&](ImplicitLocOpBuilder &inner, ValueRange offset) {
                            emitElement(inner, batch, start, offset);
                          });
             });
  return status;
}

/// Emits result = operand[..., index[...], ...] along one dimension.
LogicalResult emitTorchIndexSelect(BufferOp &call) {
  auto select = cast<stablehlo::TorchIndexSelectOp>(call.op);
  int64_t dim = select.getDim(), batch = select.getBatchDims();
  int64_t indexRank = call.inType(1).getRank();
  Type indexType = getElementTypeOrSelf(select.getIndex().getType());
  if (call.inType(0).getNumElements() == 0) { // as gather
    emitFill(call.b, zeroOf(call.b, call.outType(0).getElementType()),
             call.outs[0]);
    return success();
  }
  buildLoops(call.b, call.outType(0).getShape(),
             [&](ImplicitLocOpBuilder &b, ValueRange position) {
               // The result's dimensions are operand[:dim], index[batch:],
               // operand[dim + 1:].
               SmallVector<Value> at(position.take_front(batch));
               llvm::append_range(at, position.slice(dim, indexRank - batch));
               Value picked =
                   clampIndex(b, loadIndex(b, call.ins[1], at, indexType),
                              call.inType(0).getDimSize(dim) - 1);
               SmallVector<Value> source(position.take_front(dim));
               source.push_back(picked);
               llvm::append_range(source,
                                  position.drop_front(dim + indexRank - batch));
               Value element = memref::LoadOp::create(b, call.ins[0], source);
               memref::StoreOp::create(b, element, call.outs[0], position);
             });
  return success();
}

/// Returns component `number` of the index vectors `indices` as the tensor that
/// it is read from, and its place along `dim` in that tensor: in an operand, if
/// the vectors are concatenated.
std::pair<Value, int64_t> componentOf(Value indices, int64_t dim,
                                      int64_t number) {
  Operation *joined = indices.getDefiningOp();
  if (!joined || !joined->hasTrait<stablehlo::JoinsOperands>())
    return {indices, number};
  auto dimension = joined->getAttrOfType<IntegerAttr>("dimension");
  if (!dimension || dimension.getInt() != dim)
    return {indices, number};
  for (Value operand : joined->getOperands()) {
    int64_t size = cast<RankedTensorType>(operand.getType()).getDimSize(dim);
    if (number < size)
      return {operand, number};
    number -= size;
  }
  llvm_unreachable("the operands have all components");
}

/// Clamps an element of type `elementType` to [0, `maximum`]; in its own type
/// if that is large enough, in which vectors have more elements.
Value clampedPosition(ImplicitLocOpBuilder &b, Value element, Type elementType,
                      int64_t maximum) {
  if (!elementType.isSignlessInteger(32) ||
      maximum > std::numeric_limits<int32_t>::max())
    return clampIndex(b, indexOf(b, element, elementType), maximum);
  Value zero = arith::ConstantIntOp::create(b, 0, 32);
  Value most = arith::ConstantIntOp::create(b, maximum, 32);
  Value clamped =
      arith::MinSIOp::create(b, arith::MaxSIOp::create(b, element, zero), most);
  return arith::IndexCastOp::create(b, b.getIndexType(), clamped);
}

/// Lowers a gather of single elements to a loop over them, which is fused with
/// the loops that compute the indices and those that read the elements.
struct ElementGatherLowering : OpRewritePattern<stablehlo::GatherOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::GatherOp op,
                                PatternRewriter &rewriter) const override {
    if (isInScalarRegion(op) || !hasElements(op) ||
        llvm::any_of(op.getSliceSizes(), [](int64_t s) { return s != 1; }))
      return failure();
    auto numbers = op.getDimensionNumbers();
    auto operandType = cast<RankedTensorType>(op.getOperand().getType());
    RankedTensorType type = signlessTensor(op.getType());
    SmallVector<int64_t> batchDims =
        otherDims(type.getRank(), numbers.getOffsetDims());
    Value indices = op.getStartIndices();
    Type indexType = getElementTypeOrSelf(indices.getType());
    Value operand = signlessValue(op.getOperand(), rewriter);
    Operation *generic = buildParallelGeneric(
        rewriter, op.getLoc(),
        componentInputs(numbers, indices, batchDims, type.getRank(), rewriter),
        type,
        [&](OpBuilder &builder, Location loc,
            ValueRange elements) -> FailureOr<SmallVector<Value>> {
          ImplicitLocOpBuilder b(loc, builder);
          SmallVector<Value> position(operandType.getRank(),
                                      indexConstant(b, 0));
          for (auto [number, dim] : llvm::enumerate(numbers.getStartIndexMap()))
            position[dim] = clampedPosition(b, elements[number], indexType,
                                            operandType.getDimSize(dim) - 1);
          for (auto [dim, indicesDim] :
               llvm::zip_equal(numbers.getOperandBatchingDims(),
                               numbers.getStartIndicesBatchingDims())) {
            bool isAfter = indicesDim > numbers.getIndexVectorDim();
            position[dim] =
                linalg::IndexOp::create(b, batchDims[indicesDim - isAfter]);
          }
          return SmallVector<Value>{
              tensor::ExtractOp::create(b, operand, position)};
        });
    replaceWithCasts(rewriter, op, generic->getResults());
    return success();
  }

private:
  /// Returns the components of the index vectors as inputs of a loop over the
  /// `rank` dimensions of the result.
  static SmallVector<GenericInput>
  componentInputs(stablehlo::GatherDimensionNumbersAttr numbers, Value indices,
                  ArrayRef<int64_t> batchDims, int64_t rank, Builder &b) {
    int64_t vectorDim = numbers.getIndexVectorDim();
    bool hasVector =
        vectorDim < cast<RankedTensorType>(indices.getType()).getRank();
    SmallVector<GenericInput> inputs;
    for (int64_t number = 0, count = static_cast<int64_t>(
                                 numbers.getStartIndexMap().size());
         number < count; ++number) {
      SmallVector<AffineExpr> subscripts;
      for (int64_t dim : batchDims)
        subscripts.push_back(b.getAffineDimExpr(dim));
      Value source = indices;
      if (hasVector) {
        int64_t place = number;
        std::tie(source, place) = componentOf(indices, vectorDim, number);
        subscripts.insert(subscripts.begin() + vectorDim,
                          b.getAffineConstantExpr(place));
      }
      inputs.push_back(
          {source, AffineMap::get(rank, 0, subscripts, b.getContext())});
    }
    return inputs;
  }
};

} // namespace

void populateGatherScatterBufferPatterns(RewritePatternSet &patterns) {
  patterns.add<ElementGatherLowering>(patterns.getContext());
}

void addGatherScatterBufferOps(BufferTable &table) {
  table["stablehlo.gather"] = {emitGather};
  table["stablehlo.scatter"] = {emitScatter, tieInputs};
  table["stablehlo.torch_index_select"] = {emitTorchIndexSelect};
}

} // namespace mlir::gspmd::lowering
