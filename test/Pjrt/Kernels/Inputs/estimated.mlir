// Read by kernels.test: the figures of the kernel's cost_estimate.
func.func @main(%a: tensor<256x256xf32>, %b: tensor<256x512xf32>) -> tensor<256x512xf32> {
  %0 = stablehlo.custom_call @kernel(%a, %b) {gspmd.cost = {matrix_flops = 1.0e12, transcendentals = 1.0e6, bytes = 1.0e9}} : (tensor<256x256xf32>, tensor<256x512xf32>) -> tensor<256x512xf32>
  return %0 : tensor<256x512xf32>
}
