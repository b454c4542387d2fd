//===- StepStateTest.cpp - Which arguments are state ----------------------===//
#include "compiler/AutoSharding/Program/StepState.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class StepStateTest : public testing::Test {
protected:
  StepStateTest() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  FunctionOpInterface parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    return module ? module->lookupSymbol<FunctionOpInterface>("main")
                  : FunctionOpInterface();
  }

  /// A digit per argument: 1 for state.
  std::string stateOf(const std::string &text) {
    FunctionOpInterface func = parse(text);
    if (!func)
      return "not parsed";
    llvm::BitVector isState = stateArguments(func, *module);
    std::string digits;
    for (unsigned i = 0; i < isState.size(); ++i)
      digits += isState[i] ? '1' : '0';
    return digits;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

// %w, %m, %x; the gradient of x w is a product.
constexpr char kArguments[] = R"(
    %w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32},
    %m: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<4x4xf32>)";
constexpr char kProduct[] =
    ", contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> "
    "tensor<4x4xf32>\n";

std::string product(const std::string &result, const std::string &operands) {
  return result + " = stablehlo.dot_general " + operands + kProduct;
}

std::string step(const std::string &body, const std::string &before = "") {
  return before + "func.func @main(" + kArguments +
         ") -> (tensor<4x4xf32>, tensor<4x4xf32>) {\n" + body + "}\n";
}

TEST_F(StepStateTest, MomentsAreAndWeightsAreNot) {
  EXPECT_EQ(stateOf(step(product("%g", "%x, %w") + R"(
    %m1 = stablehlo.add %m, %g : tensor<4x4xf32>
    %w1 = stablehlo.subtract %w, %m1 : tensor<4x4xf32>
    return %w1, %m1 : tensor<4x4xf32>, tensor<4x4xf32>
  )")),
            "010");
}

TEST_F(StepStateTest, WhatAProductReadsIsNot) {
  // A moment that is multiplied by the gradient as a matrix.
  EXPECT_EQ(stateOf(step(product("%g", "%x, %w") + product("%u", "%m, %g") + R"(
    %w1 = stablehlo.subtract %w, %u : tensor<4x4xf32>
    return %w1, %u : tensor<4x4xf32>, tensor<4x4xf32>
  )")),
            "000");
}

TEST_F(StepStateTest, NothingIsWithoutProducts) {
  EXPECT_EQ(stateOf(step(R"(
    %m1 = stablehlo.add %m, %x : tensor<4x4xf32>
    %w1 = stablehlo.subtract %w, %m1 : tensor<4x4xf32>
    return %w1, %m1 : tensor<4x4xf32>, tensor<4x4xf32>
  )")),
            "000");
}

TEST_F(StepStateTest, IsFollowedThroughCalls) {
  const std::string called =
      "func.func private @inner(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> "
      "tensor<4x4xf32> {\n" +
      product("%r", "%a, %b") + "return %r : tensor<4x4xf32>\n}\n";
  const std::string update = R"(
    %m1 = stablehlo.add %m, %g : tensor<4x4xf32>
    return %g, %m1 : tensor<4x4xf32>, tensor<4x4xf32>
  )";
  const std::string type =
      " : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n";
  EXPECT_EQ(stateOf(step("%g = call @inner(%x, %w)" + type + update, called)),
            "010");
  EXPECT_EQ(stateOf(step("%g = call @inner(%m, %w)" + type + update, called)),
            "000");
}

TEST_F(StepStateTest, IsFollowedWithinOneStepOfALoop) {
  // Several steps: the next weight depends on the moment.
  auto loop = [](const std::string &operands) {
    return step(R"(
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%i = %zero, %v = %w, %n = %m)
        : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
    cond {
      %count = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %count
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
)" + product("%g", operands) +
                R"(
      %n1 = stablehlo.add %n, %g : tensor<4x4xf32>
      %v1 = stablehlo.subtract %v, %n1 : tensor<4x4xf32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %v1, %n1
        : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
    }
    return %r#1, %r#2 : tensor<4x4xf32>, tensor<4x4xf32>
)");
  };
  EXPECT_EQ(stateOf(loop("%x, %v")), "010");
  EXPECT_EQ(stateOf(loop("%x, %n")), "100");
}

TEST_F(StepStateTest, WhatALoopGivesIsFollowed) {
  // The sum of a loop is multiplied after it.
  EXPECT_EQ(stateOf(step(R"(
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.while(%i = %zero, %n = %m)
        : tensor<i32>, tensor<4x4xf32>
    cond {
      %count = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %count
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %n1 = stablehlo.add %n, %x : tensor<4x4xf32>
      stablehlo.return %i, %n1 : tensor<i32>, tensor<4x4xf32>
    }
)" + product("%g", "%r#1, %x") +
                         R"(
    return %w, %g : tensor<4x4xf32>, tensor<4x4xf32>
)")),
            "100");
}

TEST_F(StepStateTest, DonorsGiveTheirMemoryToTheFirstOfTheirType) {
  FunctionOpInterface func = parse(R"(
    func.func @main(%a: tensor<4xf32> {jax.buffer_donor = true},
                    %b: tensor<2xf32> {jax.buffer_donor = true},
                    %c: tensor<4xf32> {tf.aliasing_output = 0 : i32},
                    %d: tensor<4xf32>,
                    %e: tensor<4xf32> {jax.buffer_donor = true})
        -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
      return %c, %a, %b : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
    })");
  ASSERT_TRUE(func);
  EXPECT_EQ(replacingResults(func), (std::vector<std::optional<unsigned>>{
                                        1, 2, 0, std::nullopt, std::nullopt}));
}

} // namespace
