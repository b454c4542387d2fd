// RUN: not gspmd-opt %s --sharding-propagate="strategy=greedy" 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not gspmd-opt %s --sharding-insert-reshards 2>&1 | FileCheck %s

// STRATEGY: error: unknown strategy "greedy"; expected basic or aggressive
// CHECK: invalid.mlir:[[# @LINE + 4]]:1: error: a second mesh in the module; expected one: --gspmd-import unifies meshes
// CHECK: invalid.mlir:[[# @LINE + 2]]:1: note: the first mesh is here

sharding.mesh @mesh = <["x"=4]>
sharding.mesh @other = <["x"=4]>
