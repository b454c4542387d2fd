// RUN: gspmd-opt %s --gspmd-import-mhlo --split-input-file --verify-diagnostics | FileCheck %s

// Some exporters write the serialized xla.OpSharding in place of its text.
module attributes {mhlo.num_partitions = 8 : i32} {
// CHECK: sharding.mesh @mesh = <["a"=2, "b"=4]>
// CHECK-LABEL: func.func @main(
// {devices=[2,4]0,1,2,3,4,5,6,7}
// CHECK-SAME:    %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"a"}, {"b"}]>}
// {devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}
// CHECK-SAME:    %arg1: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"b"}, {}]>}
// {replicated}
// CHECK-SAME:    -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}
func.func @main(%arg0: tensor<8x8xf32> {mhlo.sharding = "\08\03\1A\02\02\04\22\08\00\01\02\03\04\05\06\07"},
                %arg1: tensor<8x8xf32> {mhlo.sharding = "\08\03\1A\03\04\01\020\01J\02\02\04R\02\01\00"})
    -> (tensor<8x8xf32> {mhlo.sharding = ""}, tensor<8x8xf32>) {
  // {{unknown}, {devices=[2,4]0,1,2,3,4,5,6,7}}
  // CHECK: stablehlo.optimization_barrier {sharding.shardings = #sharding.per_value<[<@mesh, [{?}, {?}]>, <@mesh, [{"a"}, {"b"}]>]>}
  %0:2 = stablehlo.optimization_barrier {mhlo.sharding = "\08\02*\02\08\05*\10\08\03\1A\02\02\04\22\08\00\01\02\03\04\05\06\07"} %arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

// {devices=[2]0,1 shard_like 5}
// CHECK-LABEL: func.func @grouped
func.func @grouped(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: stablehlo.negate {{.*}} {sharding.shardings = #sharding.per_value<[<@mesh, [{"a"}]>]>}
  // CHECK: sharding.group {{.*}} id = 5
  %0 = stablehlo.negate %arg0 {mhlo.sharding = "\08\03\1A\01\02\22\02\00\01X\01`\05h\01"} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error@+1 {{mhlo.sharding "devices=[2]<=[2]" is malformed: column 1: expected `{`, found `devices` (nor is it a serialized xla.OpSharding: }}
func.func private @no_braces(tensor<8xf32> {mhlo.sharding = "devices=[2]<=[2]"})

// -----

// expected-error@+1 {{(nor is it a serialized xla.OpSharding: field 14 is unsupported)}}
func.func private @newer_field(tensor<8xf32> {mhlo.sharding = "\08\03r\00"})

// -----

// expected-error@+1 {{(nor is it a serialized xla.OpSharding: a sharding of type 9 is unsupported)}}
func.func private @newer_type(tensor<8xf32> {mhlo.sharding = "\08\09"})

// -----

// expected-error@+1 {{(nor is it a serialized xla.OpSharding: the bytes are no message)}}
func.func private @truncated(tensor<8xf32> {mhlo.sharding = "\08\03\1A\05\02"})

// -----

// expected-error@+1 {{(nor is it a serialized xla.OpSharding: column 14: the list has 1 devices, the device array 2)}}
func.func private @inconsistent(tensor<8xf32> {mhlo.sharding = "\08\03\1A\01\02\22\01\00"})
