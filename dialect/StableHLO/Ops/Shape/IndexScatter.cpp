//===- IndexScatter.cpp - Scatter -----------------------------------------===//

#include "dialect/StableHLO/Ops/Shape/IndexScatter.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Shape/IndexOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult ScatterOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location>,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  // (C24), (C25)
  TypeRange inputs = adaptor.getInputs().getTypes();
  SmallVector<Type> elements = getAccumulatorTypes(
      adaptor.getUpdateComputation(), getElementTypes(inputs));
  for (auto [input, element] : llvm::zip_equal(inputs, elements))
    types.push_back(cast<RankedTensorType>(input).clone(element));
  return success();
}

namespace {
/// Checks one scatter, whose inputs all have the shape of the first.
class ScatterChecker : OpChecker {
public:
  explicit ScatterChecker(ScatterOp op)
      : OpChecker(op), op(op), dims(op.getScatterDimensionNumbers()),
        indices(op.getScatterIndices().getType()) {}

  LogicalResult run();

private:
  LogicalResult checkOperands();
  LogicalResult checkWindows();
  LogicalResult checkBatching();
  LogicalResult checkIndices();
  LogicalResult checkUpdateShape();

  ScatterOp op;
  ScatterDimensionNumbersAttr dims;
  RankedTensorType indices;
  RankedTensorType input;
  RankedTensorType update;
};
} // namespace

/// Verifies (C1), (C3), (C5) and (C6).
LogicalResult ScatterChecker::checkOperands() {
  // (C5): that there are as many updates as inputs is the op's trait.
  if (op.getInputs().empty())
    return at("C5").error("needs at least one input");
  input = cast<RankedTensorType>(op.getInputs().front().getType());
  update = cast<RankedTensorType>(op.getUpdates().front().getType());
  for (auto [in, up] : llvm::zip_equal(op.getInputs(), op.getUpdates())) {
    auto inType = cast<RankedTensorType>(in.getType());
    auto upType = cast<RankedTensorType>(up.getType());
    if (!areCompatibleShapes(inType.getShape(), input.getShape()))
      return at("C1").error("inputs have different shapes" +
                            differingShapes(input, inType));
    if (!areCompatibleShapes(upType.getShape(), update.getShape()))
      return at("C3").error("updates have different shapes" +
                            differingShapes(update, upType));
    if (!haveSameBaseElementType(inType.getElementType(),
                                 upType.getElementType()))
      return at("C6").error(
          "an update and its input have different element types" +
          differingTypes(upType.getElementType(), inType.getElementType()));
  }
  return success();
}

/// Verifies (C2) and (C7) to (C11).
LogicalResult ScatterChecker::checkWindows() {
  ArrayRef<int64_t> windows = dims.getUpdateWindowDims();
  ArrayRef<int64_t> inserted = dims.getInsertedWindowDims();
  int64_t named =
      windows.size() + inserted.size() + dims.getInputBatchingDims().size();
  // (C2)
  if (named != input.getRank())
    return at("C2").error("update_window_dims, inserted_window_dims and "
                          "input_batching_dims name " +
                          Twine(named) + " dimensions of an input of rank " +
                          Twine(input.getRank()));
  // (C7), (C8)
  if (failed(at("C7").sorted("update_window_dims", windows)) ||
      failed(at("C7").unique("update_window_dims", windows)) ||
      failed(at("C8").inRange("update_window_dims", windows, update.getRank())))
    return failure();
  // (C9), (C10), (C11)
  return success(
      succeeded(at("C9").unique("inserted_window_dims with input_batching_dims",
                                llvm::to_vector(llvm::concat<const int64_t>(
                                    inserted, dims.getInputBatchingDims())))) &&
      succeeded(at("C10").sorted("inserted_window_dims", inserted)) &&
      succeeded(at("C11").inRange("inserted_window_dims", inserted,
                                  input.getRank())));
}

/// Verifies (C12) to (C18).
LogicalResult ScatterChecker::checkBatching() {
  ArrayRef<int64_t> batching = dims.getInputBatchingDims();
  ArrayRef<int64_t> indexBatching = dims.getScatterIndicesBatchingDims();
  // (C12) to (C15)
  if (failed(at("C12").sorted("input_batching_dims", batching)) ||
      failed(at("C13").inRange("input_batching_dims", batching,
                               input.getRank())) ||
      failed(
          at("C14").unique("scatter_indices_batching_dims", indexBatching)) ||
      failed(at("C15").inRange("scatter_indices_batching_dims", indexBatching,
                               indices.getRank())))
    return failure();
  // (C16)
  if (llvm::is_contained(indexBatching, dims.getIndexVectorDim()))
    return at("C16").error(
        "scatter_indices_batching_dims contains index_vector_dim (" +
        Twine(dims.getIndexVectorDim()) + ")");
  // (C17)
  if (batching.size() != indexBatching.size())
    return at("C17").error("input_batching_dims has " + Twine(batching.size()) +
                           " values, scatter_indices_batching_dims has " +
                           Twine(indexBatching.size()));
  // (C18)
  for (auto [dim, indexDim] : llvm::zip_equal(batching, indexBatching))
    if (!areCompatibleDims(input.getDimSize(dim), indices.getDimSize(indexDim)))
      return at("C18").error("input_batching_dims[" + Twine(dim) +
                             "] has size " + Twine(input.getDimSize(dim)) +
                             ", scatter_indices_batching_dims[" +
                             Twine(indexDim) + "] has size " +
                             Twine(indices.getDimSize(indexDim)));
  return success();
}

/// Verifies (C19) to (C22).
LogicalResult ScatterChecker::checkIndices() {
  int64_t vectorDim = dims.getIndexVectorDim();
  ArrayRef<int64_t> map = dims.getScatterDimsToOperandDims();
  // (C22)
  if (failed(at("C22").inRange("index_vector_dim", vectorDim,
                               indices.getRank() + 1)))
    return failure();
  // (C19)
  int64_t vectorSize =
      vectorDim < indices.getRank() ? indices.getDimSize(vectorDim) : 1;
  if (!areCompatibleDims(map.size(), vectorSize))
    return at("C19").error(
        "scatter_dims_to_operand_dims has " + Twine(map.size()) +
        " values, but an index vector has " + Twine(vectorSize));
  // (C20), (C21)
  if (failed(at("C20").unique(
          "scatter_dims_to_operand_dims with input_batching_dims",
          llvm::to_vector(
              llvm::concat<const int64_t>(map, dims.getInputBatchingDims())))))
    return failure();
  return at("C21").inRange("scatter_dims_to_operand_dims", map,
                           input.getRank());
}

/// Verifies (C4): scatter dimensions have the sizes of the indices, window
/// dimensions fit into the input.
LogicalResult ScatterChecker::checkUpdateShape() {
  SmallVector<int64_t> scatterSizes, windowLimits;
  for (auto [dim, size] : llvm::enumerate(indices.getShape()))
    if (static_cast<int64_t>(dim) != dims.getIndexVectorDim())
      scatterSizes.push_back(size);
  for (auto [dim, size] : llvm::enumerate(input.getShape()))
    if (!llvm::is_contained(dims.getInsertedWindowDims(), dim) &&
        !llvm::is_contained(dims.getInputBatchingDims(), dim))
      windowLimits.push_back(size);
  int64_t rank = scatterSizes.size() + windowLimits.size();
  if (update.getRank() != rank)
    return at("C4").error("updates have rank " + Twine(update.getRank()) +
                          ", expected " + Twine(rank));
  auto nextScatter = scatterSizes.begin(), nextWindow = windowLimits.begin();
  for (auto [dim, size] : llvm::enumerate(update.getShape())) {
    bool isWindow = llvm::is_contained(dims.getUpdateWindowDims(), dim);
    int64_t limit = isWindow ? *nextWindow++ : *nextScatter++;
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(limit))
      continue;
    if (isWindow ? size > limit : size != limit)
      return at("C4").error("updates have size " + Twine(size) +
                            " in dimension " + Twine(dim) + ", expected " +
                            (isWindow ? "at most " : "") + Twine(limit));
  }
  return success();
}

LogicalResult ScatterChecker::run() {
  if (failed(checkOperands()) || failed(checkWindows()) ||
      failed(checkIndices()) || failed(checkBatching()) ||
      failed(checkUpdateShape()))
    return failure();
  // (C23)
  return verifyReducer(at("C23"), op.getUpdateComputation(),
                       "update_computation",
                       getElementTypes(op.getInputs().getTypes()));
}

LogicalResult ScatterOp::verify() { return ScatterChecker(*this).run(); }

//===----------------------------------------------------------------------===//
// Windows that are partially out of bounds
//===----------------------------------------------------------------------===//

namespace {

/// The valid window starts along one indexed dimension of the operand.
struct WindowStartRange {
  int64_t window; ///< the size of windows
  int64_t last;   ///< the last start at which a window is in bounds
};

/// Returns the starts of each index component. Dimensions without a window have
/// a window of size 1.
SmallVector<WindowStartRange> startsOf(ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> operand = typeOf(op.getInputs().front()).getShape();
  ArrayRef<int64_t> updates = typeOf(op.getUpdates().front()).getShape();
  SmallVector<int64_t> windows(operand.size(), 1);
  const int64_t *nextWindow = numbers.getUpdateWindowDims().begin();
  for (auto [dim, size] : llvm::enumerate(windows))
    if (!llvm::is_contained(numbers.getInsertedWindowDims(), int64_t(dim)) &&
        !llvm::is_contained(numbers.getInputBatchingDims(), int64_t(dim)))
      size = updates[*nextWindow++];
  return llvm::map_to_vector(
      numbers.getScatterDimsToOperandDims(), [&](int64_t dim) {
        return WindowStartRange{windows[dim], operand[dim] - windows[dim]};
      });
}

/// Returns a tensor of the type of the indices with equal index vectors.
Value broadcastComponents(TensorOps &ops, RankedTensorType type,
                          int64_t indexDim, ArrayRef<int64_t> components) {
  RankedTensorType one = type.clone(ArrayRef<int64_t>{1});
  if (llvm::all_equal(components))
    return ops.constant(type, components.front());
  SmallVector<Value> values = llvm::map_to_vector(
      components, [&](int64_t value) { return ops.constant(one, value); });
  return ops.broadcast(ops.concatenate(values, 0), type, {indexDim});
}

bool isStatic(Value value) { return typeOf(value).hasStaticShape(); }

/// Replaces indices at which a window would be partially out of bounds by
/// indices at which it is entirely out of bounds.
void movePartialWindowsOutside(ScatterOp op) {
  if (!llvm::all_of(op->getOperands(), isStatic))
    return;
  SmallVector<WindowStartRange> starts = startsOf(op);
  // A window of one element cannot be partially out of bounds.
  if (llvm::all_of(starts,
                   [](const WindowStartRange &s) { return s.window == 1; }))
    return;
  OpBuilder builder(op);
  TensorOps ops(builder, op.getLoc());
  // Signed, and wide enough for the size of any dimension.
  Value indices = ops.convert(op.getScatterIndices(), builder.getI64Type());
  RankedTensorType type = typeOf(indices);
  int64_t indexDim = op.getScatterDimensionNumbers().getIndexVectorDim();
  auto component =
      [&](llvm::function_ref<int64_t(const WindowStartRange &)> value) {
        return broadcastComponents(ops, type, indexDim,
                                   llvm::map_to_vector(starts, value));
      };
  Value zero = ops.constant(type, 0);
  Value last = component([](const WindowStartRange &s) { return s.last; });
  Value outside =
      component([](const WindowStartRange &s) { return -s.window; });
  Value inside = ops.logicalAnd(ops.greaterEqual(indices, zero),
                                ops.greaterEqual(last, indices));
  op.getScatterIndicesMutable().assign(ops.select(inside, indices, outside));
}

} // namespace

void mlir::gspmd::stablehlo::dropPartialWindows(Operation *root) {
  root->walk(movePartialWindowsOutside);
}
