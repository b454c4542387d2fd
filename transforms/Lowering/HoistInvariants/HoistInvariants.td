//===- HoistInvariants.td - Pass gspmd-hoist-invariants ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_HOISTINVARIANTS_HOISTINVARIANTS_TD
#define GSPMD_TRANSFORMS_LOWERING_HOISTINVARIANTS_HOISTINVARIANTS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def HoistInvariants : ProgramPass<"gspmd-hoist-invariants", "::mlir::func::FuncOp"> {
  let summary = "Computes before a loop what each of its iterations computes";
  let description = [{
    An op of a loop whose operands no iteration changes is moved before the
    loop, with what it depends on, if it has no effect and may be executed
    although the loop has no iteration. Ops that only fill or enlarge a tensor
    stay, because their results would be kept in memory for the duration of the
    loop; they are computed twice if an op that moves reads them.

    Before:
    ```mlir
    %0 = while(%v = %arg1) : tensor<4xf32>
    cond {
      %1 = func.call @more(%v) : (tensor<4xf32>) -> tensor<i1>
      return %1 : tensor<i1>
    } do {
      %1 = dot_general %arg0, %arg0, contracting_dims = [1] x [0]
          : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %2 = dot_general %1, %v, contracting_dims = [1] x [0]
          : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```
    After:
    ```mlir
    %0 = dot_general %arg0, %arg0, contracting_dims = [1] x [0]
        : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = while(%v = %arg1) : tensor<4xf32>
    cond {
      %2 = func.call @more(%v) : (tensor<4xf32>) -> tensor<i1>
      return %2 : tensor<i1>
    } do {
      %2 = dot_general %0, %v, contracting_dims = [1] x [0]
          : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```
  }];
}

#endif // GSPMD_TRANSFORMS_LOWERING_HOISTINVARIANTS_HOISTINVARIANTS_TD
