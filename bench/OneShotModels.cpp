//===- OneShotModels.cpp - Device programs' ops for one-shot-bufferize ----===//

#include "OneShotModels.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "transforms/Lowering/BufferLowering.h"
#include "transforms/Lowering/TensorLowering.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using namespace mlir::bufferization;

namespace {

/// `unrealized_conversion_cast` of unsigned tensors, reshapes, barriers: each
/// result is its operand's buffer.
bool isView(Operation *op) {
  return isa<UnrealizedConversionCastOp, stablehlo::ReshapeOp,
             stablehlo::OptimizationBarrierOp>(op);
}

/// An op of a table, or one of the views above.
struct TableModel : BufferizableOpInterface::FallbackModel<TableModel> {
  using State = AnalysisState;

  static SmallVector<TiedOperand> tiedOf(Operation *op) {
    SmallVector<TiedOperand> tied;
    if (isView(op)) {
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        tied.push_back({i, i});
    } else if (const BufferEntry *entry = lookupBufferOp(op);
               entry && entry->tied) {
      tied = entry->tied(op);
    }
    return tied;
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return llvm::none_of(tiedOf(op), [&](TiedOperand tie) {
      return op->getResult(tie.result) == value;
    });
  }
  bool bufferizesToMemoryRead(Operation *op, OpOperand &, const State &) const {
    return !isView(op);
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const State &) const {
    return !isView(op) && llvm::any_of(tiedOf(op), [&](TiedOperand tie) {
      return tie.operand == operand.getOperandNumber();
    });
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const State &) const {
    AliasingValueList list;
    for (TiedOperand tie : tiedOf(op))
      if (tie.operand == operand.getOperandNumber())
        list.addAlias({op->getResult(tie.result), BufferRelation::Equivalent});
    return list;
  }
  AliasingOpOperandList getAliasingOpOperands(Operation *op, Value value,
                                              const State &) const {
    AliasingOpOperandList list;
    for (TiedOperand tie : tiedOf(op))
      if (op->getResult(tie.result) == value)
        list.addAlias(
            {&op->getOpOperand(tie.operand), BufferRelation::Equivalent});
    return list;
  }
  FailureOr<BufferLikeType> getBufferType(Operation *, Value value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(bufferType(value.getType()));
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const;

  // What the interface says where an op says nothing.
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
  for (TiedOperand tie : tiedOf(op))
    outs[tie.result] = ins[tie.operand];
  for (auto [out, result] : llvm::zip_equal(outs, op->getResults())) {
    if (!isa<TensorType>(result.getType())) { // a cast of a scalar
      out = result;
      continue;
    }
    MemRefType type = bufferType(result.getType());
    if (!out)
      out = memref::AllocOp::create(b, type, b.getI64IntegerAttr(64));
    if (isView(op))
      out = reshapeBuffer(b, out, type.getShape());
  }
  const BufferEntry *entry = isView(op) ? nullptr : lookupBufferOp(op);
  if (entry && (entry->hasEffect || !op->getNumResults() || hasElements(op))) {
    BufferOp call{op, b, ins, outs, {}};
    if (failed(entry->emit(call)))
      return failure();
  }
  replaceOpWithBufferizedValues(rewriter, op, outs);
  return success();
}

void mlir::gspmd::attachOneShotModels(ModuleOp module) {
  auto attach = [&](StringRef name) {
    if (auto info = RegisteredOperationName::lookup(name, module.getContext());
        info && !info->hasInterface<BufferizableOpInterface>())
      info->attachInterface<TableModel>();
  };
  module.walk([&](Operation *op) {
    if (isView(op) || lookupBufferOp(op) ||
        (op->getNumResults() &&
         isa<stablehlo::StablehloDialect>(op->getDialect()) &&
         !hasElements(op)))
      attach(op->getName().getStringRef());
  });
}

void mlir::gspmd::registerOneShotModels(DialectRegistry &registry) {
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  arith::registerBufferDeallocationOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferDeallocationOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  registry.insert<BufferizationDialect>();
}
