//===- ShardingInterfaces.td - What an op knows of itself --*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD

include "mlir/IR/OpBase.td"

def ShardingRuleOpInterface : OpInterface<"ShardingRuleOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    How shardings move through an op, as factors (lib/Algebra/Factors/FactorMap.h).
    An op without this interface is run replicated.
  }];
  let methods = [
    InterfaceMethod<[{
        The factors along which completion moves shardings: those of Shardy.
        Tensors are all operands, then all results, in order; values that are no
        ranked tensors have rank 0. With `conservative` set nothing moves along
        dimensions whose sizes differ (no halo).
      }],
      "::gspmd::FactorMap", "getShardingRule", (ins "bool":$conservative)>,
    InterfaceMethod<[{
        The factors by which the op is cut: as fine as its partition can do.
        Without one of its own, an op is cut by what completion goes by.
      }],
      "::gspmd::FactorMap", "getPartitionRule", (ins), "",
      [{ return *::mlir::gspmd::sharding::shardingRuleOf($_op.getOperation(), /*conservative=*/false); }]>,
    InterfaceMethod<[{
        How the partial results of a cut reduction factor combine; nullopt if
        they cannot be combined by an all-reduce (the op's own partition
        resolves it, or the factor is run replicated).
      }],
      "::std::optional<::mlir::gspmd::sharding::ReductionKind>",
      "getReductionKind", (ins), "",
      [{ return ::mlir::gspmd::sharding::ReductionKind::Add; }]>,
    InterfaceMethod<[{
        The sets of operands that the op passes on through a reduction: given, of
        each operand of a set, the parts that `kind` combines to it, and the
        other operands whole, the op makes such parts of its results. For `Add`
        these are the operands in which it is linear: both of an addition
        together, either of a product.
      }],
      "::llvm::SmallVector<::llvm::SmallBitVector>", "getLinearOperands",
      (ins "::mlir::gspmd::sharding::ReductionKind":$kind), "", [{ return {}; }]>,
    InterfaceMethod<[{
        0 for ops that pass all dimensions on (elementwise, transpose, reshape),
        which completion visits before all others.
      }],
      "int", "getPropagationPriority", (ins), "", [{ return 1; }]>,
    InterfaceMethod<[{
        Which way shardings move through the op at a level of completion (see
        kNumPropagationLevels): forward is from operands to results. What holds
        at level 1 holds at level 0 too, where the op's operands are of one use.
        At level 2 it is told of pass-through factors; others move as at level 1.
        By default an op moves both ways at every level where it takes part.
      }],
      "::mlir::gspmd::PropagationDirection",
      "getPropagationDirection", (ins "int":$level), "", [{ return ::mlir::gspmd::sharding::directionByPriority($_op.getOperation(), level); }]>,
    InterfaceMethod<[{
        Does each element of the result come of the operands' elements at its own
        position, and not of the position? Then operands take only such cuts as
        the result has too.
      }],
      "bool", "isElementwise", (ins), "",
      [{ return $_op->template hasTrait<::mlir::OpTrait::Elementwise>(); }]>,
  ];
}

def PartitionOpInterface : OpInterface<"PartitionOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    Rewrites an op to its per-device form. Before this is asked, every operand
    and result has been brought (by explicit reshards) to the sharding that the
    factor assignment chosen for the op implies.
  }];
  let methods = [
    InterfaceMethod<[{
        Can the op run with `factor` (an index into the rule's factors) cut?
        `uneven`: the factor's size is not divisible by the number of shards.
        The generic answer: pass-through, and reductions with a kind; uneven too
        where the factor is a dimension of its own in every tensor.
      }],
      "bool", "canShardFactor",
      (ins "const ::gspmd::FactorMap &":$map, "unsigned":$factor,
           "bool":$uneven), "",
      [{ return ::mlir::gspmd::sharding::canShardFactorGenerically($_op.getOperation(), map, factor, uneven); }]>,
    InterfaceMethod<[{
        Bytes that each device receives inside the op (halos, totals) when
        factor f is cut by `axes[f]`.
      }],
      "double", "getCommunicatedBytes",
      (ins "const ::gspmd::FactorMap &":$map,
           "::llvm::ArrayRef<::gspmd::AxisList>":$axes), "",
      [{ return 0; }]>,
    InterfaceMethod<[{
        Makes the per-device op(s) with `ctx` and returns the local results, one
        per result of the op, or failure after an error was emitted. The generic
        form clones the op on local operands with local result types.
      }],
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>", "partition",
      (ins "::mlir::gspmd::sharding::PartitionContext &":$ctx), "",
      [{ return ::mlir::gspmd::sharding::partitionGenerically($_op.getOperation(), ctx); }]>,
  ];
}

def ShardingDataFlowOpInterface : OpInterface<"ShardingDataFlowOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op that passes values on unchanged: loops, branches, calls, barriers.
    Its regions hold ordinary ops (unlike the scalar regions of reducers).
  }];
  let methods = [
    InterfaceMethod<[{
        The op's edges: which values are one and the same tensor under several
        names and so share one sharding, and which values flow into it.
        `symbols` finds what a call calls; kept over all ops of a program, it
        makes a table of the module's symbols once.
      }],
      "void", "getDataFlowEdges",
      (ins "::llvm::SmallVectorImpl<::mlir::gspmd::sharding::DataFlowEdge> &":$edges,
           "::mlir::SymbolTableCollection &":$symbols)>,
    InterfaceMethod<[{
        How often the op runs its last region: of a loop the number of
        iterations, where it is known; nullopt where it is not. Branches run one
        of their regions once.
      }],
      "::std::optional<int64_t>", "getTripCount", (ins), "",
      [{ return 1; }]>,
    InterfaceMethod<[{Does the op repeat its regions?}],
      "bool", "isLoop", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        Whether the op is rewritten by cloning it on local operands, with its
        regions partitioned in place (loops, branches, barriers), which is the
        default, or has its own way (calls, manual computations).
      }],
      "bool", "isRewrittenInPlace", (ins), "", [{ return true; }]>,
  ];
}

def EmulationCostOpInterface : OpInterface<"EmulationCostOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    What one execution of the op costs one device. Of ops without this interface
    all operands are read and all results written.
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
    InterfaceMethod<[{How the op's work relates to memory.}],
      "::gspmd::WorkKind", "getWorkKind", (ins), "",
      [{ return ::gspmd::WorkKind::Opaque; }]>,
    InterfaceMethod<[{
        The op as products on the matrix unit; nullopt if it makes none.
      }],
      "::std::optional<::gspmd::MatrixWork>", "getMatrixWork", (ins), "",
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{
        Bytes of an operand that the op looks at, where it runs alone: all,
        except of what is indexed or overwritten.
      }],
      "double", "getBytesRead", (ins "unsigned":$operand), "",
      [{ return ::mlir::gspmd::sharding::tensorBytes($_op->getOperand(operand).getType()); }]>,
    InterfaceMethod<[{
        Bytes of a result that the op writes: all, except where it overwrites
        an operand in part.
      }],
      "double", "getBytesWritten", (ins "unsigned":$result), "",
      [{ return ::mlir::gspmd::sharding::tensorBytes($_op->getResult(result).getType()); }]>,
    InterfaceMethod<[{
        The operand whose memory a result may take over with what it holds.
      }],
      "::std::optional<unsigned>", "getInPlaceOperand",
      (ins "unsigned":$result), "", [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{What the op sends between devices; nullopt if nothing.}],
      "::std::optional<::mlir::gspmd::sharding::CollectiveWork>",
      "getCollectiveWork", (ins), "", [{ return ::std::nullopt; }]>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_TD
