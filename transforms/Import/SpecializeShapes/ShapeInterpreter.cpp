//===- ShapeInterpreter.cpp - Arithmetic on sizes -------------------------===//

#include "transforms/Import/SpecializeShapes/ShapeInterpreter.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;
using stablehlo::ComparisonDirection;

bool mlir::gspmd::import::isSmallIntegerTensor(Type type) {
  constexpr int64_t kMaxElements =
      64; // shapes have at most that many dimensions
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getRank() <= 1 &&
         tensor.getElementType().isInteger() &&
         tensor.getElementTypeBitWidth() <= 64 &&
         tensor.getNumElements() <= kMaxElements;
}

static bool isUnsigned(Type evaluateElement) {
  return evaluateElement.isInteger(1) || evaluateElement.isUnsignedInteger();
}

static int64_t numberOf(const APInt &evaluateElement, Type type) {
  return isUnsigned(type) ? evaluateElement.getZExtValue()
                          : evaluateElement.getSExtValue();
}

/// Returns a number as an element of `type`, in which arithmetic wraps around.
static APSInt elementOf(int64_t number, Type type) {
  return APSInt(APInt(type.getIntOrFloatBitWidth(), number, /*isSigned=*/true,
                      /*implicitTrunc=*/true),
                isUnsigned(type));
}

std::optional<Numbers> mlir::gspmd::import::numbersOf(Value value) {
  DenseIntElementsAttr constant;
  if (!isSmallIntegerTensor(value.getType()) ||
      !matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  Numbers numbers;
  for (const APInt &evaluateElement : constant.getValues<APInt>())
    numbers.push_back(numberOf(evaluateElement, constant.getElementType()));
  return numbers;
}

static bool compare(ComparisonDirection direction, const APSInt &left,
                    const APSInt &right) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return left == right;
  case ComparisonDirection::NE:
    return left != right;
  case ComparisonDirection::GE:
    return left >= right;
  case ComparisonDirection::GT:
    return left > right;
  case ComparisonDirection::LE:
    return left <= right;
  case ComparisonDirection::LT:
    return left < right;
  }
  llvm_unreachable("a direction that is none");
}

/// Computes one element, of type `type`, of the result of an op from one
/// element of each operand. Booleans are added and multiplied as in StableHLO:
/// or, and.
static std::optional<APSInt> evaluateElement(Operation *op, ArrayRef<APSInt> in,
                                             Type type) {
  using Result = std::optional<APSInt>;
  bool isBool = type.isInteger(1);
  auto known = [&](int64_t number) { return elementOf(number, type); };
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<stablehlo::AddOp>(
          [&](auto) { return isBool ? in[0] | in[1] : in[0] + in[1]; })
      .Case<stablehlo::SubtractOp>([&](auto) { return in[0] - in[1]; })
      .Case<stablehlo::MulOp>(
          [&](auto) { return isBool ? in[0] & in[1] : in[0] * in[1]; })
      .Case<stablehlo::DivOp>([&](auto) {
        return in[1].isZero() ? Result() : Result(in[0] / in[1]);
      })
      .Case<stablehlo::RemOp>([&](auto) {
        return in[1].isZero() ? Result() : Result(in[0] % in[1]);
      })
      .Case<stablehlo::MaxOp>([&](auto) { return std::max(in[0], in[1]); })
      .Case<stablehlo::MinOp>([&](auto) { return std::min(in[0], in[1]); })
      .Case<stablehlo::AndOp>([&](auto) { return in[0] & in[1]; })
      .Case<stablehlo::OrOp>([&](auto) { return in[0] | in[1]; })
      .Case<stablehlo::XorOp>([&](auto) { return in[0] ^ in[1]; })
      .Case<stablehlo::NegOp>([&](auto) { return -in[0]; })
      .Case<stablehlo::AbsOp>(
          [&](auto) { return in[0].isNegative() ? -in[0] : in[0]; })
      .Case<stablehlo::SignOp>([&](auto) {
        return known(in[0].isZero() ? 0 : in[0].isNegative() ? -1 : 1);
      })
      .Case<stablehlo::NotOp>([&](auto) { return ~in[0]; })
      .Case<stablehlo::SelectOp>(
          [&](auto) { return in[0].isZero() ? in[2] : in[1]; })
      .Case<stablehlo::ClampOp>(
          [&](auto) { return std::min(std::max(in[1], in[0]), in[2]); })
      .Case<stablehlo::ConvertOp>([&](auto) {
        Type from = getElementTypeOrSelf(op->getOperand(0));
        return isBool ? known(!in[0].isZero()) : known(numberOf(in[0], from));
      })
      .Case<stablehlo::CompareOp>([&](stablehlo::CompareOp op) {
        return known(compare(op.getComparisonDirection(), in[0], in[1]));
      })
      .Default([](Operation *) { return Result(); });
}

/// Evaluates ops that move elements.
static std::optional<Numbers> evaluateMovement(Operation *op,
                                               ArrayRef<Numbers> operands) {
  int64_t count =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  if (op->hasTrait<stablehlo::KeepsElementOrder>())
    return operands[0];
  if (op->hasTrait<stablehlo::RearrangesElements>() && operands[0].size() == 1)
    return Numbers(count, operands[0].front());
  if (isa<stablehlo::ConcatenateOp>(op)) {
    Numbers all;
    for (const Numbers &numbers : operands)
      llvm::append_range(all, numbers);
    return all;
  }
  return std::nullopt;
}

std::optional<Numbers>
mlir::gspmd::import::evaluate(Operation *op, ArrayRef<Numbers> operands) {
  if (op->getNumResults() != 1 || operands.empty() ||
      !isSmallIntegerTensor(op->getResult(0).getType()) ||
      !llvm::all_of(op->getOperandTypes(), isSmallIntegerTensor))
    return std::nullopt;
  if (std::optional<Numbers> result = evaluateMovement(op, operands))
    return result;
  Numbers result;
  size_t count =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  Type type = getElementTypeOrSelf(op->getResult(0));
  for (size_t i = 0; i < count; ++i) {
    SmallVector<APSInt> in;
    for (auto [operand, numbers] : llvm::zip_equal(op->getOperands(), operands))
      in.push_back(elementOf(numbers.size() == 1 ? numbers.front() : numbers[i],
                             getElementTypeOrSelf(operand)));
    std::optional<APSInt> one = evaluateElement(op, in, type);
    if (!one)
      return std::nullopt;
    result.push_back(numberOf(*one, type));
  }
  return result;
}

std::optional<Numbers> mlir::gspmd::import::getAddend(Value start, Value sum) {
  auto add = sum.getDefiningOp<stablehlo::AddOp>();
  if (!add || (add.getLhs() != start && add.getRhs() != start))
    return std::nullopt;
  return numbersOf(add.getLhs() == start ? add.getRhs() : add.getLhs());
}

/// Returns true if the elements of an op's result do not depend on its
/// operands'.
static bool isLeaf(OpResult result) {
  return isa<stablehlo::GetDimensionSizeOp>(result.getOwner()) ||
         numbersOf(result);
}

std::optional<Numbers> ShapeInterpreter::numbers(Value value) {
  Frame frame;
  return numbersIn(value, frame, 0);
}

/// Computes operands before the ops that use them, by an explicit stack because
/// a chain of ops may have any length.
std::optional<Numbers> ShapeInterpreter::numbersIn(Value value, Frame &frame,
                                                   unsigned depth) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    auto result = dyn_cast<OpResult>(worklist.back());
    if (frame.contains(worklist.back())) {
      worklist.pop_back();
      continue;
    }
    if (!result)
      return std::nullopt;
    size_t numWaiting = worklist.size();
    if (!isLeaf(result))
      llvm::copy_if(result.getOwner()->getOperands(),
                    std::back_inserter(worklist),
                    [&](Value operand) { return !frame.contains(operand); });
    if (worklist.size() > numWaiting)
      continue;
    std::optional<Numbers> numbers = numbersOfOp(result, frame, depth);
    if (!numbers)
      return std::nullopt;
    frame[result] = *numbers;
    worklist.pop_back();
  }
  return frame.lookup(value);
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
  for (Value operand : op->getOperands())
    operands.push_back(frame.at(operand));
  auto call = dyn_cast<func::CallOp>(op);
  if (!call)
    return evaluate(op, operands);
  constexpr unsigned kMaxDepth = 16; // of calls; ends recursion
  auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!callee || callee.isExternal() || depth == kMaxDepth)
    return std::nullopt;
  Frame inside;
  for (auto [argument, numbers] : llvm::zip(callee.getArguments(), operands))
    inside[argument] = numbers;
  Operation *terminator = callee.getBody().front().getTerminator();
  return numbersIn(terminator->getOperand(result.getResultNumber()), inside,
                   depth + 1);
}

std::vector<Dimension> ShapeInterpreter::getUnknownDimensions(Value value) {
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
