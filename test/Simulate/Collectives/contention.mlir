// Contention for links and chips: products take 2 ms and gathers 1.5 ms, on rings of 4.

// DEFINE: %{entry} =
// DEFINE: %{mode} =
// DEFINE: %{simulate} = gspmd-simulate %s --entry %{entry} --topology %S/../Inputs/round.json:4rx4r --axis-layout 'x=0;y=1' --overlap %{mode}
// REDEFINE: %{entry} = same
// REDEFINE: %{mode} = none
// RUN: %{simulate} | FileCheck %s --check-prefix=ONE-BY-ONE
// REDEFINE: %{mode} = async
// RUN: %{simulate} | FileCheck %s --check-prefix=SAME
// REDEFINE: %{entry} = different
// RUN: %{simulate} | FileCheck %s --check-prefix=DIFFERENT
// REDEFINE: %{entry} = all
// RUN: %{simulate} | FileCheck %s --check-prefix=ALL
// REDEFINE: %{entry} = scatter
// RUN: %{simulate} | FileCheck %s --check-prefix=SCATTER
// REDEFINE: %{mode} = matmul
// RUN: %{simulate} | FileCheck %s --check-prefix=STEPWISE

// Two devices share a chip; each has half of its arithmetic, memory and links.
// RUN: sed 's/"devices_per_chip": {"value": 1/"devices_per_chip": {"value": 2/' %S/../Inputs/round.json > %t.json
// RUN: gspmd-simulate %s --entry cores --topology %t.json:4rx2 --axis-layout 'x=0;y=1,core' | FileCheck %s --check-prefix=CORES

// ONE-BY-ONE: step time             5.000 ms
// ONE-BY-ONE: HFU                   40.0 %
// ONE-BY-ONE: MFU                   40.0 %
// ONE-BY-ONE: network busy          3.000 ms, cores wait 3.000 ms

// Both gathers need dimension 0: one after the other, concurrent with the product.
// SAME: step time             3.000 ms
// SAME: network busy          3.000 ms, cores wait 1.000 ms
sharding.mesh @mesh = <["x"=4, "y"=4]>
func.func @same(%a: tensor<250x1000xf32>, %b: tensor<250x1000xf32>, %c: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %1 = spmd.all_gather %b dim 0 over <@mesh ["x"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0, %1, %2 : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// On different dimensions they run concurrently.
// DIFFERENT: step time             2.000 ms
// DIFFERENT: network busy          3.000 ms, cores wait 0.00 us
func.func @different(%a: tensor<250x1000xf32>, %b: tensor<250x1000xf32>, %c: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %1 = spmd.all_gather %b dim 0 over <@mesh ["y"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0, %1, %2 : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// 2 x 15/16 of 4 MB over two rings (1.875 ms), and a gather that waits for one of them.
// ALL: step time             3.375 ms
// ALL: network busy          3.375 ms, cores wait 1.375 ms
func.func @all(%a: tensor<250x1000xf32>, %c: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = spmd.all_reduce add %c over <@mesh ["x", "y"]> : tensor<1000x1000xf32>
  %1 = spmd.all_gather %a dim 0 over <@mesh ["y"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0, %1, %2 : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// A scatter of a product waits for it (2 + 1.5 ms), or overlaps it in four steps:
// the last quarter of 1.5 ms follows.
// SCATTER: step time             3.500 ms
// STEPWISE: step time             2.375 ms
func.func @scatter(%c: tensor<1000x1000xf32>) -> tensor<250x1000xf32> {
  %0 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<1000x1000xf32> -> tensor<250x1000xf32>
  return %1 : tensor<250x1000xf32>
}

// 4 ms of product; a gather over x has half of each link: 3 ms. One over y joins
// two chips: half of 4 MB over their link (2 ms), while the cores of a chip exchange
// the other half (2 ms).
// CORES: step time             9.000 ms
// CORES-DAG: all_gather             3.000 ms {{.*}} over "x" (4)
// CORES-DAG: all_gather             2.000 ms {{.*}} over "y" (4)
// CORES-DAG: matmul                  4.000 ms
func.func @cores(%a: tensor<250x1000xf32>, %b: tensor<250x1000xf32>, %c: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %1 = spmd.all_gather %b dim 0 over <@mesh ["y"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0, %1, %2 : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}
