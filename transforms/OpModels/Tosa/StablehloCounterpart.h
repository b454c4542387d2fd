//===- StablehloCounterpart.h - Equivalent StableHLO ops --------*- C++ -*-===//
// The model of an op that moves elements (which elements a shard needs from
// other shards, and the cost) is defined once, for the StableHLO op. An
// equivalent tosa op uses the model of its counterpart: a detached StableHLO op
// on arguments in place of the tosa op's operands.
//
// If a device needs no elements of others, the local op is the tosa op itself;
// otherwise the model of the counterpart builds the local ops.
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Builds and owns the StableHLO counterpart of an op.
class StablehloCounterpart {
public:
  explicit StablehloCounterpart(Operation *original)
      : builder(original->getContext()), original(original) {}
  StablehloCounterpart(const StablehloCounterpart &) = delete;
  ~StablehloCounterpart() {
    if (op)
      op->destroy();
  }

  OpBuilder &getBuilder() { return builder; }
  /// Returns the argument that stands for operand `i`.
  Value operand(unsigned i);
  /// Returns the argument that stands for operand `i`, which has one element,
  /// as a scalar.
  Value scalar(unsigned i);
  /// Sets the op on these arguments; called once.
  void setOp(Operation *equivalent) { op = equivalent; }
  /// Sets the op that computes `result`. If that is an argument, a negate
  /// stands for the identity, because both have the same model.
  void setResult(Value result);
  explicit operator bool() const { return op; }

  /// Returns the counterpart's rule, with the original's other operands
  /// unsharded.
  FactorRule rule(bool conservative);
  double communicatedBytes(const FactorMap &map, ArrayRef<AxisList> axes);
  bool canShard(const FactorMap &map, unsigned factor, bool uneven);
  std::optional<ReductionKind> reductionKind();
  LinearOperands linearOperands(ReductionKind kind);
  PartitionResult partition(PartitionContext &ctx);

private:
  Value argument(unsigned i, RankedTensorType type);
  FactorMap mapToOriginal(const FactorMap &map);
  FactorMap mapToCounterpart(const FactorMap &map);

  OpBuilder builder;
  Operation *original;
  Operation *op = nullptr;
  Block arguments;
  /// Maps each argument to the operand of the original.
  SmallVector<unsigned> operands;
};

/// Returns true if a dimension is sharded along which a shard needs elements of
/// other devices.
bool needsRemoteElements(Operation *op, PartitionContext &ctx);

/// Defines a model by `Model::counterpart(op, StablehloCounterpart &)`, which
/// sets the counterpart if there is one. `Model::local(op, ctx)` builds the op
/// with local sizes.
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
    return counterpart ? counterpart.communicatedBytes(map, axes) : 0;
  }
  static PartitionResult partition(OpTy op, PartitionContext &ctx) {
    if (!needsRemoteElements(op, ctx))
      return Model::local(op, ctx);
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart.partition(ctx);
  }
  static LinearOperands linearOperands(OpTy op, ReductionKind kind) {
    StablehloCounterpart counterpart(op);
    Model::counterpart(op, counterpart);
    return counterpart ? counterpart.linearOperands(kind) : LinearOperands();
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_STABLEHLOCOUNTERPART_H
