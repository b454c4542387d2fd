//===- PrepareCalls.td - Pass gspmd-prepare-calls ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_PREPARECALLS_TD
#define GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_PREPARECALLS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PrepareCalls : ProgramPass<"gspmd-prepare-calls"> {
  let summary = "Prepares a partitioned program for an external pipeline";
  let description = [{
    Leaves the program of a device as one function with numbered collectives:
    MLIR's own one-shot-bufferize then turns them into calls of the runtime
    (gspmd/ABI/Runtime.h). `gspmd-run --code` reads the output of this pass together
    with the object file, because it has the meshes and the shardings of arguments
    and results. Arguments are marked as not writable, since devices share them, and
    the function gets a C interface.

    Before:
    ```mlir
    func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2xf32>
    ```
    After:
    ```mlir
    func.func @main(%a: tensor<2xf32> {bufferization.writable = false}) -> tensor<2xf32>
        attributes {llvm.emit_c_interface} {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> {gspmd.runtime_index = 0 : i64} : tensor<2xf32>
    ```
    After one-shot-bufferize:
    ```mlir
    %c0 = arith.constant 0 : i64
    %in = memref.cast (%a as memref<2xi8>) : memref<2xi8> to memref<*xi8>
    %out = memref.cast (%alloc as memref<2xi8>) : memref<2xi8> to memref<*xi8>
    call @gspmd_rt_collective(%c0, %in, %out) : (i64, memref<*xi8>, memref<*xi8>) -> ()
    ```
  }];
  let options = [Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
                        "The function that every device runs.">];
  let dependentDialects = ["bufferization::BufferizationDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_PREPARECALLS_TD
