// RUN: gspmd-run %s --random-inputs 1 --check --no-cache

// The branch returns a replicated value, which is rematerialized before the
// return; the scatter, which is visited later but precedes the return, must not
// read it.
sharding.mesh @mesh = <["x"=3, "y"=2]>
func.func @main(
    %v0: tensor<5xui8> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y", ?}]>},
    %v7: tensor<5xui8> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>},
    %v8: tensor<7x1x7xi64> {sharding.sharding = #sharding.sharding<@mesh, [{?}, {"x"}, {"y"}]>},
    %v9: tensor<7x7xui8>,
    %v4: tensor<i32>) -> (tensor<5xui8>, tensor<5xui8>) {
  %v1 = stablehlo.xor %v0, %v0 : tensor<5xui8>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<5xui8>
  %v3 = sharding.mesh_split %v2 <@mesh, [{"x", "y", ?}]> : tensor<5xui8>
  %v11:2 = "stablehlo.case"(%v4) ({
    "stablehlo.return"(%v7, %v1) : (tensor<5xui8>, tensor<5xui8>) -> ()
  }, {
    %v10 = "stablehlo.scatter"(%v1, %v8, %v9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
      %both = stablehlo.add %lhs, %rhs : tensor<ui8>
      stablehlo.return %both : tensor<ui8>
    }) : (tensor<5xui8>, tensor<7x1x7xi64>, tensor<7x7xui8>) -> tensor<5xui8>
    "stablehlo.return"(%v3, %v1) : (tensor<5xui8>, tensor<5xui8>) -> ()
  }) : (tensor<i32>) -> (tensor<5xui8>, tensor<5xui8>)
  return %v11#0, %v11#1 : tensor<5xui8>, tensor<5xui8>
}
