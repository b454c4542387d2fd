//===- Accel.td - The dialect of an accelerator ------------*- tablegen -*-===//

include "dialect/Sharding/Interfaces/ShardingInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Accel_Dialect : Dialect {
  let name = "accel";
  let cppNamespace = "::accel";
}

def Accel_MatmulOp : Op<Accel_Dialect, "matmul",
    [Pure,
     // The factors along which shardings propagate and the op is partitioned.
     DeclareOpInterfaceMethods<ShardingRuleOpInterface>,
     // A device computes its shard by the same op, on local tensors.
     PartitionOpInterface]> {
  let summary = "The product of two matrices, which the matrix unit computes";
  let description = [{
    ```mlir
    %c = accel.matmul %a, %b : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    ```
  }];
  let arguments = (ins 2DTensorOf<[F32, BF16]>:$lhs, 2DTensorOf<[F32, BF16]>:$rhs);
  let results = (outs 2DTensorOf<[F32, BF16]>:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
