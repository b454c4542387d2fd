// A sharding group has no effect on a program that is not partitioned.
// RUN: gspmd-run %s --check --random-inputs 1
// RUN: gspmd-run %s --no-partition --random-inputs 1

sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  sdy.sharding_group %a group_id = 0 : tensor<8xf32>
  return %a : tensor<8xf32>
}
