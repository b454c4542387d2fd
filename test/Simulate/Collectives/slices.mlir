// Slices wait for each other: for the share of a step in the hardware file, times
// the root of their number.

// RUN: sed -e '/slice_wait/s/: 0,/: 0.1,/' %S/../Inputs/round.json > %t.json
// RUN: gspmd-simulate %s --topology 4x%S/../Inputs/round.json:1 --stats %t.without > %t.txt
// RUN: gspmd-simulate %s --topology 4x%t.json:1 --stats %t.with | FileCheck %s
// CHECK: wait for slices
// RUN: %python -c "import json; a, b = (json.load(open(p)) for p in (r'%t.without', r'%t.with')); assert abs(b['step_seconds'] / a['step_seconds'] - 1.2) < 1e-9; assert abs(b['exposed_seconds'] - a['exposed_seconds'] - 0.2 * a['step_seconds']) < 1e-12"
// One slice waits for nothing.
// RUN: gspmd-simulate %s --topology %t.json:4 | FileCheck %s --check-prefix=ALONE
// ALONE-NOT: wait for slices
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<400x1000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<400x1000xf32> {
  %0 = stablehlo.add %a, %a : tensor<400x1000xf32>
  return %0 : tensor<400x1000xf32>
}
