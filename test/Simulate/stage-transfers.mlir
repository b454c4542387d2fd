// --stages=2 finds the division whose step is fastest. Its slowest stage is slower than that of the division after three layers, but
// it sends activations of 512 columns rather than 2048.
// RUN: gspmd-simulate %s --topology v5p:2x1x1 --pipeline-schedule=1f1b --microbatches=8 --stages=2 | grep "step time" > %t.found
// RUN: sed 's/h[0-3] = .*0\]/& {sharding.stage = 0 : i64}/; s/h[45] = .*0\]/& {sharding.stage = 1 : i64}/' %s > %t.four.mlir
// RUN: gspmd-simulate %t.four.mlir --topology v5p:2x1x1 --pipeline-schedule=1f1b --microbatches=8 | grep "step time" | diff %t.found -
// RUN: sed 's/h[0-2] = .*0\]/& {sharding.stage = 0 : i64}/; s/h[3-5] = .*0\]/& {sharding.stage = 1 : i64}/' %s > %t.three.mlir
// RUN: gspmd-simulate %t.three.mlir --topology v5p:2x1x1 --pipeline-schedule=1f1b --microbatches=8 | grep "step time" | not diff %t.found -
// A division that sends less, but a token too, is none: the prediction is of the others.
// RUN: sed 's/^ *%%h3 = /%%t = stablehlo.create_token : !stablehlo.token\n%%u:2 = stablehlo.optimization_barrier %%y, %%t : tensor<2048x768xbf16>, !stablehlo.token\n&/; s/^ *%%h5 = [^%%]*%%h4/%%v:2 = stablehlo.optimization_barrier %%h4, %%u#1 : tensor<2048x1024xbf16>, !stablehlo.token\n%%h5 = stablehlo.dot_general %%v#0/' %s > %t.token.mlir
// RUN: gspmd-simulate %t.token.mlir --topology v5p:2x1x1 --pipeline-schedule=1f1b --microbatches=8 --stages=2 2>&1 | FileCheck %s --check-prefix=TOKEN --implicit-check-not=error
// TOKEN: step time
func.func public @main(%x: tensor<2048x512xbf16> {sharding.microbatch = 0 : i64}, %y: tensor<2048x768xbf16> {sharding.microbatch = 0 : i64}, %w0: tensor<512x1024xbf16>, %w1: tensor<1024x256xbf16>, %w2: tensor<256x2048xbf16>, %w3: tensor<2048x512xbf16>, %w4: tensor<512x1024xbf16>, %w5: tensor<1024x768xbf16>) -> (tensor<512x1024xbf16>, tensor<1024x256xbf16>, tensor<256x2048xbf16>, tensor<2048x512xbf16>, tensor<512x1024xbf16>, tensor<1024x768xbf16>, tensor<bf16>) {
  %h0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<2048x512xbf16>, tensor<512x1024xbf16>) -> tensor<2048x1024xbf16>
  %h1 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<2048x1024xbf16>, tensor<1024x256xbf16>) -> tensor<2048x256xbf16>
  %h2 = stablehlo.dot_general %h1, %w2, contracting_dims = [1] x [0] : (tensor<2048x256xbf16>, tensor<256x2048xbf16>) -> tensor<2048x2048xbf16>
  %h3 = stablehlo.dot_general %h2, %w3, contracting_dims = [1] x [0] : (tensor<2048x2048xbf16>, tensor<2048x512xbf16>) -> tensor<2048x512xbf16>
  %h4 = stablehlo.dot_general %h3, %w4, contracting_dims = [1] x [0] : (tensor<2048x512xbf16>, tensor<512x1024xbf16>) -> tensor<2048x1024xbf16>
  %h5 = stablehlo.dot_general %h4, %w5, contracting_dims = [1] x [0] : (tensor<2048x1024xbf16>, tensor<1024x768xbf16>) -> tensor<2048x768xbf16>
  %d5 = stablehlo.subtract %h5, %y : tensor<2048x768xbf16>
  %sq = stablehlo.multiply %d5, %d5 : tensor<2048x768xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x768xbf16>, tensor<bf16>) -> tensor<bf16>
  %g5 = stablehlo.dot_general %h4, %d5, contracting_dims = [0] x [0] : (tensor<2048x1024xbf16>, tensor<2048x768xbf16>) -> tensor<1024x768xbf16>
  %d4 = stablehlo.dot_general %d5, %w5, contracting_dims = [1] x [1] : (tensor<2048x768xbf16>, tensor<1024x768xbf16>) -> tensor<2048x1024xbf16>
  %n5 = stablehlo.subtract %w5, %g5 : tensor<1024x768xbf16>
  %g4 = stablehlo.dot_general %h3, %d4, contracting_dims = [0] x [0] : (tensor<2048x512xbf16>, tensor<2048x1024xbf16>) -> tensor<512x1024xbf16>
  %d3 = stablehlo.dot_general %d4, %w4, contracting_dims = [1] x [1] : (tensor<2048x1024xbf16>, tensor<512x1024xbf16>) -> tensor<2048x512xbf16>
  %n4 = stablehlo.subtract %w4, %g4 : tensor<512x1024xbf16>
  %g3 = stablehlo.dot_general %h2, %d3, contracting_dims = [0] x [0] : (tensor<2048x2048xbf16>, tensor<2048x512xbf16>) -> tensor<2048x512xbf16>
  %d2 = stablehlo.dot_general %d3, %w3, contracting_dims = [1] x [1] : (tensor<2048x512xbf16>, tensor<2048x512xbf16>) -> tensor<2048x2048xbf16>
  %n3 = stablehlo.subtract %w3, %g3 : tensor<2048x512xbf16>
  %g2 = stablehlo.dot_general %h1, %d2, contracting_dims = [0] x [0] : (tensor<2048x256xbf16>, tensor<2048x2048xbf16>) -> tensor<256x2048xbf16>
  %d1 = stablehlo.dot_general %d2, %w2, contracting_dims = [1] x [1] : (tensor<2048x2048xbf16>, tensor<256x2048xbf16>) -> tensor<2048x256xbf16>
  %n2 = stablehlo.subtract %w2, %g2 : tensor<256x2048xbf16>
  %g1 = stablehlo.dot_general %h0, %d1, contracting_dims = [0] x [0] : (tensor<2048x1024xbf16>, tensor<2048x256xbf16>) -> tensor<1024x256xbf16>
  %d0 = stablehlo.dot_general %d1, %w1, contracting_dims = [1] x [1] : (tensor<2048x256xbf16>, tensor<1024x256xbf16>) -> tensor<2048x1024xbf16>
  %n1 = stablehlo.subtract %w1, %g1 : tensor<1024x256xbf16>
  %g0 = stablehlo.dot_general %x, %d0, contracting_dims = [0] x [0] : (tensor<2048x512xbf16>, tensor<2048x1024xbf16>) -> tensor<512x1024xbf16>
  %n0 = stablehlo.subtract %w0, %g0 : tensor<512x1024xbf16>
  return %n0, %n1, %n2, %n3, %n4, %n5, %loss : tensor<512x1024xbf16>, tensor<1024x256xbf16>, tensor<256x2048xbf16>, tensor<2048x512xbf16>, tensor<512x1024xbf16>, tensor<1024x768xbf16>, tensor<bf16>
}
