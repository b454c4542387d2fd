// (lit would replace a % here; names may be written without.)
// Origins of axes and rejected proposals, by each rule and through each kind of edge.
// RUN: gspmd-opt --explain=closed:b,replicated:b,priorities:sum,larger:dot,barrier:stop,reshape:two,group:b,loop:next,calls:out,callee:q,manual:t %s | FileCheck %s
// An unknown name is an error; so is a pipeline without completion.
// RUN: not gspmd-opt --explain=nope %s 2>&1 | FileCheck %s --check-prefix=NOPE
// NOPE: error: has no tensor called 'nope' to explain
// RUN: not gspmd-opt --explain --canonicalize %s 2>&1 | FileCheck %s --check-prefix=NO-PASS
// NO-PASS: --explain needs a pipeline with sharding-propagate
// RUN: not gspmd-opt --explain --explain-as=song %s 2>&1 | FileCheck %s --check-prefix=FORM
// FORM: unknown form "song" of explanations; expected text, remarks or edges

// CHECK: %b = argument in @closed at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8x8xf32> [{}, {?}]
// CHECK-NEXT: dim 0 not "x" as proposed by %a: dimension 0 is closed by its annotation
// CHECK-NEXT: op: stablehlo.add at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: proposed by argument %a of @closed at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %b = argument in @replicated at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8x8xf32> [{?}, {?}], replicated={"x"}
// CHECK-NEXT: dim 0 not "x" as proposed by %a: the tensor's annotation lists "x" as replicated
// CHECK-NEXT: op: stablehlo.add at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: proposed by argument %a of @replicated at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %sum = stablehlo.add in @priorities at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8x8xf32> [{?}, {"x", ?}]
// CHECK-NEXT: dim 1 "x" from argument %b of @priorities at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %b dim 1 -> %sum dim 1 through stablehlo.add at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: dim 0 not "x" as proposed by %a: "x" shards dimension 1 already: user priority p0 comes before p1
// CHECK-NEXT: op: stablehlo.add at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: proposed by argument %a of @priorities at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: decided by argument %b of @priorities at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %dot = stablehlo.dot_general in @larger at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<64x8xf32> [{"x", ?}, {?}]
// CHECK-NEXT: dim 0 "x" from argument %a of @larger at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %dot dim 0 through stablehlo.dot_general at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: dim 1 not "x" as proposed by %b: "x" shards dimension 0 already: the same step propagated it from a larger tensor
// CHECK-NEXT: op: stablehlo.dot_general at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: proposed by argument %b of @larger at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: decided by argument %a of @larger at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %stop = sharding.barrier in @barrier at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8xf32> [{?}]
// CHECK-NEXT: dim 0 not "x" as proposed by %a: shardings do not propagate in this direction through the op
// CHECK-NEXT: op: sharding.barrier at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: proposed by argument %a of @barrier at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %two = stablehlo.reshape in @reshape at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<2x16xf32> [{"x":(1)2, ?}, {"x":(2)2, ?}]
// CHECK-NEXT: dim 0 "x":(1)2 from argument %a of @reshape at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %two dim 0 through stablehlo.reshape at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: dim 1 "x":(2)2 from argument %a of @reshape at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %two dim 1 through stablehlo.reshape at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %b = argument in @group at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8xf32> [{"x"}]
// CHECK-NEXT: dim 0 "x" from argument %a of @group at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK: %next = stablehlo.tanh in @loop at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8xf32> [{"x", ?}]
// CHECK-NEXT: dim 0 "x" from argument %a of @loop at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %next dim 0 through stablehlo.while at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %out = func.call in @calls at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8xf32> [{"x", ?}]
// CHECK-NEXT: dim 0 "x" from argument %a of @calls at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %p dim 0 through func.call at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: step {{[0-9]+}}: %p dim 0 -> %q dim 0 through stablehlo.tanh at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: step {{[0-9]+}}: %q dim 0 -> %out dim 0 through func.call at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %q = stablehlo.tanh in @callee at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<8xf32> [{"x", ?}]
// CHECK-NEXT: dim 0 "x" from argument %a of @calls at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 0 -> %p dim 0 through func.call at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: step {{[0-9]+}}: %p dim 0 -> %q dim 0 through stablehlo.tanh at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK: %t = stablehlo.tanh in @manual at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: tensor<2x8xf32> [{?}, {"y", ?}]
// CHECK-NEXT: dim 1 "y" from argument %a of @manual at {{[^ ]*}}explain.mlir:{{[0-9:]+}} (p0)
// CHECK-NEXT: step {{[0-9]+}}: %a dim 1 -> the computation's own view of an operand dim 1 through sharding.manual_computation at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: step {{[0-9]+}}: the computation's own view of an operand dim 1 -> %local dim 1 through sharding.manual_computation at {{[^ ]*}}explain.mlir:{{[0-9:]+}}
// CHECK-NEXT: step {{[0-9]+}}: %local dim 1 -> %t dim 1 through stablehlo.tanh at {{[^ ]*}}explain.mlir:{{[0-9:]+}}

sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func @closed(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>},
                  %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}) -> tensor<8x8xf32> {
  %sum = stablehlo.add %a, %b : tensor<8x8xf32>
  return %sum : tensor<8x8xf32>
}

func.func @replicated(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>},
                      %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"x"}>}) -> tensor<8x8xf32> {
  %sum = stablehlo.add %a, %b : tensor<8x8xf32>
  return %sum : tensor<8x8xf32>
}

func.func @priorities(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}p1, {?}]>},
                      %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}p0]>}) -> tensor<8x8xf32> {
  %sum = stablehlo.add %a, %b : tensor<8x8xf32>
  return %sum : tensor<8x8xf32>
}

func.func @larger(%a: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                  %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> tensor<64x8xf32> {
  %dot = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
  return %dot : tensor<64x8xf32>
}

func.func @barrier(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %stop = sdy.propagation_barrier %a allowed_direction=NONE : tensor<8xf32>
  return %stop : tensor<8xf32>
}

func.func @reshape(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<2x16xf32> {
  %two = stablehlo.reshape %a : (tensor<32xf32>) -> tensor<2x16xf32>
  return %two : tensor<2x16xf32>
}

func.func @group(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %b: tensor<8xf32>) -> tensor<8xf32> {
  sdy.sharding_group %a group_id=0 : tensor<8xf32>
  sdy.sharding_group %b group_id=0 : tensor<8xf32>
  return %b : tensor<8xf32>
}

func.func @loop(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %n: tensor<i32>) -> tensor<8xf32> {
  %loop:2 = stablehlo.while(%carry = %a, %i = %n) : tensor<8xf32>, tensor<i32>
    cond {
      %c = stablehlo.constant dense<3> : tensor<i32>
      %less = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    } do {
      %next = stablehlo.tanh %carry : tensor<8xf32>
      %j = stablehlo.add %i, %i : tensor<i32>
      stablehlo.return %next, %j : tensor<8xf32>, tensor<i32>
    }
  return %loop#0 : tensor<8xf32>
}

func.func @calls(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %out = call @callee(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %out : tensor<8xf32>
}
func.func private @callee(%p: tensor<8xf32>) -> tensor<8xf32> {
  %q = stablehlo.tanh %p : tensor<8xf32>
  return %q : tensor<8xf32>
}

func.func @manual(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x8xf32> {
  %m = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%local: tensor<2x8xf32>) {
    %t = stablehlo.tanh %local : tensor<2x8xf32>
    sdy.return %t : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %m : tensor<8x8xf32>
}
