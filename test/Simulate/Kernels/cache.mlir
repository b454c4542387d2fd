// A kernel whose memory traffic fits into the cache takes the bandwidth of the cache, on a machine
// of round figures (1e12 bytes of memory per second): the sum of two arrays of 40 kB is 120 kB of
// traffic. The search took a replicated weight of 256 kB in a loop for slower than gathering
// activations, because each iteration read it from main memory.
// RUN: sed 's/"fill_bytes"/"cache_bytes": {"value": 1.2e5, "unit": "B", "source": "test"}, "cache_bandwidth": {"value": 4e12, "unit": "B\/s", "source": "test"}, &/' %S/../Inputs/round.json > %t.json
// RUN: sed 's/"value": 1.2e5/"value": 1.1e5/' %t.json > %t.smaller.json
// RUN: gspmd-simulate %s --topology %t.json:1 | FileCheck %s --check-prefix=CACHED
// RUN: gspmd-simulate %s --topology %t.smaller.json:1 | FileCheck %s
// RUN: sed 's/"cache_bytes": {[^}]*}, //' %t.json > %t.one.json
// RUN: not gspmd-simulate %s --topology %t.one.json:1 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: sed 's/4e12/9e11/' %t.json > %t.slow.json
// RUN: not gspmd-simulate %s --topology %t.slow.json:1 2>&1 | FileCheck %s --check-prefix=SLOW

// CACHED: elementwise {{ *}}0.03 us
// CHECK: elementwise {{ *}}0.12 us
// ONE: 'cache_bytes' and 'cache_bandwidth': expected both or none
// SLOW: 'cache_bandwidth': expected at least the bandwidth of main memory that kernels reach, 'hbm_bandwidth' times 'hbm_efficiency'
func.func @main(%a: tensor<10000xf32>, %b: tensor<10000xf32>) -> tensor<10000xf32> {
  %0 = stablehlo.add %a, %b : tensor<10000xf32>
  return %0 : tensor<10000xf32>
}
