//===- BufferCollective.cpp - Collectives on buffers ----------------------===//
//
// A collective is a sequence of runtime calls, one for each of its tensors and
// of its lists of integers. The operation is described by the program's table,
// at the index that the op carries (kRuntimeIndex).
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferCollective.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

FailureOr<Value> runtimeIndex(BufferOp &call) {
  auto index = call.op->getAttrOfType<IntegerAttr>(kRuntimeIndex);
  if (!index) {
    call.op->emitOpError("has no '")
        << kRuntimeIndex << "'; run gspmd-number-runtime-calls first";
    return failure();
  }
  return Value(arith::ConstantIntOp::create(call.b, index.getInt(), 64));
}

StringRef functionOf(Operation *collective) {
  return spmd::isStarted(collective) ? "gspmd_rt_collective_start"
                                     : "gspmd_rt_collective";
}

LogicalResult emitCollective(BufferOp &call) {
  FailureOr<Value> index = runtimeIndex(call);
  if (failed(index))
    return failure();
  StringRef name = functionOf(call.op);
  // The call with the last tensor executes the collective.
  for (auto [i, in, out] : llvm::enumerate(call.ins, call.outs))
    callRuntime(call.b,
                i + 1 < call.ins.size() ? "gspmd_rt_collective_part" : name,
                {*index, in, out});
  return success();
}

/// Passes the lists of integers, which are read immediately, and then the
/// tensors.
LogicalResult emitRaggedAllToAll(BufferOp &call) {
  FailureOr<Value> index = runtimeIndex(call);
  if (failed(index))
    return failure();
  auto op = cast<spmd::RaggedAllToAllOp>(call.op);
  for (OpOperand *list :
       {&op.getInputOffsetsMutable(), &op.getSendSizesMutable(),
        &op.getOutputOffsetsMutable(), &op.getRecvSizesMutable()}) {
    Value numbers = call.ins[list->getOperandNumber()];
    unsigned bits =
        getElementTypeOrSelf(numbers.getType()).getIntOrFloatBitWidth();
    callRuntime(call.b, "gspmd_rt_collective_numbers",
                {arith::ConstantIntOp::create(call.b, bits / 8, 64), numbers});
  }
  callRuntime(call.b, functionOf(op),
              {*index, call.ins[op.getInputMutable().getOperandNumber()],
               call.outs[0]});
  return success();
}

/// Received slices are written over the output operand.
SmallVector<TiedOperand> tiedOfRaggedAllToAll(Operation *op) {
  auto ragged = cast<spmd::RaggedAllToAllOp>(op);
  return {{ragged.getOutputMutable().getOperandNumber(), 0}};
}

LogicalResult emitPartitionId(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  Value id = callRuntime(b, "gspmd_rt_partition_id", {}, b.getI64Type());
  Type element = call.outType(0).getElementType();
  Value narrow = arith::TruncIOp::create(b, element, id);
  memref::StoreOp::create(b, narrow, call.outs[0]);
  return success();
}

FailureOr<Value> axisIndex(BufferOp &call) {
  FailureOr<Value> index = runtimeIndex(call);
  if (failed(index))
    return failure();
  return callRuntime(call.b, "gspmd_rt_axis_index", {*index},
                     call.b.getI64Type());
}

LogicalResult emitAxisIndex(BufferOp &call) {
  FailureOr<Value> index = axisIndex(call);
  if (failed(index))
    return failure();
  Value narrow =
      arith::TruncIOp::create(call.b, call.outType(0).getElementType(), *index);
  memref::StoreOp::create(call.b, narrow, call.outs[0]);
  return success();
}

/// Slices out this device's shard of a value that is equal in the group. No
/// communication is needed.
LogicalResult emitAllSlice(BufferOp &call) {
  ImplicitLocOpBuilder &b = call.b;
  FailureOr<Value> index = axisIndex(call);
  if (failed(index))
    return failure();
  int64_t dim = cast<spmd::AllSliceOp>(call.op).getDim();
  ArrayRef<int64_t> shape = call.outType(0).getShape();
  Value position = arith::IndexCastOp::create(b, b.getIndexType(), *index);
  Value start =
      arith::MulIOp::create(b, position, indexConstant(b, shape[dim]));
  SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(shape.size(), b.getIndexAttr(1));
  offsets[dim] = start;
  Value window = memref::SubViewOp::create(
      b, call.ins[0], offsets, getAsIndexOpFoldResult(b.getContext(), shape),
      strides);
  emitCopy(b, window, call.outs[0]);
  return success();
}

/// Partitioning rewrites collectives of manual computations to `spmd` ops, so
/// any other collective is outside of one.
LogicalResult rejectGlobalCollective(BufferOp &call) {
  return call.op->emitOpError(
      "communicates between devices outside of a manual "
      "computation, where tensors are global");
}

} // namespace

LogicalResult emitDone(Operation *done, ImplicitLocOpBuilder &b) {
  if (!done->hasAttr(kRuntimeIndex) && !spmd::startOf(done))
    return success();
  BufferOp call{done, b, {}, {}, {}};
  FailureOr<Value> index = runtimeIndex(call);
  if (failed(index))
    return failure();
  callRuntime(b, "gspmd_rt_collective_done", {*index});
  return success();
}

void makeSynchronous(Operation *collective) {
  if (!collective->removeAttr(spmd::SpmdDialect::kStart))
    return;
  for (Operation *reader : collective->getUsers())
    if (isa<spmd::DoneOp>(reader))
      reader->removeAttr(kRuntimeIndex);
}

void addCollectiveBufferOps(BufferTable &table) {
  for (StringRef name :
       {"all_reduce", "all_gather", "reduce_scatter", "all_to_all",
        "collective_permute", "collective_broadcast", "cross-replica-sum"})
    table[("stablehlo." + name).str()] = {rejectGlobalCollective, nullptr,
                                          /*hasEffect=*/true};
  for (StringRef name :
       {"all_reduce", "all_gather", "reduce_scatter", "all_to_all",
        "collective_permute", "permute_pairs", "shift", "halo_exchange"})
    table[("spmd." + name).str()] = {emitCollective, nullptr,
                                     /*hasEffect=*/true};
  table["spmd.all_reduce"].mayOverwrite = true;
  table["spmd.ragged_all_to_all"] = {emitRaggedAllToAll, tiedOfRaggedAllToAll,
                                     /*hasEffect=*/true};
  table["spmd.all_slice"] = {emitAllSlice};
  table["spmd.axis_index"] = {emitAxisIndex};
  table["spmd.partition_id"] = {emitPartitionId};
  table["stablehlo.partition_id"] = {emitPartitionId};
}

} // namespace mlir::gspmd::lowering
