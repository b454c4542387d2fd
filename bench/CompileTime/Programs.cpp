//===- Programs.cpp - Synthetic programs of any size ----------------------===//

#include "bench/CompileTime/Programs.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Tensors are 2^20 x 2^20: large enough for each mesh, and of equal size. {0}
/// and {1} are the sizes of the mesh axes, {2} the local size of a dimension
/// that "x" shards.
static constexpr const char *kTemplate = R"(
sharding.mesh @mesh = <["x"={0}, "y"={1}]>
func.func private @chain(%x: tensor<1048576x1048576xf32>, %c: tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32> {{
  %0 = stablehlo.add %x, %c : tensor<1048576x1048576xf32>
  %1 = stablehlo.tanh %0 : tensor<1048576x1048576xf32>
  %2 = stablehlo.multiply %1, %x : tensor<1048576x1048576xf32>
  return %2 : tensor<1048576x1048576xf32>
}
func.func private @leaf(%x: tensor<1048576x1048576xf32>, %c: tensor<f32>) -> tensor<1048576x1048576xf32> {{
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<1048576x1048576xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<1048576x1048576xf32>
  return %1 : tensor<1048576x1048576xf32>
}
func.func private @tree(%l: tensor<1048576x1048576xf32>, %r: tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32> {{
  %0 = stablehlo.subtract %l, %r : tensor<1048576x1048576xf32>
  return %0 : tensor<1048576x1048576xf32>
}
func.func private @layers(%x: tensor<1048576x1048576xf32>, %w: tensor<1048576x1048576xf32>, %b: tensor<1048576xf32>) -> tensor<1048576x1048576xf32> {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1048576x1048576xf32>, tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1048576xf32>) -> tensor<1048576x1048576xf32>
  %2 = stablehlo.add %0, %1 : tensor<1048576x1048576xf32>
  %3 = stablehlo.tanh %2 : tensor<1048576x1048576xf32>
  %4 = stablehlo.transpose %w, dims = [1, 0] : (tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] : (tensor<1048576x1048576xf32>, tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>
  %6 = stablehlo.add %5, %x : tensor<1048576x1048576xf32>
  return %6 : tensor<1048576x1048576xf32>
}
func.func private @wide(%x: tensor<1048576x1048576xf32>, %c: tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32> {{
  %0 = stablehlo.add %x, %c : tensor<1048576x1048576xf32>
  %1 = stablehlo.multiply %0, %c : tensor<1048576x1048576xf32>
  return %1 : tensor<1048576x1048576xf32>
}
func.func private @calls(%x: tensor<1048576x1048576xf32>, %c: tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32> {{
  %0 = sharding.manual_computation(%x, %c) in <[<@mesh, [{{"x"}, {{} ]>, <@mesh, [{{"x"}, {{} ]>]> out <[<@mesh, [{{"x"}, {{} ]>]> manual <@mesh ["x"]> {{
  ^bb0(%a: tensor<{2}x1048576xf32>, %b: tensor<{2}x1048576xf32>):
    %1 = func.call @link(%a, %b) : (tensor<{2}x1048576xf32>, tensor<{2}x1048576xf32>) -> tensor<{2}x1048576xf32>
    sharding.return %1 : tensor<{2}x1048576xf32>
  } : (tensor<1048576x1048576xf32>, tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>
  return %0 : tensor<1048576x1048576xf32>
}
func.func private @link(%x: tensor<{2}x1048576xf32>, %c: tensor<{2}x1048576xf32>) -> tensor<{2}x1048576xf32> {{
  %0 = stablehlo.add %x, %c : tensor<{2}x1048576xf32>
  %1 = stablehlo.tanh %0 : tensor<{2}x1048576xf32>
  %2 = stablehlo.multiply %1, %x : tensor<{2}x1048576xf32>
  return %2 : tensor<{2}x1048576xf32>
}
)";

/// The annotation of an argument.
static constexpr const char *kData =
    "#sharding.sharding<@mesh, [{\"x\"}, {?} ]>";
static constexpr const char *kWeight =
    "#sharding.sharding<@mesh, [{?}, {\"y\"} ]>";

namespace {
/// Builds `main` from steps.
class ProgramBuilder {
public:
  ProgramBuilder(ModuleOp module, unsigned numWeights)
      : module(module), b(module.getContext()) {
    auto step = module.lookupSymbol<func::FuncOp>("layers");
    big = step.getArgumentTypes()[0];
    small = step.getArgumentTypes()[2];
    SmallVector<Type> arguments = {big, big};
    for (unsigned i = 0; i < numWeights; ++i)
      llvm::append_range(arguments, ArrayRef<Type>({big, small}));
    b.setInsertionPointToEnd(module.getBody());
    main = func::FuncOp::create(b, module.getLoc(), "main",
                                b.getFunctionType(arguments, {big}));
    SmallVector<DictionaryAttr> attrs(arguments.size(), dictionary({}));
    attrs[0] = dictionary(kData);
    for (unsigned i = 0; i < numWeights; ++i)
      attrs[2 + 2 * i] = dictionary(kWeight);
    main.setAllArgAttrs(attrs);
    b.setInsertionPointToStart(main.addEntryBlock());
  }

  Value argument(unsigned i) { return main.getArgument(i); }
  OpBuilder &builder() { return b; }
  /// Appends the step of that name on `operands`.
  Value step(StringRef name, ValueRange operands) {
    auto func = module.lookupSymbol<func::FuncOp>(name);
    IRMapping map;
    map.map(func.getArguments(), operands);
    for (Operation &op : func.getBody().front().without_terminator())
      b.clone(op, map);
    return map.lookup(func.getBody().front().getTerminator()->getOperand(0));
  }
  /// Appends the step as a call of a function of its own.
  Value call(StringRef name, ValueRange operands, unsigned number) {
    auto copy = module.lookupSymbol<func::FuncOp>(name).clone();
    copy.setName(("step_" + Twine(number)).str());
    module.push_back(copy);
    return func::CallOp::create(b, module.getLoc(), copy, operands)
        .getResult(0);
  }
  /// Appends a manual computation that calls the first of a chain of functions,
  /// each of which has one step and calls the next.
  Value callChain(ValueRange operands, int64_t length) {
    auto link = module.lookupSymbol<func::FuncOp>("link");
    auto name = [](int64_t i) { return ("step_" + Twine(i)).str(); };
    for (int64_t i = 0; i < length; ++i) {
      auto copy = link.clone();
      copy.setName(name(i));
      module.push_back(copy);
      if (i + 1 == length)
        break;
      Operation *exit = copy.getBody().front().getTerminator();
      OpBuilder inside(exit);
      auto next = func::CallOp::create(
          inside, module.getLoc(), name(i + 1), copy.getResultTypes(),
          ValueRange{exit->getOperand(0), copy.getArgument(1)});
      exit->setOperands(next.getResults());
    }
    Value result = step("calls", operands);
    result.getDefiningOp()->walk(
        [&](func::CallOp call) { call.setCallee(name(0)); });
    return result;
  }
  void finish(Value result) {
    func::ReturnOp::create(b, module.getLoc(), result);
    for (StringRef name :
         {"chain", "leaf", "tree", "layers", "wide", "calls", "link"})
      module.lookupSymbol(name)->erase();
  }

private:
  DictionaryAttr dictionary(StringRef sharding) {
    NamedAttrList list;
    if (!sharding.empty())
      list.set("sharding.sharding",
               parseAttribute(sharding, module.getContext()));
    return list.getDictionary(module.getContext());
  }

  ModuleOp module;
  OpBuilder b;
  func::FuncOp main;
  Type big, small;
};
} // namespace

/// Reduces multiples of the argument pairwise.
static Value makeTree(ProgramBuilder &program, int64_t ops) {
  OpBuilder &b = program.builder();
  auto scalar = RankedTensorType::get({}, b.getF32Type());
  std::vector<Value> level;
  for (int64_t i = 0; i < ops / 4; ++i) {
    // Leaves are distinct, or CSE would merge them.
    OperationState factor(b.getUnknownLoc(), "stablehlo.constant");
    factor.addTypes(scalar);
    factor.addAttribute("value",
                        DenseElementsAttr::get(scalar, b.getF32FloatAttr(i)));
    level.push_back(program.step(
        "leaf", {program.argument(0), b.create(factor)->getResult(0)}));
  }
  while (level.size() > 1) {
    std::vector<Value> next;
    for (size_t i = 0; i + 1 < level.size(); i += 2)
      next.push_back(program.step("tree", {level[i], level[i + 1]}));
    if (level.size() % 2)
      next.push_back(level.back());
    level = std::move(next);
  }
  return level.front();
}

/// Appends `depth` nested conditionals with a step in the innermost.
static Value makeNest(ProgramBuilder &program, Value x, unsigned depth) {
  OpBuilder &b = program.builder();
  OpBuilder::InsertionGuard guard(b);
  Location loc = b.getUnknownLoc();
  Operation *outermost = nullptr;
  auto index = RankedTensorType::get({}, b.getI32Type());
  for (unsigned i = 0; i < depth; ++i) {
    OperationState zero(loc, "stablehlo.constant");
    zero.addTypes(index);
    zero.addAttribute("value",
                      DenseElementsAttr::get(index, b.getI32IntegerAttr(0)));
    OperationState state(loc, "stablehlo.case");
    state.addOperands(b.create(zero)->getResult(0));
    state.addTypes(x.getType());
    Block &inner = state.addRegion()->emplaceBlock();
    Operation *branch = b.create(state);
    if (!outermost)
      outermost = branch;
    else {
      OperationState exit(loc, "stablehlo.return");
      exit.addOperands(branch->getResult(0));
      b.create(exit);
    }
    b.setInsertionPointToStart(&inner);
  }
  OperationState exit(loc, "stablehlo.return");
  exit.addOperands(program.step("chain", {x, x}));
  b.create(exit);
  return outermost->getResult(0);
}

ArrayRef<StringRef> mlir::gspmd::programShapes() {
  static const StringRef shapes[] = {"chain",     "tree",   "layers", "wide",
                                     "functions", "nested", "calls"};
  return shapes;
}

OwningOpRef<ModuleOp> mlir::gspmd::makeProgram(MLIRContext *context,
                                               StringRef shape, int64_t ops,
                                               int64_t devices) {
  int64_t x = 1;
  while (4 * x * x <= devices)
    x *= 2;
  std::string text = llvm::formatv(kTemplate, x, devices / x, 1048576 / x);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context);
  if (!module || !llvm::is_contained(programShapes(), shape))
    return {};
  constexpr int64_t kOpsOfLayer = 7, kDepth = 250;
  unsigned numLayers = shape == "layers" ? ops / kOpsOfLayer : 0;
  ProgramBuilder program(*module, numLayers);
  Value value = program.argument(0), other = program.argument(1);
  if (shape == "tree")
    value = makeTree(program, ops);
  for (unsigned i = 0; i < numLayers; ++i)
    value = program.step("layers", {value, program.argument(2 + 2 * i),
                                    program.argument(3 + 2 * i)});
  if (shape == "chain" || shape == "wide")
    for (int64_t i = 0; i < ops / (shape == "wide" ? 2 : 3); ++i)
      value = program.step(shape, {value, other});
  if (shape == "functions")
    for (int64_t i = 0; i < ops / 5; ++i)
      value = program.call("chain", {value, other}, i);
  if (shape == "nested")
    for (int64_t i = 0; i < ops; i += 3 * kDepth)
      value = makeNest(program, value, std::min(kDepth, ops / 3));
  if (shape == "calls")
    value = program.callChain({value, other}, ops / 6);
  program.finish(value);
  return module;
}
