// Products of narrow floats have a rate of their own where the hardware has one; of two
// factors, the wider one decides. Elsewhere they have the rate of 16-bit floats.
// RUN: gspmd-run %s --entry f8 --simulate --topology h100:1 | FileCheck %s --check-prefix=H100-F8
// RUN: gspmd-run %s --entry mixed --simulate --topology h100:1 | FileCheck %s --check-prefix=H100-MIXED
// RUN: gspmd-run %s --entry f4 --simulate --topology gb300:1 | FileCheck %s --check-prefix=GB300-F4
// RUN: gspmd-run %s --entry f4 --simulate --topology h100:1 | FileCheck %s --check-prefix=H100-F4
// RUN: gspmd-run %s --entry f8 --simulate --topology a100:1 | FileCheck %s --check-prefix=A100-F8

// H100-F8: of fp8 peak
func.func public @f8(%a: tensor<8192x8192xf8E4M3FN>, %b: tensor<8192x8192xf8E5M2>) -> tensor<8192x8192xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8192x8192xf8E4M3FN>, tensor<8192x8192xf8E5M2>) -> tensor<8192x8192xbf16>
  return %0 : tensor<8192x8192xbf16>
}
// H100-MIXED: of bf16 peak
func.func public @mixed(%a: tensor<8192x8192xf8E4M3FN>, %b: tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8192x8192xf8E4M3FN>, tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %0 : tensor<8192x8192xbf16>
}
// GB300-F4: of fp4 peak
// H100-F4: of fp4 peak
func.func public @f4(%a: tensor<8192x8192xf4E2M1FN>, %b: tensor<8192x8192xf4E2M1FN>) -> tensor<8192x8192xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8192x8192xf4E2M1FN>, tensor<8192x8192xf4E2M1FN>) -> tensor<8192x8192xbf16>
  return %0 : tensor<8192x8192xbf16>
}
// A100-F8: of fp8 peak
