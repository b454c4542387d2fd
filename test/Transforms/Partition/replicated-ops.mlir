// A remark reports ops that cannot run sharded, and the bytes that a device
// receives to run them replicated, without the cost of the redundant work.
// RUN: gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s
// RUN: gspmd-simulate %s --entry transform --topology v4:1x2x2 --stats %t.json > /dev/null
// RUN: FileCheck %s --check-prefix=STATS --input-file=%t.json

sharding.mesh @mesh = <["x"=4]>

// Three quarters of 64 MiB.
// CHECK: remark: 'stablehlo.fft' cannot run with factors of size 16777216 (need_replication){{.*}} sharded; communicates 50331648 bytes to run with them replicated
// STATS: "replicated_ops": [
// STATS: communicates 50331648 bytes
func.func @transform(%a: tensor<16777216xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> tensor<8388609xcomplex<f32>> {
  %0 = stablehlo.fft %a, type = RFFT, length = [16777216] : (tensor<16777216xf32>) -> tensor<8388609xcomplex<f32>>
  return %0 : tensor<8388609xcomplex<f32>>
}

// The work of a call is the product of its factors, far more than its bytes.
// CHECK: remark: 'stablehlo.custom_call' cannot run with factors of {{.*}} sharded; communicates 50331648 bytes to run with them replicated
func.func @call(%a: tensor<4096x4096xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4096x4096xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.custom_call @mine(%a) {sharding.rule = #sharding.rule<([i, j])->([k, l]) {i=4096, j=4096, k=4096, l=4096} need_replication={i, j, k, l}>} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}

// The bits of one element stay together.
// CHECK: remark: 'stablehlo.bitcast_convert' cannot run with factors of size 4 (need_replication) sharded; communicates 3 bytes to run with them replicated
func.func @bits(%a: tensor<4xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<i32> {
  %0 = stablehlo.bitcast_convert %a : (tensor<4xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
