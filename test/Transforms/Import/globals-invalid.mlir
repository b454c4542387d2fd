// RUN: gspmd-opt %s --gspmd-lift-globals --split-input-file --verify-diagnostics

ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @loop(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    // expected-error@+1 {{stores to a global in 'scf.for', which forwards only values: load the global before it, carry the value through it, and store the result}}
    ml_program.global_store @g = %x : tensor<4xf32>
  }
  return
}

// -----

ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.subgraph private @graph() -> tensor<4xf32> {
  // expected-error@+1 {{is part of a graph that tokens order; expected a function, whose ops are ordered}}
  %0, %token = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xf32>
  ml_program.output %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{is of type 'tensor<?xf32>'; expected a tensor of static shape, with elements or extern}}
ml_program.global private @g(dense<0.0> : tensor<4xf32>) : tensor<?xf32>

// -----

ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @first() {
  // expected-error@+1 {{calls the public function @second, which has globals}}
  call @second() : () -> ()
  return
}
func.func @second() {
  %0 = ml_program.global_load @g : tensor<4xf32>
  ml_program.global_store @g = %0 : tensor<4xf32>
  return
}

// -----

ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error@+1 {{has globals and several blocks; write its branches as scf.if, its loops as scf.while}}
func.func @blocks(%x: tensor<4xf32>) {
  ml_program.global_store @g = %x : tensor<4xf32>
  cf.br ^next
^next:
  return
}

// -----

// expected-error@+1 {{is of type 'tensor<2xi32>', its initial value of type 'tensor<3xi32>'}}
ml_program.global private mutable @g(dense<1> : tensor<3xi32>) : tensor<2xi32>

// -----

// expected-error@+1 {{is of type 'tensor<2xi32>', its initial value of type 'tensor<2xf32>'}}
ml_program.global private @g(dense<1.0> : tensor<2xf32>) : tensor<2xi32>

// -----

// expected-error@+1 {{is of type 'tensor<2xi32>', its initial value of type 'tensor<3xi32>'}}
ml_program.global private @g(#ml_program.extern : tensor<3xi32>) : tensor<2xi32>

// -----

ml_program.global private mutable @g(dense<1> : tensor<2xi32>) : tensor<2xi32>
func.func private @next(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = ml_program.global_load @g : tensor<2xi32>
  %1 = arith.addi %0, %a : tensor<2xi32>
  return %1 : tensor<2xi32>
}
func.func @composite(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{names @next, which uses global @g: expected func.call, the only op that can pass globals}}
  %0 = stablehlo.composite "my.op" %a {decomposition = @next} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

ml_program.global private mutable @g(dense<1> : tensor<2xi32>) : tensor<2xi32>
func.func private @next(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = ml_program.global_load @g : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @indirect(%a: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{names @next, which uses global @g}}
  %f = func.constant @next : (tensor<2xi32>) -> tensor<2xi32>
  %0 = func.call_indirect %f(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

module @nested {
  ml_program.global private mutable @g(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
}
func.func @main() -> tensor<4xf32> {
  // expected-error@+1 {{names @nested::@g, a global of a nested module; expected one of the module of the function}}
  %0 = ml_program.global_load @nested::@g : tensor<4xf32>
  return %0 : tensor<4xf32>
}
ml_program.global private mutable @k(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
