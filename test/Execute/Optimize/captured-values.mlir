// The region of an op uses a number that differs between devices, so the results of the op differ too.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=defer-collectives
sdy.mesh @m = <["x"=4]>
func.func @main(%a: tensor<32xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%l: tensor<8xi32>) {
    %u = stablehlo.partition_id : tensor<ui32>
    %pid = stablehlo.convert %u : (tensor<ui32>) -> tensor<i32>
    %c = stablehlo.constant dense<[1,2,3,4,5,6,7,8]> : tensor<8xi32>
    %m = "stablehlo.map"(%c) <{dimensions = array<i64: 0>}> ({
      ^bb0(%x: tensor<i32>):
        %y = stablehlo.add %x, %pid : tensor<i32>
        stablehlo.return %y : tensor<i32>
    }) : (tensor<8xi32>) -> tensor<8xi32>
    %z = stablehlo.constant dense<0> : tensor<i32>
    %s = "stablehlo.all_reduce"(%l) <{replica_groups = dense<[[0,1,2,3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
      ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        %r = stablehlo.add %p, %q : tensor<i32>
        stablehlo.return %r : tensor<i32>
    }) : (tensor<8xi32>) -> tensor<8xi32>
    %p = stablehlo.multiply %s, %m : tensor<8xi32>
    %r = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %rr = stablehlo.reshape %r : (tensor<i32>) -> tensor<1xi32>
    sdy.return %rr : tensor<1xi32>
  } : (tensor<32xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
