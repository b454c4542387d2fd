//===- IndexRule.cpp - Factors of gathers and scatters --------------------===//

#include "transforms/OpModels/Index/IndexRule.h"
#include "transforms/OpModels/Index/IndexComponents.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The dimensions of one factor; none if the tensors lack it.
struct FactorDims {
  std::optional<unsigned> operand, index, slice;
};

class RuleMaker {
public:
  RuleMaker(Operation *op, const IndexedOp &dims)
      : dims(dims), rule(emptyRule(op)) {}
  FactorRule make();

private:
  void add(int64_t size, FactorDims at, FactorRole role = {});
  void addWindow(unsigned operand, unsigned slice);
  FactorKind kindOfPositions(unsigned operand) const;
  bool isIndexed(unsigned operand) const {
    return llvm::is_contained(dims.indexed, int64_t(operand));
  }

  const IndexedOp &dims;
  FactorRule rule;
  SmallVector<unsigned>
      inPart; ///< dimensions with a window smaller than the dimension
};

} // namespace

void RuleMaker::add(int64_t size, FactorDims at, FactorRole role) {
  SmallVector<Place> operands, results;
  auto addPlaces = [&](const IndexedTensors &tensors,
                       std::optional<unsigned> dim) {
    for (unsigned t : dim ? ArrayRef(tensors.operands) : ArrayRef<unsigned>())
      operands.push_back({t, *dim});
    for (unsigned t : dim ? ArrayRef(tensors.results) : ArrayRef<unsigned>())
      results.push_back({t, *dim});
  };
  addPlaces(dims.operand, at.operand);
  addPlaces(dims.indices, at.index);
  addPlaces(dims.slices, at.slice);
  rule.addFactor(size, operands, results, role);
}

/// Returns the kind of an indexed dimension of the operand. When written, each
/// shard takes the updates within it; when read, the device that has a position
/// contributes it.
FactorKind RuleMaker::kindOfPositions(unsigned operand) const {
  if (dims.isWrite)
    return FactorKind::PassThrough;
  return isIndexed(operand) && dims.operand.shape[operand] > 1
             ? FactorKind::Reduction
             : FactorKind::NeedReplication;
}

/// A window of the dimension's full size passes through, unless an index sets
/// its position for writing. For other windows, shardings propagate along the
/// operand's dimension.
void RuleMaker::addWindow(unsigned operand, unsigned slice) {
  int64_t size = dims.operand.shape[operand],
          windowSize = dims.slices.shape[slice];
  if (size == windowSize && !(dims.isWrite && isIndexed(operand))) {
    add(size, {operand, {}, slice});
    return;
  }
  inPart.push_back(operand);
  if (size == windowSize) {
    add(size, {operand, {}, slice}, propagationOnly(FactorKind::PassThrough));
  } else if (dims.isWrite || windowSize == 1) {
    // A single position is contributed by the device that has it.
    add(size, {operand, {}, {}},
        propagationOnly(dims.isWrite ? FactorKind::PassThrough
                                     : FactorKind::Reduction));
    add(windowSize, {{}, {}, slice},
        propagationOnly(FactorKind::NeedReplication));
  } else {
    add(size, {operand, {}, slice},
        propagationOnly(FactorKind::NeedReplication, /*isBlocked=*/true));
  }
}

FactorRule RuleMaker::make() {
  SmallVector<unsigned> windows =
      dimsNotIn(dims.operand.shape.size(), dims.collapsed, dims.batching);
  SmallVector<unsigned> batches =
      dimsNotIn(dims.indices.shape.size(), dims.vectorDim, {});
  unsigned nextWindow = 0, nextBatch = 0;
  for (auto [d, size] : llvm::enumerate(dims.slices.shape)) {
    unsigned slice = d;
    if (llvm::is_contained(dims.windowDims, int64_t(d))) {
      addWindow(windows[nextWindow++], slice);
      continue;
    }
    unsigned index = batches[nextBatch++];
    auto operand = counterpart(index, dims.indexBatching, dims.batching);
    add(size, {operand, index, slice},
        operand ? FactorKind::PassThrough : dims.parallel);
  }
  for (int64_t d : dims.collapsed)
    add(dims.operand.shape[d], {unsigned(d), {}, {}},
        {kindOfPositions(d),
         dims.isWrite ? FactorKind::PassThrough : FactorKind::Reduction});
  for (unsigned d : inPart)
    add(dims.operand.shape[d], {d, {}, {}}, partitionOnly(kindOfPositions(d)));
  if (dims.vectorDim < int64_t(dims.indices.shape.size()))
    add(dims.indices.shape[dims.vectorDim], {{}, unsigned(dims.vectorDim), {}},
        FactorKind::NeedReplication);
  return std::move(rule);
}

FactorRule mlir::gspmd::indexedRule(Operation *op, const IndexedOp &dims) {
  return RuleMaker(op, dims).make();
}
