//===- ShardingInterfaces.td - Interfaces of op models -----*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD

include "mlir/IR/OpBase.td"

def ShardingRuleOpInterface : OpInterface<"ShardingRuleOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    The sharding rule of an op, as factors (lib/Algebra/Factors/FactorMap.h). An op
    without this interface is replicated.
  }];
  let methods = [
    InterfaceMethod<[{
        The factors along which shardings are propagated: those of Shardy.
        Tensors are all operands, then all results, in order; values that are no
        ranked tensors have rank 0. With `conservative`, nothing is propagated
        along dimensions whose sizes differ (no halo).
      }],
      "::gspmd::FactorMap", "getShardingRule", (ins "bool":$conservative)>,
    InterfaceMethod<[{
        The factors by which the op is partitioned, as fine as its partition
        supports. By default, those of propagation.
      }],
      "::gspmd::FactorMap", "getPartitionRule", (ins), "",
      [{ return *::mlir::gspmd::sharding::shardingRuleOf($_op.getOperation(), /*conservative=*/false); }]>,
    InterfaceMethod<[{
        The reduction of the partial results of a sharded reduction factor;
        nullopt if they cannot be combined by an all-reduce (the op's own
        partition reduces them, or the factor is replicated).
      }],
      "::std::optional<::mlir::gspmd::sharding::ReductionKind>",
      "getReductionKind", (ins), "",
      [{ return ::mlir::gspmd::sharding::ReductionKind::Add; }]>,
    InterfaceMethod<[{
        The sets of operands in which the op is linear with respect to `kind`: if
        each operand of a set is a partial result, which `kind` combines to the
        operand, and the other operands are complete, the results are partial
        results of the same kind. For `Add`: both operands of an addition
        together, either operand of a product.
      }],
      "::llvm::SmallVector<::llvm::SmallBitVector>", "getLinearOperands",
      (ins "::mlir::gspmd::sharding::ReductionKind":$kind), "", [{ return {}; }]>,
    InterfaceMethod<[{
        0 for ops that pass all dimensions through (elementwise, transpose,
        reshape), which completion visits before all others.
      }],
      "int", "getPropagationPriority", (ins), "", [{ return 1; }]>,
    InterfaceMethod<[{
        The direction of propagation through the op at a level of completion (see
        kNumPropagationLevels); forward is from operands to results. The direction
        of level 1 applies to level 0 as well, if the op's operands have one use
        each. The direction of level 2 applies to pass-through factors; others use
        that of level 1. By default, both directions at every level that includes
        the op.
      }],
      "::mlir::gspmd::PropagationDirection",
      "getPropagationDirection", (ins "int":$level), "", [{ return ::mlir::gspmd::sharding::directionByPriority($_op.getOperation(), level); }]>,
    InterfaceMethod<[{
        Returns true if each element of the result depends on the operands'
        elements at its own position and not on the position. Operands then take
        only axes that the result has as well.
      }],
      "bool", "isElementwise", (ins), "",
      [{ return $_op->template hasTrait<::mlir::OpTrait::Elementwise>(); }]>,
  ];
}

def PartitionOpInterface : OpInterface<"PartitionOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    Rewrites an op to its per-device form. Every operand and result has
    been resharded explicitly to the sharding that the op's factor assignment
    implies.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns true if the op can be partitioned along `factor`, an index into
        the rule's factors. `uneven`: the factor's size is not divisible by the
        number of shards. By default: pass-through factors and reductions with a
        kind; uneven ones if the factor is a dimension of its own in every tensor.
      }],
      "bool", "canShardFactor",
      (ins "const ::gspmd::FactorMap &":$map, "unsigned":$factor,
           "bool":$uneven), "",
      [{ return ::mlir::gspmd::sharding::canShardFactorGenerically($_op.getOperation(), map, factor, uneven); }]>,
    InterfaceMethod<[{
        Returns the bytes that each device receives inside the op (halos,
        reductions) when factor f is sharded by `axes[f]`.
      }],
      "double", "getCommunicatedBytes",
      (ins "const ::gspmd::FactorMap &":$map,
           "::llvm::ArrayRef<::gspmd::AxisList>":$axes), "",
      [{ return 0; }]>,
    InterfaceMethod<[{
        Creates the per-device ops with `ctx` and returns the local results, one
        for each result of the op, or failure after emitting an error. By default
        clones the op on local operands with local result types.
      }],
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>", "partition",
      (ins "::mlir::gspmd::sharding::PartitionContext &":$ctx), "",
      [{ return ::mlir::gspmd::sharding::partitionGenerically($_op.getOperation(), ctx); }]>,
  ];
}

def ShardingDataFlowOpInterface : OpInterface<"ShardingDataFlowOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op that passes values through unchanged: loops, branches, calls, barriers.
    Its regions have ordinary ops (unlike the scalar regions of reducers).
  }];
  let methods = [
    InterfaceMethod<[{
        Appends the op's data-flow edges: the values that are the same tensor and
        share one sharding, and the values that flow into it. `symbols` resolves
        callees; kept for all ops of a program, it builds the module's symbol
        table once.
      }],
      "void", "getDataFlowEdges",
      (ins "::llvm::SmallVectorImpl<::mlir::gspmd::sharding::DataFlowEdge> &":$edges,
           "::mlir::SymbolTableCollection &":$symbols)>,
    InterfaceMethod<[{
        The trip count of the op's last region: the number of iterations of a
        loop if it is known, otherwise nullopt. Branches run one of their regions
        once.
      }],
      "::std::optional<int64_t>", "getTripCount", (ins), "",
      [{ return 1; }]>,
    InterfaceMethod<[{Returns true if the op repeats its regions.}],
      "bool", "isLoop", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        Returns true if the op is rewritten by cloning it on local operands, with
        its regions partitioned in place (loops, branches, barriers), which is the
        default; false if it has its own rewrite (calls, manual computations).
      }],
      "bool", "isRewrittenInPlace", (ins), "", [{ return true; }]>,
  ];
}

def EmulationCostOpInterface : OpInterface<"EmulationCostOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    The cost of one execution of the op on one device. Ops without this interface
    read all operands and write all results.
  }];
  let methods = [
    InterfaceMethod<[{
        Floating-point operations as XLA's cost analysis counts them: 2MNK for a
        contraction, one per output element for elementwise arithmetic, one per
        reduced element, none for data movement.
      }],
      "double", "getFlops", (ins), "", [{ return 0; }]>,
    InterfaceMethod<[{Transcendental functions evaluated (exp, tanh...).}],
      "double", "getTranscendentals", (ins), "", [{ return 0; }]>,
    InterfaceMethod<[{The relation of the op's work to memory.}],
      "::gspmd::WorkKind", "getWorkKind", (ins), "",
      [{ return ::gspmd::WorkKind::Opaque; }]>,
    InterfaceMethod<[{
        The op as matrix products; nullopt if it computes none.
      }],
      "::std::optional<::gspmd::MatrixWork>", "getMatrixWork", (ins), "",
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{
        The bytes of an operand that the op reads if it is not fused: all, except
        for operands that are indexed or overwritten.
      }],
      "double", "getBytesRead", (ins "unsigned":$operand), "",
      [{ return ::mlir::gspmd::sharding::tensorBytes($_op->getOperand(operand).getType()); }]>,
    InterfaceMethod<[{
        The bytes of a result that the op writes: all, unless it overwrites a
        range of an operand.
      }],
      "double", "getBytesWritten", (ins "unsigned":$result), "",
      [{ return ::mlir::gspmd::sharding::tensorBytes($_op->getResult(result).getType()); }]>,
    InterfaceMethod<[{
        The operand that a result may alias, with its contents.
      }],
      "::std::optional<unsigned>", "getInPlaceOperand",
      (ins "unsigned":$result), "", [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{The op's communication; nullopt if it has none.}],
      "::std::optional<::mlir::gspmd::sharding::CollectiveWork>",
      "getCollectiveWork", (ins), "", [{ return ::std::nullopt; }]>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD
