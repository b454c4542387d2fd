//===- SharedOpPropertyCacheTest.cpp - Properties shared by identical ops -===//

#include "compiler/Simulator/Ops/SharedOpPropertyCache.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using SharedOpPropertyCacheTest = SimulatorTest;

static constexpr StringLiteral kProgram = R"mlir(
  func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<2xf32>) {
    %0 = stablehlo.add %a, %a : tensor<4xf32>
    %1 = stablehlo.add %0, %a : tensor<4xf32>
    %2 = stablehlo.add %b, %b : tensor<8xf32>
    %3 = stablehlo.slice %1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %4 = stablehlo.slice %1 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<2xf32>
    return %1, %2, %5 : tensor<4xf32>, tensor<8xf32>, tensor<2xf32>
  })mlir";

TEST_F(SharedOpPropertyCacheTest, OpsOfOneNameTypeAndAttributesAreAlike) {
  parse(kProgram);
  SharedOpPropertyCache known;
  IntrinsicOpProperties *first = known.find(op("add", 0));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->kind.workKind, WorkKind::Pointwise);
  EXPECT_EQ(known.find(op("add", 1)), first); // of other operands
  EXPECT_NE(known.find(op("add", 2)), first); // of another type
  EXPECT_NE(known.find(op("slice", 0)), known.find(op("slice", 1)));
  EXPECT_NE(known.find(op("subtract")), first);
}

TEST_F(SharedOpPropertyCacheTest, AnswersOutliveTheProgram) {
  parse(kProgram);
  SharedOpPropertyCache known;
  IntrinsicOpProperties *first = known.find(op("add"));
  module = nullptr;
  parse(kProgram);
  EXPECT_EQ(known.find(op("add")), first);
}

TEST_F(SharedOpPropertyCacheTest, ReadersOfEqualConstantsAreAlike) {
  parse(R"mlir(
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %one = stablehlo.constant dense<1.0> : tensor<4xf32>
      %same = stablehlo.constant dense<1.0> : tensor<4xf32>
      %two = stablehlo.constant dense<2.0> : tensor<4xf32>
      %0 = stablehlo.add %a, %one : tensor<4xf32>
      %1 = stablehlo.add %0, %same : tensor<4xf32>
      %2 = stablehlo.add %1, %two : tensor<4xf32>
      %3 = stablehlo.add %one, %2 : tensor<4xf32>
      %4 = stablehlo.add %3, %3 : tensor<4xf32>
      return %4 : tensor<4xf32>
    })mlir");
  SharedOpPropertyCache known;
  IntrinsicOpProperties *first = known.find(op("add", 0));
  ASSERT_TRUE(first);
  EXPECT_EQ(known.find(op("add", 1)), first);
  EXPECT_NE(known.find(op("add", 2)), first); // of another value
  EXPECT_NE(known.find(op("add", 3)), first); // of another operand
  EXPECT_NE(known.find(op("add", 4)), first); // of no constant
}

TEST_F(SharedOpPropertyCacheTest, WhatHasRegionsIsLikeNoOther) {
  parse(R"mlir(
    func.func @f(%a: tensor<4xf32>) -> tensor<f32> {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %n = stablehlo.negate %z : tensor<f32>
      %1 = stablehlo.reduce(%a init: %n) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      return %1 : tensor<f32>
    })mlir");
  SharedOpPropertyCache known;
  EXPECT_EQ(known.find(op("reduce")), nullptr);
  EXPECT_NE(known.find(op("constant", 0)), nullptr);
}

TEST_F(SharedOpPropertyCacheTest, PropertiesAreEqualWithAndWithoutCache) {
  parse(kProgram);
  auto known = std::make_shared<SharedOpPropertyCache>();
  OpPropertyCache shared(hardware, known), again(hardware, known);
  for (OpPropertyCache *one : {&shared, &again})
    module->walk([&](Operation *op) {
      EXPECT_EQ(one->workKindOf(op), properties().workKindOf(op));
      EXPECT_EQ(one->isCollective(op), properties().isCollective(op));
      EXPECT_EQ(one->workOf(op).vectorFlops,
                properties().workOf(op).vectorFlops);
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        EXPECT_EQ(one->bytesRead(op, i), properties().bytesRead(op, i));
      for (unsigned i = 0; i < op->getNumResults(); ++i) {
        EXPECT_EQ(one->bytesWritten(op, i), bytesWritten(op, i));
        EXPECT_EQ(one->inPlaceOperandOf(op, i), std::nullopt);
      }
    });
}

} // namespace
