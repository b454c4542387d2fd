//===- SpecializeShapes.td - gspmd-specialize-shapes -------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SPECIALIZESHAPES_TD
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SPECIALIZESHAPES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SpecializeShapes : ProgramPass<"gspmd-specialize-shapes"> {
  let summary = "Replaces the symbolic dimensions of a program by sizes";
  let description = [{
    Names are those of the symbolic shapes that the program was exported with by
    JAX; `arg0.1` is dimension 1 of argument 0. All functions get static types;
    functions that are called with several shapes are copied. The assertions of the
    program on its sizes are verified.

    Before, with `sizes=b=4`:
    ```mlir
    func.func @main(%arg0: tensor<?x8xf32>) -> tensor<?x8xf32> {
      %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
      %1 = call @wrapped(%0, %arg0) : (tensor<i32>, tensor<?x8xf32>) -> tensor<?x8xf32>
      return %1 : tensor<?x8xf32>
    }
    func.func private @wrapped(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x8xf32>) -> tensor<?x8xf32> {
      %0 = stablehlo.cosine %arg1 : tensor<?x8xf32>
    ```
    After:
    ```mlir
    func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = call @wrapped_0(%c, %arg0) : (tensor<i32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"sizes", "sizes", "std::string", /*default=*/"",
           "Sizes of dimensions by name: b=64,s=2048 (in quotes)">,
    Option<"function", "function", "std::string", /*default=*/"\"main\"",
           "The function whose arguments get sizes">,
  ];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SPECIALIZESHAPES_TD
