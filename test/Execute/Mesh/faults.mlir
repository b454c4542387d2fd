// A faulty device ends the run with one line that names it, the collective, and the waiting
// participants.
// RUN: not gspmd-run %s --random-inputs 1 --inject stall:5 2>&1 | FileCheck %s --check-prefix=STALL
// STALL: error: deadlock: device 0 waits in 'spmd.all_gather' ({{.*}}faults.mlir:[[#]]:[[#]]) (execution 1) for device 4; device 4 waits in 'spmd.all_reduce' ({{.*}}faults.mlir:[[#]]:[[#]]) (execution 1) for device 5, which has stalled (injected) before 'spmd.all_reduce' ({{.*}}faults.mlir:[[#]]:[[#]]), its collective number 1; waiting: devices 0, 1, 2, 3, 4, 6, 7{{$}}
// RUN: not gspmd-run %s --random-inputs 1 --inject die:3@2 2>&1 | FileCheck %s --check-prefix=DIE
// DIE: error: deadlock: device {{[0-7]}} waits in 'spmd.all_gather' ({{.*}}) (execution 1) for device 3, which has died (injected) before 'spmd.all_gather' ({{.*}}), its collective number 2; waiting: devices 1, 5, 7{{$}}
// RUN: not gspmd-run %s --random-inputs 1 --inject resize:6 2>&1 | FileCheck %s --check-prefix=RESIZE
// RESIZE: error: mismatched collectives: in 'spmd.all_reduce' ({{.*}}) device 6 passes 3x4 and device 7 passes 4x4; waiting: devices 6, 7
// Participants with the same fault agree with each other, but not with the
// program.
// RUN: not gspmd-run %s --random-inputs 1 --inject resize:6 --inject resize:7 2>&1 | FileCheck %s --check-prefix=ALIKE
// ALIKE: error: mismatched collectives: in 'spmd.all_reduce' ({{.*}}) device 6 passes 3x4 instead of 4x4 (injected) and device 7 passes 3x4 instead of 4x4 (injected); waiting: devices 6, 7{{$}}
// A halted device is named, also if no participant waits for it.
// RUN: not gspmd-run %s --random-inputs 1 --inject stall:5 --inject die:7 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: deadlock: {{.*}} for device 5, which has stalled (injected) {{.*}}; device 7 has died (injected) before 'spmd.all_reduce' ({{.*}}), its collective number 1; waiting: devices 0, 1, 2, 3, 4, 6{{$}}
// RUN: sed 's/"x"=4, "y"=2/"x"=1, "y"=2/' %s > %t.two
// RUN: not gspmd-run %t.two --random-inputs 1 --inject stall:0 --inject die:1 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: error: device 0 has stalled (injected) before {{.*}}; device 1 has died (injected) before {{.*}}; no device waits for them{{$}}
//
// The run fails, whatever other options there are; its exit code differs from that of bad input.
// RUN: %python -c "import subprocess, sys; sys.exit(subprocess.call(['gspmd-run', '%s', '--random-inputs', '1', '--inject', 'die:0']) != 3)"
//
// A fault that cannot occur would look like one that was not detected.
// RUN: not gspmd-run %s --random-inputs 1 --inject die:3@9 2>&1 | FileCheck %s --check-prefix=NEVER
// NEVER: error: die:3@9: device 3 executes only 2 collectives
// RUN: not gspmd-run %s --random-inputs 1 --inject stall:8 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: stall:8@1: the program runs on 8 devices
// RUN: not gspmd-run %s --random-inputs 1 --inject stall:5@2 --inject die:5@2 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: stall:5@2 and die:5@2 are both at one collective of one device
// RUN: not gspmd-run %s --random-inputs 1 --inject melt:3 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: --inject 'melt:3' is not a fault; expected stall:DEVICE, die:DEVICE or resize:DEVICE
// RUN: not gspmd-run %s --random-inputs 1 --inject stall:3@0 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: --inject 'stall:3@0' is not a fault

sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                %b: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<16x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
        tensor<16x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {}]> : tensor<16x4xf32>
  return %1, %1 : tensor<16x4xf32>, tensor<16x4xf32>
}
