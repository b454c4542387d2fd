// Many operands that are sharded along the concatenated dimension are exchanged at once: equal ones as
// blocks, and of unevenly sharded ones each device sends ranges of its concatenated shards by one
// all-to-all. Windows of each operand would send 2336 bytes, in 41 permutes. Operands that every device
// has are concatenated without communication.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "all-to-all": {
// CHECK-NEXT: "bytes": 640,
// CHECK-NEXT: "count": 1
// CHECK-NEXT: },
// CHECK-NEXT: "collective-permute": {
// CHECK-NEXT: "bytes": 384,
// CHECK-NEXT: "count": 6
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=4]>

func.func @main(%a0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a1: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a2: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a3: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a4: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a5: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a6: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a7: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %a8: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b0: tensor<5x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b1: tensor<1x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b2: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b3: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b4: tensor<2x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b5: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b6: tensor<7x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b7: tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b8: tensor<6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %c0: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c1: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c2: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c3: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c4: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c5: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c6: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c7: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
    %c8: tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>})
    -> (tensor<72x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<39x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<27x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.concatenate %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, dim = 0
    : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<72x8xf32>
  %1 = stablehlo.concatenate %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, dim = 0
    : (tensor<5x8xf32>, tensor<1x8xf32>, tensor<3x8xf32>, tensor<8x8xf32>, tensor<2x8xf32>, tensor<3x8xf32>, tensor<7x8xf32>, tensor<4x8xf32>, tensor<6x8xf32>) -> tensor<39x8xf32>
  %2 = stablehlo.concatenate %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, dim = 0
    : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<27x8xf32>
  return %0, %1, %2 : tensor<72x8xf32>, tensor<39x8xf32>, tensor<27x8xf32>
}
