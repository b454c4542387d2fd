//===- UnitsTest.cpp - Kernels and other units of a block -----------------===//

#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class UnitsTest : public SimulatorTest {
protected:
  std::vector<Unit> unitsIn(StringRef text) {
    Block &block = parse(text);
    return unitsOf(block, properties());
  }
};

TEST_F(UnitsTest, AChainIsOneKernel) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<100xf32>, %b: tensor<100xf32>) -> tensor<100xf32> {
      %0 = stablehlo.add %a, %b : tensor<100xf32>
      %1 = stablehlo.multiply %0, %a : tensor<100xf32>
      %2 = stablehlo.exponential %1 : tensor<100xf32>
      return %2 : tensor<100xf32>
    })");
  EXPECT_EQ(textOf(units), "add multiply exponential");
  const Unit &unit = units.front();
  EXPECT_EQ(unit.lead, op("exponential"));
  EXPECT_EQ(unit.workKind, WorkKind::Pointwise);
  EXPECT_EQ(unit.work.memoryBytes, 3 * 400); // two operands, one result
  EXPECT_EQ(unit.work.vectorFlops, 200);
  EXPECT_EQ(unit.work.transcendentals, 100);
}

TEST_F(UnitsTest, WhatNothingUsesDoesNotRun) {
  EXPECT_EQ(textOf(unitsIn(R"(
    func.func @f(%a: tensor<100xf32>) -> tensor<100xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<100xf32>, tensor<100xf32>) -> tensor<f32>
      %1 = stablehlo.negate %a : tensor<100xf32>
      return %1 : tensor<100xf32>
    })")),
            "negate");
}

TEST_F(UnitsTest, AnElementwiseOpJoinsTheOneProductBeforeIt) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<10x20xf32>, %b: tensor<20x30xf32>, %c: tensor<10x30xf32>) -> tensor<10x30xf32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<10x20xf32>, tensor<20x30xf32>) -> tensor<10x30xf32>
      %1 = stablehlo.add %0, %c : tensor<10x30xf32>
      return %1 : tensor<10x30xf32>
    })");
  EXPECT_EQ(textOf(units), "dot_general add");
  EXPECT_EQ(units[0].workKind, WorkKind::Contract);
  EXPECT_EQ(units[0].matrixFlops, 2 * 10 * 20 * 30);
  // a, b, c and the sum; the product never.
  EXPECT_EQ(units[0].work.memoryBytes, 4 * (200 + 600 + 300 + 300));
}

TEST_F(UnitsTest, AProductThatTwoReadIsWritten) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<10x20xf32>, %b: tensor<20x30xf32>) -> (tensor<10x30xf32>, tensor<10x30xf32>) {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<10x20xf32>, tensor<20x30xf32>) -> tensor<10x30xf32>
      %1 = stablehlo.negate %0 : tensor<10x30xf32>
      return %0, %1 : tensor<10x30xf32>, tensor<10x30xf32>
    })");
  EXPECT_EQ(textOf(units), "dot_general; negate");
  EXPECT_EQ(units[0].writes.lookup(value("dot_general")), 1200);
}

TEST_F(UnitsTest, AReductionIsMadeOnTheWay) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<10x20xf32>) -> (tensor<10x20xf32>, tensor<10xf32>) {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.exponential %a : tensor<10x20xf32>
      %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x20xf32>, tensor<f32>) -> tensor<10xf32>
      return %0, %1 : tensor<10x20xf32>, tensor<10xf32>
    })");
  ASSERT_EQ(units.size(), 1u);
  // a is read, the exponentials and their sums are written.
  EXPECT_EQ(units[0].work.memoryBytes, 4 * (200 + 200 + 10));
}

TEST_F(UnitsTest, TwoReductionsReadTheirTensorOnce) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<10x20xf32>) -> (tensor<10xf32>, tensor<20xf32>) {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<10x20xf32>, tensor<f32>) -> tensor<10xf32>
      %1 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<10x20xf32>, tensor<f32>) -> tensor<20xf32>
      return %0, %1 : tensor<10xf32>, tensor<20xf32>
    })");
  ASSERT_EQ(units.size(), 1u);
  EXPECT_EQ(units[0].work.memoryBytes, 4 * (200 + 10 + 20));
}

TEST_F(UnitsTest, OpsOfOneNamedKernelAreOneUnit) {
  std::vector<Unit> units = unitsIn(R"(
    func.func @f(%a: tensor<10x10xf32>) -> tensor<10x10xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32> loc("jit(f)/fused_kernel/dot")
      %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32> loc("jit(f)/fused_kernel/dot")
      %2 = stablehlo.dot_general %1, %a, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32> loc("jit(f)/dot")
      return %2 : tensor<10x10xf32>
    })");
  EXPECT_EQ(textOf(units), "dot_general dot_general; dot_general");
  // a and the second product; intermediate values stay inside.
  EXPECT_EQ(units[0].work.memoryBytes, 2 * 400);
  EXPECT_EQ(units[0].matrixFlops, 2 * 2000);
}

TEST_F(UnitsTest, AnUpdateInPlaceWritesItsPart) {
  auto program = [](StringRef result) {
    return R"(func.func @f(%a: tensor<100xf32>, %u: tensor<5xf32>, %i: tensor<i32>) -> (tensor<100xf32>, tensor<100xf32>) {
        %0 = stablehlo.negate %a : tensor<100xf32>
        %b = stablehlo.optimization_barrier %0 : tensor<100xf32>
        %1 = stablehlo.dynamic_update_slice %b, %u, %i : (tensor<100xf32>, tensor<5xf32>, tensor<i32>) -> tensor<100xf32>
        return %1, )" +
           result.str() + " : tensor<100xf32>, tensor<100xf32> }";
  };
  // The slice is read and written; the position does not count.
  std::vector<Unit> units = unitsIn(program("%a"));
  ASSERT_EQ(units.size(), 2u);
  EXPECT_EQ(units[1].work.memoryBytes, 20 + 20);
  // The overwritten tensor is live afterwards: all of it is copied, then the
  // slice is written in the copy.
  units = unitsIn(program("%b"));
  ASSERT_EQ(units.size(), 2u);
  EXPECT_EQ(units[1].work.memoryBytes, (400 + 400) + (20 + 20));
}

TEST_F(UnitsTest, CollectivesAndRegionsStandAlone) {
  std::vector<Unit> units = unitsIn(R"(
    sharding.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<8xf32> {
      %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<4xf32> -> tensor<8xf32>
      %1 = "stablehlo.if"(%p) ({
        %2 = stablehlo.negate %0 : tensor<8xf32>
        stablehlo.return %2 : tensor<8xf32>
      }, {
        stablehlo.return %0 : tensor<8xf32>
      }) : (tensor<i1>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    })");
  ASSERT_EQ(textOf(units), "all_gather; if");
  EXPECT_EQ(units[0].kind, Unit::Collective);
  EXPECT_EQ(units[1].kind, Unit::Region);
  // Values from outside that the branches use are operands of the unit.
  EXPECT_EQ(units[1].reads.lookup(value("all_gather")), 32);
}

} // namespace
