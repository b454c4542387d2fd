//===- WindowProgram.cpp - Programs of some ops of a program --------------===//
#include "compiler/Bisect/Search/WindowProgram.h"
#include "compiler/Codegen/ToElementType.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Support/SignatureAttrs.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd::bisect {

bool isSupportedTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && toElementType(type.getElementType());
}

SmallVector<Value> uniqueSupportedTensors(ValueRange values) {
  SmallVector<Value> tensors;
  for (Value value : values)
    if (isSupportedTensor(value) && !llvm::is_contained(tensors, value))
      tensors.push_back(value);
  return tensors;
}

SmallVector<Value> usedValuesDefinedOutside(Operation *op) {
  llvm::SetVector<Value> operands;
  getUsedValuesDefinedAbove(op->getRegions(), operands);
  operands.insert_range(op->getOperands());
  return operands.takeVector();
}

WindowBuilder::WindowBuilder(ModuleOp completed, StringRef entry)
    : moduleWithoutEntry(completed.clone()) {
  moduleWithoutEntry->lookupSymbol(entry)->erase();
}

WindowProgram WindowBuilder::connect(ArrayRef<Operation *> ops,
                                     ArrayRef<Value> results) const {
  return build(ops, /*connected=*/true, results);
}

WindowProgram WindowBuilder::isolate(ArrayRef<Operation *> ops) const {
  return build(ops, /*connected=*/false, {});
}

/// Sets the sharding of `value`, without its unreduced axes, on an argument or
/// a result.
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
  window.module = moduleWithoutEntry.get().clone();
  OpBuilder builder(window.module->getBodyRegion());
  builder.setInsertionPointToEnd(window.module->getBody());
  auto main = func::FuncOp::create(builder, ops.front()->getLoc(), "main",
                                   builder.getFunctionType({}, {}));
  Block *body = main.addEntryBlock();
  builder.setInsertionPointToStart(body);

  // Constants before the window are cloned, because op models read them.
  IRMapping mapping;
  auto addArgumentOrConstant = [&](Value value) {
    if (mapping.contains(value))
      return;
    if (matchPattern(value, m_Constant())) {
      Operation *copy = builder.clone(*value.getDefiningOp());
      mapping.map(value, copy->getResult(0));
      return;
    }
    mapping.map(value, body->addArgument(value.getType(), value.getLoc()));
    window.arguments.push_back(value);
  };
  llvm::DenseSet<Operation *> members(ops.begin(), ops.end());
  for (Operation *op : ops)
    for (Value operand : usedValuesDefinedOutside(op))
      if (!connected || !members.contains(operand.getDefiningOp()))
        addArgumentOrConstant(operand);

  SmallVector<Value> results;
  for (Operation *op : ops) {
    SmallVector<Value> isolatedArguments;
    for (Value value : op->getResults())
      isolatedArguments.push_back(mapping.lookupOrNull(value));
    Operation *copy = builder.clone(*op, mapping);
    for (auto [value, argument, result] : llvm::zip_equal(
             op->getResults(), isolatedArguments, copy->getResults())) {
      if (!connected && argument) // clone() has mapped the value to the result
        mapping.map(Value(value), argument);
      if (!isSupportedTensor(value) ||
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
