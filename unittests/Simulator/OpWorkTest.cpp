//===- OpWorkTest.cpp - The work of a single op ---------------------------===//

#include "compiler/Simulator/Ops/OpWork.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class OpWorkTest : public SimulatorTest {
protected:
  /// A product [2, 3] x [3, 5] of elements of `type`.
  OpWork productOf(StringRef type) {
    std::string t = type.str();
    std::string a = "tensor<2x3x" + t + ">", b = "tensor<3x5x" + t + ">";
    std::string c = "tensor<2x5x" + t + ">";
    parse("func.func @f(%a: " + a + ", %b: " + b + ") -> " + c +
          " { %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]"
          " : (" +
          a + ", " + b + ") -> " + c + " return %0 : " + c + " }");
    return workOf(op("dot_general"), hardware);
  }
};

TEST_F(OpWorkTest, AProductIsTwoFlopsForEachMultiplyAdd) {
  OpWork work = productOf("f32");
  EXPECT_EQ(work.matrixFlops, 2 * 2 * 3 * 5); // rows, depth, columns
  EXPECT_EQ(work.matrixSeconds, 60);          // 1 flop/s
  EXPECT_EQ(work.peakSeconds, 60);
  EXPECT_EQ(work.vectorFlops, 0);
}

TEST_F(OpWorkTest, TilesThatAreNotFullTakeTheTimeOfFullOnes) {
  hardware.matrixTile = 8; // depth 3 and columns 5 are padded to 8 each
  OpWork work = productOf("f32");
  EXPECT_EQ(work.matrixFlops, 60);
  EXPECT_DOUBLE_EQ(work.matrixSeconds, 2 * 2 * 8 * 8);
  EXPECT_EQ(work.peakSeconds, 60);
}

TEST_F(OpWorkTest, EightBitIntegersHaveARateOfTheirOwn) {
  EXPECT_EQ(productOf("i8").matrixSeconds, 30); // 2 flop/s
  EXPECT_EQ(typeWithoutRate(op("dot_general")), Type());
}

TEST_F(OpWorkTest, ComplexProductsAreFourRealOnes) {
  EXPECT_EQ(productOf("complex<f32>").matrixFlops, 240);
  EXPECT_TRUE(isa<ComplexType>(typeWithoutRate(op("dot_general"))));
}

TEST_F(OpWorkTest, TypesWithoutARate) {
  for (StringRef type : {"f64", "i32", "complex<f64>"}) {
    productOf(type);
    EXPECT_TRUE(typeWithoutRate(op("dot_general"))) << type.str();
  }
  for (StringRef type : {"f32", "bf16", "f16", "i8", "i4"}) {
    productOf(type);
    EXPECT_FALSE(typeWithoutRate(op("dot_general"))) << type.str();
  }
}

TEST_F(OpWorkTest, ElementwiseOpsRunOnTheVectorUnit) {
  parse(R"(func.func @f(%a: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.add %a, %a : tensor<7xf32>
    %1 = stablehlo.exponential %0 : tensor<7xf32>
    return %1 : tensor<7xf32> })");
  EXPECT_EQ(workOf(op("add"), hardware).vectorFlops, 7);
  EXPECT_EQ(workOf(op("exponential"), hardware).transcendentals, 7);
  EXPECT_EQ(workOf(op("add"), hardware).matrixFlops, 0);
}

TEST_F(OpWorkTest, BytesReadAndWritten) {
  // A slice reads what it extracts: 3 of 7 elements of 4 bytes.
  parse(R"(func.func @f(%a: tensor<7xf32>) -> tensor<3xf32> {
    %0 = stablehlo.slice %a [2:5] : (tensor<7xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32> })");
  EXPECT_EQ(bytesOf(op("slice")->getOperand(0)), 28);
  EXPECT_EQ(bytesRead(op("slice"), 0), 12);
  EXPECT_EQ(bytesWritten(op("slice"), 0), 12);
  EXPECT_EQ(elementsOf(value("slice")), 3);
}

TEST_F(OpWorkTest, ElementsOfOddTypes) {
  parse(R"(func.func @f(%a: tensor<6xi1>, %b: tensor<6xcomplex<f64>>) {
    return })");
  Block &block = parse(R"(func.func @f(%a: tensor<6xi1>,
    %b: tensor<6xcomplex<f64>>, %c: tensor<2x3xbf16>) { return })");
  EXPECT_EQ(bytesOf(block.getArgument(0)), 6);
  EXPECT_EQ(bytesOf(block.getArgument(1)), 6 * 16);
  EXPECT_EQ(bytesOf(block.getArgument(2)), 6 * 2);
}

TEST_F(OpWorkTest, KindsOfOps) {
  parse(R"(
    sharding.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> {
      %0 = stablehlo.optimization_barrier %a : tensor<4xf32>
      %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> : tensor<4xf32> -> tensor<8xf32>
      %2 = func.call @g(%1) : (tensor<8xf32>) -> tensor<8xf32>
      return %2 : tensor<8xf32>
    }
    func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> { return %a : tensor<8xf32> })");
  Operation *barrier = op("optimization_barrier"), *gather = op("all_gather"),
            *call = op("call");
  EXPECT_TRUE(forwardsOperands(barrier) && !isCollective(barrier) &&
              !isControl(barrier));
  EXPECT_TRUE(!forwardsOperands(gather) && isCollective(gather) &&
              !isControl(gather));
  EXPECT_TRUE(!forwardsOperands(call) && !isCollective(call) &&
              isControl(call));
  EXPECT_EQ(workKindOf(call), WorkKind::Opaque); // has no interface
}

} // namespace
