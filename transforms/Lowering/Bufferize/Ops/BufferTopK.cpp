//===- BufferTopK.cpp - top_k on buffers ----------------------------------===//
//
// An element and its index are combined to one integer, the key: a larger
// key is a larger element or, among equal elements, a smaller index, so keys
// are unique. A few of the largest keys so far are kept in sorted order. Blocks
// in which no element reaches the smallest kept key, which are most of them,
// are skipped. For a large k the runtime selects among all keys.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// The number of elements that are skipped at once.
constexpr int64_t kBlock = 64;
/// The largest k for which keys are kept in sorted order during the scan.
constexpr int64_t kMaxSorted = 32;
/// The number of bits of a position in a key.
constexpr unsigned kPositionBits = 32;

/// Returns true if the NaN of `type` has the bits of -0, which `type` lacks.
bool hasNaNOfNegativeZero(FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  return APFloat::semanticsHasNaN(semantics) &&
         APFloat::getNaN(semantics).bitcastToAPInt().isSignMask();
}

class TopK {
public:
  explicit TopK(BufferOp &call)
      : call(call),
        number(kindOf(getElementTypeOrSelf(call.op->getOperand(0).getType()))),
        element(call.inType(0).getElementType()) {
    ArrayRef<int64_t> shape = call.inType(0).getShape();
    outer.assign(shape.begin(), shape.end() - 1);
    length = shape.back();
    count = call.outType(0).getShape().back();
    unsigned width = element.getIntOrFloatBitWidth();
    order = call.b.getIntegerType(width);
    key = call.b.getIntegerType(width + kPositionBits <= 64 ? 64 : 128);
  }

  LogicalResult emit() {
    if (count > kMaxSorted)
      emitFound();
    else
      emitKept();
    return success();
  }

private:
  void emitFound() {
    Value keys = call.temporary({length}, key);
    buildLoops(call.b, outer, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      row = at;
      buildLoops(b, {length}, [&](ImplicitLocOpBuilder &inner, ValueRange i) {
        memref::StoreOp::create(inner, keyOf(inner, i.front()), keys, i);
      });
      callRuntime(b,
                  key.isInteger(64) ? "gspmd_rt_largest_i64"
                                    : "gspmd_rt_largest_i128",
                  {indexConstant(b, count), keys});
      emitResults(b, keys);
    });
  }

  void emitKept() {
    kept = call.temporary({count}, key);
    buildLoops(call.b, outer, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      row = at;
      buildLoops(b, {count}, [&](ImplicitLocOpBuilder &inner, ValueRange i) {
        APInt least = APInt::getSignedMinValue(key.getIntOrFloatBitWidth());
        memref::StoreOp::create(inner, integer(inner, key, least), kept, i);
      });
      Value zero = indexConstant(b, 0), end = indexConstant(b, length);
      auto blocks = scf::ForOp::create(b, zero, end, indexConstant(b, kBlock));
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(blocks.getBody());
        Value stop = arith::AddIOp::create(b, blocks.getInductionVar(),
                                           indexConstant(b, kBlock));
        emitBlock(b, blocks.getInductionVar(),
                  arith::MinSIOp::create(b, stop, end));
      }
      emitResults(b, kept);
    });
  }

  static Value integer(ImplicitLocOpBuilder &b, Type type, const APInt &value) {
    return arith::ConstantOp::create(b, b.getIntegerAttr(type, value));
  }

  SmallVector<Value> indexOf(Value position) const {
    SmallVector<Value> index(row);
    index.push_back(position);
    return index;
  }

  /// Returns the element at an index as a signed integer with the same order;
  /// floats are in total order, so that a NaN is the largest, or the smallest
  /// if its sign bit is set.
  Value orderOf(ImplicitLocOpBuilder &b, Value position) {
    Value value = memref::LoadOp::create(b, call.ins[0], indexOf(position));
    unsigned width = order.getIntOrFloatBitWidth();
    Type type = getElementTypeOrSelf(call.op->getOperand(0).getType());
    auto floatType = dyn_cast<FloatType>(type);
    if (floatType)
      value = arith::BitcastOp::create(b, order, value);
    // Buffers of narrow numbers hold wider integers, of which the lower bits
    // are the number.
    unsigned unused = width - type.getIntOrFloatBitWidth();
    if (unused && number != NumberKind::Bool)
      value = arith::ShLIOp::create(b, value,
                                    integer(b, order, APInt(width, unused)));
    bool isUnsigned =
        floatType
            ? !APFloat::semanticsHasSignedRepr(floatType.getFloatSemantics())
            : number == NumberKind::Unsigned || number == NumberKind::Bool;
    if (isUnsigned)
      return arith::XOrIOp::create(
          b, value, integer(b, order, APInt::getSignMask(width)));
    if (!floatType)
      return value;
    Value sign = arith::ShRSIOp::create(
        b, value, integer(b, order, APInt(width, width - 1)));
    Value flip = arith::AndIOp::create(
        b, sign, integer(b, order, APInt::getSignedMaxValue(width)));
    Value flipped = arith::XOrIOp::create(b, value, flip);
    // In types without -0 the bits of -0 are the NaN. The negative numbers then
    // have the orders from -1 on, so that the smallest integer is free for it.
    if (!hasNaNOfNegativeZero(floatType))
      return flipped;
    Value nanBits = integer(b, order, APInt::getSignMask(width));
    Value isNaN =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, value, nanBits);
    return arith::SelectOp::create(b, isNaN, nanBits,
                                   arith::SubIOp::create(b, flipped, sign));
  }

  Value shift(ImplicitLocOpBuilder &b) {
    return integer(b, key, APInt(key.getIntOrFloatBitWidth(), kPositionBits));
  }

  Value keyOf(ImplicitLocOpBuilder &b, Value position) {
    Value high =
        arith::ShLIOp::create(b, extend(b, orderOf(b, position)), shift(b));
    Value number = arith::IndexCastOp::create(b, b.getI64Type(), position);
    Value most =
        integer(b, b.getI64Type(), APInt::getLowBitsSet(64, kPositionBits));
    Value low = arith::SubIOp::create(b, most, number);
    if (key != low.getType())
      low = arith::ExtUIOp::create(b, key, low);
    return arith::OrIOp::create(b, high, low);
  }

  Value extend(ImplicitLocOpBuilder &b, Value value) {
    return value.getType() == key ? value
                                  : arith::ExtSIOp::create(b, key, value);
  }

  void emitBlock(ImplicitLocOpBuilder &b, Value from, Value to) {
    Value one = indexConstant(b, 1);
    unsigned width = order.getIntOrFloatBitWidth();
    Value least = integer(b, order, APInt::getSignedMinValue(width));
    auto largest = scf::ForOp::create(b, from, to, one, least);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(largest.getBody());
      Value next = orderOf(b, largest.getInductionVar());
      scf::YieldOp::create(b, Value(arith::MaxSIOp::create(
                                  b, largest.getRegionIterArgs()[0], next)));
    }
    Value last = memref::LoadOp::create(b, kept, indexConstant(b, count - 1));
    Value bound = arith::ShRSIOp::create(b, last, shift(b));
    Value mayEnter = arith::CmpIOp::create(
        b, arith::CmpIPredicate::sge, extend(b, largest.getResult(0)), bound);
    auto guard = scf::IfOp::create(b, mayEnter);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(guard.thenBlock());
    auto elements = scf::ForOp::create(b, from, to, one);
    b.setInsertionPointToStart(elements.getBody());
    emitElement(b, keyOf(b, elements.getInductionVar()));
  }

  /// Inserts a key in sorted order and drops the smallest one.
  void emitElement(ImplicitLocOpBuilder &b, Value entering) {
    Value last = memref::LoadOp::create(b, kept, indexConstant(b, count - 1));
    Value enters =
        arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, entering, last);
    auto guard = scf::IfOp::create(b, enters);
    b.setInsertionPointToStart(guard.thenBlock());
    auto slots =
        scf::ForOp::create(b, indexConstant(b, 0), indexConstant(b, count),
                           indexConstant(b, 1), entering);
    b.setInsertionPointToStart(slots.getBody());
    Value slot = slots.getInductionVar();
    Value moving = slots.getRegionIterArgs()[0];
    Value stored = memref::LoadOp::create(b, kept, slot);
    memref::StoreOp::create(b, arith::MaxSIOp::create(b, stored, moving), kept,
                            slot);
    scf::YieldOp::create(b, Value(arith::MinSIOp::create(b, stored, moving)));
  }

  /// Writes the results from the first keys of the row.
  void emitResults(ImplicitLocOpBuilder &b, Value keys) {
    buildLoops(b, {count}, [&](ImplicitLocOpBuilder &inner, ValueRange i) {
      Value found = memref::LoadOp::create(inner, keys, i);
      if (!found.getType().isInteger(64))
        found = arith::TruncIOp::create(inner, inner.getI64Type(), found);
      Value most = integer(inner, inner.getI64Type(),
                           APInt::getLowBitsSet(64, kPositionBits));
      Value low = arith::AndIOp::create(inner, found, most);
      Value number = arith::SubIOp::create(inner, most, low);
      Value position =
          arith::IndexCastOp::create(inner, inner.getIndexType(), number);
      Value value =
          memref::LoadOp::create(inner, call.ins[0], indexOf(position));
      memref::StoreOp::create(inner, value, call.outs[0], indexOf(i.front()));
      Value narrow = arith::TruncIOp::create(inner, inner.getI32Type(), number);
      memref::StoreOp::create(inner, narrow, call.outs[1], indexOf(i.front()));
    });
  }

  BufferOp &call;
  NumberKind number;
  Type element, order, key;
  SmallVector<int64_t> outer;
  int64_t length, count;
  Value kept;
  ValueRange row;
};

LogicalResult emitTopK(BufferOp &call) { return TopK(call).emit(); }

} // namespace

void addTopKBufferOps(BufferTable &table) { table["chlo.top_k"] = {emitTopK}; }

} // namespace mlir::gspmd::lowering
