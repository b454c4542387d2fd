//===- RecomputationTest.cpp - Rematerialized ops of a program ------------===//

#include "compiler/Simulator/Ops/Recomputation.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using RecomputationTest = SimulatorTest;

TEST_F(RecomputationTest, ByName) {
  parse(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc("jit(f)/dot")
      %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc("jit(f)/rematted_computation/dot")
      %2 = stablehlo.negate %1 : tensor<2x2xf32> loc("jit(f)/rematted_computation/neg")
      return %2 : tensor<2x2xf32>
    })");
  Recomputation recomputation(*module);
  EXPECT_FALSE(recomputation.contains(op("dot_general", 0)));
  EXPECT_TRUE(recomputation.contains(op("dot_general", 1)));
  EXPECT_FALSE(recomputation.contains(op("negate"))); // no product
}

/// A backward pass: the first product depends on values that the loop only
/// reads (%w, and %x of a stack), the second on the gradient that it changes.
static std::string backward(StringRef barrier) {
  return R"(
    func.func @f(%w: tensor<2x2xf32>, %dy: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %r:3 = stablehlo.while(%i = %z, %v = %w, %g = %dy) : tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        )" +
         barrier.str() + R"(
        %again = stablehlo.dot_general %b#0, %b#0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %d = stablehlo.dot_general %b#1, %again, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        stablehlo.return %next, %v, %d : tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>
      }
      return %r#2 : tensor<2x2xf32>
    })";
}

TEST_F(RecomputationTest, ByDependence) {
  parse(backward("%b:2 = stablehlo.optimization_barrier %v, %g : "
                 "tensor<2x2xf32>, tensor<2x2xf32>"));
  Recomputation recomputation(*module);
  EXPECT_TRUE(recomputation.contains(op("dot_general", 0)));
  EXPECT_FALSE(recomputation.contains(op("dot_general", 1)));
}

TEST_F(RecomputationTest, ALoopWithoutBarrierRepeatsNothing) {
  parse(
      backward("%b:2 = stablehlo.custom_call @two(%v, %g) : (tensor<2x2xf32>, "
               "tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)"));
  Recomputation recomputation(*module);
  EXPECT_FALSE(recomputation.contains(op("dot_general", 0)));
  EXPECT_FALSE(recomputation.contains(op("dot_general", 1)));
}

} // namespace
