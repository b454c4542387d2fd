// RUN: gspmd-opt %s --gspmd-import-sdy --gspmd-import-mhlo --gspmd-clone-calls --split-input-file --verify-diagnostics

// expected-note@+1 {{the other mesh is declared or first used here}}
sdy.mesh @a = <["x"=4]>
// expected-error@+1 {{mesh #sdy.mesh<["x"=8]> has 8 devices, but mesh #sdy.mesh<["x"=4]> has 4; expected meshes with equal numbers of devices}}
sdy.mesh @b = <["x"=8]>

// -----

// An inlined mesh.
// expected-note@+1 {{the other mesh is declared or first used here}}
sdy.mesh @a = <["x"=4]>
// expected-error@+1 {{mesh #sdy.mesh<["y"=2]> has 2 devices, but mesh #sdy.mesh<["x"=4]> has 4}}
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}]>}, %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["y"=2]>, [{"y"}]>}) {
  return
}

// -----

func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is recursive: @f is being called already}}
  %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
// expected-error@+1 {{device 9 is not one of the 4 devices of #sdy.mesh<["x"=4]>; expected an id from 0 to 3}}
sdy.mesh @single = <[], device_ids=[9]>
func.func private @no_such_device(
    tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    tensor<8xf32> {sdy.sharding = #sdy.sharding<@single, [{}]>})
