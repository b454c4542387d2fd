//===- SpecializeShapes.cpp - From symbolic shapes to sizes ---------------===//
//
// Refines types in program order: values that are computed from sizes become
// constants, the result shape of each op is inferred (by its interface, or from
// a shape operand that is now constant), and functions are copied for the types
// and numbers of their calls. Ops that are then static but in a dynamic form
// get their static form.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "transforms/Import/Passes.h"
#include "transforms/Import/SpecializeShapes/ResultShapeInference.h"
#include "transforms/Import/SpecializeShapes/ShapeCustomCalls.h"
#include "transforms/Import/SpecializeShapes/SymbolicDimensions.h"
#include "transforms/OpModels/Support/StaticForms.h"
#include "transforms/Support/CallOrder.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;
using sharding::DataFlowEdge;
using sharding::ShardingDataFlowOpInterface;
using stablehlo::TensorOps;
using stablehlo::typeOf;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPECIALIZESHAPES
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

/// Creates a constant of integers with the type of `value`.
static Value constantOf(OpBuilder &builder, Value value,
                        const Numbers &numbers) {
  auto type = cast<RankedTensorType>(value.getType());
  unsigned width = type.getElementType().getIntOrFloatBitWidth();
  SmallVector<APInt> elements;
  for (int64_t number : numbers)
    elements.push_back(APInt(width, number, /*isSigned=*/true,
                             /*implicitTrunc=*/true));
  return stablehlo::TensorOps(builder, value.getLoc())
      .constant(DenseElementsAttr::get(type, elements));
}

namespace {

class Specializer {
public:
  explicit Specializer(ModuleOp module) : module(module), symbols(module) {}

  SymbolTable &table() { return symbols; }

  /// Specializes a function whose arguments have their final types.
  LogicalResult run(func::FuncOp function) {
    Block &body = function.getBody().front();
    if (failed(visitBlock(body)))
      return failure();
    function.setType(
        FunctionType::get(function.getContext(), body.getArgumentTypes(),
                          body.getTerminator()->getOperandTypes()));
    return success();
  }

  /// Erases private functions that nothing else uses, directly or indirectly,
  /// because their types are still dynamic.
  void dropUnused() {
    llvm::SetVector<Operation *> used;
    for (Operation &op : *module.getBody())
      if (auto function = dyn_cast<func::FuncOp>(op);
          !function || !function.isPrivate())
        used.insert(&op);
    for (size_t i = 0; i < used.size(); ++i) {
      std::optional<SymbolTable::UseRange> uses =
          SymbolTable::getSymbolUses(used[i]);
      if (!uses)
        return; // an op that is not registered
      for (SymbolTable::SymbolUse use : *uses)
        if (auto function = symbols.lookup<func::FuncOp>(
                use.getSymbolRef().getRootReference()))
          used.insert(function);
    }
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (!used.contains(function))
        symbols.erase(function);
  }

private:
  LogicalResult visitBlock(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block))
      if (!op.hasTrait<OpTrait::IsTerminator>() && failed(visit(&op)))
        return failure();
    return success();
  }

  LogicalResult visit(Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      return visitCall(call);
    if (Value condition = getAssertedValue(op))
      return checkAssertion(op, condition);
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
        flow && flow.isLoop())
      return visitLoop(flow);
    if (isa<stablehlo::IfOp, stablehlo::CaseOp>(op))
      for (Region &region : op->getRegions())
        if (failed(visitBlock(region.front())))
          return failure();
    if (std::optional<Numbers> numbers = numbersComputedBy(op)) {
      OpBuilder builder(op);
      op->getResult(0).replaceAllUsesWith(
          constantOf(builder, op->getResult(0), *numbers));
      op->erase();
      return success();
    }
    if (auto slice = dyn_cast<stablehlo::RealDynamicSliceOp>(op))
      if (replaceByDynamicSlice(slice))
        return success();
    return refine(op);
  }

  static std::optional<Numbers> numbersComputedBy(Operation *op) {
    if (auto size = dyn_cast<stablehlo::GetDimensionSizeOp>(op)) {
      RankedTensorType type = typeOf(size.getOperand());
      if (type.isDynamicDim(size.getDimension()))
        return std::nullopt;
      return Numbers{type.getDimSize(size.getDimension())};
    }
    SmallVector<Numbers> operands;
    for (Value operand : op->getOperands()) {
      std::optional<Numbers> numbers = numbersOf(operand);
      if (!numbers)
        return std::nullopt;
      operands.push_back(*numbers);
    }
    return evaluate(op, operands);
  }

  static LogicalResult checkAssertion(Operation *call, Value condition) {
    std::optional<Numbers> holds = numbersOf(condition);
    if (!holds)
      return call->emitError(
          "an assertion on shapes depends on more than shapes");
    if (holds->front() == 0)
      return call->emitError(formatAssertionMessage(call));
    call->erase();
    return success();
  }

  /// The first source of a loop-carried value is its initial value.
  LogicalResult visitLoop(ShardingDataFlowOpInterface loop) {
    SymbolTableCollection tables;
    SmallVector<DataFlowEdge> edges;
    loop.getDataFlowEdges(edges, tables);
    for (Region &region : loop->getRegions()) {
      for (const DataFlowEdge &edge : edges)
        for (Value target : edge.targets)
          if (target.getParentRegion() == &region)
            target.setType(edge.sources.front()->get().getType());
      if (failed(visitBlock(region.front())))
        return failure();
    }
    for (const DataFlowEdge &edge : edges) {
      Type type = edge.sources.front()->get().getType();
      for (OpOperand *source : edge.sources)
        if (source->get().getType() != type)
          return loop->emitError()
                 << "a carry is " << type << " at first and "
                 << source->get().getType() << " after an iteration";
      for (Value target : edge.targets)
        if (isa<OpResult>(target))
          target.setType(type);
    }
    return success();
  }

  LogicalResult visitCall(func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || callee.isExternal())
      return refine(call);
    FailureOr<func::FuncOp> copy = copyFor(callee, call);
    if (failed(copy))
      return failure();
    call.setCallee(copy->getName());
    OpBuilder builder(call);
    for (auto [result, returned] :
         llvm::zip(call.getResults(),
                   copy->getBody().front().getTerminator()->getOperands())) {
      result.setType(returned.getType());
      if (std::optional<Numbers> numbers = numbersOf(returned))
        result.replaceAllUsesWith(constantOf(builder, result, *numbers));
    }
    bool isArithmetic =
        call.getNumResults() > 0 && call.use_empty() &&
        llvm::all_of(call.getOperandTypes(), isSmallIntegerTensor);
    if (isArithmetic)
      call.erase();
    return success();
  }

  /// Returns the copy of the function for the types and numbers of a call.
  FailureOr<func::FuncOp> copyFor(func::FuncOp callee, func::CallOp call) {
    std::string key = callee.getName().str();
    llvm::raw_string_ostream os(key);
    SmallVector<std::optional<Numbers>> numbers;
    for (Value operand : call.getOperands()) {
      os << "," << operand.getType();
      numbers.push_back(numbersOf(operand));
      for (int64_t number : numbers.back().value_or(Numbers()))
        os << ":" << number;
    }
    if (auto it = copies.find(key); it != copies.end())
      return it->second;
    auto copy = cast<func::FuncOp>(callee->clone());
    copy.setPrivate();
    symbols.insert(copy, ++Block::iterator(callee));
    Block &body = copy.getBody().front();
    OpBuilder builder = OpBuilder::atBlockBegin(&body);
    for (auto [argument, operand, number] :
         llvm::zip(body.getArguments(), call.getOperands(), numbers)) {
      argument.setType(operand.getType());
      if (number)
        argument.replaceAllUsesWith(constantOf(builder, argument, *number));
    }
    if (failed(run(copy)))
      return failure();
    copies[key] = copy;
    return copy;
  }

  /// JAX slices [start, start + sizes) with a start that depends on data.
  bool replaceByDynamicSlice(stablehlo::RealDynamicSliceOp slice) {
    Value start = slice.getStartIndices();
    std::optional<Numbers> strides = numbersOf(slice.getStrides());
    std::optional<Numbers> sizes = getAddend(start, slice.getLimitIndices());
    if (!sizes || numbersOf(start) || !strides ||
        !llvm::all_of(*strides, [](int64_t stride) { return stride == 1; }))
      return false;
    OpBuilder builder(slice);
    TensorOps ops(builder, slice.getLoc());
    slice.replaceAllUsesWith(sliceFrom(ops, slice.getOperand(), start, *sizes));
    slice.erase();
    return true;
  }

  LogicalResult refine(Operation *op) {
    if (!llvm::any_of(op->getResultTypes(), isDynamic))
      return success();
    SmallVector<Type> types;
    if (auto inferred = inferResultShape(op)) {
      for (auto [dim, size] : llvm::enumerate(*inferred))
        if (size < 0)
          return op->emitOpError("would have size ")
                 << size << " in dimension " << dim
                 << " with the requested sizes";
      types.push_back(typeOf(op->getResult(0)).clone(*inferred));
    } else if (auto infer = dyn_cast<InferTypeOpInterface>(op)) {
      if (failed(infer.inferReturnTypes(
              op->getContext(), op->getLoc(), op->getOperands(),
              op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
              op->getRegions(), types)))
        return failure();
    } else if (std::optional<SmallVector<Type>> inferred =
                   inferCallResultTypes(op)) {
      types = *inferred;
    }
    if (types.size() != op->getNumResults() || llvm::any_of(types, isDynamic))
      return op->emitOpError("has a result whose shape does not follow from "
                             "its operands");
    for (auto [result, type] : llvm::zip(op->getResults(), types))
      result.setType(type);
    return success();
  }

  ModuleOp module;
  SymbolTable symbols;
  /// Copies by callee, types and numbers.
  std::map<std::string, func::FuncOp> copies;
};

struct SpecializeShapesPass
    : ::mlir::gspmd::impl::SpecializeShapesBase<SpecializeShapesPass> {
  using SpecializeShapesBase::SpecializeShapesBase;

  void runOnProgram() override {
    if (failed(specialize()))
      signalPassFailure();
  }

  LogicalResult specialize() {
    ModuleOp module = getOperation();
    NamedSizes names;
    if (std::optional<std::string> error = parseSizes(sizes, names))
      return module.emitError() << getArgument() << ": sizes" << *error;
    Specializer specializer(module);
    if (failed(verifyCalls(module, specializer.table())))
      return failure();
    auto entry = specializer.table().lookup<func::FuncOp>(function);
    if (!entry || entry.isExternal())
      return module.emitError()
             << "has no function '" << function << "' with a body";
    // Each call is specialized inside of those around it.
    if (failed(verifyCallDepth(entry, specializer.table())))
      return failure();
    auto solved = solveSymbolicSizes(entry, names, specializer.table());
    if (failed(solved))
      return failure();
    for (BlockArgument argument : entry.getArguments()) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!type || type.hasStaticShape())
        continue;
      SmallVector<int64_t> shape(type.getShape());
      for (auto [dim, size] : llvm::enumerate(shape))
        if (ShapedType::isDynamic(size))
          size = solved->at({argument.getArgNumber(), unsigned(dim)});
      argument.setType(type.clone(shape));
    }
    if (failed(specializer.run(entry)))
      return failure();
    specializer.dropUnused();
    RewritePatternSet patterns(&getContext());
    populateStaticFormPatterns(patterns);
    return applyPatternsGreedily(module, std::move(patterns));
  }
};

} // namespace
