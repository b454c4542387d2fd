// A hand-written kernel keeps tiles of intermediate values on the
// chip, half of whose memory is for them: of 1 MB, 500 kB.

// RUN: sed -e '/on_chip_bytes/s/1e+09/1e+06/' %S/../Inputs/round.json > %t.json
// RUN: gspmd-simulate %s --entry attention --topology %S/../Inputs/round.json:1 --stats %t.ample.json > %t.txt
// RUN: gspmd-simulate %s --entry attention --topology %t.json:1 --stats %t.own.json > %t.txt
// RUN: %python -c "import json, sys; print([k['memory_bytes'] for p in sys.argv[1:] for k in json.load(open(p))['time_by_kind']])" %t.ample.json %t.own.json | FileCheck %s

// q, k, v and o have 1000 x 50 numbers of 4 bytes, 200 kB. The sum of a row is
// needed before its terms are used again, so an entire row of scores, 4 kB, is
// on the chip at once; 125 rows fit. The 1000 rows are 8 tiles, for each of which k and v
// are read.
// CHECK: [800000.0, 3600000.0]
func.func @attention(%q: tensor<1000x50xf32>, %k: tensor<1000x50xf32>, %v: tensor<1000x50xf32>) -> tensor<1000x50xf32> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<1000x50xf32>, tensor<1000x50xf32>) -> tensor<1000x1000xf32> loc("fused_kernel")
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32> loc("fused_kernel")
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1000xf32> loc("fused_kernel")
  %p = stablehlo.divide %s, %wide : tensor<1000x1000xf32> loc("fused_kernel")
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x50xf32>) -> tensor<1000x50xf32> loc("fused_kernel")
  return %o : tensor<1000x50xf32>
}

// Without that sum, scores are tiled along both dimensions, 353 x 353 at a time,
// so that each of the four is read (or added to) 1000 / 353 times.
// RUN: gspmd-simulate %s --entry products --topology %t.json:1 --stats %t.products.json > %t.txt
// RUN: %python -c "import json, sys; print([k['memory_bytes'] for p in sys.argv[1:] for k in json.load(open(p))['time_by_kind']])" %t.products.json | FileCheck %s --check-prefix=PRODUCTS
// PRODUCTS: [2262741.69
func.func @products(%q: tensor<1000x50xf32>, %k: tensor<1000x50xf32>, %v: tensor<1000x50xf32>) -> tensor<1000x50xf32> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<1000x50xf32>, tensor<1000x50xf32>) -> tensor<1000x1000xf32> loc("fused_kernel")
  %p = stablehlo.exponential %s : tensor<1000x1000xf32> loc("fused_kernel")
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x50xf32>) -> tensor<1000x50xf32> loc("fused_kernel")
  return %o : tensor<1000x50xf32>
}

// Heads in two dimensions, which one op merges, are tiled in the same way: of
// 2 x 5 heads' 200 rows of 4 kB, 125 fit, so that k (10 x 1000 x 50 numbers, 2
// MB) is read 200 / 125 times beside q (400 kB) and the result (400 kB).
// RUN: gspmd-simulate %s --entry heads --topology %t.json:1 --stats %t.heads.json > %t.txt
// RUN: %python -c "import json, sys; print([k['memory_bytes'] for p in sys.argv[1:] for k in json.load(open(p))['time_by_kind']])" %t.heads.json | FileCheck %s --check-prefix=HEADS
// HEADS: [4000000.0]
func.func @heads(%q: tensor<2x5x200x50xf32>, %k: tensor<10x1000x50xf32>) -> tensor<10x200x50xf32> {
  %0 = stablehlo.reshape %q : (tensor<2x5x200x50xf32>) -> tensor<10x200x50xf32> loc("fused_kernel")
  %s = stablehlo.dot_general %0, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<10x200x50xf32>, tensor<10x1000x50xf32>) -> tensor<10x200x1000xf32> loc("fused_kernel")
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<10x200x1000xf32>, tensor<f32>) -> tensor<10x200xf32> loc("fused_kernel")
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<10x200xf32>) -> tensor<10x200x1000xf32> loc("fused_kernel")
  %p = stablehlo.divide %s, %wide : tensor<10x200x1000xf32> loc("fused_kernel")
  %o = stablehlo.dot_general %p, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<10x200x1000xf32>, tensor<10x1000x50xf32>) -> tensor<10x200x50xf32> loc("fused_kernel")
  return %o : tensor<10x200x50xf32>
}

// A row of 800 kB does not fit: scores, 8 MB, are written and read again, beside
// 40 MB of keys and the values, and 4 kB of queries and result.
// RUN: gspmd-simulate %s --entry spills --topology %t.json:1 --stats %t.spills.json > %t.txt
// RUN: %python -c "import json, sys; print([k['memory_bytes'] for p in sys.argv[1:] for k in json.load(open(p))['time_by_kind']])" %t.spills.json | FileCheck %s --check-prefix=SPILLS
// SPILLS: [56004000.0]
func.func @spills(%q: tensor<10x50xf32>, %k: tensor<200000x50xf32>) -> tensor<10x50xf32> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<10x50xf32>, tensor<200000x50xf32>) -> tensor<10x200000xf32> loc("fused_kernel")
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<10x200000xf32>, tensor<f32>) -> tensor<10xf32> loc("fused_kernel")
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<10xf32>) -> tensor<10x200000xf32> loc("fused_kernel")
  %p = stablehlo.divide %s, %wide : tensor<10x200000xf32> loc("fused_kernel")
  %o = stablehlo.dot_general %p, %k, contracting_dims = [1] x [0] : (tensor<10x200000xf32>, tensor<200000x50xf32>) -> tensor<10x50xf32> loc("fused_kernel")
  return %o : tensor<10x50xf32>
}
