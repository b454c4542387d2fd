// A bfloat16 constant that is passed in a register.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["y"=2]>

func.func @main(%arg0: tensor<3x2xbf16>) -> tensor<3x2xbf16> {
  %0 = sharding.mesh_split %arg0 <@mesh, [{"y"}, {}]> : tensor<3x2xbf16>
  return %0 : tensor<3x2xbf16>
}
