// Transforms of dimensions that are sharded move the sharding to other dimensions instead of
// gathering.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --entry plane --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry plane_back --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry uneven --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry pencils --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry real --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry real_back --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry line --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry line_back --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry short_line --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry batch --random-inputs 1 --check --poison
sharding.mesh @mesh = <["x"=2, "y"=4]>

// Rows are transformed, then columns between two all-to-alls.
// CHECK-LABEL: func.func @plane(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @plane(%a: tensor<16x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<16x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [16, 24] : (tensor<16x24xcomplex<f32>>) -> tensor<16x24xcomplex<f32>>
  return %0 : tensor<16x24xcomplex<f32>>
}

// The same from the other side.
// CHECK-LABEL: func.func @plane_back(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @plane_back(%a: tensor<16x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}) -> (tensor<16x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}) {
  %0 = stablehlo.fft %a, type = IFFT, length = [16, 24] : (tensor<16x24xcomplex<f32>>) -> tensor<16x24xcomplex<f32>>
  return %0 : tensor<16x24xcomplex<f32>>
}

// Neither size is a multiple of the number of devices.
// CHECK-LABEL: func.func @uneven(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @uneven(%a: tensor<13x22xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<13x22xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [13, 22] : (tensor<13x22xcomplex<f32>>) -> tensor<13x22xcomplex<f32>>
  return %0 : tensor<13x22xcomplex<f32>>
}

// Two sharded dimensions of three (pencils): each is moved once and back.
// CHECK-LABEL: func.func @pencils(
// CHECK-NOT: all_gather
// CHECK: spmd.all_to_all
// CHECK-NOT: all_gather
// CHECK: return
func.func @pencils(%a: tensor<8x12x20xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}, {}]>}) -> (tensor<8x12x20xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}, {}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [8, 12, 20] : (tensor<8x12x20xcomplex<f32>>) -> tensor<8x12x20xcomplex<f32>>
  return %0 : tensor<8x12x20xcomplex<f32>>
}

// The half spectrum is made from complete rows.
// CHECK-LABEL: func.func @real(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @real(%a: tensor<16x20xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<16x11xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) {
  %0 = stablehlo.fft %a, type = RFFT, length = [16, 20] : (tensor<16x20xf32>) -> tensor<16x11xcomplex<f32>>
  return %0 : tensor<16x11xcomplex<f32>>
}

// It is resolved from complete rows.
// CHECK-LABEL: func.func @real_back(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @real_back(%a: tensor<16x11xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<16x20xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>}) {
  %0 = stablehlo.fft %a, type = IRFFT, length = [16, 20] : (tensor<16x11xcomplex<f32>>) -> tensor<16x20xf32>
  return %0 : tensor<16x20xf32>
}

// A single line: columns of a matrix with a row for each device, twiddle factors, rows, and
// a transposition.
// CHECK-LABEL: func.func @line(
// CHECK-NOT: all_gather
// CHECK-COUNT-3: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @line(%a: tensor<192xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) -> (tensor<192xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [192] : (tensor<192xcomplex<f32>>) -> tensor<192xcomplex<f32>>
  return %0 : tensor<192xcomplex<f32>>
}

// The inverse.
// CHECK-LABEL: func.func @line_back(
// CHECK-NOT: all_gather
// CHECK-COUNT-3: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @line_back(%a: tensor<128xcomplex<f64>> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>}) -> (tensor<128xcomplex<f64>> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>}) {
  %0 = stablehlo.fft %a, type = IFFT, length = [128] : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
  return %0 : tensor<128xcomplex<f64>>
}

// Eight devices need 64 elements for that: fewer are gathered.
// CHECK-LABEL: func.func @short_line(
// CHECK: spmd.all_gather
// CHECK: return
func.func @short_line(%a: tensor<24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) -> (tensor<24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [24] : (tensor<24xcomplex<f32>>) -> tensor<24xcomplex<f32>>
  return %0 : tensor<24xcomplex<f32>>
}

// A batch is sharded for the transform.
// CHECK-LABEL: func.func @batch(
// CHECK-NOT: all_gather
// CHECK-COUNT-2: spmd.all_to_all
// CHECK-NOT: spmd.all
// CHECK: return
func.func @batch(%a: tensor<32x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}) -> (tensor<32x24xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}) {
  %0 = stablehlo.fft %a, type = FFT, length = [24] : (tensor<32x24xcomplex<f32>>) -> tensor<32x24xcomplex<f32>>
  return %0 : tensor<32x24xcomplex<f32>>
}
