//===- Bufferizer.cpp - Buffers for straight-line code --------------------===//

#include "transforms/Lowering/Bufferizer.h"

#include "dialect/StableHLO/ControlOps.h"
#include "dialect/StableHLO/CustomOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/ScalarOps.h"
#include "transforms/Lowering/TensorLowering.h"

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

/// The buffer behind views of other shapes.
static Value storageOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<memref::ReinterpretCastOp>())
    buffer = view.getSource();
  return buffer;
}

LogicalResult Bufferizer::run(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  for (Type each :
       llvm::concat<const Type>(type.getInputs(), type.getResults()))
    if (!isa<RankedTensorType>(each) || failed(checkType(function, each)))
      return isa<RankedTensorType>(each)
                 ? failure()
                 : function.emitOpError("has an argument or result of type ")
                       << each << "; the emulator passes tensors only";
  SmallVector<Type> types;
  for (Type each :
       llvm::concat<const Type>(type.getInputs(), type.getResults()))
    types.push_back(bufferType(each));

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
  if (failed(emitBlock(source, b))) {
    target.erase();
    return failure();
  }
  function.erase();
  return success();
}

LogicalResult Bufferizer::emitBlock(Block &block, ImplicitLocOpBuilder &b) {
  for (Value argument : block.getArguments())
    if (owner.lookup(argument) == &block && !lastUse.contains(argument))
      release(argument, b);
  for (Operation &op : block.without_terminator()) {
    b.setLoc(op.getLoc());
    if (failed(emitOp(&op, b)))
      return failure();
    for (Value copy : splatCopies)
      memref::DeallocOp::create(b, copy);
    splatCopies.clear();
    releaseDying(&op, b);
  }
  if (isa<func::ReturnOp>(block.getTerminator())) {
    emitReturn(block.getTerminator(), b);
    releaseDying(block.getTerminator(), b);
    func::ReturnOp::create(b);
  }
  return success();
}

static LogicalResult unknownCall(stablehlo::CustomCallOp call) {
  StringRef target = call.getCallTargetName();
  InFlightDiagnostic error = call.emitOpError("calls \"")
                             << target
                             << "\", which the emulator does not know";
  // What JAX calls when it lowers linear algebra for one kind of device.
  if (target.starts_with("lapack_") || target.starts_with("cusolver_") ||
      target.starts_with("cublas_") || target.starts_with("hipsolver_"))
    error.attachNote() << "it is of a library that only one platform has; "
                          "lower for another one: jax.export.export(jitted, "
                          "platforms=[\"tpu\"])(*args).mlir_module()";
  return error;
}

LogicalResult Bufferizer::emitOp(Operation *op, ImplicitLocOpBuilder &b) {
  for (Type type : op->getResultTypes())
    if (failed(checkType(op, type)))
      return failure();
  ElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)) ||
      (constant = op->getAttrOfType<ElementsAttr>("value"),
       constant && op->getNumOperands() == 0)) {
    emitConstant(op, constant, b);
    return success();
  }
  if (isa<tensor::EmptyOp>(op))
    return success();
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    emitGeneric(generic, b);
    return success();
  }
  if (isa<linalg::FillOp>(op)) // done for each of its readers
    return success();
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    scalars[extract.getResult()] =
        memref::LoadOp::create(b, bufferOf(extract.getTensor(), b));
    return success();
  }
  if (op->getNumResults() &&
      !isa<RankedTensorType>(op->getResult(0).getType())) {
    Operation *clone = b.clone(*op);
    for (auto [from, to] :
         llvm::zip_equal(op->getResults(), clone->getResults()))
      scalars[from] = to;
    return success();
  }
  if (aliasOf.contains(op->getNumResults() ? op->getResult(0) : Value())) {
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults())) {
      // A splat constant behind an alias is made again by each of its readers.
      if (!isSplat(operand))
        buffers[result] =
            reshapeBuffer(b, bufferOf(operand, b),
                          cast<RankedTensorType>(result.getType()).getShape());
    }
    return success();
  }
  if (isa<stablehlo::WhileOp>(op))
    return emitWhile(op, b);
  if (isa<stablehlo::CaseOp, stablehlo::IfOp>(op))
    return emitBranches(op, b);
  if (const BufferEntry *entry = lookupBufferOp(op))
    return emitTableOp(op, *entry, b);
  if (op->getNumResults() && !hasElements(op)) {
    for (Value result : op->getResults())
      setResult(result, allocate(result, b), op->getBlock());
    return success();
  }
  if (auto call = dyn_cast<stablehlo::CustomCallOp>(op))
    return unknownCall(call);
  return op->emitOpError("cannot be run by the emulator");
}

LogicalResult Bufferizer::emitTableOp(Operation *op, const BufferEntry &entry,
                                      ImplicitLocOpBuilder &b) {
  SmallVector<Value> outs(op->getNumResults());
  SmallVector<Value> ins(op->getNumOperands());
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
    if (!ins[index])
      ins[index] = bufferOf(operand, b);
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    if (!outs[index])
      outs[index] = allocate(result, b);
    setResult(result, outs[index], op->getBlock());
  }
  if (!entry.hasEffect && op->getNumResults() && !hasElements(op))
    return success();
  BufferOp call{op, b, ins, outs, {}};
  if (failed(entry.emit(call)))
    return failure();
  for (Value temporary : llvm::reverse(call.temporaries))
    memref::DeallocOp::create(b, temporary);
  return success();
}

/// Results whose initial value is not read may overwrite an operand that dies:
/// each element is read before it is written.
void Bufferizer::emitGeneric(linalg::GenericOp op, ImplicitLocOpBuilder &b) {
  SmallVector<Value> outs;
  llvm::SmallDenseMap<unsigned, unsigned> inPlace; // input -> output
  bool parallel = op.getNumParallelLoops() == op.getNumLoops();
  for (auto [index, out] : llvm::enumerate(op.getOutputs())) {
    Value result = op.getResult(index);
    if (!out.getDefiningOp<tensor::EmptyOp>()) {
      outs.push_back(updatable(out, result, op, b));
      continue;
    }
    Value taken;
    AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(index));
    for (OpOperand *input : op.getDpsInputOperands()) {
      unsigned number = input->getOperandNumber();
      if (parallel && !destinations.contains(result) && map.isIdentity() &&
          op.getMatchingIndexingMap(input) == map &&
          !inPlace.contains(number) &&
          bufferType(input->get().getType()) == bufferType(result.getType()) &&
          canTake(input->get(), op)) {
        taken = takeOrCopy(input->get(), op, b);
        inPlace[number] = index;
        break;
      }
    }
    outs.push_back(taken ? taken : allocate(result, b));
  }
  for (auto [result, out] : llvm::zip_equal(op.getResults(), outs))
    setResult(result, out, op->getBlock());
  if (llvm::is_contained(op.getStaticLoopRanges(), 0))
    return; // a reduction of nothing
  SmallVector<Value> ins;
  SmallVector<AffineMap> maps;
  for (auto [index, input] : llvm::enumerate(op.getInputs()))
    if (!inPlace.contains(index)) {
      ins.push_back(bufferOf(input, b));
      maps.push_back(op.getIndexingMapsArray()[index]);
    }
  for (OpOperand &out : op.getDpsInitsMutable())
    maps.push_back(op.getMatchingIndexingMap(&out));
  linalg::GenericOp::create(
      b, ins, outs, maps, op.getIteratorTypesArray(),
      [&](OpBuilder &builder, Location, ValueRange elements) {
        IRMapping mapping;
        ValueRange outElements = elements.drop_front(ins.size());
        unsigned next = 0, numInputs = op.getNumDpsInputs();
        for (auto [index, argument] :
             llvm::enumerate(op.getBody()->getArguments())) {
          Value element;
          if (index >= numInputs)
            element = outElements[index - numInputs];
          else if (inPlace.contains(index))
            element = outElements[inPlace.lookup(index)];
          else
            element = elements[next++];
          mapping.map(argument, element);
        }
        op.getBody()->walk([&](Operation *inner) {
          for (Value operand : inner->getOperands())
            if (Value scalar = scalars.lookup(operand))
              mapping.map(operand, scalar);
        });
        for (Operation &inner : *op.getBody())
          builder.clone(inner, mapping);
      });
}

/// A splat is written where it is read; other constants become globals.
void Bufferizer::emitConstant(Operation *op, ElementsAttr value,
                              ImplicitLocOpBuilder &b) {
  Value result = op->getResult(0);
  if (result.use_empty() || isSplat(result))
    return;
  MemRefType type = bufferType(result.getType());
  std::string &name = globals[value];
  if (name.empty()) {
    DenseElementsAttr dense = storedElements(cast<DenseElementsAttr>(value));
    auto module =
        b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
    name = "constant_" + std::to_string(globals.size());
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    memref::GlobalOp::create(b, name, b.getStringAttr("private"), type, dense,
                             /*constant=*/true,
                             /*alignment=*/b.getI64IntegerAttr(64));
  }
  buffers[result] = memref::GetGlobalOp::create(b, type, name);
}

void Bufferizer::emitReturn(Operation *op, ImplicitLocOpBuilder &b) {
  for (auto [value, argument] :
       llvm::zip_equal(op->getOperands(), resultArguments)) {
    Value buffer = bufferOf(value, b);
    if (storageOf(buffer) != argument)
      emitCopy(b, buffer, argument);
  }
  for (Value copy : splatCopies)
    memref::DeallocOp::create(b, copy);
  splatCopies.clear();
}

Value Bufferizer::bufferOf(Value value, ImplicitLocOpBuilder &b) {
  if (Value buffer = buffers.lookup(value))
    return buffer;
  assert(isSplat(value) && "a tensor without a buffer");
  Value buffer = memref::AllocOp::create(b, bufferType(value.getType()));
  fillSplat(value, buffer, b);
  splatCopies.push_back(buffer);
  return buffer;
}

void Bufferizer::fillSplat(Value value, Value buffer, ImplicitLocOpBuilder &b) {
  value = rootOf(value);
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value scalar = fill.getInputs().front();
    Value mapped = scalars.lookup(scalar);
    return emitFill(b, mapped, buffer);
  }
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  emitFill(b, buildConstant(b, b.getLoc(), splatConstant(value), element),
           buffer);
}

Value Bufferizer::updatable(Value operand, Value result, Operation *op,
                            ImplicitLocOpBuilder &b) {
  if (canTake(operand, op))
    return takeOrCopy(operand, op, b);
  Value buffer = allocate(result, b);
  if (isSplat(operand))
    fillSplat(operand, buffer, b);
  else
    emitCopy(b, bufferOf(operand, b), buffer);
  return buffer;
}

Value Bufferizer::allocate(Value result, ImplicitLocOpBuilder &b) {
  MemRefType type = bufferType(result.getType());
  if (Value destination = destinations.lookup(result))
    return reshapeBuffer(b, destination, type.getShape());
  return memref::AllocOp::create(b, type);
}

void Bufferizer::setResult(Value result, Value buffer, Block *block) {
  buffers[result] = buffer;
  Value destination = destinations.lookup(result);
  if (!destination || storageOf(buffer) != destination)
    owner[result] = block;
}

} // namespace mlir::gspmd::lowering
