//===- ResultShapeInference.cpp - Result shapes from operands -------------===//

#include "transforms/Import/SpecializeShapes/ResultShapeInference.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/SpecializeShapes/ShapeInterpreter.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::import;
using stablehlo::typeOf;

namespace {

/// Infers the shape of the result of an op from its operands.
class ResultShapeInference {
public:
  explicit ResultShapeInference(Operation *op) : op(op) {}

  std::optional<SmallVector<int64_t>> infer() {
    using Shape = std::optional<SmallVector<int64_t>>;
    return llvm::TypeSwitch<Operation *, Shape>(op)
        .Case([&](stablehlo::DynamicBroadcastInDimOp broadcast) {
          return readShape(broadcast.getOutputDimensions());
        })
        .Case([&](stablehlo::DynamicReshapeOp reshape) {
          return readShape(reshape.getOutputShape());
        })
        .Case([&](stablehlo::DynamicIotaOp iota) {
          return readShape(iota.getOutputShape());
        })
        .Case([&](stablehlo::DynamicPadOp pad) { return padded(pad); })
        .Case(
            [&](stablehlo::RealDynamicSliceOp slice) { return sliced(slice); })
        .Case(
            [&](stablehlo::DynamicGatherOp gather) { return gathered(gather); })
        .Case([&](stablehlo::DotGeneralOp dot) { return product(dot); })
        .Default([&](Operation *) -> Shape {
          if (op->hasTrait<OpTrait::SameOperandsAndResultShape>() ||
              op->hasTrait<OpTrait::SameOperandsAndResultType>())
            return SmallVector<int64_t>(typeOf(op->getOperand(0)).getShape());
          return std::nullopt;
        });
  }

private:
  static std::optional<SmallVector<int64_t>> readShape(Value value) {
    std::optional<Numbers> numbers = numbersOf(value);
    if (!numbers)
      return std::nullopt;
    return *numbers;
  }

  std::optional<SmallVector<int64_t>> padded(stablehlo::DynamicPadOp pad) {
    auto low = numbersOf(pad.getEdgePaddingLow());
    auto high = numbersOf(pad.getEdgePaddingHigh());
    auto interior = numbersOf(pad.getInteriorPadding());
    if (!low || !high || !interior)
      return std::nullopt;
    SmallVector<int64_t> shape;
    for (auto [d, size] : llvm::enumerate(typeOf(pad.getOperand()).getShape()))
      shape.push_back(size + (*low)[d] + (*high)[d] +
                      std::max<int64_t>(size - 1, 0) * (*interior)[d]);
    return shape;
  }

  std::optional<SmallVector<int64_t>>
  sliced(stablehlo::RealDynamicSliceOp slice) {
    auto start = numbersOf(slice.getStartIndices());
    auto limit = numbersOf(slice.getLimitIndices());
    auto stride = numbersOf(slice.getStrides());
    if (!start || !limit || !stride)
      return std::nullopt;
    SmallVector<int64_t> shape;
    for (size_t d = 0; d < start->size(); ++d)
      shape.push_back(llvm::divideCeilSigned(
          (*limit)[d] - (*start)[d], std::max<int64_t>(1, (*stride)[d])));
    return shape;
  }

  std::optional<SmallVector<int64_t>>
  gathered(stablehlo::DynamicGatherOp gather) {
    auto sizes = numbersOf(gather.getSliceSizes());
    if (!sizes || llvm::any_of(*sizes, [](int64_t size) { return size < 0; }))
      return std::nullopt;
    OpBuilder builder(gather);
    auto fixed = stablehlo::GatherOp::create(
        builder, gather.getLoc(), gather.getOperand(), gather.getStartIndices(),
        gather.getDimensionNumbers(), builder.getDenseI64ArrayAttr(*sizes),
        builder.getBoolAttr(gather.getIndicesAreSorted()));
    SmallVector<int64_t> shape(typeOf(fixed).getShape());
    fixed.erase();
    return shape;
  }

  /// Returns the shape of a product: batch dimensions, then free dimensions of
  /// the left, then of the right operand.
  std::optional<SmallVector<int64_t>> product(stablehlo::DotGeneralOp dot) {
    auto numbers = dot.getDotDimensionNumbers();
    ArrayRef<int64_t> left = typeOf(dot.getLhs()).getShape();
    ArrayRef<int64_t> right = typeOf(dot.getRhs()).getShape();
    SmallVector<int64_t> shape;
    for (int64_t dim : numbers.getLhsBatchingDimensions())
      shape.push_back(left[dim]);
    auto addFree = [&](ArrayRef<int64_t> sizes, ArrayRef<int64_t> batches,
                       ArrayRef<int64_t> summed) {
      for (auto [dim, size] : llvm::enumerate(sizes))
        if (!llvm::is_contained(batches, int64_t(dim)) &&
            !llvm::is_contained(summed, int64_t(dim)))
          shape.push_back(size);
    };
    addFree(left, numbers.getLhsBatchingDimensions(),
            numbers.getLhsContractingDimensions());
    addFree(right, numbers.getRhsBatchingDimensions(),
            numbers.getRhsContractingDimensions());
    return shape;
  }

  Operation *op;
};

} // namespace

std::optional<SmallVector<int64_t>>
mlir::gspmd::import::inferResultShape(Operation *op) {
  return ResultShapeInference(op).infer();
}
