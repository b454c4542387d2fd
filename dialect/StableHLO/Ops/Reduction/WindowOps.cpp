//===- WindowOps.cpp - Reductions over sliding windows --------------------===//

#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"
#include "dialect/StableHLO/Verification/WindowSizes.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

namespace {
/// The window of an op, with the values that absent attributes stand for.
struct Window {
  SmallVector<int64_t> size, strides, baseDilations, windowDilations;
  /// Low and high padding of each dimension.
  SmallVector<std::pair<int64_t, int64_t>> padding;
};
} // namespace

static SmallVector<int64_t> orOnes(std::optional<ArrayRef<int64_t>> values,
                                   int64_t rank) {
  return values ? SmallVector<int64_t>(*values) : SmallVector<int64_t>(rank, 1);
}

/// Checks the size of each list and that its values are positive: (C4) to (C11)
/// of reduce_window, (C4) to (C7) of select_and_scatter.
static LogicalResult checkWindow(const OpChecker &check, const Window &window,
                                 int64_t rank) {
  std::tuple<StringRef, ArrayRef<int64_t>, StringRef, StringRef> lists[] = {
      {"window_dimensions", window.size, "C4", "C5"},
      {"window_strides", window.strides, "C6", "C7"},
      {"base_dilations", window.baseDilations, "C8", "C9"},
      {"window_dilations", window.windowDilations, "C10", "C11"}};
  for (auto [name, values, sizeLabel, rangeLabel] : lists)
    if (failed(check.at(sizeLabel).hasSize(name, values, rank)) ||
        failed(check.at(rangeLabel).positive(name, values)))
      return failure();
  return success();
}

/// Reads `attr` into `window`, if it has the shape [rank, 2].
static LogicalResult readPadding(const OpChecker &check,
                                 std::optional<DenseIntElementsAttr> attr,
                                 int64_t rank, Window &window) {
  window.padding.assign(rank, {0, 0});
  if (!attr)
    return success();
  ArrayRef<int64_t> shape = attr->getType().getShape();
  if (shape != ArrayRef<int64_t>({rank, 2}))
    return check.error("padding has shape " + shapeToString(shape) +
                       ", expected " + shapeToString({rank, 2}));
  for (auto [i, value] : llvm::enumerate(attr->getValues<int64_t>()))
    (i % 2 ? window.padding[i / 2].second : window.padding[i / 2].first) =
        value;
  return success();
}

/// Appends the number of positions of `window` in each dimension of `shape`;
/// dynamic where the shape is.
static LogicalResult countWindows(const OpChecker &check,
                                  ArrayRef<int64_t> shape, const Window &window,
                                  SmallVectorImpl<int64_t> &counts) {
  for (auto [i, size] : llvm::enumerate(shape)) {
    if (ShapedType::isDynamic(size)) {
      counts.push_back(ShapedType::kDynamic);
      continue;
    }
    auto [low, high] = window.padding[i];
    auto count = countPositions(size, {window.size[i], window.strides[i],
                                       window.windowDilations[i],
                                       window.baseDilations[i], low, high});
    if (!count)
      return check.error("found a window or padding of dimension " + Twine(i) +
                         " that has no place in 64 bits; " + kLargestSizeText);
    counts.push_back(*count);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

/// Verifies (C1), (C2) and (C3).
static LogicalResult checkInputs(const OpChecker &check, TypeRange inputs,
                                 TypeRange inits) {
  // The op's trait makes sure that there are as many inits as inputs.
  if (inputs.empty())
    return check.at("C1").error("needs at least one input");
  auto first = cast<RankedTensorType>(inputs.front());
  for (auto [input, init] : llvm::zip_equal(inputs, inits)) {
    auto type = cast<RankedTensorType>(input);
    if (!areCompatibleShapes(type.getShape(), first.getShape()))
      return check.at("C2").error("inputs have different shapes" +
                                  differingShapes(first, type));
    Type initElement = cast<ShapedType>(init).getElementType();
    if (!haveSameBaseElementType(type.getElementType(), initElement))
      return check.at("C3").error(
          "an init value and its input have different element types" +
          differingTypes(initElement, type.getElementType()));
  }
  return success();
}

LogicalResult ReduceWindowOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> loc,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  TypeRange inputs = adaptor.getInputs().getTypes();
  // (C1), (C2), (C3)
  if (failed(checkInputs(check, inputs, adaptor.getInitValues().getTypes())))
    return failure();
  auto first = cast<RankedTensorType>(inputs.front());
  int64_t rank = first.getRank();
  Window window{SmallVector<int64_t>(adaptor.getWindowDimensions()),
                orOnes(adaptor.getWindowStrides(), rank),
                orOnes(adaptor.getBaseDilations(), rank),
                orOnes(adaptor.getWindowDilations(), rank),
                {}};
  // (C4) to (C12)
  if (failed(checkWindow(check, window, rank)) ||
      failed(readPadding(check.at("C12"), adaptor.getPadding(), rank, window)))
    return failure();
  // (C14), (C15), (C16)
  SmallVector<int64_t> shape;
  if (failed(countWindows(check, first.getShape(), window, shape)))
    return failure();
  for (Type element :
       getAccumulatorTypes(adaptor.getBody(), getElementTypes(inputs)))
    types.push_back(RankedTensorType::get(shape, element));
  return success();
}

LogicalResult ReduceWindowOp::verify() {
  // (C13)
  return verifyReducer(OpChecker(*this).at("C13"), getBody(), "body",
                       getElementTypes(getInputs().getTypes()));
}

//===----------------------------------------------------------------------===//
// select_and_scatter
//===----------------------------------------------------------------------===//

LogicalResult
SelectAndScatterOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                     Adaptor adaptor,
                                     SmallVectorImpl<Type> &types) {
  // (C11), (C12)
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  Type element =
      getAccumulatorTypes(adaptor.getScatter(), operand.getElementType())[0];
  types.push_back(operand.clone(element));
  return success();
}

LogicalResult SelectAndScatterOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType();
  RankedTensorType source = getSource().getType();
  Type element = operand.getElementType();
  int64_t rank = operand.getRank();
  // (C1)
  if (!haveSameBaseElementType(element, source.getElementType()))
    return check.at("C1").error(
        "operand and source have different element types" +
        differingTypes(element, source.getElementType()));
  // (C3)
  Type initElement =
      cast<ShapedType>(getInitValue().getType()).getElementType();
  if (!haveSameBaseElementType(element, initElement))
    return check.at("C3").error(
        "operand and init_value have different element types" +
        differingTypes(element, initElement));
  // (C4) to (C8)
  Window window{orOnes(getWindowDimensions(), rank),
                orOnes(getWindowStrides(), rank),
                SmallVector<int64_t>(rank, 1),
                SmallVector<int64_t>(rank, 1),
                {}};
  if (failed(checkWindow(check, window, rank)) ||
      failed(readPadding(check.at("C8"), getPadding(), rank, window)))
    return failure();
  // (C2)
  SmallVector<int64_t> expected;
  if (failed(countWindows(check, operand.getShape(), window, expected)))
    return failure();
  if (!areCompatibleShapes(source.getShape(), expected))
    return check.at("C2").error(
        "source has shape " + shapeToString(source.getShape()) +
        ", but there are " + shapeToString(expected) + " windows");
  // (C9)
  Type scalar = RankedTensorType::get({}, element);
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyRegionType(check.at("C9"), getSelect(), "select",
                              {scalar, scalar}, pred)))
    return failure();
  // (C10)
  return verifyReducer(check.at("C10"), getScatter(), "scatter", element);
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/WindowOps.cpp.inc"

void StablehloDialect::addWindowOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/WindowOps.cpp.inc"
      >();
}

void mlir::gspmd::stablehlo::passPadding(Operation *root) {
  root->walk([](ReduceWindowOp op) {
    op->setAttr(kPassesPadding, UnitAttr::get(op.getContext()));
  });
}
