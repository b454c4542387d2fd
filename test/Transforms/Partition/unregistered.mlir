// Ops of unknown dialects keep what defines them: properties, attributes and regions.
// RUN: gspmd-opt %s --allow-unregistered-dialect --gspmd-partition | FileCheck %s

sdy.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<16x8xf32> {
  // CHECK: %[[OPEN:.*]] = "compiler.open"() <{flags = 3 : i64}> ({
  // CHECK: "compiler.yield"() <{last = true}> : () -> ()
  // CHECK: }) {note = "n"} : () -> i32
  // CHECK: "compiler.close"(%[[OPEN]]) <{deep = true}> : (i32) -> ()
  %0 = "compiler.open"() <{flags = 3 : i64}> ({
    "compiler.yield"() <{last = true}> : () -> ()
  }) {note = "n"} : () -> i32
  "compiler.close"(%0) <{deep = true}> : (i32) -> ()
  return %a : tensor<16x8xf32>
}
