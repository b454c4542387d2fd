//===- StablehloCounterpart.h - The StableHLO op that an op means -*- C++
//-*-===//
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
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Builds a twin and keeps it.
class StablehloCounterpart {
public:
  explicit StablehloCounterpart(Operation *original)
      : builder(original->getContext()), original(original) {}
  StablehloCounterpart(const StablehloCounterpart &) = delete;
  ~StablehloCounterpart() {
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
  bool canShard(const FactorMap &map, unsigned factor, bool uneven);
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
bool needsRemoteElements(Operation *op, PartitionContext &ctx);

/// What a model whose `twin(op, Twin &)` sets the twin, if it has one, says by
/// it. `local(op, ctx)` makes the op in local sizes.
template <typename Model, typename OpTy>
struct CounterpartModel : ModelDefaults {
  static FactorRule rule(OpTy op, bool conservative = false) {
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart ? counterpart.rule(conservative) : opaqueRule(op);
  }
  static bool canShard(OpTy op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart && counterpart.canShard(map, factor, uneven);
  }
  static std::optional<ReductionKind> reductionKind(OpTy op) {
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart ? counterpart.reductionKind() : std::nullopt;
  }
  static double communicated(OpTy op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart ? counterpart.communicated(map, axes) : 0;
  }
  static PartitionResult partition(OpTy op, PartitionContext &ctx) {
    if (!needsRemoteElements(op, ctx))
      return Model::local(op, ctx);
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart.partition(ctx);
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 1);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H
