//===- Tiles.cpp - Tiles of tensors in memory -----------------------------===//

#include "compiler/Simulator/Kernels/Tiles.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isConvolution(Operation *op, const OpWork &work) {
  if (work.hasWindows || work.matrixFlops <= 0 || op->getNumOperands() < 2)
    return work.hasWindows;
  auto rule = sharding::shardingRuleOf(op, /*conservative=*/true);
  unsigned result = op->getNumOperands();
  if (!rule || rule->numTensors() != result + op->getNumResults())
    return false;
  return llvm::any_of(rule->tensor(1), [&](ArrayRef<unsigned> factors) {
    return llvm::none_of(factors, [&](unsigned factor) {
      return rule->tensorHasFactor(0, factor) ||
             rule->tensorHasFactor(result, factor);
    });
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

ConvolutionTiles::ConvolutionTiles(Block &block, OpPropertyCache &properties)
    : rows(int64_t(properties.getHardware().tileRows)),
      columns(int64_t(properties.getHardware().tileColumns)) {
  if (!properties.getHardware().hasStreamFigures() || rows == 0 || columns == 0)
    return;
  for (Operation &op : block) {
    if (properties.workKindOf(&op) != WorkKind::Contract ||
        !isConvolution(&op, properties.workOf(&op)) || op.getNumOperands() < 2)
      continue;
    auto rule = sharding::shardingRuleOf(&op, /*conservative=*/true);
    unsigned result = op.getNumOperands();
    if (!rule || rule->numTensors() != result + op.getNumResults())
      continue;
    add(op.getOperand(0), sharedDim(*rule, 0, result, 1),
        sharedDim(*rule, 0, 1, result));
    add(op.getResult(0), sharedDim(*rule, result, 0, 1),
        sharedDim(*rule, result, 1, 0));
  }
}

double ConvolutionTiles::paddingOf(Value value) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || dimsOfShape.empty() || !type.getElementType().isIntOrFloat())
    return 1;
  auto it = dimsOfShape.find(SmallVector<int64_t>(type.getShape()));
  if (it == dimsOfShape.end())
    return 1;
  int64_t batch = type.getDimSize(it->second.batch);
  int64_t features = type.getDimSize(it->second.features);
  if (batch <= 0 || features <= 0)
    return 1;
  unsigned width = type.getElementTypeBitWidth();
  auto padded = [&](int64_t lanes, int64_t sublanes) {
    return double(llvm::alignTo(lanes, columns)) *
           paddedToRows(sublanes, width);
  };
  return std::min(padded(features, batch), padded(batch, features)) /
         double(batch * features);
}
