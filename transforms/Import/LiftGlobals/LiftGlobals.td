//===- LiftGlobals.td - gspmd-lift-globals -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_TD
#define GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def LiftGlobals : ProgramPass<"gspmd-lift-globals"> {
  let summary = "Replaces globals of ml_program by values";
  let description = [{
    Loads of a constant global become constants. A mutable global has its declared
    value where a public function begins. A called function takes the value as an
    argument and returns it as a result. The value at the end of a public function
    is an additional result with the attribute `ml_program.global`. An extern
    global is an additional argument, named by its location.

    Before:
    ```mlir
    ml_program.global private mutable @count(dense<0> : tensor<i32>) : tensor<i32>
    func.func @main(%a: tensor<i32>) -> tensor<i32> {
      %0 = ml_program.global_load @count : tensor<i32>
      %1 = arith.addi %0, %a : tensor<i32>
      ml_program.global_store @count = %1 : tensor<i32>
      return %0 : tensor<i32>
    ```
    After:
    ```mlir
    func.func @main(%a: tensor<i32>) -> (tensor<i32>, tensor<i32> {ml_program.global = @count}) {
      %0 = arith.constant dense<0> : tensor<i32>
      %1 = arith.addi %0, %a : tensor<i32>
      return %0, %1 : tensor<i32>, tensor<i32>
    ```
    `ml_program.func` becomes `func.func`. A store in a loop or a branch is an
    error, and so are the graph ops with tokens.
  }];
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_TD
