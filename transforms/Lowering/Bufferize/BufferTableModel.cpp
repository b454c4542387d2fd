//===- BufferTableModel.cpp - Bufferization interface of table ops --------===//
//
// MLIR's one-shot bufferization assigns the buffers, and the table entries fill
// them, as in Bufferizer.h.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/BufferTableModel.h"
#include "transforms/Lowering/Bufferize/BufferOwnership.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/Ops/BufferCollective.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"

namespace mlir::gspmd::lowering {
namespace {

using namespace mlir::bufferization;

/// Between ops of other dialects a buffer has the tensor's element type; table
/// ops use the storage type.
MemRefType bufferTypeFor(Operation *op, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return isa_and_nonnull<spmd::SpmdDialect>(op->getDialect())
             ? MemRefType::get(tensor.getShape(), tensor.getElementType())
             : bufferType(type);
}

/// The interface of a table op, or of one of the views above.
struct TableModel : BufferizableOpInterface::FallbackModel<TableModel> {
  using State = AnalysisState;

  static SmallVector<TiedOperand> tiedOperandsOf(Operation *op) {
    SmallVector<TiedOperand> tied;
    if (isAlias(op)) {
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        tied.push_back({i, i});
    } else if (const BufferEntry *entry = lookupBufferOp(op);
               entry && entry->tied) {
      tied = entry->tied(op);
    }
    return tied;
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return llvm::none_of(tiedOperandsOf(op), [&](TiedOperand tie) {
      return op->getResult(tie.result) == value;
    });
  }
  bool bufferizesToMemoryRead(Operation *op, OpOperand &, const State &) const {
    return !isAlias(op);
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const State &) const {
    return !isAlias(op) &&
           llvm::any_of(tiedOperandsOf(op), [&](TiedOperand tie) {
             return tie.operand == operand.getOperandNumber();
           });
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const State &) const {
    AliasingValueList list;
    for (TiedOperand tie : tiedOperandsOf(op))
      if (tie.operand == operand.getOperandNumber())
        list.addAlias({op->getResult(tie.result), BufferRelation::Equivalent});
    // The operands of a started collective must not change until it is done, so
    // operand i aliases result i; other operands are read immediately.
    if (spmd::isStarted(op) && operand.getOperandNumber() < op->getNumResults())
      list.addAlias({op->getResult(operand.getOperandNumber()),
                     BufferRelation::Unknown, /*isDefinite=*/false});
    return list;
  }
  AliasingOpOperandList getAliasingOpOperands(Operation *op, Value value,
                                              const State &) const {
    AliasingOpOperandList list;
    for (TiedOperand tie : tiedOperandsOf(op))
      if (op->getResult(tie.result) == value)
        list.addAlias(
            {&op->getOpOperand(tie.operand), BufferRelation::Equivalent});
    if (spmd::isStarted(op))
      list.addAlias({&op->getOpOperand(cast<OpResult>(value).getResultNumber()),
                     BufferRelation::Unknown, /*isDefinite=*/false});
    return list;
  }
  FailureOr<BufferLikeType> getBufferType(Operation *op, Value value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(bufferTypeFor(op, value.getType()));
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const;

  // The default of the interface.
  bool bufferizesToElementwiseAccess(Operation *, const State &,
                                     ArrayRef<OpOperand *>) const {
    return false;
  }
  bool resultBufferizesToMemoryWrite(Operation *, OpResult result,
                                     const State &state) const {
    return bufferization::detail::defaultResultBufferizesToMemoryWrite(result,
                                                                       state);
  }
  bool mustBufferizeInPlace(Operation *, OpOperand &, const State &) const {
    return false;
  }
  LogicalResult resolveConflicts(Operation *op, RewriterBase &rewriter,
                                 const State &analysis,
                                 const BufferizationState &state) const {
    return cast<BufferizableOpInterface>(op).resolveTensorOpOperandConflicts(
        rewriter, analysis, state);
  }
  bool isWritable(Operation *, Value value, const State &) const {
    return isa<OpResult>(value);
  }
  bool isNotConflicting(Operation *, OpOperand *, OpOperand *,
                        const State &) const {
    return false;
  }
  LogicalResult verifyAnalysis(Operation *, const State &) const {
    return success();
  }
  bool isRepetitiveRegion(Operation *, unsigned) const { return false; }
  bool isParallelRegion(Operation *, unsigned) const { return false; }
  bool hasTensorSemantics(Operation *op) const {
    return bufferization::detail::defaultHasTensorSemantics(op);
  }
  static bool supportsUnstructuredControlFlow() { return false; }
};

} // namespace

LogicalResult TableModel::bufferize(Operation *op, RewriterBase &rewriter,
                                    const BufferizationOptions &options,
                                    BufferizationState &state) const {
  SmallVector<Value> ins, outs(op->getNumResults());
  for (Value operand : op->getOperands()) {
    auto buffer = isa<TensorType>(operand.getType())
                      ? getBuffer(rewriter, operand, options, state)
                      : FailureOr<Value>(operand);
    if (failed(buffer))
      return failure();
    ins.push_back(*buffer);
  }
  ImplicitLocOpBuilder b(op->getLoc(), rewriter);
  for (TiedOperand tie : tiedOperandsOf(op))
    outs[tie.result] = ins[tie.operand];
  for (auto [out, result] : llvm::zip_equal(outs, op->getResults())) {
    if (!isa<TensorType>(result.getType())) { // a cast of a scalar
      out = result;
      continue;
    }
    MemRefType type = bufferTypeFor(op, result.getType());
    if (!out)
      out = memref::AllocOp::create(b, type, b.getI64IntegerAttr(64));
    if (isAlias(op))
      out = reshapeBuffer(b, out, type.getShape());
  }
  if (isa<spmd::DoneOp>(op) && failed(emitDone(op, b)))
    return failure();
  const BufferEntry *entry = isAlias(op) ? nullptr : lookupBufferOp(op);
  if (entry && (entry->hasEffect || !op->getNumResults() || hasElements(op))) {
    BufferOp call{op, b, ins, outs, {}};
    if (failed(entry->emit(call)))
      return failure();
  }
  replaceOpWithBufferizedValues(rewriter, op, outs);
  return success();
}

void attachBufferTableModel(RegisteredOperationName op) {
  if (!op.hasInterface<BufferizableOpInterface>())
    op.attachInterface<TableModel>();
}

bool hasBufferTableEntry(Operation *op) {
  return isAlias(op) || lookupBufferOp(op);
}

template <typename... Ops>
static void attachTo(MLIRContext *context) {
  (attachBufferTableModel(
       *RegisteredOperationName::lookup(TypeID::get<Ops>(), context)),
   ...);
}

void registerBufferTableModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, spmd::SpmdDialect *) {
    attachTo<
#define GET_OP_LIST
#include "dialect/Spmd/SpmdOps.cpp.inc"
        >(context);
    context->loadDialect<arith::ArithDialect, func::FuncDialect,
                         memref::MemRefDialect>();
  });
}

} // namespace mlir::gspmd::lowering
