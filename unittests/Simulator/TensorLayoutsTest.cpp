//===- TensorLayoutsTest.cpp - Bytes of values in main memory -------------===//

#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class TensorLayoutsTest : public SimulatorTest {
protected:
  TensorLayoutsTest() {
    hardware.tileRows = 8;
    hardware.tileColumns = 128;
    hardware.minTileBytes = 512;
  }
  double bytes(Value value) {
    return TensorLayouts(*module, properties()).bytesOf(value);
  }
};

constexpr StringRef kConvolution = R"(
  func.func @f(%x: tensor<2x64x32xf32>, %k: tensor<3x32x16xf32>) -> tensor<2x64x16xf32> {
    %0 = stablehlo.negate %x : tensor<2x64x32xf32>
    %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x32xf32>, tensor<3x32x16xf32>) -> tensor<2x64x16xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<2x64x16xf32>) -> tensor<64x2x16xf32>
    %3 = stablehlo.reshape %2 : (tensor<64x2x16xf32>) -> tensor<128x16xf32>
    %4 = func.call @g(%1) : (tensor<2x64x16xf32>) -> tensor<2x64x16xf32>
    return %4 : tensor<2x64x16xf32>
  }
  func.func private @g(%y: tensor<2x64x16xf32>) -> tensor<2x64x16xf32> {
    %5 = stablehlo.exponential %y : tensor<2x64x16xf32>
    return %5 : tensor<2x64x16xf32>
  })";

// Two rows (the batch) of 128 columns (the features) for each of 64 spatial
// indices.
TEST_F(TensorLayoutsTest, ConvolutionsHaveBatchAndFeaturesInTheTiles) {
  parse(kConvolution);
  double tiled = 64 * 2 * 128 * 4;
  EXPECT_EQ(bytes(value("convolution")), tiled);
  EXPECT_EQ(bytes(value("negate")), tiled);
  EXPECT_EQ(bytes(value("transpose")), tiled);
}

TEST_F(TensorLayoutsTest, LayoutsPassThroughCalls) {
  parse(kConvolution);
  EXPECT_EQ(bytes(value("exponential")), 64 * 2 * 128 * 4);
}

TEST_F(TensorLayoutsTest, OtherValuesHaveTheLeastPadding) {
  Block &block = parse(kConvolution);
  // 64 columns and 32 or 2 rows; 128 columns and 16 rows.
  EXPECT_EQ(bytes(block.getArgument(0)), 2 * 32 * 128 * 4);
  EXPECT_EQ(bytes(value("reshape")), 16 * 128 * 4);
}

// The batch of 2 is the minor dimension of what is left, before the spatial
// dimension: 64 rows of 128 columns. With features as the minor ones it would
// be 2 rows of 128 columns for each of 64 spatial indices.
TEST_F(TensorLayoutsTest, ReductionsOverFeaturesLeaveTheBatchMinor) {
  parse(R"(
    func.func @f(%x: tensor<2x64x32xf32>, %k: tensor<3x32x16xf32>, %n: tensor<2x64xi32>, %m: tensor<2x64xi32>, %init: tensor<f32>) -> tensor<2x64xf32> {
      %1 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x32xf32>, tensor<3x32x16xf32>) -> tensor<2x64x16xf32>
      %2 = stablehlo.reduce(%1 init: %init) applies stablehlo.add across dimensions = [2] : (tensor<2x64x16xf32>, tensor<f32>) -> tensor<2x64xf32>
      %3 = stablehlo.convert %n : (tensor<2x64xi32>) -> tensor<2x64xf32>
      %4 = stablehlo.multiply %2, %3 : tensor<2x64xf32>
      return %4 : tensor<2x64xf32>
    })");
  double tiled = 64 * 128 * 4;
  EXPECT_EQ(bytes(value("reduce")), tiled);
  EXPECT_EQ(bytes(value("multiply")), tiled);
  // The caller's labels have 64 columns, so they are copied.
  TensorLayouts layouts(*module, properties());
  Block &block = *value("reduce").getParentBlock();
  EXPECT_EQ(bytes(block.getArgument(2)), 2 * 128 * 4);
  EXPECT_EQ(layouts.bytesOfCopy(block.getArgument(2)), tiled);
  EXPECT_EQ(layouts.bytesOfCopy(block.getArgument(3)), 0);
  EXPECT_EQ(layouts.bytesOfCopy(block.getArgument(0)), 0);
}

TEST_F(TensorLayoutsTest, WithoutTilesTensorsAreDense) {
  hardware.minTileBytes = 0;
  parse(kConvolution);
  EXPECT_EQ(bytes(value("convolution")), 2 * 64 * 16 * 4);
  EXPECT_EQ(bytes(value("negate")), 2 * 64 * 32 * 4);
}

TEST_F(TensorLayoutsTest, PredicatesTakeBytesAndComplexNumbersTwoTensors) {
  parse(R"(
    func.func @f(%x: tensor<8x128xf32>) -> tensor<8x128xcomplex<f32>> {
      %0 = stablehlo.compare GT, %x, %x : (tensor<8x128xf32>, tensor<8x128xf32>) -> tensor<8x128xi1>
      %1 = stablehlo.complex %x, %x : tensor<8x128xcomplex<f32>>
      return %1 : tensor<8x128xcomplex<f32>>
    })");
  EXPECT_EQ(bytes(value("compare")), 1024);
  EXPECT_EQ(bytes(value("complex")), 8192);
}

} // namespace
