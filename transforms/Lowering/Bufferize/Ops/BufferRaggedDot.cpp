//===- BufferRaggedDot.cpp - Ragged dot products on buffers ---------------===//
//
// Emits one matrix product for each group, with as many rows as the group has.
// The first row and the size of a group are known at run time, so its matrices
// are views with dynamic sizes.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/Ops/BufferContract.h"

#include "dialect/CHLO/ChloDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

using Dims = SmallVector<int64_t>;

/// Rows or columns of a view: all of them, or those of a group.
struct Range {
  OpFoldResult start, size;
};

/// Returns the matrix of `view` at `outer` with these rows and columns.
Value matrixAt(ImplicitLocOpBuilder &b, Value view, ValueRange outer,
               Range rows, Range columns) {
  auto type = cast<MemRefType>(view.getType());
  SmallVector<OpFoldResult> offsets(outer.begin(), outer.end());
  SmallVector<OpFoldResult> sizes(outer.size(), b.getIndexAttr(1));
  for (Range range : {rows, columns}) {
    offsets.push_back(range.start);
    sizes.push_back(range.size);
  }
  SmallVector<OpFoldResult> strides(type.getRank(), b.getIndexAttr(1));
  SmallVector<int64_t> shape;
  for (Range range : {rows, columns}) {
    std::optional<int64_t> size = getConstantIntValue(range.size);
    shape.push_back(size.value_or(ShapedType::kDynamic));
  }
  auto result = cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
      shape, type, offsets, sizes, strides));
  return memref::SubViewOp::create(b, result, view, offsets, sizes, strides);
}

class RaggedProduct {
public:
  explicit RaggedProduct(BufferOp &call)
      : call(call), op(cast<chlo::RaggedDotOp>(call.op)),
        dims(op.getRaggedDotDimensionNumbers()),
        ragged(dims.getLhsRaggedDimensions()[0]),
        numBatch(dims.getLhsBatchingDimensions().size()),
        isSum(llvm::is_contained(dims.getLhsContractingDimensions(), ragged)) {
    lhsFree = rest(call.inType(0), {dims.getLhsBatchingDimensions(),
                                    dims.getLhsContractingDimensions()});
    rhsFree = rest(call.inType(1), {dims.getRhsBatchingDimensions(),
                                    dims.getRhsContractingDimensions(),
                                    dims.getRhsGroupDimensions()});
  }

  void emit() {
    ImplicitLocOpBuilder &b = call.b;
    Value out = call.outs[0];
    Type element = call.inType(0).getElementType();
    Type compute = productType(element);
    if (call.outType(0).getElementType() != compute)
      out = call.temporary(call.outType(0).getShape(), compute);
    emitFill(b, zeroOf(b, compute), out);
    // Sums of no products are zero, and MLIR's canonicalization fails on views
    // without elements.
    if (call.inType(0).getNumElements() && call.inType(1).getNumElements()) {
      isSum ? viewContracted(out) : viewFree(out);
      Dims loops(cast<MemRefType>(lhs.getType()).getShape().drop_back(2));
      buildLoops(b, loops, [&](ImplicitLocOpBuilder &inner, ValueRange outer) {
        emitGroups(inner, outer);
      });
    }
    if (out != call.outs[0])
      emitFloatConversion(b, out, call.outs[0]);
  }

private:
  static Dims rest(MemRefType type, ArrayRef<ArrayRef<int64_t>> taken) {
    Dims result;
    for (int64_t dim : llvm::seq<int64_t>(type.getRank()))
      if (llvm::none_of(taken, [&](ArrayRef<int64_t> list) {
            return llvm::is_contained(list, dim);
          }))
        result.push_back(dim);
    return result;
  }
  static Dims without(ArrayRef<int64_t> list, int64_t dropped) {
    Dims result;
    for (int64_t dim : list)
      if (dim != dropped)
        result.push_back(dim);
    return result;
  }
  static Dims join(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    Dims result(a);
    llvm::append_range(result, b);
    return result;
  }

  /// Views lhs as [outer..., rows, depth], rhs as [batch..., group, depth,
  /// columns] and the result as [outer..., rows, columns].
  void viewFree(Value result) {
    lhs = viewAsMatrices(
        call, call.ins[0],
        join(dims.getLhsBatchingDimensions(), without(lhsFree, ragged)),
        {ragged}, Dims(dims.getLhsContractingDimensions()));
    rhs = viewAsMatrices(
        call, call.ins[1],
        join(dims.getRhsBatchingDimensions(), dims.getRhsGroupDimensions()),
        Dims(dims.getRhsContractingDimensions()), rhsFree);
    Dims outer, columns;
    int64_t rows = 0, next = 0;
    for (; next < numBatch; ++next)
      outer.push_back(next);
    for (int64_t dim : lhsFree)
      (dim == ragged ? rows : outer.emplace_back()) = next++;
    for (size_t i = 0; i < rhsFree.size(); ++i)
      columns.push_back(next++);
    out = viewAsMatrices(call, result, outer, {rows}, columns);
  }

  /// Views lhs as [batch..., other sums..., rows, depth], rhs likewise with
  /// depth and columns, and the result as [groups, batch..., rows, columns].
  void viewContracted(Value result) {
    ArrayRef<int64_t> lhsSum = dims.getLhsContractingDimensions(),
                      rhsSum = dims.getRhsContractingDimensions();
    int64_t partner = rhsSum[llvm::find(lhsSum, ragged) - lhsSum.begin()];
    lhs = viewAsMatrices(
        call, call.ins[0],
        join(dims.getLhsBatchingDimensions(), without(lhsSum, ragged)), lhsFree,
        {ragged});
    rhs = viewAsMatrices(
        call, call.ins[1],
        join(dims.getRhsBatchingDimensions(), without(rhsSum, partner)),
        {partner}, rhsFree);
    Dims outer = llvm::to_vector(llvm::seq<int64_t>(0, numBatch + 1));
    int64_t next = numBatch + 1, numRows = lhsFree.size();
    Dims rows = llvm::to_vector(llvm::seq(next, next + numRows));
    Dims columns = llvm::to_vector(
        llvm::seq<int64_t>(next + numRows, call.outType(0).getRank()));
    out = viewAsMatrices(call, result, outer, rows, columns);
  }

  /// Emits the groups at one outer index; each begins where the previous one
  /// ends.
  void emitGroups(ImplicitLocOpBuilder &b, ValueRange outer) {
    MemRefType sizes = call.inType(2);
    int64_t limit = call.inType(0).getDimSize(ragged);
    Value zero = indexConstant(b, 0);
    auto loop =
        scf::ForOp::create(b, zero, indexConstant(b, sizes.getShape().back()),
                           indexConstant(b, 1), ValueRange{zero});
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value start = loop.getRegionIterArgs()[0], group = loop.getInductionVar();
    SmallVector<Value> index(outer.take_front(sizes.getRank() - 1));
    index.push_back(group);
    Value size = loadIndex(
        b, call.ins[2], index,
        cast<RankedTensorType>(op.getGroupSizes().getType()).getElementType());
    Value left = arith::SubIOp::create(b, indexConstant(b, limit), start);
    size =
        arith::MinSIOp::create(b, arith::MaxSIOp::create(b, size, zero), left);
    emitProduct(b, outer, group, {start, size});
    scf::YieldOp::create(b, ValueRange{arith::AddIOp::create(b, start, size)});
  }

  void emitProduct(ImplicitLocOpBuilder &b, ValueRange outer, Value group,
                   Range rows) {
    auto fullRange = [&](Value view, unsigned fromBehind) -> Range {
      auto type = cast<MemRefType>(view.getType());
      return {b.getIndexAttr(0),
              b.getIndexAttr(type.getDimSize(type.getRank() - fromBehind))};
    };
    SmallVector<Value> batch(outer.take_front(numBatch)), grouped(batch);
    if (isSum)
      grouped.insert(grouped.begin(), group);
    else
      grouped.push_back(group);
    Value left = isSum ? matrixAt(b, lhs, outer, fullRange(lhs, 2), rows)
                       : matrixAt(b, lhs, outer, rows, fullRange(lhs, 1));
    Value right =
        isSum ? matrixAt(b, rhs, outer, rows, fullRange(rhs, 1))
              : matrixAt(b, rhs, grouped, fullRange(rhs, 2), fullRange(rhs, 1));
    Value target =
        isSum ? matrixAt(b, out, grouped, fullRange(out, 2), fullRange(out, 1))
              : matrixAt(b, out, outer, rows, fullRange(out, 1));
    Type element = call.inType(0).getElementType();
    Value accumulate = arith::ConstantIntOp::create(b, 1, 64);
    callRuntime(b, productFunction(element), {left, right, target, accumulate});
  }

  BufferOp &call;
  chlo::RaggedDotOp op;
  chlo::RaggedDotDimensionNumbersAttr dims;
  const int64_t ragged, numBatch;
  const bool isSum;
  Dims lhsFree, rhsFree;
  Value lhs, rhs, out;
};

LogicalResult emitRaggedDot(BufferOp &call) {
  RaggedProduct(call).emit();
  return success();
}

} // namespace

void addRaggedDotBufferOps(BufferTable &table) {
  table["chlo.ragged_dot"] = {emitRaggedDot};
}

} // namespace mlir::gspmd::lowering
