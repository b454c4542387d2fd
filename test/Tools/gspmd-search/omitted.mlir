// The gain of sharding `y` is too small for an annotation. The table has the
// omitted layout, and a line with the reason.

// RUN: gspmd-search %s --topology v5e:2x2 --time-limit 3600 | FileCheck %s
// CHECK: annotations
// CHECK-NOT: {{^}}  y{{ }}
// CHECK: layout
// CHECK: {{^}}found takes 0.{{[0-2][0-9]}} % longer than the fastest row: annotations that gain less than 0.3 % of the step are omitted{{$}}
// CHECK-NOT: {{.}}

func.func @main(%x: tensor<4096x1024xf32> loc("x"),
                %w: tensor<1024x8192xf32> loc("w"),
                %y: tensor<128x256xf32> loc("y"))
    -> (tensor<4096x8192xf32>, tensor<128x256xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4096x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x8192xf32>
  %1 = stablehlo.tanh %y : tensor<128x256xf32>
  return %0, %1 : tensor<4096x8192xf32>, tensor<128x256xf32>
}
