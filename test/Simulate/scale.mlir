// A million devices, and two runs with equal results.

// RUN: gspmd-simulate %s --topology 256xv4:16x16x16 --stats %t.1.json > %t.1.txt
// RUN: gspmd-simulate %s --topology 256xv4:16x16x16 --stats %t.2.json > %t.2.txt
// RUN: diff %t.1.txt %t.2.txt
// RUN: grep -v "_ms" %t.1.json > %t.1
// RUN: grep -v "_ms" %t.2.json > %t.2
// RUN: diff %t.1 %t.2
// RUN: FileCheck %s --input-file=%t.1.txt
// RUN: gspmd-simulate %s --topology 256xv4:16x16x16 --hardware-scale dcn_bandwidth=1000 --hardware-scale dcn_latency=1e-9 --stats %t.3.json
// RUN: %python -c "import json,sys; a,b=(json.load(open(p))['step_seconds'] for p in sys.argv[1:]); sys.exit(b >= a)" %t.1.json %t.3.json

// CHECK: topology              256xv4:16x16x16 (1048576 chips, 1048576 devices)
// CHECK: axis x                1024 on
// CHECK: axis y                1024 on
// CHECK: all_gather {{.*}} x 64 over "x" (1024)
// CHECK: shift {{.*}} x 1 over "y" (1024)
sharding.mesh @mesh = <["x"=1024, "y"=1024]>
func.func @main(%a: tensor<16x512xbf16>, %b: tensor<8x512xbf16>) -> tensor<16x512xbf16> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %w = %b) : tensor<i32>, tensor<16x512xbf16>, tensor<8x512xbf16>
  cond {
    %n = stablehlo.constant dense<64> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %g = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<8x512xbf16> -> tensor<8192x512xbf16>
    %t = stablehlo.slice %g [0:512, 0:512] : (tensor<8192x512xbf16>) -> tensor<512x512xbf16>
    %y = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<16x512xbf16>, tensor<512x512xbf16>) -> tensor<16x512xbf16>
    stablehlo.return %next, %y, %w : tensor<i32>, tensor<16x512xbf16>, tensor<8x512xbf16>
  }
  %s = spmd.shift %r#1 by 1 wrap over <@mesh ["y"]> : tensor<16x512xbf16>
  return %s : tensor<16x512xbf16>
}
