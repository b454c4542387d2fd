// RUN: not gspmd-run %s --random-inputs 1 2>&1 | FileCheck %s
// Rejected with the global type and the sharding of the program, not with the local type.

// CHECK: argument 1 is of type 'tensor<4xindex>' with the sharding #sharding.sharding<@mesh, [{"x"}]>, which the emulator does not pass

sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32>,
    %i: tensor<4xindex> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<4xindex> {
  return %i : tensor<4xindex>
}
