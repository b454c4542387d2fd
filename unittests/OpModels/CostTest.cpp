//===- CostTest.cpp - Flops as XLA counts them ----------------------------===//

#include "unittests/OpModels/OpModelsTest.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

class CostTest : public OpModelsTest {
protected:
  template <typename OpT>
  double flops(StringRef text) {
    OpT op = parse<OpT>(text);
    return op ? cast<EmulationCostOpInterface>(op.getOperation()).getFlops()
              : -1;
  }
  template <typename OpT>
  double transcendentals(StringRef text) {
    OpT op = parse<OpT>(text);
    return op ? cast<EmulationCostOpInterface>(op.getOperation())
                    .getTranscendentals()
              : -1;
  }
};

TEST_F(CostTest, ElementwiseCountsResultElements) {
  StringRef text = R"(func.func @f(%a: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.add %a, %a : tensor<4x6xf32>
    %1 = stablehlo.exponential %0 : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  })";
  EXPECT_EQ(flops<stablehlo::AddOp>(text), 24);
  EXPECT_EQ(transcendentals<stablehlo::AddOp>(text), 0);
  EXPECT_EQ(flops<stablehlo::ExpOp>(text), 0);
  EXPECT_EQ(transcendentals<stablehlo::ExpOp>(text), 24);
}

TEST_F(CostTest, MovingDataIsFree) {
  StringRef text = R"(func.func @f(%a: tensor<4x6xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  })";
  EXPECT_EQ(flops<stablehlo::TransposeOp>(text), 0);
}

TEST_F(CostTest, DotCountsMultiplyAndAdd) {
  EXPECT_EQ(flops<stablehlo::DotGeneralOp>(R"(
    func.func @f(%a: tensor<3x4x5xf32>, %b: tensor<3x5x7xf32>) -> tensor<3x4x7xf32> {
      %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
        : (tensor<3x4x5xf32>, tensor<3x5x7xf32>) -> tensor<3x4x7xf32>
      return %0 : tensor<3x4x7xf32>
    })"),
            2 * 3 * 4 * 7 * 5);
}

TEST_F(CostTest, ReduceCountsCombinations) {
  EXPECT_EQ(flops<stablehlo::ReduceOp>(R"(
    func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) -> tensor<4xf32> {
      %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
        : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })"),
            24 - 4);
}

TEST_F(CostTest, ConvolutionSkipsPadding) {
  // Two of the 8 * 3 pairs of window and tap hold padding.
  EXPECT_EQ(flops<stablehlo::ConvolutionOp>(R"(
    func.func @f(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>) -> tensor<2x8x4xf32> {
      %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
        window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x8x4xf32>
      return %0 : tensor<2x8x4xf32>
    })"),
            2 * (2 * 3 * 4) * (8 * 3 - 2));
}

TEST_F(CostTest, ScatterEvaluatesTheBodyPerUpdate) {
  EXPECT_EQ(flops<stablehlo::ScatterOp>(R"(
    func.func @f(%a: tensor<40x8xf32>, %i: tensor<6x1xi32>, %u: tensor<6x8xf32>) -> tensor<40x8xf32> {
      %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
          update_window_dims = [1], inserted_window_dims = [0],
          scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %1 = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %1 : tensor<f32>
      }) : (tensor<40x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<40x8xf32>
      return %0 : tensor<40x8xf32>
    })"),
            48);
}

} // namespace
