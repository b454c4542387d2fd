"""Prints a module of 200 functions, which call functions of the runtime when they are lowered."""
for number in range(200):
    first, second = ("sqrt", "tanh") if number % 2 else ("tanh", "sqrt")
    print("""func.func @f%d(%%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %%0 = stablehlo.%s %%a : tensor<4xcomplex<f32>>
  %%1 = stablehlo.%s %%0 : tensor<4xcomplex<f32>>
  return %%1 : tensor<4xcomplex<f32>>
}""" % (number, first, second))
