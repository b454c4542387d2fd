// Of what is only declared nothing can be chosen.
func.func private @main(tensor<4x4xf32>) -> tensor<4x4xf32>
