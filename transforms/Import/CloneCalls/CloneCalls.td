//===- CloneCalls.td - gspmd-clone-calls -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CLONECALLS_CLONECALLS_TD
#define GSPMD_TRANSFORMS_IMPORT_CLONECALLS_CLONECALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def CloneCalls : ProgramPass<"gspmd-clone-calls"> {
  let summary = "Gives every call its own copy of a private function";
  let description = [{
    Completion can then decide for each call site. Calls inside of a
    `sharding.manual_computation` are inlined: their callees are per-device code.
    Recursion is an error. Private functions without calls are not changed.

    Before:
    ```mlir
    %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @f_0(%0) : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_CLONECALLS_CLONECALLS_TD
