//===- LowerUpstream.td - Pass gspmd-lower-upstream --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_TD
#define GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LowerUpstream : ProgramPass<"gspmd-lower-upstream"> {
  let summary = "Legalizes MLIR's own dialects for the following passes";
  let description = [{
    tosa is lowered to linalg, tensor, arith and scf by upstream's conversions;
    contractions of linalg become `stablehlo.einsum` (for the matrix library),
    `scf.forall` becomes `scf.for`, floor and ceil divisions become arithmetic. The
    pass `gspmd-expand-ops` handles the rest of linalg and tensor. A program
    without such ops is unchanged; quantized types and ops without a conversion
    are errors.

    Before:
    ```mlir
    %0 = linalg.matmul ins(%a, %b : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
    After:
    ```mlir
    %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let dependentDialects = ["arith::ArithDialect",
                           "linalg::LinalgDialect",
                           "scf::SCFDialect",
                           "::mlir::gspmd::ProjectDialects",
                           "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_TD
