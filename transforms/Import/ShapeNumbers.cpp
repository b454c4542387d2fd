//===- ShapeNumbers.cpp - Arithmetic on sizes of dimensions ---------------===//

#include "transforms/Import/ShapeNumbers.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/TensorOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;
using stablehlo::ComparisonDirection;

bool mlir::gspmd::import::isOfNumbers(Type type) {
  constexpr int64_t kMostNumbers = 64; // ranks, at most
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getRank() <= 1 &&
         tensor.getElementType().isInteger() &&
         tensor.getNumElements() <= kMostNumbers;
}

std::optional<Numbers> mlir::gspmd::import::numbersOf(Value value) {
  DenseIntElementsAttr constant;
  if (!isOfNumbers(value.getType()) ||
      !matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  bool isSigned = !constant.getElementType().isInteger(1) &&
                  !constant.getElementType().isUnsignedInteger();
  Numbers numbers;
  for (const APInt &element : constant.getValues<APInt>())
    numbers.push_back(isSigned ? element.getSExtValue()
                               : element.getZExtValue());
  return numbers;
}

/// One element of what an op computes of one element of each operand.
static std::optional<int64_t> element(Operation *op, ArrayRef<int64_t> in) {
  using Result = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<stablehlo::AddOp>([&](auto) { return in[0] + in[1]; })
      .Case<stablehlo::SubtractOp>([&](auto) { return in[0] - in[1]; })
      .Case<stablehlo::MulOp>([&](auto) { return in[0] * in[1]; })
      .Case<stablehlo::DivOp>(
          [&](auto) { return in[1] == 0 ? Result() : Result(in[0] / in[1]); })
      .Case<stablehlo::RemOp>(
          [&](auto) { return in[1] == 0 ? Result() : Result(in[0] % in[1]); })
      .Case<stablehlo::MaxOp>([&](auto) { return std::max(in[0], in[1]); })
      .Case<stablehlo::MinOp>([&](auto) { return std::min(in[0], in[1]); })
      .Case<stablehlo::AndOp>([&](auto) { return in[0] & in[1]; })
      .Case<stablehlo::OrOp>([&](auto) { return in[0] | in[1]; })
      .Case<stablehlo::XorOp>([&](auto) { return in[0] ^ in[1]; })
      .Case<stablehlo::NegOp>([&](auto) { return -in[0]; })
      .Case<stablehlo::AbsOp>([&](auto) { return in[0] < 0 ? -in[0] : in[0]; })
      .Case<stablehlo::SignOp>(
          [&](auto) { return int64_t(in[0] > 0) - int64_t(in[0] < 0); })
      .Case<stablehlo::NotOp>([&](stablehlo::NotOp) {
        bool isBool = getElementTypeOrSelf(op->getOperand(0)).isInteger(1);
        return isBool ? int64_t(in[0] == 0) : ~in[0];
      })
      .Case<stablehlo::SelectOp>([&](auto) { return in[0] ? in[1] : in[2]; })
      .Case<stablehlo::ClampOp>(
          [&](auto) { return std::min(std::max(in[1], in[0]), in[2]); })
      .Case<stablehlo::ConvertOp>([&](auto) -> Result {
        return getElementTypeOrSelf(op->getResult(0)).isInteger(1)
                   ? int64_t(in[0] != 0)
                   : in[0];
      })
      .Case<stablehlo::CompareOp>([&](stablehlo::CompareOp compare) -> Result {
        switch (compare.getComparisonDirection()) {
        case ComparisonDirection::EQ:
          return in[0] == in[1];
        case ComparisonDirection::NE:
          return in[0] != in[1];
        case ComparisonDirection::GE:
          return in[0] >= in[1];
        case ComparisonDirection::GT:
          return in[0] > in[1];
        case ComparisonDirection::LE:
          return in[0] <= in[1];
        case ComparisonDirection::LT:
          return in[0] < in[1];
        }
        return std::nullopt;
      })
      .Default([](Operation *) { return Result(); });
}

/// Elements that come from other places.
static std::optional<Numbers> moved(Operation *op, ArrayRef<Numbers> operands) {
  int64_t count =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  if (isa<stablehlo::ReshapeOp>(op))
    return operands[0];
  if (isa<stablehlo::BroadcastInDimOp>(op) && operands[0].size() == 1)
    return Numbers(count, operands[0].front());
  if (isa<stablehlo::ConcatenateOp>(op)) {
    Numbers all;
    for (const Numbers &each : operands)
      llvm::append_range(all, each);
    return all;
  }
  return std::nullopt;
}

std::optional<Numbers>
mlir::gspmd::import::evaluate(Operation *op, ArrayRef<Numbers> operands) {
  if (op->getNumResults() != 1 || operands.empty() ||
      !isOfNumbers(op->getResult(0).getType()) ||
      !llvm::all_of(op->getOperandTypes(), isOfNumbers))
    return std::nullopt;
  if (std::optional<Numbers> result = moved(op, operands))
    return result;
  Numbers result;
  size_t count =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  for (size_t i = 0; i < count; ++i) {
    Numbers in;
    for (const Numbers &operand : operands)
      in.push_back(operand.size() == 1 ? operand.front() : operand[i]);
    std::optional<int64_t> one = element(op, in);
    if (!one)
      return std::nullopt;
    result.push_back(*one);
  }
  return result;
}

std::optional<Numbers> mlir::gspmd::import::addedTo(Value start, Value sum) {
  auto add = sum.getDefiningOp<stablehlo::AddOp>();
  if (!add || (add.getLhs() != start && add.getRhs() != start))
    return std::nullopt;
  return numbersOf(add.getLhs() == start ? add.getRhs() : add.getLhs());
}

std::optional<Numbers> ShapeInterpreter::numbers(Value value) {
  Frame frame;
  return numbersIn(value, frame, 0);
}

std::optional<Numbers> ShapeInterpreter::numbersIn(Value value, Frame &frame,
                                                   unsigned depth) {
  if (auto it = frame.find(value); it != frame.end())
    return it->second;
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return std::nullopt;
  std::optional<Numbers> numbers = numbersOfOp(result, frame, depth);
  if (numbers)
    frame[value] = *numbers;
  return numbers;
}

std::optional<Numbers>
ShapeInterpreter::numbersOfOp(OpResult result, Frame &frame, unsigned depth) {
  Operation *op = result.getOwner();
  if (std::optional<Numbers> constant = numbersOf(result))
    return constant;
  if (auto size = dyn_cast<stablehlo::GetDimensionSizeOp>(op)) {
    unsigned dim = size.getDimension();
    RankedTensorType type = stablehlo::typeOf(size.getOperand());
    if (!type.isDynamicDim(dim))
      return Numbers{type.getDimSize(dim)};
    auto argument = dyn_cast<BlockArgument>(size.getOperand());
    if (!argument || argument.getOwner() != &entry)
      return std::nullopt;
    auto it = sizes.find({argument.getArgNumber(), dim});
    return it == sizes.end() ? std::nullopt
                             : std::optional(Numbers{it->second});
  }
  SmallVector<Numbers> operands;
  for (Value operand : op->getOperands()) {
    std::optional<Numbers> numbers = numbersIn(operand, frame, depth);
    if (!numbers)
      return std::nullopt;
    operands.push_back(*numbers);
  }
  auto call = dyn_cast<func::CallOp>(op);
  if (!call)
    return evaluate(op, operands);
  constexpr unsigned kMostDepth = 16;
  auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!callee || callee.isExternal() || depth == kMostDepth)
    return std::nullopt;
  Frame inside;
  for (auto [argument, numbers] : llvm::zip(callee.getArguments(), operands))
    inside[argument] = numbers;
  Operation *terminator = callee.getBody().front().getTerminator();
  return numbersIn(terminator->getOperand(result.getResultNumber()), inside,
                   depth + 1);
}

std::vector<Dimension> ShapeInterpreter::unknownOf(Value value) {
  llvm::SetVector<Value> reached;
  reached.insert(value);
  std::vector<Dimension> unknown;
  for (size_t i = 0; i < reached.size(); ++i) {
    Operation *op = reached[i].getDefiningOp();
    if (!op)
      continue;
    auto size = dyn_cast<stablehlo::GetDimensionSizeOp>(op);
    if (!size) {
      reached.insert(op->operand_begin(), op->operand_end());
      continue;
    }
    auto argument = dyn_cast<BlockArgument>(size.getOperand());
    if (!argument || argument.getOwner() != &entry)
      continue;
    Dimension dim(argument.getArgNumber(), size.getDimension());
    if (stablehlo::typeOf(argument).isDynamicDim(dim.second) &&
        !sizes.count(dim) && !llvm::is_contained(unknown, dim))
      unknown.push_back(dim);
  }
  return unknown;
}
