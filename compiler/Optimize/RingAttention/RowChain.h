//===- RowChain.h - Values that are constant along a row --------*- C++ -*-===//
//
//     %1 = maximum %m, %low                                  [b, q]
//     %2 = broadcast_in_dim %1, dims = [0, 1]                [b, q, k]
//
// computes %2 from a reduction %m over the rows of scores; it is constant along
// k. So one index along k, computed from another %m, is all that is needed
// of it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWCHAIN_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWCHAIN_H

#include "compiler/Optimize/Support/BlockedOp.h"

namespace mlir::gspmd {

/// The ops that compute a value, constant along one of its dimensions, from
/// reductions.
class RowChain {
public:
  /// Follows `value`, which is constant along `dim` or has size 1, back to
  /// `reductions`.
  /// `isDependent` returns true for the ops that depend on a reduction. Returns
  /// nullopt if the value depends on something else that varies along `dim`, or
  /// on a value that is varying.
  static std::optional<RowChain>
  get(Value value, unsigned dim, const llvm::SmallDenseSet<Value> &reductions,
      llvm::function_ref<bool(Operation *)> isDependent,
      llvm::function_ref<bool(Value)> isVarying);

  /// Returns the dimension along which the value is constant.
  unsigned getDim() const { return dim; }
  /// Emits the value without its constant dimension, computed from these values
  /// of the reductions.
  Value emit(OpBuilder &builder,
             const llvm::SmallDenseMap<Value, Value> &reductions) const;

private:
  struct Link {
    Operation *op;
    std::optional<BlockedOp> blocked; ///< nullopt without the dimension
  };
  Value value;
  unsigned dim = 0;
  std::vector<Link> links; ///< the links in program order
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWCHAIN_H
