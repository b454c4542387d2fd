//===- Passes.td - Cheaper collectives ---------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPTIMIZE_PASSES
#define GSPMD_TRANSFORMS_OPTIMIZE_PASSES

include "mlir/Pass/PassBase.td"

// What every pass is told of the hardware.
class OptimizePass<string name> : Pass<name, "::mlir::ModuleOp"> {
  let options = [
    Option<"topology", "topology", "std::string", /*default=*/"",
           "Chips that the program is for, as gspmd-run takes it (default: a "
           "torus of v4 chips of the mesh's shape)">,
    Option<"axisLayout", "axis-layout", "std::string", /*default=*/"",
           "Physical dimensions of the mesh axes, as gspmd-run takes it">,
    Option<"overlap", "overlap", "std::string", /*default=*/"\"none\"",
           "What collectives run beside: none, async or matmul">,
  ];
  let dependentDialects = ["::mlir::gspmd::spmd::SpmdDialect"];
}

def SpmdDeferCollectives : OptimizePass<"spmd-defer-collectives"> {
  let summary = "Communicates after ops that leave less to communicate";
  let description = [{
    Parts are added up before they are combined over devices: terms of one sum
    with the same collective share it, and a sum along a dimension comes before
    the sum over devices. Two sums over devices, one after the other, are one.
    Tensors that are moved alike and then combined element by element are
    combined first; what an op makes narrower is moved behind it, what it makes
    wider before it. What ops pass on is asked of their models
    (`getLinearOperands`, `isElementwise`).

    Before:
    ```mlir
    %2 = spmd.reduce_scatter add %0 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %3 = spmd.reduce_scatter add %1 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %2 = stablehlo.add %0, %1 : tensor<8x16xf32>
    %3 = spmd.reduce_scatter add %2 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    ```
  }];
}

def SpmdCombineCollectives : OptimizePass<"spmd-combine-collectives"> {
  let summary = "Sends small tensors together";
  let description = [{
    Collectives of one kind, over the same axes, that do not depend on each
    other become one of several tensors, which starts once. How much goes
    together is such that the time of starting and the time that the last one
    takes on its own are least: up to the start-up time times the root of how
    many of it all of the block's collectives alike take on the wire. What
    depends on the first of them moves behind the last.

    Before:
    ```mlir
    %2 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8xf32>
    %3 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<4x4xf32>
    ```
    After:
    ```mlir
    %2:2 = spmd.all_reduce add %0, %1 over <@mesh ["x"]> : tensor<8xf32>, tensor<4x4xf32>
    ```
  }];
}

#endif // GSPMD_TRANSFORMS_OPTIMIZE_PASSES
