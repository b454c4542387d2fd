//===- Lattice.td - A dialect with an op of its own --------*- tablegen -*-===//

include "dialect/Sharding/Interfaces/ShardingInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Lattice_Dialect : Dialect {
  let name = "lattice";
  let cppNamespace = "::lattice";
  // Local ops are in these dialects (LocalForm.cpp).
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def Lattice_PairwiseDistanceOp : Op<Lattice_Dialect, "pairwise_distance",
    [Pure,
     // The factors along which shardings propagate and the op is partitioned.
     DeclareOpInterfaceMethods<ShardingRuleOpInterface>,
     // How a device computes its shard: by the same op, on local tensors.
     PartitionOpInterface,
     // What it costs.
     DeclareOpInterfaceMethods<EmulationCostOpInterface, ["getFlops"]>]> {
  let summary = "Squared distances between the rows of two matrices";
  let description = [{
    ```mlir
    %d = lattice.pairwise_distance %a, %b
       : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    ```
    `d[i, j] = sum_k (a[i, k] - b[j, k])^2`
  }];
  let arguments = (ins 2DTensorOf<[F32]>:$lhs, 2DTensorOf<[F32]>:$rhs);
  let results = (outs 2DTensorOf<[F32]>:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Lattice_WindowSumOp : Op<Lattice_Dialect, "window_sum",
    [Pure,
     DeclareOpInterfaceMethods<ShardingRuleOpInterface>,
     // A device needs rows of its neighbors, so it does not compute its shard by
     // the same op on local tensors.
     DeclareOpInterfaceMethods<PartitionOpInterface,
         ["canShardFactor", "getCommunicatedBytes", "partition"]>,
     DeclareOpInterfaceMethods<EmulationCostOpInterface, ["getFlops"]>]> {
  let summary = "Sums of the rows of a matrix within a radius";
  let description = [{
    ```mlir
    %s = lattice.window_sum %x radius 2 : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %v = lattice.window_sum %x radius 2 valid : (tensor<16x8xf32>) -> tensor<12x8xf32>
    ```
    `s[i, j] = sum_d x[i + d, j]` for d from -2 to 2. Rows outside of the matrix are
    zero; with `valid`, only rows have sums whose windows are inside.
  }];
  let arguments = (ins 2DTensorOf<[F32]>:$input,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$radius,
                       UnitAttr:$valid);
  let results = (outs 2DTensorOf<[F32]>:$result);
  let assemblyFormat =
      "$input `radius` $radius (`valid` $valid^)? attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class Lattice_AttentionLikeOp<string mnemonic, list<Trait> traits = []>
    : Op<Lattice_Dialect, mnemonic, [Pure] # traits> {
  let arguments = (ins 2DTensorOf<[F32]>:$queries, 2DTensorOf<[F32]>:$keys,
                       2DTensorOf<[F32]>:$values, 1DTensorOf<[F32]>:$bias);
  let assemblyFormat =
      "$queries `,` $keys `,` $values `,` $bias attr-dict `:` functional-type(operands, results)";
}

def Lattice_AttentionOp : Lattice_AttentionLikeOp<"attention",
    [DeclareOpInterfaceMethods<ShardingRuleOpInterface, ["getReductionKind"]>,
     // The devices combine what they know of their keys.
     DeclareOpInterfaceMethods<PartitionOpInterface,
         ["canShardFactor", "getCommunicatedBytes", "partition"]>,
     DeclareOpInterfaceMethods<EmulationCostOpInterface,
         ["getFlops", "getTranscendentals"]>]> {
  let summary = "Attention: the values of all keys, weighted for each query";
  let description = [{
    ```mlir
    %o = lattice.attention %q, %k, %v, %bias
       : (tensor<6x4xf32>, tensor<17x4xf32>, tensor<17x8xf32>, tensor<17xf32>)
       -> tensor<6x8xf32>
    ```
    `o[i, :] = sum_n p[i, n] v[n, :]`, where `p[i, :]` is the softmax of
    `q[i, :] k[n, :] + bias[n]` over the keys n.
  }];
  let results = (outs 2DTensorOf<[F32]>:$result);
  let hasVerifier = 1;
}

def Lattice_PartialAttentionOp : Lattice_AttentionLikeOp<"partial_attention",
    [DeclareOpInterfaceMethods<EmulationCostOpInterface,
         ["getFlops", "getTranscendentals"]>]> {
  let summary = "Weighted sums over some of the keys, and what combines them";
  let description = [{
    `maxima[i]` is the largest logit of query i, and `sums[i, :]` the sum of
    `exp(logit[i, n] - maxima[i]) v[n, :]`. The last column of `sums` is the sum
    of the weights.
  }];
  let results = (outs 2DTensorOf<[F32]>:$sums, 1DTensorOf<[F32]>:$maxima);
}

def Lattice_RescaleOp : Op<Lattice_Dialect, "rescale", [Pure]> {
  let summary = "Multiplies row i by exp(from[i] - to[i])";
  let arguments = (ins 2DTensorOf<[F32]>:$sums, 1DTensorOf<[F32]>:$from,
                       1DTensorOf<[F32]>:$to);
  let results = (outs 2DTensorOf<[F32]>:$result);
  let assemblyFormat =
      "$sums `from` $from `to` $to attr-dict `:` functional-type(operands, results)";
}

def Lattice_NormalizeOp : Op<Lattice_Dialect, "normalize", [Pure]> {
  let summary = "Divides each row by its last element, which it drops";
  let arguments = (ins 2DTensorOf<[F32]>:$sums);
  let results = (outs 2DTensorOf<[F32]>:$result);
  let assemblyFormat =
      "$sums attr-dict `:` functional-type(operands, results)";
}

def Lattice_SelectOp : Op<Lattice_Dialect, "select", [Pure]> {
  let summary = "Elements of one tensor or of another one";
  let description = "The local form of a mask; it is not partitioned itself.";
  let arguments = (ins AnyRankedTensor:$condition, AnyRankedTensor:$onTrue,
                       AnyRankedTensor:$onFalse);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$condition `,` $onTrue `,` $onFalse attr-dict `:` functional-type(operands, results)";
}
