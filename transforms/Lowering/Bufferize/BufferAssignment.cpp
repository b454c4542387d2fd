//===- BufferAssignment.cpp - Assignment of buffers to values -------------===//

#include "transforms/Lowering/Bufferize/BufferAssignment.h"
#include "transforms/Lowering/Bufferize/WrappedReads.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"

namespace mlir::gspmd::lowering {

Value storageOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<memref::ReinterpretCastOp>())
    buffer = view.getSource();
  return buffer;
}

Value BufferAssignment::bufferOf(Value value, ImplicitLocOpBuilder &b) {
  if (!isa<TensorType>(value.getType()))
    return scalars.lookup(value);
  if (Value buffer = buffers.lookup(value))
    return buffer;
  assert(isSplat(value) && "a tensor without a buffer");
  Value buffer = memref::AllocOp::create(b, bufferType(value.getType()));
  fillSplat(value, buffer, b);
  splatCopies.push_back(buffer);
  return buffer;
}

void BufferAssignment::fillSplat(Value value, Value buffer,
                                 ImplicitLocOpBuilder &b) {
  value = rootOf(value);
  if (value.getDefiningOp<tensor::EmptyOp>())
    return; // the elements are undefined
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value scalar = fill.getInputs().front();
    Value mapped = scalars.lookup(scalar);
    return emitFill(b, mapped, buffer);
  }
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  emitFill(b, buildConstant(b, b.getLoc(), splatConstant(value), element),
           buffer);
}

Value BufferAssignment::allocate(Value result, ImplicitLocOpBuilder &b) {
  MemRefType type = bufferType(result.getType());
  if (Value destination = destinations.lookup(result))
    return reshapeBuffer(b, destination, type.getShape());
  return memref::AllocOp::create(b, type);
}

void BufferAssignment::setResult(Value result, Value buffer, Block *block) {
  buffers[result] = buffer;
  Value destination = destinations.lookup(result);
  if (!destination || storageOf(buffer) != destination)
    owner[result] = block;
}

Value BufferAssignment::takeOrCopy(Value operand, Operation *op,
                                   ImplicitLocOpBuilder &b) {
  if (isSplat(operand)) {
    Value buffer = bufferOf(operand, b);
    llvm::erase(splatCopies, buffer);
    return buffer;
  }
  Value buffer = bufferOf(operand, b);
  if (canTake(operand, op)) {
    owner.erase(rootOf(operand));
    return buffer;
  }
  Value copy = memref::AllocOp::create(b, cast<MemRefType>(buffer.getType()));
  emitCopy(b, buffer, copy);
  return copy;
}

Value BufferAssignment::updatable(Value operand, Value result, Operation *op,
                                  ImplicitLocOpBuilder &b) {
  if (canTake(operand, op))
    return takeOrCopy(operand, op, b);
  if (isOverwritten(operand, destinations.lookup(result), op))
    return bufferOf(operand, b);
  Value buffer = allocate(result, b);
  if (isSplat(operand))
    fillSplat(operand, buffer, b);
  else
    emitCopy(b, bufferOf(operand, b), buffer);
  return buffer;
}

void BufferAssignment::freeSplats(ImplicitLocOpBuilder &b) {
  for (Value copy : splatCopies)
    memref::DeallocOp::create(b, copy);
  splatCopies.clear();
}

bool BufferAssignment::isOverwritten(Value operand, Value destination,
                                     Operation *op) const {
  Value buffer = buffers.lookup(operand);
  return destination && buffer && storageOf(buffer) == destination &&
         isLastUse(operand, op);
}

/// Returns true if `op` reads each element of `input` before it writes the same
/// element of output `index`.
static bool hasElementsOf(linalg::GenericOp op, unsigned index,
                          OpOperand *input) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(index));
  return op.getNumParallelLoops() == op.getNumLoops() && map.isIdentity() &&
         op.getMatchingIndexingMap(input) == map &&
         bufferType(input->get().getType()) ==
             bufferType(op.getResult(index).getType());
}

void BufferAssignment::extendDestinations(Block &block) {
  auto extend = [&](Value operand, Value destination, Operation *op) {
    Value root = rootOf(operand);
    Operation *producer = root.getDefiningOp();
    return producer && producer->getBlock() == &block && !isSplat(root) &&
           isLastUse(operand, op) &&
           destinations.try_emplace(root, destination).second;
  };
  for (Operation &op : llvm::reverse(block)) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    for (unsigned i = 0, e = generic ? generic.getNumResults() : 0; i != e;
         ++i) {
      Value destination = destinations.lookup(generic.getResult(i));
      if (!destination)
        continue;
      Value out = generic.getOutputs()[i];
      if (!out.getDefiningOp<tensor::EmptyOp>()) {
        extend(out, destination, &op);
        continue;
      }
      for (OpOperand *input : generic.getDpsInputOperands())
        if (hasElementsOf(generic, i, input) &&
            extend(input->get(), destination, &op))
          break;
    }
  }
}

/// A result whose initial value is not read may overwrite a dying operand
/// because each element is read before it is written.
SmallVector<Value>
BufferAssignment::outputsOf(linalg::GenericOp op,
                            llvm::SmallDenseMap<unsigned, unsigned> &inPlace,
                            ImplicitLocOpBuilder &b) {
  SmallVector<Value> outs;
  for (auto [index, out] : llvm::enumerate(op.getOutputs())) {
    Value result = op.getResult(index);
    if (!out.getDefiningOp<tensor::EmptyOp>()) {
      outs.push_back(updatable(out, result, op, b));
      continue;
    }
    Value taken;
    Value destination = destinations.lookup(result);
    for (OpOperand *input : op.getDpsInputOperands()) {
      unsigned number = input->getOperandNumber();
      if (inPlace.contains(number) || !hasElementsOf(op, index, input))
        continue;
      if (destination ? isOverwritten(input->get(), destination, op)
                      : canTake(input->get(), op)) {
        taken = destination ? bufferOf(input->get(), b)
                            : takeOrCopy(input->get(), op, b);
        inPlace[number] = index;
        break;
      }
    }
    outs.push_back(taken ? taken : allocate(result, b));
  }
  return outs;
}

/// Returns the scalars that the body of `op` captures, and the buffers of
/// captured tensors from which it extracts elements.
SmallVector<std::pair<Value, Value>>
BufferAssignment::capturedBy(linalg::GenericOp op, ImplicitLocOpBuilder &b) {
  SmallVector<std::pair<Value, Value>> captured;
  llvm::SetVector<Value> values;
  getUsedValuesDefinedAbove(op->getRegions(), values);
  for (Value value : values)
    captured.emplace_back(value, bufferOf(value, b));
  return captured;
}

/// Replaces a tensor.extract from a bufferized tensor by a load.
static void readFromBuffer(Operation *op) {
  if (!isa<tensor::ExtractOp>(op))
    return;
  OpBuilder builder(op);
  Value element = memref::LoadOp::create(
      builder, op->getLoc(), op->getOperand(0), op->getOperands().drop_front());
  op->getResult(0).replaceAllUsesWith(element);
  op->erase();
}

void BufferAssignment::emitGeneric(linalg::GenericOp op,
                                   ImplicitLocOpBuilder &b) {
  llvm::SmallDenseMap<unsigned, unsigned> inPlace; // input -> output
  SmallVector<Value> outs = outputsOf(op, inPlace, b);
  for (auto [result, out] : llvm::zip_equal(op.getResults(), outs))
    setResult(result, out, op->getBlock());
  if (!llvm::is_contained(op.getStaticLoopRanges(), 0))
    emitGeneric(op, outs, inPlace, b);
}

void BufferAssignment::emitGeneric(
    linalg::GenericOp op, ValueRange outs,
    const llvm::SmallDenseMap<unsigned, unsigned> &inPlace,
    ImplicitLocOpBuilder &b) {
  SmallVector<Value> ins;
  SmallVector<AffineMap> maps;
  for (auto [index, input] : llvm::enumerate(op.getInputs()))
    if (!inPlace.contains(index)) {
      ins.push_back(bufferOf(input, b));
      maps.push_back(op.getIndexingMapsArray()[index]);
    }
  for (OpOperand &out : op.getDpsInitsMutable())
    maps.push_back(op.getMatchingIndexingMap(&out));
  SmallVector<std::pair<Value, Value>> captured = capturedBy(op, b);
  auto loop = linalg::GenericOp::create(
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
        for (auto [value, copy] : captured)
          mapping.map(value, copy);
        for (Operation &inner : *op.getBody())
          builder.clone(inner, mapping);
        builder.getInsertionBlock()->walk(readFromBuffer);
      });
  resolveWrappedReads(loop);
}

/// A splat is materialized for each reader; other constants become globals.
void BufferAssignment::emitConstant(Operation *op, ElementsAttr value,
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

} // namespace mlir::gspmd::lowering
