//===- WindowProgram.cpp - Programs of some ops of a program --------------===//
#include "compiler/Bisect/Search/WindowProgram.h"
#include "compiler/Codegen/ToElementType.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Support/SignatureAttrs.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd::bisect {

bool isTensorOnHost(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && toElementType(type.getElementType());
}

SmallVector<Value> findTensors(ValueRange values) {
  SmallVector<Value> tensors;
  for (Value value : values)
    if (isTensorOnHost(value) && !llvm::is_contained(tensors, value))
      tensors.push_back(value);
  return tensors;
}

SmallVector<Value> findOperands(Operation *op) {
  llvm::SetVector<Value> operands;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (!op->isAncestor(operand.getParentBlock()->getParentOp()))
        operands.insert(operand);
  });
  return operands.takeVector();
}

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::ConstantLike>();
}

WindowBuilder::WindowBuilder(ModuleOp completed, StringRef entry)
    : rest(completed.clone()) {
  rest->lookupSymbol(entry)->erase();
}

WindowProgram WindowBuilder::connect(ArrayRef<Operation *> ops,
                                     ArrayRef<Value> results) const {
  return build(ops, /*connected=*/true, results);
}

WindowProgram WindowBuilder::isolate(ArrayRef<Operation *> ops) const {
  return build(ops, /*connected=*/false, {});
}

/// Attaches the sharding of a value, reduced, to an argument or a result.
static void copySharding(Value value, NamedAttrList &attrs) {
  sharding::TensorShardingAttr sharding = sharding::getSharding(value);
  if (!sharding)
    return;
  if (!sharding.getUnreduced().empty())
    sharding = sharding::TensorShardingAttr::get(
        value.getContext(), sharding.getMesh(), sharding.getDims(),
        sharding.getReplicated(), {}, Reduction::Add);
  attrs.set(sharding::ShardingDialect::kSharding, sharding);
}

WindowProgram WindowBuilder::build(ArrayRef<Operation *> ops, bool connected,
                                   ArrayRef<Value> onlyResults) const {
  WindowProgram window;
  window.module = rest.get().clone();
  OpBuilder builder(window.module->getBodyRegion());
  builder.setInsertionPointToEnd(window.module->getBody());
  auto main = func::FuncOp::create(builder, ops.front()->getLoc(), "main",
                                   builder.getFunctionType({}, {}));
  Block *body = main.addEntryBlock();
  builder.setInsertionPointToStart(body);

  // Constants before the window are copied: models read them.
  IRMapping arguments;
  auto define = [&](Value value) {
    if (arguments.contains(value))
      return;
    if (isConstant(value)) {
      Operation *copy = builder.clone(*value.getDefiningOp());
      arguments.map(value, copy->getResult(0));
      return;
    }
    arguments.map(value, body->addArgument(value.getType(), value.getLoc()));
    window.arguments.push_back(value);
  };
  llvm::DenseSet<Operation *> members(ops.begin(), ops.end());
  for (Operation *op : ops)
    for (Value operand : findOperands(op))
      if (!connected || !members.contains(operand.getDefiningOp()))
        define(operand);

  SmallVector<Value> results;
  for (Operation *op : ops) {
    SmallVector<Value> defined;
    for (Value value : op->getResults())
      defined.push_back(arguments.lookupOrNull(value));
    Operation *copy = builder.clone(*op, arguments);
    for (auto [value, argument, result] :
         llvm::zip_equal(op->getResults(), defined, copy->getResults())) {
      if (!connected && argument) // clone() has mapped the value to the result
        arguments.map(Value(value), argument);
      if (!isTensorOnHost(value) ||
          (!onlyResults.empty() && !llvm::is_contained(onlyResults, value)))
        continue;
      window.results.push_back(value);
      results.push_back(result);
    }
  }
  func::ReturnOp::create(builder, main.getLoc(), results);
  main.setType(builder.getFunctionType(body->getArgumentTypes(),
                                       ValueRange(results).getTypes()));
  editArgAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    copySharding(window.arguments[i], attrs);
  });
  editResultAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    copySharding(window.results[i], attrs);
  });
  return window;
}

} // namespace mlir::gspmd::bisect
