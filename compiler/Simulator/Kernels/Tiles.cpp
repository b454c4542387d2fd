//===- Tiles.cpp - Tiles of tensors in memory -----------------------------===//

#include "compiler/Simulator/Kernels/Tiles.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isReturned(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>() &&
           isa<FunctionOpInterface>(user->getParentOp());
  });
}

/// Returns true if a dimension of the second operand with these factors is one
/// of the window, so that neither operand 0 nor the result has them.
static bool isOfWindow(ArrayRef<unsigned> factors, const FactorMap &rule,
                       unsigned result) {
  return llvm::none_of(factors, [&](unsigned factor) {
    return rule.tensorHasFactor(0, factor) ||
           rule.tensorHasFactor(result, factor);
  });
}

bool mlir::gspmd::isConvolution(Operation *op, const OpWork &work) {
  if (work.hasWindows || work.matrixFlops <= 0 || op->getNumOperands() < 2)
    return work.hasWindows;
  auto rule = sharding::shardingRuleOf(op, /*conservative=*/true);
  unsigned result = op->getNumOperands();
  if (!rule || rule->numTensors() != result + op->getNumResults())
    return false;
  return llvm::any_of(rule->tensor(1), [&](ArrayRef<unsigned> factors) {
    return isOfWindow(factors, *rule, result);
  });
}

/// The dimensions of the type that have more than one element.
static SmallVector<int64_t> properDims(RankedTensorType type) {
  SmallVector<int64_t> dims(type.getShape());
  llvm::erase(dims, 1);
  return dims;
}

/// Returns true if consecutive elements fill consecutive tiles, so that no
/// other dimension matters.
static bool isLinear(ArrayRef<int64_t> dims, int64_t rows, int64_t columns) {
  return dims.size() <= 1 ||
         (dims.back() == columns && dims[dims.size() - 2] % rows == 0);
}

bool mlir::gspmd::changesTiles(Operation *view, const Hardware &hardware) {
  auto rows = int64_t(hardware.tileRows);
  auto columns = int64_t(hardware.tileColumns);
  if (rows == 0 || columns == 0 || view->getNumOperands() != 1 ||
      view->getNumResults() != 1)
    return false;
  auto from = dyn_cast<RankedTensorType>(view->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(view->getResult(0).getType());
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape())
    return false;
  SmallVector<int64_t> before = properDims(from), after = properDims(to);
  if (before == after ||
      (isLinear(before, rows, columns) && isLinear(after, rows, columns)))
    return false;
  if (before.size() < 2 || after.size() < 2 || before.back() != after.back())
    return true;
  int64_t rowsBefore = before[before.size() - 2];
  int64_t rowsAfter = after[after.size() - 2];
  return rowsBefore != rowsAfter &&
         (rowsBefore % rows != 0 || rowsAfter % rows != 0);
}

bool mlir::gspmd::splitsColumns(Operation *view, const Hardware &hardware) {
  auto columns = int64_t(hardware.tileColumns);
  return llvm::any_of(
      TypeRange{view->getOperand(0).getType(), view->getResult(0).getType()},
      [&](Type type) {
        SmallVector<int64_t> dims = properDims(cast<RankedTensorType>(type));
        return dims.size() > 1 && dims.back() % columns != 0;
      });
}

/// Returns the size of a dimension along the rows of tiles of numbers of
/// `width` bits, which have fewer rows if it is short.
double ConvolutionTiles::paddedToRows(int64_t size, unsigned width) const {
  constexpr unsigned kWordBits = 32;
  int64_t packed = std::max(1u, kWordBits / std::max(1u, width));
  if (size >= rows)
    return double(llvm::alignTo(size, rows));
  return double(std::max<int64_t>(llvm::PowerOf2Ceil(size), 2 * packed));
}

void ConvolutionTiles::add(Value value, std::optional<unsigned> batch,
                           std::optional<unsigned> features) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && batch && features)
    dimsOfShape.try_emplace(SmallVector<int64_t>(type.getShape()),
                            Dims{*batch, *features});
}

/// The first dimension of tensor `t` with a factor that tensor `with` has too,
/// and tensor `without` lacks.
static std::optional<unsigned> sharedDim(const FactorMap &rule, unsigned t,
                                         unsigned with, unsigned without) {
  for (auto [dim, factors] : llvm::enumerate(rule.tensor(t)))
    if (llvm::any_of(factors, [&](unsigned factor) {
          return rule.findFactor(with, factor) &&
                 !rule.findFactor(without, factor);
        }))
      return dim;
  return std::nullopt;
}

/// Returns true if the convolution has more elements of its window than of its
/// result, as the gradient of a filter has.
static bool isFilterGradient(Operation *convolution, const FactorMap &rule) {
  unsigned result = convolution->getNumOperands();
  auto window = cast<RankedTensorType>(convolution->getOperand(1).getType());
  auto type = cast<RankedTensorType>(convolution->getResult(0).getType());
  double positions = 1, results = 1;
  for (auto [dim, factors] : llvm::enumerate(rule.tensor(1)))
    if (isOfWindow(factors, rule, result))
      positions *= double(window.getDimSize(dim));
  auto isOfOperand = [&](unsigned factor) {
    return rule.tensorHasFactor(1, factor) != rule.tensorHasFactor(0, factor);
  };
  for (auto [dim, factors] : llvm::enumerate(rule.tensor(result)))
    if (llvm::none_of(factors, isOfOperand))
      results *= double(type.getDimSize(dim));
  return positions > results;
}

ConvolutionTiles::ConvolutionTiles(Block &block, OpPropertyCache &properties)
    : rows(int64_t(properties.getHardware().tileRows)),
      columns(int64_t(properties.getHardware().tileColumns)),
      splitsSmallBatches(properties.getHardware().residentBytes > 0) {
  if (!properties.getHardware().hasStreamFigures() || rows == 0 || columns == 0)
    return;
  for (Operation &op : block) {
    if (properties.workKindOf(&op) != WorkKind::Contract ||
        !properties.isConvolution(&op) || op.getNumOperands() < 2)
      continue;
    auto rule = sharding::shardingRuleOf(&op, /*conservative=*/true);
    unsigned result = op.getNumOperands();
    if (!rule || rule->numTensors() != result + op.getNumResults())
      continue;
    if (isFilterGradient(&op, *rule)) {
      // Operand 1 is the gradient of the result; both contract the batch.
      add(op.getOperand(0), sharedDim(*rule, 0, 1, result),
          sharedDim(*rule, 0, result, 1));
      add(op.getOperand(1), sharedDim(*rule, 1, 0, result),
          sharedDim(*rule, 1, result, 0));
      continue;
    }
    add(op.getOperand(0), sharedDim(*rule, 0, result, 1),
        sharedDim(*rule, 0, 1, result));
    add(op.getResult(0), sharedDim(*rule, result, 0, 1),
        sharedDim(*rule, result, 1, 0));
  }
}

double ConvolutionTiles::paddedPair(int64_t lanes, int64_t sublanes,
                                    unsigned width) const {
  return double(llvm::alignTo(lanes, columns)) * paddedToRows(sublanes, width);
}

const ConvolutionTiles::Dims *ConvolutionTiles::dimsOf(Value value) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || dimsOfShape.empty() || !type.getElementType().isIntOrFloat() ||
      type.getNumElements() <= 0)
    return nullptr;
  auto it = dimsOfShape.find(SmallVector<int64_t>(type.getShape()));
  return it == dimsOfShape.end() ? nullptr : &it->second;
}

double ConvolutionTiles::paddingOf(Value value) const {
  const Dims *dims = dimsOf(value);
  if (!dims)
    return 1;
  auto type = cast<RankedTensorType>(value.getType());
  int64_t batch = type.getDimSize(dims->batch);
  int64_t features = type.getDimSize(dims->features);
  unsigned width = type.getElementTypeBitWidth();
  return std::min(paddedPair(features, batch, width),
                  paddedPair(batch, features, width)) /
         double(batch * features);
}

std::optional<int64_t> ConvolutionTiles::batchAlongSublanes(Value value) const {
  const Dims *dims = dimsOf(value);
  if (!dims)
    return std::nullopt;
  auto type = cast<RankedTensorType>(value.getType());
  int64_t batch = type.getDimSize(dims->batch);
  int64_t features = type.getDimSize(dims->features);
  unsigned width = type.getElementTypeBitWidth();
  if (paddedPair(features, batch, width) > paddedPair(batch, features, width))
    return std::nullopt;
  return batch;
}

double ConvolutionTiles::rowMajorPaddingOf(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  int64_t rank = type.getRank(), lanes = type.getDimSize(rank - 1),
          sublanes = rank > 1 ? type.getDimSize(rank - 2) : 1;
  return paddedPair(lanes, sublanes, type.getElementTypeBitWidth()) /
         double(lanes * sublanes);
}

double ConvolutionTiles::leastPaddingOf(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  double least = paddingOf(value);
  for (int64_t lanes = 0; lanes < type.getRank(); ++lanes)
    for (int64_t sublanes = 0; sublanes < type.getRank(); ++sublanes) {
      int64_t laneSize = type.getDimSize(lanes);
      int64_t sublaneSize = type.getDimSize(sublanes);
      if (lanes != sublanes)
        least = std::min(least, paddedPair(laneSize, sublaneSize,
                                           type.getElementTypeBitWidth()) /
                                    double(laneSize * sublaneSize));
    }
  return least;
}

/// Returns the size of the longest dimension of the convolution's window.
static int64_t windowSizeOf(Operation *convolution, const FactorMap &rule) {
  int64_t most = 1;
  auto type = cast<RankedTensorType>(convolution->getOperand(1).getType());
  for (auto [dim, factors] : llvm::enumerate(rule.tensor(1)))
    if (isOfWindow(factors, rule, convolution->getNumOperands()))
      most = std::max(most, type.getDimSize(dim));
  return most;
}

double ConvolutionTiles::copiedOfOperand(Value operand,
                                         int64_t windowSize) const {
  double padded = elementsOf(operand) * paddingOf(operand);
  if (!splitsSmallBatches || *batchAlongSublanes(operand) >= rows)
    return padded;
  // To a layout in which the spatial dimension can be split, with padding, the
  // chunks' halos, joined with the chunks; then to the convolution's tiles.
  constexpr double kCopiesToSplit = 4;
  const Dims &dims = *dimsOf(operand);
  auto type = cast<RankedTensorType>(operand.getType());
  int64_t last = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (dim != dims.batch && dim != dims.features)
      last = size;
  double chunk = std::ceil(double(last) / double(rows));
  double withHalo = (chunk + double(windowSize) - 1) / chunk;
  // The chunks fill the sublanes, so that only features are padded.
  int64_t features = type.getDimSize(dims.features);
  double featurePadding =
      double(llvm::alignTo(features, columns)) / double(features);
  return elementsOf(operand) *
         (kCopiesToSplit * leastPaddingOf(operand) + withHalo * featurePadding);
}

double ConvolutionTiles::copiedOfResult(Value result) const {
  std::optional<int64_t> batch = batchAlongSublanes(result);
  if (!splitsSmallBatches || !batch || *batch >= rows)
    return elementsOf(result) * paddingOf(result);
  // From the convolution's tiles, without padding, to the caller's layout.
  constexpr double kCopiesToJoin = 2;
  auto type = cast<RankedTensorType>(result.getType());
  int64_t features = type.getDimSize(dimsOf(result)->features);
  double featurePadding =
      double(llvm::alignTo(features, columns)) / double(features);
  return elementsOf(result) *
         (kCopiesToJoin * leastPaddingOf(result) + featurePadding);
}

double
ConvolutionTiles::copiedElementsToSend(Value value,
                                       OpPropertyCache &properties) const {
  std::optional<int64_t> batch = batchAlongSublanes(value);
  bool isSent =
      batch && *batch < rows &&
      llvm::any_of(
          value.getUsers(),
          [&](Operation *user) { return properties.isCollective(user); });
  return isSent && leastPaddingOf(value) < paddingOf(value)
             ? elementsOf(value) * paddingOf(value)
             : 0;
}

double ConvolutionTiles::copiedElements(Operation *convolution,
                                        OpPropertyCache &properties) const {
  auto rule = sharding::shardingRuleOf(convolution, /*conservative=*/true);
  if (!rule)
    return 0;
  double copied = 0;
  for (Value operand : convolution->getOperands().take_front(2)) {
    std::optional<int64_t> batch = batchAlongSublanes(operand);
    bool isLaidByCaller = isProgramArgument(properties.storageOf(operand));
    if (batch && (*batch < rows || isLaidByCaller) &&
        leastPaddingOf(operand) < paddingOf(operand))
      copied +=
          isFilterGradient(convolution, *rule)
              ? elementsOf(operand) * paddingOf(operand)
              : copiedOfOperand(operand, windowSizeOf(convolution, *rule));
  }
  Value result = convolution->getResult(0);
  // The caller has a row-major layout unless that has more padding.
  if (dimsOf(result) && isReturned(result) &&
      (rowMajorPaddingOf(result) <= paddingOf(result) ||
       leastPaddingOf(result) < paddingOf(result)))
    copied += copiedOfResult(result);
  return copied;
}
