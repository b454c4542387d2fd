// Read by kernels.test: a grid of 2x4x2 blocks of 128x128: 16 fetches of each operand, 8 blocks of the result, 16 additions of a block.
func.func @main(%a: tensor<256x256xf32>, %b: tensor<256x512xf32>) -> tensor<256x512xf32> {
  %0 = stablehlo.custom_call @kernel(%a, %b) {gspmd.cost = {matrix_flops = 67108864.0, vector_flops = 262144.0, bytes = 2621440.0}} : (tensor<256x256xf32>, tensor<256x512xf32>) -> tensor<256x512xf32>
  return %0 : tensor<256x512xf32>
}
