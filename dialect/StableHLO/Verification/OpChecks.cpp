//===- OpChecks.cpp - Verifiers shared by op families ---------------------===//

#include "dialect/StableHLO/Verification/OpChecks.h"
#include "dialect/StableHLO/Ops/Control/ControlOps.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

//===----------------------------------------------------------------------===//
// OpChecker
//===----------------------------------------------------------------------===//

OpChecker OpChecker::at(StringRef newLabel) const {
  OpChecker labelled = *this;
  labelled.label = newLabel;
  return labelled;
}

LogicalResult OpChecker::error(const Twine &message) const {
  std::string text = message.str();
  if (!label.empty())
    text += (" (" + label + ")").str();
  if (op)
    return op->emitOpError(text);
  return emitOptionalError(loc, "'", opName, "' op ", text);
}

/// Returns the list as text, truncated if it is long.
static std::string listToString(ArrayRef<int64_t> dims) {
  constexpr size_t limit = 16;
  if (dims.size() <= limit)
    return shapeToString(dims);
  std::string text = shapeToString(dims.take_front(limit));
  text.pop_back();
  return text + ", ...]";
}

LogicalResult OpChecker::sorted(StringRef name, ArrayRef<int64_t> dims) const {
  if (llvm::is_sorted(dims))
    return success();
  return error(name + " " + listToString(dims) + " must be sorted");
}

LogicalResult OpChecker::unique(StringRef name, ArrayRef<int64_t> dims) const {
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t dim : dims)
    if (!seen.insert(dim).second)
      return error(name + " " + listToString(dims) + " has " + Twine(dim) +
                   " more than once");
  return success();
}

LogicalResult OpChecker::inRange(StringRef name, ArrayRef<int64_t> dims,
                                 int64_t limit) const {
  for (int64_t dim : dims)
    if (dim < 0 || dim >= limit)
      return error(name + " has " + Twine(dim) + ", which is not in [0, " +
                   Twine(limit) + ")");
  return success();
}

LogicalResult OpChecker::hasSize(StringRef name, ArrayRef<int64_t> dims,
                                 int64_t size) const {
  if (static_cast<int64_t>(dims.size()) == size)
    return success();
  return error(name + " has " + Twine(dims.size()) + " values, expected " +
               Twine(size));
}

LogicalResult OpChecker::positive(StringRef name,
                                  ArrayRef<int64_t> dims) const {
  for (int64_t dim : dims)
    if (dim < 1)
      return error(name + " has " + Twine(dim) + ", which is not positive");
  return success();
}

LogicalResult OpChecker::readIds(StringRef name, DenseIntElementsAttr attr,
                                 SmallVectorImpl<int64_t> &values) const {
  constexpr int64_t pair = 2;
  if (attr.isSplat() && attr.getNumElements() > pair)
    return error(name + " has " +
                 Twine(attr.getSplatValue<APInt>().getSExtValue()) +
                 " more than once");
  llvm::append_range(values, attr.getValues<int64_t>());
  return success();
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

std::optional<TypeRange>
mlir::gspmd::stablehlo::getReturnTypes(Region &region) {
  if (region.empty() || region.front().empty())
    return std::nullopt;
  auto end = dyn_cast<ReturnOp>(region.front().back());
  if (!end)
    return std::nullopt;
  return TypeRange(end->getOperandTypes());
}

LogicalResult mlir::gspmd::stablehlo::emitMissingReturn(const OpChecker &check,
                                                        const Twine &region) {
  return check.error(region + " must end with 'stablehlo.return'");
}

std::string mlir::gspmd::stablehlo::typesToString(TypeRange types) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '(';
  llvm::interleaveComma(types, stream);
  stream << ')';
  return text;
}

std::string mlir::gspmd::stablehlo::differingTypes(Type a, Type b) {
  std::string text;
  llvm::raw_string_ostream(text) << ": " << a << " and " << b;
  return text;
}

std::string mlir::gspmd::stablehlo::differingShapes(RankedTensorType a,
                                                    RankedTensorType b) {
  return ": " + shapeToString(a.getShape()) + " and " +
         shapeToString(b.getShape());
}

LogicalResult mlir::gspmd::stablehlo::verifyRegionType(const OpChecker &check,
                                                       Region &region,
                                                       StringRef name,
                                                       TypeRange inputs,
                                                       TypeRange outputs) {
  if (region.empty())
    return check.error("has an empty '" + name + "'");
  TypeRange arguments = region.getArgumentTypes();
  if (!areCompatibleTypes(arguments, inputs))
    return check.error("'" + name + "' takes " + typesToString(arguments) +
                       ", expected " + typesToString(inputs));
  std::optional<TypeRange> returned = getReturnTypes(region);
  if (!returned)
    return emitMissingReturn(check, "'" + name + "'");
  if (!areCompatibleTypes(*returned, outputs))
    return check.error("'" + name + "' returns " + typesToString(*returned) +
                       ", expected " + typesToString(outputs));
  return success();
}

/// Returns true if a value of type `from` may be accumulated in type `to`.
static bool isPromotable(Type from, Type to) {
  if (haveSameBaseElementType(from, to))
    return true;
  auto isWider = [&](Type narrow, Type wide) {
    return narrow.getIntOrFloatBitWidth() <= wide.getIntOrFloatBitWidth();
  };
  auto fromInt = dyn_cast<IntegerType>(from), toInt = dyn_cast<IntegerType>(to);
  if (fromInt && toInt)
    return fromInt.getSignedness() == toInt.getSignedness() &&
           fromInt.getWidth() != 1 && isWider(from, to);
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return isWider(from, to);
  auto fromComplex = dyn_cast<ComplexType>(from);
  auto toComplex = dyn_cast<ComplexType>(to);
  return fromComplex && toComplex &&
         isPromotable(fromComplex.getElementType(), toComplex.getElementType());
}

LogicalResult mlir::gspmd::stablehlo::verifyReducer(const OpChecker &check,
                                                    Region &region,
                                                    StringRef name,
                                                    TypeRange elementTypes) {
  SmallVector<Type> scalars;
  for (auto [i, element] : llvm::enumerate(elementTypes)) {
    Type accumulator = element;
    if (i < region.getNumArguments())
      if (auto type = dyn_cast<TensorType>(region.getArgument(i).getType()))
        if (isPromotable(element, type.getElementType()))
          accumulator = type.getElementType();
    scalars.push_back(RankedTensorType::get({}, accumulator));
  }
  SmallVector<Type> inputs = scalars;
  llvm::append_range(inputs, scalars);
  return verifyRegionType(check, region, name, inputs, scalars);
}

SmallVector<Type>
mlir::gspmd::stablehlo::getAccumulatorTypes(Region &region,
                                            TypeRange elementTypes) {
  std::optional<TypeRange> returned = getReturnTypes(region);
  if (!returned || returned->size() != elementTypes.size() ||
      !llvm::all_of(*returned, llvm::IsaPred<TensorType>))
    return SmallVector<Type>(elementTypes);
  return getElementTypes(*returned);
}

SmallVector<Type> mlir::gspmd::stablehlo::getElementTypes(TypeRange types) {
  return llvm::map_to_vector(
      types, [](Type type) { return cast<ShapedType>(type).getElementType(); });
}

std::optional<SmallVector<int64_t>>
mlir::gspmd::stablehlo::getConstantInts(Value value) {
  DenseIntElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  bool isUnsigned = constant.getElementType().isUnsignedInteger();
  return llvm::map_to_vector(constant, [=](const APInt &number) {
    return isUnsigned ? static_cast<int64_t>(number.getLimitedValue(
                            std::numeric_limits<int64_t>::max()))
                      : number.getSExtValue();
  });
}

std::string mlir::gspmd::stablehlo::dimToString(int64_t size) {
  return ShapedType::isDynamic(size) ? "?" : std::to_string(size);
}
