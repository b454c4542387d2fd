//===- Bufferizer.cpp - Bufferization of one function ---------------------===//

#include "transforms/Lowering/Bufferize/Bufferizer.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/Bufferize/Ops/BufferCollective.h"
#include "transforms/Lowering/Bufferize/SiblingLoops.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/StoredElements.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"

namespace mlir::gspmd::lowering {

static LogicalResult checkType(Operation *op, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return success();
  if (!tensor.hasStaticShape())
    return op->emitOpError("has the dynamic shape ")
           << type << "; the emulator runs programs of static shapes";
  if (!isSupportedElement(tensor.getElementType()) &&
      !tensor.getElementType().isIndex())
    return op->emitOpError("has element type ")
           << tensor.getElementType()
           << ", which the emulator does not compute with";
  return success();
}

LogicalResult Bufferizer::run(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  for (Type tensorType :
       llvm::concat<const Type>(type.getInputs(), type.getResults()))
    if (!isa<RankedTensorType>(tensorType) ||
        failed(checkType(function, tensorType)))
      return isa<RankedTensorType>(tensorType)
                 ? failure()
                 : function.emitOpError("has an argument or result of type ")
                       << tensorType
                       << "; the emulator passes ranked tensors only";
  SmallVector<Type> types;
  for (Type tensorType :
       llvm::concat<const Type>(type.getInputs(), type.getResults()))
    types.push_back(bufferType(tensorType));

  ImplicitLocOpBuilder b(function.getLoc(), function);
  auto target =
      func::FuncOp::create(b, function.getName(), b.getFunctionType(types, {}));
  target.setVisibility(function.getVisibility());
  Block *entry = target.addEntryBlock();
  Block &source = function.getBody().front();
  for (auto [from, to] :
       llvm::zip(source.getArguments(), entry->getArguments()))
    buffers[from] = to;
  resultArguments.assign(entry->args_begin() + type.getNumInputs(),
                         entry->args_end());
  b.setInsertionPointToStart(entry);

  analyzeBlock(source);
  for (auto [value, argument] :
       llvm::zip_equal(source.getTerminator()->getOperands(), resultArguments))
    destinations.try_emplace(rootOf(value), argument);
  extendDestinations(source);
  if (failed(emitBlock(source, b))) {
    target.erase();
    return failure();
  }
  mergeSiblingLoops(target);
  function.erase();
  return success();
}

LogicalResult Bufferizer::emitBlock(Block &block, ImplicitLocOpBuilder &b) {
  for (Value argument : block.getArguments())
    if (owner.lookup(argument) == &block && !lastUse.contains(argument) &&
        !pinned.contains(argument))
      release(argument, b);
  for (Operation &op : block.without_terminator()) {
    b.setLoc(op.getLoc());
    if (failed(emitOp(&op, b)))
      return failure();
    freeSplats(b);
    releaseLastUses(&op, b);
  }
  if (isa<func::ReturnOp>(block.getTerminator())) {
    emitReturn(block.getTerminator(), b);
    releaseLastUses(block.getTerminator(), b);
    func::ReturnOp::create(b);
  }
  return success();
}

static LogicalResult unknownCall(Operation *call, StringRef target) {
  InFlightDiagnostic error = emitOpError(call, ErrorKind::UnknownFunction);
  error << "calls \"" << target << "\", which the emulator does not know";
  // JAX emits these targets when it lowers linear algebra for one platform.
  if (target.starts_with("lapack_") || target.starts_with("cusolver_") ||
      target.starts_with("cublas_") || target.starts_with("hipsolver_"))
    error.attachNote() << "it is of a library that only one platform has; "
                          "lower for another one: jax.export.export(jitted, "
                          "platforms=[\"tpu\"])(*args).mlir_module()";
  // Calls of XLA's typed interface have a dictionary.
  else if (stablehlo::backendConfigOf(call))
    error.attachNote() << "No FFI handler registered for " << target
                       << "; in JAX, jax.ffi.register_ffi_target(..., "
                          "platform=\"cpu\") registers one";
  return error;
}

bool Bufferizer::emitElementAccess(Operation *op, ImplicitLocOpBuilder &b) {
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    scalars[extract.getResult()] = memref::LoadOp::create(
        b, bufferOf(extract.getTensor(), b), scalarsOf(extract.getIndices()));
    return true;
  }
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op)) {
    emitElements(elements, b);
    return true;
  }
  if (auto insert = dyn_cast<tensor::InsertOp>(op)) {
    Value buffer = updatable(insert.getDest(), insert.getResult(), op, b);
    setResult(insert.getResult(), buffer, op->getBlock());
    memref::StoreOp::create(b, scalarsOf(insert.getScalar()).front(), buffer,
                            scalarsOf(insert.getIndices()));
    return true;
  }
  if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
    cf::AssertOp::create(b, scalarsOf(assertion.getArg()).front(),
                         assertion.getMsg());
    return true;
  }
  return false;
}

void Bufferizer::cloneScalarOp(Operation *op, ImplicitLocOpBuilder &b) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, scalarsOf(operand).front());
  Operation *clone = b.clone(*op, mapping);
  for (auto [from, to] : llvm::zip_equal(op->getResults(), clone->getResults()))
    scalars[from] = to;
}

LogicalResult Bufferizer::emitAlias(Operation *op, ImplicitLocOpBuilder &b) {
  for (auto [operand, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    // A splat constant behind an alias is materialized by each of its readers.
    if (!isSplat(operand))
      buffers[result] =
          reshapeBuffer(b, bufferOf(operand, b),
                        cast<RankedTensorType>(result.getType()).getShape());
  }
  return isa<spmd::DoneOp>(op) ? emitDone(op, b) : success();
}

/// The kinds of ops overlap; the first one that fits determines what is
/// emitted.
LogicalResult Bufferizer::emitOp(Operation *op, ImplicitLocOpBuilder &b) {
  for (Type type : op->getResultTypes())
    if (failed(checkType(op, type)))
      return failure();
  if (deferred.contains(op))
    return success();
  ElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)) ||
      (constant = op->getAttrOfType<ElementsAttr>("value"),
       constant && op->getNumOperands() == 0)) {
    emitConstant(op, constant, b);
    return success();
  }
  // The elements of an empty tensor are undefined; a fill is materialized for
  // each reader.
  if (isa<tensor::EmptyOp, linalg::FillOp>(op))
    return success();
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    emitGeneric(generic, b);
    return success();
  }
  if (isa<stablehlo::WhileOp, scf::WhileOp>(op))
    return emitWhile(op, b);
  if (isa<scf::ForOp>(op))
    return emitFor(op, b);
  if (isa<stablehlo::CaseOp, stablehlo::IfOp, scf::IfOp, scf::IndexSwitchOp>(
          op))
    return emitBranches(op, b);
  if (emitElementAccess(op, b))
    return success();
  if (op->getNumResults() &&
      !isa<RankedTensorType>(op->getResult(0).getType())) {
    cloneScalarOp(op, b);
    return success();
  }
  if (aliasOf.contains(op->getNumResults() ? op->getResult(0) : Value()))
    return emitAlias(op, b);
  if (const BufferEntry *entry = lookupBufferOp(op))
    return emitTableOp(op, *entry, b);
  if (op->getNumResults() && !hasElements(op)) {
    for (Value result : op->getResults())
      setResult(result, allocate(result, b), op->getBlock());
    return success();
  }
  if (auto target = stablehlo::customCallTarget(op))
    return unknownCall(op, *target);
  return op->emitOpError("cannot be run by the emulator");
}

/// Returns what the scalars of the source function are mapped to.
SmallVector<Value> Bufferizer::scalarsOf(ValueRange values) {
  return llvm::map_to_vector(values, [&](Value value) {
    Value scalar = scalars.lookup(value);
    return scalar ? scalar : value;
  });
}

/// Stores the elements one by one in row-major order.
void Bufferizer::emitElements(tensor::FromElementsOp op,
                              ImplicitLocOpBuilder &b) {
  Value buffer = allocate(op.getResult(), b);
  setResult(op.getResult(), buffer, op->getBlock());
  ArrayRef<int64_t> shape = op.getType().getShape();
  for (auto [number, element] : llvm::enumerate(op.getElements())) {
    SmallVector<Value> position(shape.size());
    int64_t left = number;
    for (int64_t d = shape.size(); d-- > 0; left /= shape[d])
      position[d] = indexConstant(b, left % shape[d]);
    memref::StoreOp::create(b, scalarsOf(element).front(), buffer, position);
  }
}

LogicalResult Bufferizer::emitTableOp(Operation *op, const BufferEntry &entry,
                                      ImplicitLocOpBuilder &b) {
  SmallVector<Value> outs(op->getNumResults());
  SmallVector<Value> ins(op->getNumOperands());
  // The buffer of a splat is freed after this op, and a collective without a
  // user of its result has no done op; neither may be asynchronous.
  if (op->use_empty() || llvm::any_of(op->getOperands(), [&](Value operand) {
        return isSplat(operand);
      }))
    makeSynchronous(op);
  if (entry.tied)
    for (TiedOperand tie : entry.tied(op)) {
      Value operand = op->getOperand(tie.operand);
      Value result = op->getResult(tie.result);
      outs[tie.result] = ins[tie.operand] = updatable(operand, result, op, b);
    }
  if (entry.mayOverwrite && !destinations.contains(op->getResult(0)) &&
      op->getOperand(0).getType() == op->getResult(0).getType() &&
      canTake(op->getOperand(0), op))
    outs[0] = ins[0] = takeOrCopy(op->getOperand(0), op, b);
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    if (!ins[index] && !deferred.contains(operand.getDefiningOp()))
      ins[index] = bufferOf(operand, b);
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    if (!outs[index])
      outs[index] = allocate(result, b);
    setResult(result, outs[index], op->getBlock());
  }
  if (!entry.hasEffect && op->getNumResults() && !hasAnyElement(op))
    return success();
  BufferOp call{op, b, ins, outs, {}};
  for (auto [index, in] : llvm::enumerate(call.ins))
    if (!in) {
      in = entry.operandView(call, index);
      if (failed(emitInView(op->getOperand(index).getDefiningOp(), in, b)))
        return failure();
    }
  if (failed(entry.emit(call)))
    return failure();
  call.freeTemporaries();
  return success();
}

LogicalResult Bufferizer::emitInView(Operation *op, Value view,
                                     ImplicitLocOpBuilder &b) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    emitGeneric(generic, view, llvm::SmallDenseMap<unsigned, unsigned>(), b);
    return success();
  }
  SmallVector<Value> ins = llvm::map_to_vector(
      op->getOperands(), [&](Value operand) { return bufferOf(operand, b); });
  BufferOp call{op, b, ins, {view}, {}};
  LogicalResult result = lookupBufferOp(op)->emit(call);
  call.freeTemporaries();
  return result;
}

void Bufferizer::emitReturn(Operation *op, ImplicitLocOpBuilder &b) {
  for (auto [value, argument] :
       llvm::zip_equal(op->getOperands(), resultArguments)) {
    Value buffer = bufferOf(value, b);
    if (storageOf(buffer) != argument)
      emitCopy(b, buffer, argument);
  }
  freeSplats(b);
}

} // namespace mlir::gspmd::lowering
