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
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
#include "transforms/Lowering/ProgramLoops.h"
#include "transforms/Lowering/Scalars/StoredElements.h"
#include "transforms/Support/DiagnosticKind.h"

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
  for (Type each :
       llvm::concat<const Type>(type.getInputs(), type.getResults()))
    if (!isa<RankedTensorType>(each) || failed(checkType(function, each)))
      return isa<RankedTensorType>(each)
                 ? failure()
                 : function.emitOpError("has an argument or result of type ")
                       << each << "; the emulator passes ranked tensors only";
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
  extendDestinations(source);
  if (failed(emitBlock(source, b))) {
    target.erase();
    return failure();
  }
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
    releaseDying(&op, b);
  }
  if (isa<func::ReturnOp>(block.getTerminator())) {
    emitReturn(block.getTerminator(), b);
    releaseDying(block.getTerminator(), b);
    func::ReturnOp::create(b);
  }
  return success();
}

static LogicalResult unknownCall(Operation *call, StringRef target) {
  InFlightDiagnostic error = call->emitOpError("calls \"")
                             << target
                             << "\", which the emulator does not know";
  setErrorKind(error, ErrorKind::UnknownFunction);
  // JAX emits these targets when it lowers linear algebra for one platform.
  if (target.starts_with("lapack_") || target.starts_with("cusolver_") ||
      target.starts_with("cublas_") || target.starts_with("hipsolver_"))
    error.attachNote() << "it is of a library that only one platform has; "
                          "lower for another one: jax.export.export(jitted, "
                          "platforms=[\"tpu\"])(*args).mlir_module()";
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
    if (!ins[index])
      ins[index] = bufferOf(operand, b);
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    if (!outs[index])
      outs[index] = allocate(result, b);
    setResult(result, outs[index], op->getBlock());
  }
  if (!entry.hasEffect && op->getNumResults() && !hasAnyElement(op))
    return success();
  BufferOp call{op, b, ins, outs, {}};
  if (failed(entry.emit(call)))
    return failure();
  for (Value temporary : llvm::reverse(call.temporaries))
    memref::DeallocOp::create(b, temporary);
  return success();
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

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Values of at most this size are copied faster than a buffer is allocated and
/// freed, and a buffer that persists can be on the stack or in registers.
constexpr int64_t kSmallBytes = 1 << 10;

void Bufferizer::pinSmallBuffers(ValueRange carried) {
  for (Value value : carried)
    if (isa<TensorType>(value.getType()) &&
        bytesOf(bufferType(value.getType())) <= kSmallBytes)
      pinned.insert(value);
}

/// Returns true if `carried` is kept, no op took its buffer, and the terminator
/// does not yield it.
bool Bufferizer::canKeepBuffer(Value carried, Operation *terminator) const {
  return pinned.contains(carried) &&
         owner.lookup(carried) == terminator->getBlock() &&
         llvm::none_of(terminator->getOperands(), [&](Value operand) {
           return rootOf(operand) == carried;
         });
}

SmallVector<Value> Bufferizer::emitYield(Operation *terminator,
                                         ImplicitLocOpBuilder &b,
                                         ValueRange carried) {
  SmallVector<Value> results;
  llvm::SmallDenseSet<Value> handedOver;
  for (auto [index, operand] : llvm::enumerate(terminator->getOperands())) {
    if (!carried.empty() && canKeepBuffer(carried[index], terminator)) {
      Value place = buffers.lookup(carried[index]);
      if (isSplat(operand))
        fillSplat(operand, place, b);
      else
        emitCopy(b, bufferOf(operand, b), place);
      results.push_back(place);
      continue;
    }
    Value root = rootOf(operand);
    Value buffer = bufferOf(operand, b);
    if (!isa<MemRefType>(buffer.getType())) {
      results.push_back(buffer);
      continue;
    }
    auto *copy = llvm::find(splatCopies, buffer);
    if (copy != splatCopies.end()) {
      splatCopies.erase(copy);
      results.push_back(buffer);
      continue;
    }
    if (owner.lookup(root) == terminator->getBlock() &&
        handedOver.insert(root).second) {
      results.push_back(buffer);
      continue;
    }
    Value fresh =
        memref::AllocOp::create(b, cast<MemRefType>(buffer.getType()));
    emitCopy(b, buffer, fresh);
    results.push_back(fresh);
  }
  for (Value root : handedOver)
    owner.erase(root);
  for (Value value : carried) {
    if (llvm::is_contained(results, buffers.lookup(value)))
      owner.erase(value); // it is yielded
    else if (owner.lookup(value) == terminator->getBlock())
      release(value, b);
  }
  releaseDying(terminator, b);
  return results;
}

/// Returns the initial values of a loop: buffers that it may overwrite, and
/// scalars.
SmallVector<Value> Bufferizer::takeCarried(ValueRange initial, Operation *op,
                                           ImplicitLocOpBuilder &b) {
  SmallVector<Value> carried;
  for (Value value : initial)
    carried.push_back(isa<TensorType>(value.getType())
                          ? takeOrCopy(value, op, b)
                          : scalars.lookup(value));
  return carried;
}

void Bufferizer::ownAll(ValueRange values, ValueRange emitted, Block *block) {
  for (auto [value, own] : llvm::zip_equal(values, emitted)) {
    if (isa<TensorType>(value.getType()))
      this->own(value, own, block);
    else
      scalars[value] = own;
  }
}

static SmallVector<Type> typesOnBuffers(TypeRange types) {
  return llvm::map_to_vector(types, [](Type type) -> Type {
    return isa<TensorType>(type) ? bufferType(type) : type;
  });
}

/// Emits a condition that does not forward values: the body receives the
/// operands of the condition.
LogicalResult Bufferizer::emitSimpleCondition(Block &condition, Block *before,
                                              ImplicitLocOpBuilder &b) {
  for (auto [from, to] :
       llvm::zip(condition.getArguments(), before->getArguments()))
    buffers[from] = to;
  analyzeBlock(condition);
  if (failed(emitBlock(condition, b)))
    return failure();
  Operation *terminator = condition.getTerminator();
  Value predicate =
      memref::LoadOp::create(b, bufferOf(terminator->getOperand(0), b));
  freeSplats(b);
  releaseDying(terminator, b);
  scf::ConditionOp::create(b, predicate, before->getArguments());
  return success();
}

/// Emits a condition that forwards its own values to the body.
LogicalResult Bufferizer::emitForwardingCondition(Block &condition,
                                                  Block *before,
                                                  ImplicitLocOpBuilder &b) {
  ownAll(condition.getArguments(), before->getArguments(), &condition);
  analyzeBlock(condition);
  if (failed(emitBlock(condition, b)))
    return failure();
  SmallVector<Value> values = emitYield(condition.getTerminator(), b);
  scf::ConditionOp::create(b, values.front(), ArrayRef(values).drop_front());
  return success();
}

LogicalResult Bufferizer::emitWhile(Operation *op, ImplicitLocOpBuilder &b) {
  SmallVector<Value> carried = takeCarried(op->getOperands(), op, b);
  auto types = llvm::to_vector(TypeRange(ValueRange(carried)));
  SmallVector<Type> results = typesOnBuffers(op->getResultTypes());
  auto target = scf::WhileOp::create(b, results, carried);
  target->setAttr(kProgramLoop, b.getUnitAttr());
  OpBuilder::InsertionGuard guard(b);

  Block &condition = op->getRegion(0).front();
  Block *before =
      b.createBlock(&target.getBefore(), {}, types,
                    SmallVector<Location>(types.size(), op->getLoc()));
  if (failed(isa<scf::WhileOp>(op)
                 ? emitForwardingCondition(condition, before, b)
                 : emitSimpleCondition(condition, before, b)))
    return failure();

  Block &body = op->getRegion(1).front();
  Block *after =
      b.createBlock(&target.getAfter(), {}, results,
                    SmallVector<Location>(results.size(), op->getLoc()));
  callRuntime(b, "gspmd_rt_loop_guard", {});
  ownAll(body.getArguments(), after->getArguments(), &body);
  analyzeBlock(body);
  // The condition may forward other values than it receives.
  ValueRange same = body.getArguments();
  if (same.getTypes() != body.getTerminator()->getOperandTypes())
    same = {};
  pinSmallBuffers(same);
  if (failed(emitBlock(body, b)))
    return failure();
  scf::YieldOp::create(b, emitYield(body.getTerminator(), b, same));
  ownAll(op->getResults(), target.getResults(), op->getBlock());
  return success();
}

LogicalResult Bufferizer::emitFor(Operation *op, ImplicitLocOpBuilder &b) {
  auto loop = cast<scf::ForOp>(op);
  SmallVector<Value> carried = takeCarried(loop.getInitArgs(), op, b);
  auto target = scf::ForOp::create(b, scalars.lookup(loop.getLowerBound()),
                                   scalars.lookup(loop.getUpperBound()),
                                   scalars.lookup(loop.getStep()), carried);
  target.setUnsignedCmp(loop.getUnsignedCmp());
  target->setAttr(kProgramLoop, b.getUnitAttr());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(target.getBody());
  callRuntime(b, "gspmd_rt_loop_guard", {});
  Block &body = *loop.getBody();
  scalars[loop.getInductionVar()] = target.getInductionVar();
  ownAll(loop.getRegionIterArgs(), target.getRegionIterArgs(), &body);
  analyzeBlock(body);
  pinSmallBuffers(loop.getRegionIterArgs());
  if (failed(emitBlock(body, b)))
    return failure();
  SmallVector<Value> yielded =
      emitYield(body.getTerminator(), b, loop.getRegionIterArgs());
  if (!carried.empty())
    scf::YieldOp::create(b, yielded);
  ownAll(op->getResults(), target.getResults(), op->getBlock());
  return success();
}

namespace {
/// An index, and the regions for its values; the last region is the default.
struct Choice {
  Value selector;
  SmallVector<int64_t> cases;
  SmallVector<Region *> regions;
};
} // namespace

/// A case selects branch `index`, the last one if it is out of bounds; an if
/// selects the first branch if its predicate holds. An index_switch has values
/// for all branches but the first.
static Choice choiceOf(Operation *op, Value selector, ImplicitLocOpBuilder &b) {
  Choice choice{selector, {}, {}};
  for (Region &region : op->getRegions())
    choice.regions.push_back(&region);
  if (auto numbered = dyn_cast<scf::IndexSwitchOp>(op)) {
    llvm::append_range(choice.cases, numbered.getCases());
    std::rotate(choice.regions.begin(), choice.regions.begin() + 1,
                choice.regions.end());
    return choice;
  }
  if (isa<stablehlo::IfOp, scf::IfOp>(op)) {
    Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
    choice.selector = arith::SelectOp::create(b, selector, zero, one);
  } else {
    choice.selector = arith::IndexCastOp::create(b, b.getIndexType(), selector);
  }
  for (unsigned i = 0; i + 1 < choice.regions.size(); ++i)
    choice.cases.push_back(i);
  return choice;
}

LogicalResult Bufferizer::emitBranches(Operation *op, ImplicitLocOpBuilder &b) {
  Value selector = bufferOf(op->getOperand(0), b);
  if (isa<MemRefType>(selector.getType()))
    selector = memref::LoadOp::create(b, selector);
  freeSplats(b);
  Choice choice = choiceOf(op, selector, b);
  auto target = scf::IndexSwitchOp::create(
      b, typesOnBuffers(op->getResultTypes()), choice.selector, choice.cases,
      choice.cases.size());
  for (auto [i, source] : llvm::enumerate(choice.regions)) {
    Region &region = i < choice.cases.size() ? target.getCaseRegions()[i]
                                             : target.getDefaultRegion();
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&region);
    if (source->empty()) { // the if has no else branch
      scf::YieldOp::create(b);
      continue;
    }
    Block &block = source->front();
    analyzeBlock(block);
    if (failed(emitBlock(block, b)))
      return failure();
    scf::YieldOp::create(b, emitYield(block.getTerminator(), b));
  }
  ownAll(op->getResults(), target.getResults(), op->getBlock());
  return success();
}

} // namespace mlir::gspmd::lowering
