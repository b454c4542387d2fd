//===- Model.h - Definition of op models ------------------------*- C++ -*-===//
//
// A model is a struct of static functions that define everything about an op.
// It derives from ModelDefaults, and its functions hide the defaults:
//
//   struct RollModel : ModelDefaults {
//     static FactorRule rule(own::RollOp op) { ... }
//     static int priority(Operation *) { return 0; }
//   };
//   registerModel<RollModel, own::RollOp>(registry);
//
// Functions may take the op class or Operation *. `rule` may take a second
// argument, `bool conservative`, if it propagates shardings along dimensions
// whose sizes differ, which a conservative rule does not. `registerModel`
// derives the three external models (rule, partition, cost) from it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MODEL_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Factors/FactorProjection.h"

namespace mlir::gspmd {

using sharding::PartitionContext;
using sharding::ReductionKind;
using PartitionResult = FailureOr<SmallVector<Value>>;
using LinearOperands = SmallVector<llvm::SmallBitVector>;
using TensorDim = FactorRule::TensorDim;

/// The defaults of a model. `rule` has no default.
struct ModelDefaults {
  static std::optional<ReductionKind> reductionKind(Operation *) {
    return ReductionKind::Add;
  }
  /// See ShardingRuleOpInterface::getLinearOperands.
  static LinearOperands linearOperands(Operation *, ReductionKind) {
    return {};
  }
  static int priority(Operation *) { return 1; }
  static bool isElementwise(Operation *) { return false; }
  /// If nullopt, factor kinds and priority define the direction; see the
  /// interface.
  static std::optional<PropagationDirection> direction(Operation *, int) {
    return std::nullopt;
  }
  static bool canShard(Operation *op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return sharding::canShardFactorGenerically(op, map, factor, uneven);
  }
  /// Returns the bytes that each device receives inside the op if factor f is
  /// sharded by axes[f].
  static double communicated(Operation *, const FactorMap &,
                             ArrayRef<AxisList>) {
    return 0;
  }
  static PartitionResult partition(Operation *op, PartitionContext &ctx) {
    return sharding::partitionGenerically(op, ctx);
  }
  static double flops(Operation *) { return 0; }
  static double transcendentals(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Opaque; }
  static std::optional<MatrixWork> matrixWork(Operation *) {
    return std::nullopt;
  }
  static double bytesRead(Operation *op, unsigned operand) {
    return sharding::tensorBytes(op->getOperand(operand).getType());
  }
  static double bytesWritten(Operation *op, unsigned result) {
    return sharding::tensorBytes(op->getResult(result).getType());
  }
  static std::optional<unsigned> inPlaceOperand(Operation *, unsigned) {
    return std::nullopt;
  }
};

//===----------------------------------------------------------------------===//
// Helpers for rules
//===----------------------------------------------------------------------===//

/// Returns the type as a ranked tensor; null if it is none.
inline RankedTensorType tensorType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}
inline ArrayRef<int64_t> shapeOf(Value value) {
  RankedTensorType type = tensorType(value);
  return type ? type.getShape() : ArrayRef<int64_t>();
}
inline int64_t dimOf(Value value, int64_t dim) { return shapeOf(value)[dim]; }
/// Returns the number of elements of a tensor of static shape.
inline double elementsOf(Value value) {
  double product = 1;
  for (int64_t size : shapeOf(value))
    product *= size;
  return product;
}

/// Returns a rule without factors, with the ranks of the op's operands and
/// results.
FactorRule emptyRule(Operation *op);
/// Adds one factor for dimension `dim` of all of these operands and results.
void addDim(FactorRule &rule, int64_t size, ArrayRef<unsigned> operands,
            ArrayRef<unsigned> results, unsigned dim, FactorRole role = {});
/// Returns the rule with a separate unsharded factor for every dimension.
FactorRule opaqueRule(Operation *op);
/// Returns the rule of the partition: dimensions with per-axis quantization are
/// unsharded.
FactorMap finishForPartition(Operation *op, const FactorRule &rule);
/// Returns the rule of propagation: a dimension without factors gets one of
/// size 1, a dimension of several factors loses those of size 1.
FactorMap finishForCompletion(Operation *op, const FactorRule &rule);
bool hasStaticShapes(Operation *op);

//===----------------------------------------------------------------------===//
// Helpers for linearity
//===----------------------------------------------------------------------===//

/// Returns one set of operands.
LinearOperands linearIn(Operation *op, ArrayRef<unsigned> operands);
/// Returns the linear operands of an op that only moves elements of operands
/// [begin, end): all of these together, for every reduction.
LinearOperands movedOperands(Operation *op, unsigned begin = 0,
                             std::optional<unsigned> end = std::nullopt);
/// Returns either of the first two operands, for an op that sums products of
/// them.
LinearOperands eitherFactor(Operation *op, ReductionKind kind);
/// Returns those of the sets for which sums and products of partial results
/// overflow alike before and after the op: integers wrap in as many bits of the
/// result or in fewer, and quantized numbers, which saturate, are excluded.
LinearOperands keepingOverflow(Operation *op, ReductionKind kind,
                               LinearOperands sets);
/// Returns true if `kind` is a sum of the elements of the op's first result (of
/// numbers, not of booleans).
bool isSum(Operation *op, ReductionKind kind);

//===----------------------------------------------------------------------===//
// External models made from a model
//===----------------------------------------------------------------------===//

/// Returns the model's rule, conservative if the model distinguishes it.
template <typename Model, typename OpT>
auto ruleOf(OpT op, bool conservative, int)
    -> decltype(Model::rule(op, conservative)) {
  return Model::rule(op, conservative);
}
template <typename Model, typename OpT>
FactorRule ruleOf(OpT op, bool, long) {
  return Model::rule(op);
}

template <typename Model, typename OpT>
struct RuleAdaptor
    : sharding::ShardingRuleOpInterface::ExternalModel<RuleAdaptor<Model, OpT>,
                                                       OpT> {
  FactorMap getShardingRule(Operation *op, bool conservative) const {
    return hasStaticShapes(op)
               ? finishForCompletion(
                     op, ruleOf<Model>(cast<OpT>(op), conservative, 0))
               : opaqueRule(op).forCompletion();
  }
  FactorMap getPartitionRule(Operation *op) const {
    return hasStaticShapes(op)
               ? finishForPartition(op, Model::rule(cast<OpT>(op)))
               : opaqueRule(op).forPartition();
  }
  bool isElementwise(Operation *op) const {
    return Model::isElementwise(cast<OpT>(op));
  }
  std::optional<ReductionKind> getReductionKind(Operation *op) const {
    return Model::reductionKind(cast<OpT>(op));
  }
  LinearOperands getLinearOperands(Operation *op, ReductionKind kind) const {
    return keepingOverflow(op, kind,
                           Model::linearOperands(cast<OpT>(op), kind));
  }
  int getPropagationPriority(Operation *op) const {
    return Model::priority(cast<OpT>(op));
  }
  PropagationDirection getPropagationDirection(Operation *op, int level) const {
    if (std::optional<PropagationDirection> modelDirection =
            Model::direction(cast<OpT>(op), level))
      return *modelDirection;
    return sharding::directionByPriority(op, level);
  }
};

template <typename Model, typename OpT>
struct PartitionAdaptor : sharding::PartitionOpInterface::ExternalModel<
                              PartitionAdaptor<Model, OpT>, OpT> {
  bool canShardFactor(Operation *op, const FactorMap &map, unsigned factor,
                      bool uneven) const {
    return hasStaticShapes(op) &&
           Model::canShard(cast<OpT>(op), map, factor, uneven);
  }
  double getCommunicatedBytes(Operation *op, const FactorMap &map,
                              ArrayRef<AxisList> axes) const {
    return hasStaticShapes(op) ? Model::communicated(cast<OpT>(op), map, axes)
                               : 0;
  }
  PartitionResult partition(Operation *op, PartitionContext &ctx) const {
    return Model::partition(cast<OpT>(op), ctx);
  }
};

template <typename Model, typename OpT>
struct CostAdaptor
    : sharding::EmulationCostOpInterface::ExternalModel<CostAdaptor<Model, OpT>,
                                                        OpT> {
  double getFlops(Operation *op) const {
    return hasStaticShapes(op) ? Model::flops(cast<OpT>(op)) : 0;
  }
  double getTranscendentals(Operation *op) const {
    return hasStaticShapes(op) ? Model::transcendentals(cast<OpT>(op)) : 0;
  }
  WorkKind getWorkKind(Operation *op) const {
    return hasStaticShapes(op) ? Model::workKind(cast<OpT>(op))
                               : WorkKind::Opaque;
  }
  std::optional<MatrixWork> getMatrixWork(Operation *op) const {
    if (!hasStaticShapes(op))
      return std::nullopt;
    return Model::matrixWork(cast<OpT>(op));
  }
  double getBytesRead(Operation *op, unsigned operand) const {
    return hasStaticShapes(op) ? Model::bytesRead(cast<OpT>(op), operand) : 0;
  }
  double getBytesWritten(Operation *op, unsigned result) const {
    return hasStaticShapes(op) ? Model::bytesWritten(cast<OpT>(op), result) : 0;
  }
  std::optional<unsigned> getInPlaceOperand(Operation *op,
                                            unsigned result) const {
    return Model::inPlaceOperand(cast<OpT>(op), result);
  }
};

/// Calls `attach` when the dialect of the op `opName` is loaded.
void registerWithDialect(StringRef opName, void (*attach)(MLIRContext *),
                         DialectRegistry &registry);

template <typename Model, typename... Ops>
void attachModel(MLIRContext *context) {
  (Ops::template attachInterface<RuleAdaptor<Model, Ops>,
                                 PartitionAdaptor<Model, Ops>,
                                 CostAdaptor<Model, Ops>>(*context),
   ...);
}

/// Attaches the model when the dialect of its ops is loaded.
template <typename Model, typename... Ops>
void registerModel(DialectRegistry &registry) {
  registerWithDialect(std::get<0>(std::make_tuple(Ops::getOperationName()...)),
                      attachModel<Model, Ops...>, registry);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MODEL_H
