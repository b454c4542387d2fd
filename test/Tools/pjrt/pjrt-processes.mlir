// Several processes run one program on a plugin that knows the devices of all: the key-value store of
// the PJRT C API over TCP. The plugin of this test runs programs of one permute; what it sends goes by
// that store.
// RUN: %cc -shared -fPIC %S/Inputs/key-value-plugin.c -o %t.so
// RUN: %python %S/in_processes.py 2 gspmd-run %s --random-inputs 1 --check --repeat 3 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=2 | FileCheck %s --check-prefix=TWO
// TWO: process 0: devices               4 of mail
// TWO: process 0: largest error
// TWO: process 0 ends with 0
// TWO-NEXT: process 1 ends with 0
// RUN: %python %S/in_processes.py 4 gspmd-run %s --random-inputs 1 --check --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=1 --pjrt-form=partitions | FileCheck %s --check-prefix=FOUR
// FOUR: process 0: largest error
// FOUR: process 3 ends with 0

// One that has other inputs, or other devices, ends all; each reports which:
// RUN: not %python %S/in_processes.py 2 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=1 | FileCheck %s --check-prefix=FEW
// FEW: process 0: gspmd-run: error: the program runs on 4 devices; the plugin has 2 (a plugin for CPUs may take --pjrt-option cpu_device_count=2)
// FEW-NEXT: process 0 ends with 2
// FEW-NEXT: process 1: gspmd-run: error: the program runs on 4 devices
// RUN: not %python %S/in_processes.py 2 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --only 0 --pjrt-option cpu_device_count=2 | FileCheck %s --check-prefix=OTHER
// OTHER: process 0: gspmd-run: error: the plugin failed to create a client: processes have other numbers of devices

// One that dies in a step ends the others:
// RUN: not env STORE_DIES=1 %python %S/in_processes.py 4 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=1 | FileCheck %s --check-prefix=DIES
// DIES: process 0: gspmd-run: error: process 1 has ended
// DIES-NEXT: process 0 ends with 3
// DIES: process 1 ends with -9
// DIES: process 2: gspmd-run: error: process 1 has ended
// DIES: process 3: gspmd-run: error: process 1 has ended
// RUN: not env STORE_DIES=0 %python %S/in_processes.py 2 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=2 | FileCheck %s --check-prefix=FIRST
// FIRST: process 1: gspmd-run: error: process 0 has ended

// A process whose plugin fails in a step reports it, whatever the code of its error; a missing process is detected:
// RUN: not env STORE_LATE=1 %python %S/in_processes.py 2 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=2 | FileCheck %s --check-prefix=LATE
// LATE: process 0: gspmd-run: error: process 1: the plugin does not run the program: too late
// LATE-NEXT: process 0 ends with 3
// LATE-NEXT: process 1: gspmd-run: error: the plugin does not run the program: too late
// RUN: not env STORE_PATIENCE=1000 %python %S/in_processes.py 3 gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-option cpu_device_count=2 --pjrt-timeout 5 --only 2 --it-is-none | FileCheck %s --check-prefix=MISSING
// MISSING: process 0: gspmd-run: error: process 2 has not responded within 5 s
// MISSING: process 1: gspmd-run: error: process 2 has not responded within 5 s

// Options that mean nothing:
// RUN: not gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-processes 2 2>&1 | FileCheck %s --check-prefix=WHERE
// WHERE: gspmd-run: error: --pjrt-processes requires --pjrt-coordinator HOST:PORT
// RUN: not gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-coordinator here:1 --pjrt-processes 2 --pjrt-process 2 2>&1 | FileCheck %s --check-prefix=WHICH
// WHICH: gspmd-run: error: --pjrt-process: expected 0 to 1, found 2
// RUN: not gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-coordinator here --pjrt-processes 2 2>&1 | FileCheck %s --check-prefix=ADDRESS
// ADDRESS: gspmd-run: error: 'here' is not an address; expected HOST:PORT
// RUN: not gspmd-fuzz --engine pjrt --pjrt-plugin %t.so --pjrt-coordinator here:1 2>&1 | FileCheck %s --check-prefix=FUZZ
// RUN: not gspmd-run %s --random-inputs 1 --engine pjrt --pjrt-plugin %t.so --pjrt-coordinator here:1 --pjrt-timeout 0 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// TIMEOUT: gspmd-run: error: --pjrt-timeout: expected a number of seconds above 0
// FUZZ: gspmd-fuzz: error: --pjrt-coordinator is for gspmd-run

sdy.mesh @mesh = <["x"=4]>

func.func @main(%whole: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = sdy.manual_computation(%whole) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%part: tensor<2x3xf32>) {
    %sent = "stablehlo.collective_permute"(%part) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    sdy.return %sent : tensor<2x3xf32>
  } : (tensor<8x3xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
