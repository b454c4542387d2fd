// Prefetching for the next iteration with free memory for some of it; of 1.5 MB, 0.5 MB and 50 kB here.

// RUN: gspmd-simulate %s --entry hangs --topology %S/../Inputs/round.json:4r --overlap async --stats %t.hangs.json | FileCheck %s --check-prefix=AMPLE
// RUN: %python -c "import json, sys; r = json.load(open(sys.argv[1])); r['figures']['hbm_bytes']['value'] = json.load(open(sys.argv[2]))['peak_bytes'] + 5e5; json.dump(r, open(sys.argv[3], 'w'))" %S/../Inputs/round.json %t.hangs.json %t.half.json
// RUN: gspmd-simulate %s --entry hangs --topology %t.half.json:4r --overlap async | FileCheck %s --check-prefix=HALF
// RUN: gspmd-simulate %s --entry nested --topology %S/../Inputs/round.json:4r --overlap async --stats %t.nested.json | FileCheck %s --check-prefix=NESTED
// RUN: %python -c "import json, sys; r = json.load(open(sys.argv[1])); r['figures']['hbm_bytes']['value'] = json.load(open(sys.argv[2]))['peak_bytes'] + 1.5e6; json.dump(r, open(sys.argv[3], 'w'))" %S/../Inputs/round.json %t.nested.json %t.one.json
// RUN: gspmd-simulate %s --entry nested --topology %t.one.json:4r --overlap async | FileCheck %s --check-prefix=ONE
// RUN: %python -c "import json, sys; r = json.load(open(sys.argv[1])); r['figures']['hbm_bytes']['value'] = json.load(open(sys.argv[2]))['peak_bytes'] - 1; json.dump(r, open(sys.argv[3], 'w'))" %S/../Inputs/round.json %t.nested.json %t.none.json
// RUN: not gspmd-simulate %s --entry nested --topology %t.none.json:4r --overlap async 2>%t.err | FileCheck %s --check-prefix=NONE

sharding.mesh @mesh = <["x"=4]>
// A gather of 375 us, and one of 3 us of a value computed from its result. The
// second fits, but depends on the first, which does not: each iteration waits for
// both.
// AMPLE: cores wait 399.00 us
// AMPLE: gathered ahead 984.38 KiB for the next iteration of a loop
// HALF: network busy 3.024 ms, cores wait 3.024 ms
// HALF-NOT: gathered ahead
// HALF: note: of 984.38 KiB to prefetch for the next iteration, 0 B fit into memory; the rest is gathered in its own iteration
func.func @hangs(%a: tensor<2000x500xf32>, %w: tensor<8x125x500xf32>) -> tensor<2000x500xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ws = %w) : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 125, 500] : (tensor<8x125x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x125x500xf32>
    %t = stablehlo.reshape %s : (tensor<1x125x500xf32>) -> tensor<125x500xf32>
    %g = spmd.all_gather %t dim 0 over <@mesh ["x"]> : tensor<125x500xf32> -> tensor<500x500xf32>
    %u = stablehlo.slice %g [0:125, 0:500] : (tensor<500x500xf32>) -> tensor<125x500xf32>
    %v = stablehlo.reduce(%u init: %f) applies stablehlo.add across dimensions = [0] : (tensor<125x500xf32>, tensor<f32>) -> tensor<500xf32>
    %h = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<500xf32> -> tensor<2000xf32>
    %b = stablehlo.broadcast_in_dim %h, dims = [0] : (tensor<2000xf32>) -> tensor<2000x500xf32>
    %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x500xf32>) -> tensor<2000x500xf32>
    %z = stablehlo.add %y, %b : tensor<2000x500xf32>
    stablehlo.return %next, %z, %ws : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  }
  return %r#1 : tensor<2000x500xf32>
}

// A loop in a loop: each prefetches 1 MB for its next iteration, of which one
// fits: that of the inner loop, which runs more often. 64 gathers inside,
// of which the first of each 8 is waited for, and 8 outside.
// NESTED: cores wait 3.375 ms
// NESTED: gathered ahead 1.91 MiB
// ONE: cores wait 6.000 ms
// ONE: gathered ahead 976.56 KiB
// ONE: note: of 1.91 MiB to prefetch for the next iteration, 976.56 KiB fit into memory
// A program that does not fit at all is timed as if prefetching fitted, with a note.
// NONE: cores wait 3.375 ms
// NONE: note: the program does not fit; it is timed as if the 1.91 MiB prefetched for the next iteration fitted
func.func @nested(%a: tensor<2000x500xf32>, %w: tensor<8x125x500xf32>) -> tensor<2000x500xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ws = %w) : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 125, 500] : (tensor<8x125x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x125x500xf32>
    %t = stablehlo.reshape %s : (tensor<1x125x500xf32>) -> tensor<125x500xf32>
    %g = spmd.all_gather %t dim 0 over <@mesh ["x"]> : tensor<125x500xf32> -> tensor<500x500xf32>
    %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x500xf32>) -> tensor<2000x500xf32>
    %q:3 = stablehlo.while(%j = %zero, %xx = %y, %vs = %ws) : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
    cond {
      %n = stablehlo.constant dense<8> : tensor<i32>
      %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %onej = stablehlo.constant dense<1> : tensor<i32>
      %nextj = stablehlo.add %j, %onej : tensor<i32>
      %sj = stablehlo.dynamic_slice %vs, %j, %zero, %zero, sizes = [1, 125, 500] : (tensor<8x125x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x125x500xf32>
      %tj = stablehlo.reshape %sj : (tensor<1x125x500xf32>) -> tensor<125x500xf32>
      %gj = spmd.all_gather %tj dim 0 over <@mesh ["x"]> : tensor<125x500xf32> -> tensor<500x500xf32>
      %yj = stablehlo.dot_general %xx, %gj, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x500xf32>) -> tensor<2000x500xf32>
      stablehlo.return %nextj, %yj, %vs : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
    }
    stablehlo.return %next, %q#1, %ws : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  }
  return %r#1 : tensor<2000x500xf32>
}
