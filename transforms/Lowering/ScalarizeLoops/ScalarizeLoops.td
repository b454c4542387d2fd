//===- ScalarizeLoops.td - Pass gspmd-scalarize-loops ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD
#define GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ScalarizeLoops : ProgramPass<"gspmd-scalarize-loops", "::mlir::func::FuncOp"> {
  let summary =
      "Replaces tensors of one element by scalars in loops of the program";
  let description = [{
    Loop-carried values, conditions and indices of one element need no buffer:
    a loop becomes an `scf.while` of scalars and tensors, branches in it
    become those of `scf`. A loop-carried value that no iteration changes is
    replaced by its initial value.

    Before:
    ```mlir
    %0 = while(%i = %arg0) : tensor<i32>
    cond {
      %1 = compare LT, %i, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      return %1 : tensor<i1>
    } do {
      %1 = add %i, %i : tensor<i32>
      return %1 : tensor<i32>
    }
    ```
    After:
    ```mlir
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %extracted_0 = tensor.extract %arg1[] : tensor<i32>
    %0 = scf.while (%i = %extracted) : (i32) -> i32 {
      %1 = arith.cmpi slt, %i, %extracted_0 : i32
      scf.condition(%1) %i : i32
    } do {
    ^bb0(%i: i32):
      %1 = arith.addi %i, %i : i32
      scf.yield %1 : i32
    }
    %from_elements = tensor.from_elements %0 : tensor<i32>
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "linalg::LinalgDialect", "scf::SCFDialect",
    "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_TD
