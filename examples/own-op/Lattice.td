//===- Lattice.td - A dialect with an op of its own --------*- tablegen -*-===//

include "dialect/Sharding/Interfaces/ShardingInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Lattice_Dialect : Dialect {
  let name = "lattice";
  let cppNamespace = "::lattice";
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
