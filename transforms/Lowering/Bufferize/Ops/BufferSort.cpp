//===- BufferSort.cpp - Sorting on buffers --------------------------------===//
//
// A stable bottom-up merge sort as loops, with the comparator inlined. Lines
// are copied to a temporary and sorted there; the only line of arrays of one
// dimension is sorted in place.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferSort.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

class MergeSort {
public:
  MergeSort(BufferOp &call, ArrayRef<Value> arrays, int64_t dim,
            ElementOrder before)
      : call(call), arrays(arrays), dim(dim), before(before) {
    auto type = cast<MemRefType>(arrays.front().getType());
    length = type.getDimSize(dim);
    outer.assign(type.getShape().begin(), type.getShape().end());
    outer.erase(outer.begin() + dim);
    for (Value array : arrays) {
      Type element = cast<MemRefType>(array.getType()).getElementType();
      line.push_back(isOneLine() ? array : call.temporary({length}, element));
      merged.push_back(call.temporary({length}, element));
    }
  }

  LogicalResult emit() {
    if (length <= 1)
      return success();
    buildLoops(call.b, outer, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      if (!isOneLine())
        moveLine(b, at, /*toArrays=*/false);
      emitLevels(b);
      if (!isOneLine())
        moveLine(b, at, /*toArrays=*/true);
    });
    return status;
  }

private:
  bool isOneLine() const { return outer.empty(); }

  void moveLine(ImplicitLocOpBuilder &b, ValueRange at, bool toArrays) {
    buildLoops(b, {length}, [&](ImplicitLocOpBuilder &inner, ValueRange i) {
      SmallVector<Value> position(at);
      position.insert(position.begin() + dim, i.front());
      for (auto [array, buffer] : llvm::zip_equal(arrays, line)) {
        if (toArrays) {
          Value element = memref::LoadOp::create(inner, buffer, i);
          memref::StoreOp::create(inner, element, array, position);
        } else {
          Value element = memref::LoadOp::create(inner, array, position);
          memref::StoreOp::create(inner, element, buffer, i);
        }
      }
    });
  }

  /// Merges runs of 1, 2, 4, ... elements pairwise.
  void emitLevels(ImplicitLocOpBuilder &b) {
    buildLoops(b, {static_cast<int64_t>(llvm::Log2_64_Ceil(length))},
               [&](ImplicitLocOpBuilder &level, ValueRange number) {
                 Value width = arith::ShLIOp::create(
                     level, indexConstant(level, 1), number.front());
                 emitLevel(level, width);
                 copyBack(level);
               });
  }

  void emitLevel(ImplicitLocOpBuilder &b, Value width) {
    Value zero = indexConstant(b, 0), end = indexConstant(b, length);
    Value pair = arith::ShLIOp::create(b, width, indexConstant(b, 1));
    auto runs = scf::ForOp::create(b, zero, end, pair);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(runs.getBody());
    Value low = runs.getInductionVar();
    auto bounded = [&](Value start, Value size) -> Value {
      Value sum = arith::AddIOp::create(b, start, size);
      return arith::MinSIOp::create(b, sum, end);
    };
    Value middle = bounded(low, width), high = bounded(low, pair);
    auto merge = scf::ForOp::create(b, low, high, indexConstant(b, 1),
                                    ValueRange{low, middle});
    b.setInsertionPointToStart(merge.getBody());
    emitStep(b, merge, middle, high);
  }

  /// Takes the next element of one of the two runs: of the left one unless the
  /// right element must precede.
  void emitStep(ImplicitLocOpBuilder &b, scf::ForOp merge, Value middle,
                Value high) {
    Value left = merge.getRegionIterArgs()[0];
    Value right = merge.getRegionIterArgs()[1];
    SmallVector<Value> lhs = load(b, left), rhs = load(b, right);
    FailureOr<Value> rightFirst = before(b, rhs, lhs);
    if (failed(rightFirst)) {
      status = failure();
      scf::YieldOp::create(b, ValueRange{left, right});
      return;
    }
    Value leftDone =
        arith::CmpIOp::create(b, arith::CmpIPredicate::sge, left, middle);
    Value rightLeft =
        arith::CmpIOp::create(b, arith::CmpIPredicate::slt, right, high);
    Value mayTakeRight = arith::OrIOp::create(b, leftDone, *rightFirst);
    Value takeRight = arith::AndIOp::create(b, rightLeft, mayTakeRight);
    for (auto [buffer, l, r] : llvm::zip_equal(merged, lhs, rhs)) {
      Value element = arith::SelectOp::create(b, takeRight, r, l);
      memref::StoreOp::create(b, element, buffer, merge.getInductionVar());
    }
    Value step = arith::IndexCastUIOp::create(b, b.getIndexType(), takeRight);
    Value nextRight = arith::AddIOp::create(b, right, step);
    Value other = arith::SubIOp::create(b, indexConstant(b, 1), step);
    Value nextLeft = arith::AddIOp::create(b, left, other);
    scf::YieldOp::create(b, ValueRange{nextLeft, nextRight});
  }

  SmallVector<Value> load(ImplicitLocOpBuilder &b, Value position) {
    // The read position of an exhausted run is clamped to stay in bounds.
    Value safe =
        arith::MinSIOp::create(b, position, indexConstant(b, length - 1));
    SmallVector<Value> result;
    for (Value buffer : line)
      result.push_back(memref::LoadOp::create(b, buffer, safe));
    return result;
  }

  void copyBack(ImplicitLocOpBuilder &b) {
    buildLoops(b, {length}, [&](ImplicitLocOpBuilder &inner, ValueRange i) {
      for (auto [from, to] : llvm::zip_equal(merged, line)) {
        Value element = memref::LoadOp::create(inner, from, i);
        memref::StoreOp::create(inner, element, to, i);
      }
    });
  }

  BufferOp &call;
  ArrayRef<Value> arrays;
  int64_t dim;
  ElementOrder before;
  int64_t length;
  SmallVector<int64_t> outer;
  SmallVector<Value> line, merged;
  LogicalResult status = success();
};

SmallVector<TiedOperand> tieAll(Operation *op) {
  SmallVector<TiedOperand> result;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    result.push_back({i, i});
  return result;
}

LogicalResult emitSort(BufferOp &call) {
  auto sort = cast<stablehlo::SortOp>(call.op);
  auto before = [&](ImplicitLocOpBuilder &b, ValueRange lhs,
                    ValueRange rhs) -> FailureOr<Value> {
    SmallVector<Value> args;
    for (auto [l, r] : llvm::zip_equal(lhs, rhs)) {
      args.push_back(l);
      args.push_back(r);
    }
    auto result = emitRegion(b, sort->getRegion(0), args);
    if (failed(result))
      return failure();
    return result->front();
  };
  return emitStableSort(call, call.outs, sort.getSortedDimension(), before);
}

} // namespace

LogicalResult emitStableSort(BufferOp &call, ArrayRef<Value> arrays,
                             int64_t dim, ElementOrder before) {
  return MergeSort(call, arrays, dim, before).emit();
}

void addSortBufferOps(BufferTable &table) {
  table["stablehlo.sort"] = {emitSort, tieAll};
}

} // namespace mlir::gspmd::lowering
