//===- LinalgAggregates.cpp - Models of linalg ops without loops ----------===//
//
// These ops have no indexing maps. softmax defines by its iteration domain
// (TilingInterface) which dimensions it treats independently; a dimension of a
// pack consists of its tiles and the indices in a tile; Winograd's transforms
// mix elements of windows and pass batch and features through.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Operand, init and result have the dimensions of the iteration domain.
struct SoftmaxModel : ModelDefaults {
  static FactorRule rule(linalg::SoftmaxOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, type] : llvm::enumerate(op.getLoopIteratorTypes()))
      addDim(rule, dimOf(op.getInput(), d), {0, 1}, {0}, d,
             type == utils::IteratorType::parallel
                 ? FactorKind::PassThrough
                 : FactorKind::NeedReplication);
    return rule;
  }
  static double flops(linalg::SoftmaxOp op) {
    // Maximum, difference, sum and quotient.
    return 4 * elementsOf(op.getInput());
  }
  static double transcendentals(linalg::SoftmaxOp op) {
    return elementsOf(op.getInput());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

/// `([ij])->([i, j])` for a dimension in tiles that fill it, or the inverse. A
/// dimension with padding in its last tile is unsharded.
struct PackModel : ModelDefaults {
  /// `plain` and `packed` are the dimension numbers of source, init and result.
  template <typename OpT>
  static FactorRule ruleOf(OpT op, ArrayRef<int64_t> plain,
                           ArrayRef<int64_t> packed, bool isPack) {
    FactorRule rule = emptyRule(op);
    unsigned rank = plain.size();
    auto outer = llvm::to_vector(llvm::seq<unsigned>(0, rank));
    for (auto [to, from] : llvm::enumerate(op.getOuterDimsPerm()))
      outer[from] = to;
    auto add = [&](int64_t size, std::optional<unsigned> in,
                   std::optional<unsigned> out, FactorKind kind) {
      SmallVector<TensorDim> operands, results;
      if (in)
        operands.push_back({isPack ? 0u : 1u, *in});
      if (out)
        operands.push_back({isPack ? 1u : 0u, *out});
      if (std::optional<unsigned> result = isPack ? out : in)
        results.push_back({0, *result});
      rule.addFactor(size, operands, results, kind);
    };
    for (unsigned d = 0; d < rank; ++d) {
      auto tiled = llvm::find(op.getInnerDimsPos(), int64_t(d));
      if (tiled == op.getInnerDimsPos().end()) {
        add(plain[d], d, outer[d], FactorKind::PassThrough);
        continue;
      }
      unsigned inner =
          rank + std::distance(op.getInnerDimsPos().begin(), tiled);
      bool fills = packed[outer[d]] * packed[inner] == plain[d];
      if (fills) {
        add(packed[outer[d]], d, outer[d], FactorKind::PassThrough);
        add(packed[inner], d, inner, FactorKind::NeedReplication);
        continue;
      }
      add(plain[d], d, std::nullopt, FactorKind::NeedReplication);
      add(packed[outer[d]], std::nullopt, outer[d],
          FactorKind::NeedReplication);
      add(packed[inner], std::nullopt, inner, FactorKind::NeedReplication);
    }
    return rule;
  }
  static FactorRule rule(linalg::PackOp op) {
    return ruleOf(op, shapeOf(op.getSource()), shapeOf(op.getDest()), true);
  }
  static FactorRule rule(linalg::UnPackOp op) {
    return ruleOf(op, shapeOf(op.getDest()), shapeOf(op.getSource()), false);
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

/// A dimension of the source that passes through, and its dimension in the
/// result.
using PassedDim = std::pair<unsigned, unsigned>;

struct WinogradModel : ModelDefaults {
  static SmallVector<PassedDim> passed(Operation *op) {
    if (isa<linalg::WinogradFilterTransformOp>(op)) // fhwc -> hwcf
      return {{0, 3}, {3, 2}};
    if (isa<linalg::WinogradInputTransformOp>(op)) // nhwc -> hwhwnc
      return {{0, 4}, {3, 5}};
    return {{4, 0}, {5, 3}}; // hwhwnf -> nhwf
  }
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    auto dims = passed(op);
    for (auto [in, out] : dims)
      rule.addFactor(dimOf(op->getOperand(0), in), {{0, in}, {1, out}},
                     {{0, out}});
    for (unsigned d = 0; d < shapeOf(op->getOperand(0)).size(); ++d)
      if (llvm::none_of(dims, [&](PassedDim dim) { return dim.first == d; }))
        addDim(rule, dimOf(op->getOperand(0), d), {0}, {}, d,
               FactorKind::NeedReplication);
    for (unsigned d = 0; d < shapeOf(op->getResult(0)).size(); ++d)
      if (llvm::none_of(dims, [&](PassedDim dim) { return dim.second == d; }))
        addDim(rule, dimOf(op->getResult(0), d), {1}, {0}, d,
               FactorKind::NeedReplication);
    return rule;
  }
};

} // namespace

void mlir::gspmd::registerLinalgAggregatesModels(DialectRegistry &registry) {
  registerModel<SoftmaxModel, linalg::SoftmaxOp>(registry);
  registerModel<PackModel, linalg::PackOp, linalg::UnPackOp>(registry);
  registerModel<WinogradModel, linalg::WinogradFilterTransformOp,
                linalg::WinogradInputTransformOp,
                linalg::WinogradOutputTransformOp>(registry);
}
