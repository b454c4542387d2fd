// A program without backward passes: no task waits for one, so that all schedules of the forward passes take the same
// time.
// RUN: gspmd-simulate %s --topology v5e:2x1 --pipeline-schedule=gpipe --microbatches=8 --stats %t.gpipe.json
// RUN: gspmd-simulate %s --topology v5e:2x1 --pipeline-schedule=1f1b --microbatches=8 --stats %t.1f1b.json
// RUN: gspmd-simulate %s --topology v5e:2x1 --pipeline-schedule=zero-bubble --microbatches=8 --stats %t.zero.json
// RUN: %python -c "import json, sys; times = {json.load(open(path))['step_seconds'] for path in sys.argv[1:]}; assert len(times) == 1, times" %t.gpipe.json %t.1f1b.json %t.zero.json

func.func public @main(%x: tensor<4096x2048xbf16> {sharding.microbatch = 0 : i64}, %w0: tensor<2048x2048xbf16>, %w1: tensor<2048x2048xbf16>) -> tensor<4096x2048xbf16> {
  %0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<4096x2048xbf16>, tensor<2048x2048xbf16>) -> tensor<4096x2048xbf16>
  %1 = stablehlo.dot_general %0, %w1, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<4096x2048xbf16>, tensor<2048x2048xbf16>) -> tensor<4096x2048xbf16>
  return %1 : tensor<4096x2048xbf16>
}
