// RUN: gspmd-opt %s --gspmd-import --split-input-file --verify-diagnostics

// expected-error@+1 {{meshes of different numbers of devices: #sdy.mesh<["x"=4]> and #sdy.mesh<["x"=8]>}}
module {
  sdy.mesh @a = <["x"=4]>
  sdy.mesh @b = <["x"=8]>
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @partial(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{combines or makes partial results; only a program before partitioning is imported}}
  %0 = sdy.all_reduce {"x"} %arg0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is recursive: @f is being called already}}
  %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
