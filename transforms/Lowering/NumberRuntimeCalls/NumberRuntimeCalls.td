//===- NumberRuntimeCalls.td - gspmd-number-runtime-calls --*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
#define GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def NumberRuntimeCalls : ProgramPass<"gspmd-number-runtime-calls"> {
  let summary =
      "Assigns collectives and checks their index in the tables of the runtime";
  let description = [{
    Sets `gspmd.runtime_index` on each op of `spmd` and each op of `check`, in the order
    of the program and from 0 for either dialect. The index is the position of the op in
    the tables of a compiled program; calls of the runtime pass it. An `spmd.done` gets
    the index of the collective that it waits for.

    Before:
    ```mlir
    module {
      sharding.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        %0 = spmd.all_reduce add %arg0 over <@mesh ["x"]> : tensor<2xf32>
        check.expect_eq %arg0, %0 : tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      sharding.mesh @mesh = <["x"=4]>
      func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
        %0 = spmd.all_reduce add %arg0 over <@mesh ["x"]> {gspmd.runtime_index = 0 : i64} : tensor<2xf32>
        check.expect_eq %arg0, %0 {gspmd.runtime_index = 0 : i64} : tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }
    ```
  }];
}

#endif // GSPMD_TRANSFORMS_LOWERING_NUMBERRUNTIMECALLS_NUMBERRUNTIMECALLS_TD
