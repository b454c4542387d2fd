// Without LAPACK a program gets an error; the process continues. The file that is found
// first is not a library.
// RUN: mkdir -p %t && echo > %t/liblapacke.so.3
// RUN: not env LD_LIBRARY_PATH=%t gspmd-run %s --no-partition --no-cache 2>&1 | FileCheck %s
// CHECK: error: device 0: linear algebra requires liblapacke.so.3, which is not installed
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %x = stablehlo.optimization_barrier %a : tensor<2x2xf32>
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) {mhlo.backend_config = {}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
  check.expect_eq %0#0, %0#0 : tensor<2x2xf32>
  return
}
