//===- CheckBlocks.td - gspmd-check-blocks -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
#define GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def CheckBlocks : ProgramPass<"gspmd-check-blocks"> {
  let summary = "Rejects what shardings do not propagate through";
  let description = [{
    Shardings propagate through ops with regions, such as loops, but not
    through branches between blocks: a function or region of several blocks is
    an error. So is a nested module with functions, which is another program: the
    named pipelines, such as `gspmd-partition`, run on each separately. The pass
    does not change the program.

    Before:
    ```mlir
    func.func @main(%arg0: i1, %arg1: tensor<4xf32>) -> tensor<4xf32> {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:
      %0 = math.tanh %arg1 : tensor<4xf32>
      return %0 : tensor<4xf32>
    ^bb2:
      return %arg1 : tensor<4xf32>
    }
    ```
    After:
    ```text
    error: 'func.func' op has a region of 3 blocks; write its branches as scf.if, its loops as scf.while
    ```
  }];
}

#endif // GSPMD_TRANSFORMS_IMPORT_CHECKBLOCKS_CHECKBLOCKS_TD
