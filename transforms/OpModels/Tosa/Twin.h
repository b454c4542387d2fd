//===- Twin.h - The StableHLO op that an op means ---------------*- C++ -*-===//
//
// What is known of an op that moves elements (which positions a part reads of
// its neighbours, what that costs) is said once, of the StableHLO op. A tosa op
// that does the same asks the model of its twin, an op that stands in no
// program, on arguments in the place of the tosa op's operands.
//
// Where a device's part needs no neighbours, the tosa op itself is made in
// local sizes. Else the twin's model writes what a device runs.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TWIN_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TWIN_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Builds a twin and keeps it.
class Twin {
public:
  explicit Twin(Operation *original)
      : builder(original->getContext()), original(original) {}
  Twin(const Twin &) = delete;
  ~Twin() {
    if (op)
      op->destroy();
  }

  /// The argument that stands for operand `i`: as it is, or, of an operand of
  /// one element, as a scalar.
  Value operand(unsigned i);
  Value scalar(unsigned i);
  /// To be called once, with the op on these arguments.
  void set(Operation *made) { op = made; }
  explicit operator bool() const { return op; }

  /// The twin's rule, with the original's other operands whole.
  FactorRule rule(bool conservative);
  double communicated(const FactorMap &map, ArrayRef<AxisList> axes);
  bool canCut(const FactorMap &map, unsigned factor, bool uneven);
  std::optional<ReductionKind> reductionKind();
  PartitionResult partition(PartitionContext &ctx);

  OpBuilder builder;

private:
  Value argument(unsigned i, RankedTensorType type);
  FactorMap ofOriginal(const FactorMap &map);
  FactorMap ofTwin(const FactorMap &map);

  Operation *original;
  Operation *op = nullptr;
  Block arguments;
  /// By argument.
  SmallVector<unsigned> operands;
};

/// A dimension along which a part needs what other devices have is cut.
bool needsOthers(Operation *op, PartitionContext &ctx);

/// What a model whose `twin(op, Twin &)` sets the twin, if it has one, says by
/// it. `local(op, ctx)` makes the op in local sizes.
template <typename Model, typename OpTy>
struct TwinModel : ModelDefaults {
  static FactorRule rule(OpTy op, bool conservative = false) {
    Twin twin(op);
    Model::twin(op, twin);
    return twin ? twin.rule(conservative) : opaqueRule(op);
  }
  static bool canCut(OpTy op, const FactorMap &map, unsigned factor,
                     bool uneven) {
    Twin twin(op);
    Model::twin(op, twin);
    return twin && twin.canCut(map, factor, uneven);
  }
  static std::optional<ReductionKind> reductionKind(OpTy op) {
    Twin twin(op);
    Model::twin(op, twin);
    return twin ? twin.reductionKind() : std::nullopt;
  }
  static double communicated(OpTy op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    Twin twin(op);
    Model::twin(op, twin);
    return twin ? twin.communicated(map, axes) : 0;
  }
  static PartitionResult partition(OpTy op, PartitionContext &ctx) {
    if (!needsOthers(op, ctx))
      return Model::local(op, ctx);
    Twin twin(op);
    Model::twin(op, twin);
    return twin.partition(ctx);
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 1);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TWIN_H
