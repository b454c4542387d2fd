//===- IndexRule.cpp - Factors of gathers and scatters --------------------===//

#include "transforms/OpModels/Index/IndexRule.h"
#include "transforms/OpModels/Index/IndexComponents.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Holds a factor's dimension in each tensor; nullopt where it has none.
struct FactorDims {
  std::optional<unsigned> operand, index, slice;
};

class RuleBuilder {
public:
  RuleBuilder(Operation *op, const IndexedOp &dims)
      : dims(dims), rule(emptyRule(op)) {}
  FactorRule build();

private:
  void add(int64_t size, FactorDims factorDims, FactorRole role = {});
  void addWindow(unsigned operand, unsigned slice);
  FactorKind indexedDimKind(unsigned operand) const;
  bool isIndexed(unsigned operand) const {
    return llvm::is_contained(dims.indexed, int64_t(operand));
  }

  const IndexedOp &dims;
  FactorRule rule;
  SmallVector<unsigned>
      partitionOnlyDims; ///< operand dimensions with a partition-only factor of
                         ///< their own
};

} // namespace

void RuleBuilder::add(int64_t size, FactorDims factorDims, FactorRole role) {
  SmallVector<TensorDim> operands, results;
  auto addDims = [&](const IndexedTensors &tensors,
                     std::optional<unsigned> dim) {
    for (unsigned t : dim ? ArrayRef(tensors.operands) : ArrayRef<unsigned>())
      operands.push_back({t, *dim});
    for (unsigned t : dim ? ArrayRef(tensors.results) : ArrayRef<unsigned>())
      results.push_back({t, *dim});
  };
  addDims(dims.operand, factorDims.operand);
  addDims(dims.indices, factorDims.index);
  addDims(dims.slices, factorDims.slice);
  rule.addFactor(size, operands, results, role);
}

/// Returns the kind of an indexed dimension of the operand. A scatter applies
/// to each shard the updates within it; in a gather, the device that has an
/// index contributes its element.
FactorKind RuleBuilder::indexedDimKind(unsigned operand) const {
  if (dims.isScatter)
    return FactorKind::PassThrough;
  return isIndexed(operand) && dims.operand.shape[operand] > 1
             ? FactorKind::Reduction
             : FactorKind::NeedReplication;
}

/// A window of the dimension's full size is pass-through, unless a scatter
/// index sets its offset. For other windows, this adds factors for propagation
/// along the operand's dimension; build() adds those for partitioning.
void RuleBuilder::addWindow(unsigned operand, unsigned slice) {
  int64_t size = dims.operand.shape[operand],
          windowSize = dims.slices.shape[slice];
  if (size == windowSize && !(dims.isScatter && isIndexed(operand))) {
    add(size, {operand, {}, slice});
    return;
  }
  partitionOnlyDims.push_back(operand);
  if (size == windowSize) {
    add(size, {operand, {}, slice}, propagationOnly(FactorKind::PassThrough));
  } else if (dims.isScatter || windowSize == 1) {
    // The device that has the single index contributes its element.
    add(size, {operand, {}, {}},
        propagationOnly(dims.isScatter ? FactorKind::NeedReplication
                                       : FactorKind::Reduction));
    add(windowSize, {{}, {}, slice},
        propagationOnly(FactorKind::NeedReplication));
  } else {
    add(size, {operand, {}, slice},
        propagationOnly(FactorKind::NeedReplication, /*isBlocked=*/true));
  }
}

FactorRule RuleBuilder::build() {
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
    auto operand =
        findCorrespondingDim(index, dims.indexBatching, dims.batching);
    add(size, {operand, index, slice},
        operand ? FactorKind::PassThrough : dims.parallel);
  }
  for (int64_t d : dims.collapsed)
    add(dims.operand.shape[d], {unsigned(d), {}, {}},
        {indexedDimKind(d), dims.isScatter ? FactorKind::PassThrough
                            : dims.operand.shape[d] == 1
                                ? FactorKind::NeedReplication
                                : FactorKind::Reduction});
  for (unsigned d : partitionOnlyDims)
    add(dims.operand.shape[d], {d, {}, {}}, partitionOnly(indexedDimKind(d)));
  if (dims.vectorDim < int64_t(dims.indices.shape.size()))
    add(dims.indices.shape[dims.vectorDim], {{}, unsigned(dims.vectorDim), {}},
        FactorKind::NeedReplication);
  return std::move(rule);
}

FactorRule mlir::gspmd::indexedRule(Operation *op, const IndexedOp &dims) {
  return RuleBuilder(op, dims).build();
}
