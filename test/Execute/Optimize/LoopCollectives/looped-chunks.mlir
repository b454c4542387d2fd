// Axes on two dimensions of the torus: gathers and scatters in chunks, or around one of the
// dimensions; a sum of two products is scattered as one. Results are those of the unpartitioned
// program, with poisoned buffers and with threads that run ahead.
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --optimize=loop-collectives --topology=%S/../Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --atol 1e-4 --poison --threads 3 --optimize --topology=%S/../Inputs/slow-cores.json
// CHECK-DAG: all_gather runs in
// CHECK-DAG: reduce_scatter runs
// CHECK: the step goes from

sdy.mesh @mesh = <["x"=4, "y"=4]>

func.func @main(
    %a: tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>},
    %b: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
    %c: tensor<64x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>},
    %d: tensor<1024x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
    %e: tensor<1024x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>})
    -> (tensor<256x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<64x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) {
  %aw = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<256x64xf32>
  %r0 = stablehlo.dot_general %aw, %b, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
  %p = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x256xf32>) -> tensor<64x256xf32>
  %q = stablehlo.dot_general %c, %e, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x256xf32>) -> tensor<64x256xf32>
  %s = stablehlo.add %p, %q : tensor<64x256xf32>
  return %r0, %s : tensor<256x64xf32>, tensor<64x256xf32>
}
