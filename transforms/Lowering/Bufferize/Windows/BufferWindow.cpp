//===- BufferWindow.cpp - Windows and select_and_scatter ------------------===//

#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"
#include "transforms/Lowering/Bufferize/Windows/BufferReduceWindow.h"

#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {

Window readWindow(DenseI64ArrayAttr sizes, DenseI64ArrayAttr strides,
                  DenseI64ArrayAttr baseDilations,
                  DenseI64ArrayAttr windowDilations,
                  DenseIntElementsAttr padding, int64_t rank) {
  auto read = [&](DenseI64ArrayAttr attr) {
    return attr ? SmallVector<int64_t>(attr.asArrayRef())
                : SmallVector<int64_t>(rank, 1);
  };
  Window window{read(sizes), read(strides), read(baseDilations),
                read(windowDilations), SmallVector<int64_t>(rank, 0)};
  if (padding)
    for (int64_t dim = 0; dim < rank; ++dim)
      window.padding[dim] =
          (*(padding.value_begin<APInt>() + 2 * dim)).getSExtValue();
  return window;
}

WindowPosition windowPosition(ImplicitLocOpBuilder &b, const Window &window,
                              ArrayRef<int64_t> shape, ValueRange position,
                              ValueRange offset) {
  WindowPosition result;
  result.inside = arith::ConstantIntOp::create(b, 1, 1);
  auto require = [&](Value condition) {
    result.inside = arith::AndIOp::create(b, result.inside, condition);
  };
  for (auto [dim, size] : llvm::enumerate(shape)) {
    auto scaled = [&](Value value, int64_t factor) -> Value {
      return arith::MulIOp::create(b, value, indexConstant(b, factor));
    };
    Value start = scaled(position[dim], window.strides[dim]);
    Value step = scaled(offset[dim], window.windowDilations[dim]);
    Value sum = arith::AddIOp::create(b, start, step);
    Value index =
        arith::SubIOp::create(b, sum, indexConstant(b, window.padding[dim]));
    // A negative index is large as an unsigned number, and remains large when
    // divided by any practical dilation.
    if (int64_t dilation = window.baseDilations[dim]; dilation != 1) {
      Value factor = indexConstant(b, dilation);
      Value rest = arith::RemUIOp::create(b, index, factor);
      Value nonNegative = arith::CmpIOp::create(b, arith::CmpIPredicate::sge,
                                                index, indexConstant(b, 0));
      require(nonNegative);
      require(arith::CmpIOp::create(b, arith::CmpIPredicate::eq, rest,
                                    indexConstant(b, 0)));
      index = arith::DivUIOp::create(b, index, factor);
    }
    require(arith::CmpIOp::create(b, arith::CmpIPredicate::ult, index,
                                  indexConstant(b, size)));
    result.indices.push_back(clampIndex(b, index, size - 1));
  }
  return result;
}

namespace {

/// Emits an scf.if without results.
void buildGuarded(ImplicitLocOpBuilder &b, Value condition,
                  llvm::function_ref<void()> body) {
  auto guard = scf::IfOp::create(b, condition);
  OpBuilder::InsertionGuard restore(b);
  b.setInsertionPointToStart(guard.thenBlock());
  body();
}

/// The state of select_and_scatter for the current window.
struct Selection {
  Value found;    ///< memref<i1>
  Value value;    ///< memref<element>
  Value position; ///< memref<rank x index as i64>
};

class SelectAndScatter {
public:
  explicit SelectAndScatter(BufferOp &call)
      : call(call), op(cast<stablehlo::SelectAndScatterOp>(call.op)),
        shape(call.inType(0).getShape()) {
    window = readWindow(
        op.getWindowDimensionsAttr(), op.getWindowStridesAttr(), {}, {},
        cast_if_present<DenseIntElementsAttr>(op.getPaddingAttr()),
        shape.size());
    selection.found = call.temporary({}, call.b.getI1Type());
    selection.value = call.temporary({}, call.inType(0).getElementType());
    int64_t rank = shape.size();
    selection.position = call.temporary({rank}, call.b.getI64Type());
  }

  LogicalResult emit() {
    Value init = memref::LoadOp::create(call.b, call.ins[2]);
    emitFill(call.b, init, call.outs[0]);
    buildLoops(call.b, call.inType(1).getShape(),
               [&](ImplicitLocOpBuilder &b, ValueRange source) {
                 Value no = arith::ConstantIntOp::create(b, 0, 1);
                 memref::StoreOp::create(b, no, selection.found);
                 buildLoops(
                     b, window.sizes,
                     [&](ImplicitLocOpBuilder &inner, ValueRange offset) {
                       visit(inner, windowPosition(inner, window, shape, source,
                                                   offset));
                     });
                 Value found = memref::LoadOp::create(b, selection.found);
                 buildGuarded(b, found, [&] { scatter(b, source); });
               });
    return status;
  }

private:
  /// Keeps the selected element unless `select` prefers the new one.
  void visit(ImplicitLocOpBuilder &b, const WindowPosition &position) {
    buildGuarded(b, position.inside, [&] {
      Value element = memref::LoadOp::create(b, call.ins[0], position.indices);
      Value found = memref::LoadOp::create(b, selection.found);
      Value best = memref::LoadOp::create(b, selection.value);
      auto keep = emitRegion(b, op->getRegion(0), {best, element});
      if (failed(keep)) {
        status = failure();
        return;
      }
      Value kept = arith::AndIOp::create(b, found, keep->front());
      Value yes = arith::ConstantIntOp::create(b, 1, 1);
      Value replace = arith::XOrIOp::create(b, kept, yes);
      buildGuarded(b, replace, [&] {
        memref::StoreOp::create(b, yes, selection.found);
        memref::StoreOp::create(b, element, selection.value);
        for (auto [dim, index] : llvm::enumerate(position.indices)) {
          Value wide = arith::IndexCastOp::create(b, b.getI64Type(), index);
          memref::StoreOp::create(b, wide, selection.position,
                                  indexConstant(b, dim));
        }
      });
    });
  }

  void scatter(ImplicitLocOpBuilder &b, ValueRange source) {
    SmallVector<Value> target;
    for (unsigned dim = 0; dim < shape.size(); ++dim) {
      Value wide =
          memref::LoadOp::create(b, selection.position, indexConstant(b, dim));
      target.push_back(arith::IndexCastOp::create(b, b.getIndexType(), wide));
    }
    Value sum = memref::LoadOp::create(b, call.outs[0], target);
    Value element = memref::LoadOp::create(b, call.ins[1], source);
    auto result = emitRegion(b, op->getRegion(1), {sum, element});
    if (failed(result)) {
      status = failure();
      return;
    }
    memref::StoreOp::create(b, result->front(), call.outs[0], target);
  }

  BufferOp &call;
  stablehlo::SelectAndScatterOp op;
  ArrayRef<int64_t> shape;
  Window window;
  Selection selection;
  LogicalResult status = success();
};

LogicalResult emitSelectAndScatter(BufferOp &call) {
  return SelectAndScatter(call).emit();
}

} // namespace

void addWindowBufferOps(BufferTable &table) {
  addReduceWindowBufferOp(table);
  table["stablehlo.select_and_scatter"] = {emitSelectAndScatter};
}

} // namespace mlir::gspmd::lowering
