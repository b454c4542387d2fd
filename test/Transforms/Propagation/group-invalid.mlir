// RUN: gspmd-opt %s --gspmd-complete --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8xf32>) {
  // expected-note@+1 {{the group begins here}}
  sdy.sharding_group %a group_id=1 : tensor<8x8xf32>
  // expected-error@+1 {{puts a tensor of rank 1 into group 1 of tensors of rank 2}}
  sdy.sharding_group %b group_id=1 : tensor<8xf32>
  return
}
