//===- ScalarizeLoops.cpp - Pass gspmd-scalarize-loops --------------------===//
//
// An iteration of a loop that only counts takes a nanosecond in registers, and
// a hundred with buffers that are allocated and freed. Readers of a one-element
// tensor that is made of a scalar (tensor.from_elements) use the scalar; other
// users read the tensor.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ScalarizeLoops/ScalarizeLoops.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Ops/Control/ControlOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/BufferOwnership.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/Scalars/IndexScalars.h"
#include "transforms/Lowering/Scalars/StoredElements.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::gspmd::lowering {
namespace {

bool hasOneElement(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() == 1 &&
         isSupportedElement(tensor.getElementType());
}

/// Returns true for types of one-element tensors that are loop-carried or
/// yielded as scalars.
bool isScalarTensor(Type type) {
  return hasOneElement(type) && cast<RankedTensorType>(type).getRank() == 0;
}

bool isLoopOfStablehlo(Operation *op) {
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  return flow && flow.isLoop() &&
         isa_and_nonnull<stablehlo::StablehloDialect>(op->getDialect());
}

SmallVector<Value> zeros(ImplicitLocOpBuilder &b, int64_t count) {
  if (count == 0)
    return {};
  return SmallVector<Value>(count, indexConstant(b, 0));
}

class Scalarizer {
public:
  explicit Scalarizer(Operation *loop) : outermost(loop) {}

  void run() { visit(outermost); }

private:
  void visit(Operation *op);
  void visitBlock(Block &block);
  void visitGeneric(linalg::GenericOp op);
  void inlineGeneric(linalg::GenericOp op);
  void captureScalars(linalg::GenericOp op);
  void visitLoop(Operation *op);
  void visitChoice(Operation *op);
  void visitSlice(stablehlo::DynamicSliceOp op);
  void visitUpdate(stablehlo::DynamicUpdateSliceOp op);

  /// Returns the element of a one-element tensor.
  Value scalarOf(Value tensor, ImplicitLocOpBuilder &b);
  /// Returns a tensor of `type` with the element `scalar`.
  Value tensorOf(Value scalar, Type type, ImplicitLocOpBuilder &b);
  SmallVector<Value> positionOf(ValueRange starts, ArrayRef<int64_t> sizes,
                                ArrayRef<int64_t> window,
                                ImplicitLocOpBuilder &b);
  /// Moves the ops of `from` to the end of `to`, which has scalars where `from`
  /// has arguments of one element.
  void moveBlock(Block &from, Block *to);
  /// Returns the operands of a terminator, with scalars.
  SmallVector<Value> handedOver(ValueRange values, ImplicitLocOpBuilder &b);
  /// Replaces `results` of `op` by those of `with`, and erases `op`.
  void replaceResults(Operation *op, ValueRange results, Operation *with);

  /// The op in front of which captured elements are extracted.
  Operation *outermost;
};

//===----------------------------------------------------------------------===//
// Scalars and tensors
//===----------------------------------------------------------------------===//

/// Returns the tensor that `value` is a view of, in another type or shape.
Value behindViews(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    // The result of a started collective is not defined before its done op.
    if (!isAlias(op) || isa<spmd::DoneOp>(op) || op->getNumOperands() != 1)
      break;
    value = op->getOperand(0);
  }
  return value;
}

Value Scalarizer::scalarOf(Value tensor, ImplicitLocOpBuilder &b) {
  Type element = signlessElement(getElementTypeOrSelf(tensor.getType()));
  if (Attribute constant = splatConstant(behindViews(tensor)))
    return buildConstant(b, b.getLoc(), constant, element);
  Value origin = behindViews(tensor);
  if (auto elements = origin.getDefiningOp<tensor::FromElementsOp>())
    return elements.getElements().front();
  if (auto fill = origin.getDefiningOp<linalg::FillOp>())
    return fill.getInputs().front();
  OpBuilder::InsertionGuard guard(b);
  // A captured element is extracted once.
  if (!outermost->isAncestor(tensor.getParentBlock()->getParentOp()))
    b.setInsertionPoint(outermost);
  Value signless = signlessValue(tensor, b);
  return tensor::ExtractOp::create(
      b, signless,
      zeros(b, cast<RankedTensorType>(tensor.getType()).getRank()));
}

Value Scalarizer::tensorOf(Value scalar, Type type, ImplicitLocOpBuilder &b) {
  Value replacement =
      tensor::FromElementsOp::create(b, signlessTensor(type), scalar);
  if (replacement.getType() == type)
    return replacement;
  return UnrealizedConversionCastOp::create(b, type, replacement).getResult(0);
}

SmallVector<Value> Scalarizer::handedOver(ValueRange values,
                                          ImplicitLocOpBuilder &b) {
  return llvm::map_to_vector(values, [&](Value value) {
    return isScalarTensor(value.getType()) ? scalarOf(value, b) : value;
  });
}

SmallVector<Type> withScalars(TypeRange types) {
  return llvm::map_to_vector(types, [](Type type) -> Type {
    return isScalarTensor(type) ? signlessElement(getElementTypeOrSelf(type))
                                : type;
  });
}

void Scalarizer::replaceResults(Operation *op, ValueRange results,
                                Operation *with) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  for (auto [old, replacement] : llvm::zip_equal(results, with->getResults()))
    old.replaceAllUsesWith(old.getType() == replacement.getType()
                               ? Value(replacement)
                               : tensorOf(replacement, old.getType(), b));
  op->erase();
}

//===----------------------------------------------------------------------===//
// Loops over elements
//===----------------------------------------------------------------------===//

void Scalarizer::visitGeneric(linalg::GenericOp op) {
  if (llvm::all_of(op->getOperandTypes(), hasOneElement))
    inlineGeneric(op);
  else
    captureScalars(op);
}

/// The body is executed once, so it is inlined into the surrounding block.
void Scalarizer::inlineGeneric(linalg::GenericOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument element = op.getMatchingBlockArgument(&operand);
    if (!element.use_empty())
      mapping.map(element, scalarOf(operand.get(), b));
  }
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (isa<linalg::IndexOp>(inner))
      mapping.map(inner.getResult(0), indexConstant(b, 0));
    else
      b.clone(inner, mapping);
  }
  for (auto [result, value] : llvm::zip_equal(
           op.getResults(), op.getBody()->getTerminator()->getOperands()))
    result.replaceAllUsesWith(
        tensorOf(mapping.lookupOrDefault(value), result.getType(), b));
  op.erase();
}

/// Replaces elements that all iterations read by captured scalars.
void Scalarizer::captureScalars(linalg::GenericOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  // The other operands must define the loop bounds.
  SmallVector<AffineMap> others;
  SmallVector<unsigned> single;
  for (OpOperand &operand : op->getOpOperands()) {
    if (op.isDpsInput(&operand) && hasOneElement(operand.get().getType()))
      single.push_back(operand.getOperandNumber());
    else
      others.push_back(op.getMatchingIndexingMap(&operand));
  }
  if (single.empty() ||
      !inversePermutation(concatAffineMaps(others, op.getContext())))
    return;
  for (unsigned number : llvm::reverse(single)) {
    BlockArgument element =
        op.getMatchingBlockArgument(&op->getOpOperand(number));
    if (!element.use_empty())
      element.replaceAllUsesWith(scalarOf(op->getOperand(number), b));
    op.getBody()->eraseArgument(element.getArgNumber());
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps.erase(maps.begin() + number);
    op.setIndexingMapsAttr(b.getAffineMapArrayAttr(maps));
    op.getInputsMutable().erase(number);
  }
}

//===----------------------------------------------------------------------===//
// Slices and updates
//===----------------------------------------------------------------------===//

SmallVector<Value> Scalarizer::positionOf(ValueRange starts,
                                          ArrayRef<int64_t> sizes,
                                          ArrayRef<int64_t> window,
                                          ImplicitLocOpBuilder &b) {
  SmallVector<Value> position;
  for (auto [start, size, extent] : llvm::zip_equal(starts, sizes, window))
    position.push_back(clampIndex(
        b,
        indexOf(b, scalarOf(start, b), getElementTypeOrSelf(start.getType())),
        size - extent));
  return position;
}

void Scalarizer::visitSlice(stablehlo::DynamicSliceOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  if (!hasOneElement(type))
    return;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value source = op->getOperand(0);
  SmallVector<Value> position = positionOf(
      op->getOperands().drop_front(1),
      cast<RankedTensorType>(source.getType()).getShape(), type.getShape(), b);
  Value element =
      tensor::ExtractOp::create(b, signlessValue(source, b), position);
  op->replaceAllUsesWith(ValueRange(tensorOf(element, type, b)));
  op->erase();
}

void Scalarizer::visitUpdate(stablehlo::DynamicUpdateSliceOp op) {
  Value update = op->getOperand(1);
  if (!hasOneElement(update.getType()))
    return;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  auto type = cast<RankedTensorType>(op.getType());
  SmallVector<Value> position =
      positionOf(op->getOperands().drop_front(2), type.getShape(),
                 cast<RankedTensorType>(update.getType()).getShape(), b);
  Value changed = tensor::InsertOp::create(
      b, scalarOf(update, b), signlessValue(op->getOperand(0), b), position);
  if (changed.getType() != type)
    changed = UnrealizedConversionCastOp::create(b, type, changed).getResult(0);
  op->replaceAllUsesWith(ValueRange(changed));
  op->erase();
}

//===----------------------------------------------------------------------===//
// Loops and branches of the source program
//===----------------------------------------------------------------------===//

/// Returns true if the buffer of `value` is filled where it is used. One that a
/// loop carries is filled once.
bool isFilledAtUse(Value value) {
  Value origin = behindViews(value);
  return !hasOneElement(value.getType()) &&
         (splatConstant(origin) ||
          isa_and_present<linalg::FillOp, tensor::EmptyOp>(
              origin.getDefiningOp()));
}

/// Replaces loop-carried values that no iteration changes by their initial
/// values. JAX carries all arrays that the body of a scan reads, and a loop
/// that carries an argument of the program has a copy of it.
void forwardInvariants(Operation *loop) {
  Block &condition = loop->getRegion(0).front();
  Block &body = loop->getRegion(1).front();
  Operation *end = body.getTerminator();
  for (auto [index, initial] : llvm::enumerate(loop->getOperands())) {
    if (end->getOperand(index) != body.getArgument(index) ||
        isFilledAtUse(initial))
      continue;
    condition.getArgument(index).replaceAllUsesWith(initial);
    body.getArgument(index).replaceAllUsesWith(initial);
    loop->getResult(index).replaceAllUsesWith(initial);
  }
}

/// Drops what `forwardInvariants` has replaced from the operands and blocks of
/// a loop. Returns the results that remain.
SmallVector<Value> dropInvariants(Operation *loop) {
  Block &condition = loop->getRegion(0).front();
  Block &body = loop->getRegion(1).front();
  Operation *end = body.getTerminator();
  llvm::BitVector isInvariant(loop->getNumOperands());
  SmallVector<Value> results;
  for (auto [index, initial] : llvm::enumerate(loop->getOperands())) {
    if (end->getOperand(index) == initial &&
        body.getArgument(index).use_empty() &&
        condition.getArgument(index).use_empty())
      isInvariant.set(index);
    else
      results.push_back(loop->getResult(index));
  }
  for (unsigned index : isInvariant.set_bits())
    loop->getResult(index).replaceAllUsesWith(loop->getOperand(index));
  condition.eraseArguments(isInvariant);
  body.eraseArguments(isInvariant);
  end->eraseOperands(isInvariant);
  loop->eraseOperands(isInvariant);
  return results;
}

void Scalarizer::moveBlock(Block &from, Block *to) {
  ImplicitLocOpBuilder b(from.getParentOp()->getLoc(), from.getParentOp());
  b.setInsertionPointToEnd(to);
  for (auto [old, replacement] :
       llvm::zip_equal(from.getArguments(), to->getArguments()))
    old.replaceAllUsesWith(old.getType() == replacement.getType()
                               ? Value(replacement)
                               : tensorOf(replacement, old.getType(), b));
  to->getOperations().splice(to->end(), from.getOperations());
  visitBlock(*to);
}

/// Adds a block with arguments of these types to `region`.
Block *addBlock(ImplicitLocOpBuilder &b, Region &region, TypeRange types) {
  return b.createBlock(&region, {}, types,
                       SmallVector<Location>(types.size(), b.getLoc()));
}

/// The first region computes the condition on the values that the second one
/// yields.
void Scalarizer::visitLoop(Operation *op) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  SmallVector<Value> results = dropInvariants(op);
  SmallVector<Value> initial = handedOver(op->getOperands(), b);
  SmallVector<Type> types = withScalars(TypeRange(ValueRange(results)));
  auto loop = scf::WhileOp::create(b, types, initial);
  if (op == outermost)
    outermost = loop;
  {
    OpBuilder::InsertionGuard guard(b);
    Block *before = addBlock(b, loop.getBefore(), types);
    moveBlock(op->getRegion(0).front(), before);
    Operation *end = before->getTerminator();
    b.setInsertionPoint(end);
    scf::ConditionOp::create(b, scalarOf(end->getOperand(0), b),
                             before->getArguments());
    end->erase();
    Block *after = addBlock(b, loop.getAfter(), types);
    moveBlock(op->getRegion(1).front(), after);
    end = after->getTerminator();
    b.setInsertionPoint(end);
    scf::YieldOp::create(b, handedOver(end->getOperands(), b));
    end->erase();
  }
  replaceResults(op, results, loop);
}

/// Covers if and case. The selector becomes a scalar, and so may the results.
void Scalarizer::visitChoice(Operation *op) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  SmallVector<Type> types = withScalars(op->getResultTypes());
  Value selector = scalarOf(op->getOperand(0), b);
  SmallVector<std::pair<Region *, Region *>> regions;
  Operation *replacement = nullptr;
  if (isa<stablehlo::IfOp>(op)) {
    auto choice = scf::IfOp::create(b, types, selector);
    replacement = choice;
    regions = {{&op->getRegion(0), &choice.getThenRegion()},
               {&op->getRegion(1), &choice.getElseRegion()}};
  } else {
    Value index = indexOf(b, selector, getElementTypeOrSelf(op->getOperand(0)));
    int64_t numCases = op->getNumRegions() - 1;
    auto choice = scf::IndexSwitchOp::create(
        b, types, index, llvm::to_vector(llvm::seq<int64_t>(0, numCases)),
        numCases);
    replacement = choice;
    for (int64_t i = 0; i < numCases; ++i)
      regions.push_back({&op->getRegion(i), &choice.getCaseRegions()[i]});
    regions.push_back({&op->getRegion(numCases), &choice.getDefaultRegion()});
  }
  for (auto [from, to] : regions) {
    OpBuilder::InsertionGuard guard(b);
    Block *block = to->empty() ? addBlock(b, *to, {}) : &to->front();
    moveBlock(from->front(), block);
    Operation *end = block->getTerminator();
    b.setInsertionPoint(end);
    scf::YieldOp::create(b, handedOver(end->getOperands(), b));
    end->erase();
  }
  replaceResults(op, op->getResults(), replacement);
}

void Scalarizer::visitBlock(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block))
    visit(&op);
}

void Scalarizer::visit(Operation *op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return visitGeneric(generic);
  if (isLoopOfStablehlo(op))
    return visitLoop(op);
  if (isa<stablehlo::IfOp, stablehlo::CaseOp>(op))
    return visitChoice(op);
  if (auto slice = dyn_cast<stablehlo::DynamicSliceOp>(op))
    return visitSlice(slice);
  if (auto update = dyn_cast<stablehlo::DynamicUpdateSliceOp>(op))
    return visitUpdate(update);
  if (isa<scf::WhileOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op))
    for (Region &region : op->getRegions())
      for (Block &block : region)
        visitBlock(block);
}

} // namespace

void scalarizeLoops(func::FuncOp function) {
  // Inner loops first: a value that passes through them does not change either.
  function.walk([](Operation *op) {
    if (isLoopOfStablehlo(op))
      forwardInvariants(op);
  });
  SmallVector<Operation *> loops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isLoopOfStablehlo(op))
      return WalkResult::advance();
    loops.push_back(op);
    return WalkResult::skip();
  });
  for (Operation *loop : loops)
    Scalarizer(loop).run();
}

} // namespace mlir::gspmd::lowering

namespace mlir::gspmd {
#define GEN_PASS_DEF_SCALARIZELOOPS
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct ScalarizeLoopsPass : impl::ScalarizeLoopsBase<ScalarizeLoopsPass> {
  void runOnProgram() override {
    lowering::scalarizeLoops(getOperation());
    lowering::eraseDeadOps(getOperation());
  }
};

} // namespace
} // namespace mlir::gspmd
