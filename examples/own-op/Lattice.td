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
