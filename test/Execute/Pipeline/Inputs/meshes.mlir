#topology = #mpmd.topology<<"large" : <["x"=4]>>, <"small" : <["x"=2]>>>
!x = !mpmd.mesh_tensor<"large", tensor<16x8xf32>, sharding=<@large, [{"x"}, {}]>>
!y = !mpmd.mesh_tensor<"small", tensor<16x8xf32>, sharding=<@small, [{"x"}, {}]>>
sdy.mesh @large = <["x"=4]>
sdy.mesh @small = <["x"=2]>
func.func @main(%x: !x {sharding.microbatch = 0 : i64}, %w: !mpmd.mesh_tensor<"large", tensor<8x8xf32>>, %v: !mpmd.mesh_tensor<"small", tensor<8x8xf32>>) -> !y
    attributes {topology = #topology} {
  %0 = mpmd.fragment<mesh="large", origin=["f"]> (%x, %w) (%a: tensor<16x8xf32>, %b: tensor<8x8xf32>) {
    %3 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    mpmd.return %3 : tensor<16x8xf32>
  } : (!x, !mpmd.mesh_tensor<"large", tensor<8x8xf32>>) -> !x
  %1 = mpmd.transfer %0 : (!x) -> !y
  %2 = mpmd.fragment<mesh="small", origin=["g"]> (%1, %v) (%a: tensor<16x8xf32>, %b: tensor<8x8xf32>) {
    %3 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    mpmd.return %3 : tensor<16x8xf32>
  } : (!y, !mpmd.mesh_tensor<"small", tensor<8x8xf32>>) -> !y
  return %2 : !y
}
