//===- ShapeCustomCalls.cpp - Custom calls on shapes ----------------------===//

#include "transforms/Import/SpecializeShapes/ShapeCustomCalls.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "transforms/Import/SpecializeShapes/ShapeInterpreter.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;

Value mlir::gspmd::import::getAssertedValue(Operation *op) {
  return stablehlo::customCallTarget(op) == "shape_assertion" &&
                 op->getNumOperands() > 0
             ? op->getOperand(0)
             : Value();
}

static void replaceAll(std::string &text, const std::string &what,
                       const std::string &with) {
  for (size_t at; (at = text.find(what)) != std::string::npos;)
    text.replace(at, what.size(), with);
}

std::string mlir::gspmd::import::formatAssertionMessage(Operation *op) {
  auto message = op->getAttrOfType<StringAttr>("error_message");
  if (!message)
    return "an assertion on shapes fails";
  std::string text = message.getValue().split('\n').first.str();
  for (unsigned i = 1; i < op->getNumOperands(); ++i)
    if (std::optional<Numbers> number = numbersOf(op->getOperand(i));
        number && !number->empty())
      replaceAll(text, "{" + std::to_string(i - 1) + "}",
                 std::to_string(number->front()));
  return text;
}

std::optional<SmallVector<Type>>
mlir::gspmd::import::inferCallResultTypes(Operation *op) {
  auto target = stablehlo::customCallTarget(op);
  if (!target)
    return std::nullopt;
  auto shapes =
      op->getAttrOfType<DenseIntElementsAttr>("indices_of_shape_operands");
  if (!shapes) {
    // An annotation has the type of its operand.
    if (target != "Sharding" || op->getNumOperands() != 1)
      return std::nullopt;
    return SmallVector<Type>{op->getOperand(0).getType()};
  }
  SmallVector<Type> types;
  for (auto [index, result] :
       llvm::zip(shapes.getValues<APInt>(), op->getResults())) {
    if (index.uge(op->getNumOperands()))
      return std::nullopt;
    auto shape = numbersOf(op->getOperand(index.getZExtValue()));
    if (!shape)
      return std::nullopt;
    types.push_back(stablehlo::typeOf(result).clone(*shape));
  }
  return types;
}
