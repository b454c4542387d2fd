//===- StorageTest.cpp - Aliases of values --------------------------------===//

#include "compiler/Simulator/Memory/Storage.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using StorageTest = SimulatorTest;

TEST_F(StorageTest, ReshapesAndBarriersAreAliases) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>) -> tensor<2x3xf32> {
      %0:2 = stablehlo.optimization_barrier %a, %b : tensor<6xf32>, tensor<6xf32>
      %1 = stablehlo.reshape %0#1 : (tensor<6xf32>) -> tensor<2x3xf32>
      %2 = stablehlo.negate %1 : tensor<2x3xf32>
      return %2 : tensor<2x3xf32>
    })");
  EXPECT_EQ(storageOf(value("reshape")), block.getArgument(1));
  EXPECT_EQ(aliasedValueOf(value("reshape")),
            op("optimization_barrier")->getResult(1));
  EXPECT_EQ(storageOf(value("negate")), value("negate"));
  EXPECT_FALSE(aliasedValueOf(block.getArgument(0)));
}

TEST_F(StorageTest, CheapConstantExpressionsAreRecomputed) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.constant dense<1.0> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %2 = stablehlo.iota dim = 0 : tensor<4xf32>
      %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
      %4 = stablehlo.exponential %3 : tensor<4xf32>
      %5 = stablehlo.add %3, %a : tensor<4xf32>
      return %5 : tensor<4xf32>
    })");
  EXPECT_TRUE(isCheapConstant(value("broadcast_in_dim")));
  EXPECT_TRUE(isCheapConstant(value("multiply")));
  EXPECT_FALSE(
      isCheapConstant(value("exponential"))); // too expensive to repeat
  EXPECT_FALSE(isCheapConstant(value("add")));
  EXPECT_FALSE(isCheapConstant(block.getArgument(0)));
}

TEST_F(StorageTest, LoopInvariantArguments) {
  parse(R"(
    func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %m = stablehlo.iota dim = 0 : tensor<4xf32>
      %r:4 = stablehlo.while(%i = %z, %x = %a, %w = %b, %k = %m)
        : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
      cond {
        %n = stablehlo.constant dense<8> : tensor<i32>
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %y = stablehlo.multiply %x, %w : tensor<4xf32>
        stablehlo.return %next, %y, %w, %k : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
      }
      return %r#1 : tensor<4xf32>
    })");
  Operation *loop = op("while");
  Block &body = loop->getRegion(1).front();
  EXPECT_FALSE(invariantInitOf(body.getArgument(0)));
  EXPECT_FALSE(invariantInitOf(body.getArgument(1)));
  EXPECT_EQ(invariantInitOf(body.getArgument(2)), loop->getOperand(2));
  EXPECT_EQ(invariantInitOf(body.getArgument(3)), loop->getOperand(3));
  EXPECT_FALSE(isCheapConstant(body.getArgument(2)));
  EXPECT_TRUE(isCheapConstant(body.getArgument(3)));
  // Arguments of the condition have no invariant initial value, because no
  // terminator yields them.
  EXPECT_FALSE(invariantInitOf(loop->getRegion(0).front().getArgument(2)));
}

} // namespace
