// RUN: gspmd-opt %s --verify-diagnostics --gspmd-emulator
func.func @main(%x: tensor<536870913xcomplex<f32>>) -> tensor<536870913xcomplex<f32>> {
  // expected-error @+1 {{'stablehlo.fft' op transforms 536870913 elements, which exceeds the maximum of 536870912}}
  %0 = stablehlo.fft %x, type = FFT, length = [536870913] : (tensor<536870913xcomplex<f32>>) -> tensor<536870913xcomplex<f32>>
  return %0 : tensor<536870913xcomplex<f32>>
}
