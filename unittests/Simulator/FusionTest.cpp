//===- FusionTest.cpp - Which values are written to memory ----------------===//

#include "compiler/Simulator/Kernels/Fusion.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class FusionTest : public SimulatorTest {
protected:
  /// Bytes that the op's kernel reads, by value.
  ValueBytes readsOf(Block &block, Operation *op) {
    Fusion fusion(block, properties());
    LeafCollector collector(fusion, block);
    collector.addOperands(op);
    return collector.reads;
  }
  bool isRootOf(StringRef text, StringRef name) {
    Block &block = parse(text);
    return Fusion(block, properties()).isRoot(op(name));
  }
};

TEST_F(FusionTest, ElementwiseOpsEndWhereNothingCanComputeThem) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<100xf32>) -> tensor<100xf32> {
      %0 = stablehlo.negate %a : tensor<100xf32>
      %1 = stablehlo.add %0, %a : tensor<100xf32>
      return %1 : tensor<100xf32>
    })");
  Fusion fusion(block, properties());
  EXPECT_FALSE(fusion.isRoot(op("negate")));
  EXPECT_TRUE(fusion.isRoot(op("add"))); // returned
  // %a is read once, though two ops of the kernel use it: 100 x 4 bytes.
  auto reads = readsOf(block, op("add"));
  EXPECT_EQ(reads.size(), 1u);
  EXPECT_EQ(reads.lookup(block.getArgument(0)), 400);
}

TEST_F(FusionTest, CollectivesReadFromMemory) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<100xf32>) -> tensor<200xf32> {
      %0 = stablehlo.negate %a : tensor<100xf32>
      %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> : tensor<100xf32> -> tensor<200xf32>
      %2 = stablehlo.negate %1 : tensor<200xf32>
      return %2 : tensor<200xf32>
    })");
  Fusion fusion(block, properties());
  EXPECT_TRUE(fusion.needsMemory(value("negate")));
  EXPECT_TRUE(fusion.isRoot(op("negate")));
  EXPECT_TRUE(fusion.isRoot(op("all_gather")));
}

// Each tensor of a chain is small and read twice: by the next, and by a
// product. Without a limit, the last product's kernel would contain all 1,000
// ops.
TEST_F(FusionTest, LongChainsOfSmallTensorsAreKeptNowAndThen) {
  std::string text = "func.func @f(%v0: tensor<8x8xf32>) -> tensor<8x8xf32> {";
  for (int i = 0; i < 1000; ++i) {
    std::string n = std::to_string(i), next = std::to_string(i + 1);
    text += "%p" + n + " = stablehlo.dot_general %v" + n + ", %v" + n +
            ", contracting_dims = [1] x [0] : (tensor<8x8xf32>, "
            "tensor<8x8xf32>) -> tensor<8x8xf32>\n%v" +
            next + " = stablehlo.negate %v" + n + " : tensor<8x8xf32>\n";
  }
  Block &block = parse(text + "return %v1000 : tensor<8x8xf32> }");
  Fusion fusion(block, properties());
  size_t most = 0;
  for (Operation &op : block.without_terminator())
    if (fusion.isRoot(&op)) {
      LeafCollector collector(fusion, block);
      collector.addOperands(&op);
      most = std::max(most, collector.ops.size());
    }
  EXPECT_GT(most, 10u); // small ones are recomputed
  EXPECT_LT(most, 100u);
}

// Two products read 20,000 x 4 = 80,000 bytes, above the limit of
// recomputation.
TEST_F(FusionTest, ExpensiveValuesAreKeptForSeveralReaders) {
  auto program = [](StringRef shared) {
    return R"(func.func @f(%a: tensor<200x100xf32>, %b: tensor<100x2xf32>, %c: tensor<100x3xf32>)
          -> (tensor<200x2xf32>, tensor<200x3xf32>) {
        %0 = stablehlo.)" +
           shared.str() + R"( : tensor<200x100xf32>
        %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<200x100xf32>, tensor<100x2xf32>) -> tensor<200x2xf32>
        %2 = stablehlo.dot_general %0, %c, contracting_dims = [1] x [0] : (tensor<200x100xf32>, tensor<100x3xf32>) -> tensor<200x3xf32>
        return %1, %2 : tensor<200x2xf32>, tensor<200x3xf32>
      })";
  };
  EXPECT_TRUE(isRootOf(program("exponential %a"), "exponential"));
  // Reading the operand twice (160,000) is less than reading it once, writing
  // the result and reading that twice (320,000).
  EXPECT_FALSE(isRootOf(program("negate %a"), "negate"));
}

TEST_F(FusionTest, SlicesAreReadAsSlices) {
  // 25 of 100 elements.
  Block &block = parse(R"(
    func.func @f(%a: tensor<100xf32>) -> tensor<25xf32> {
      %0 = stablehlo.slice %a [50:75] : (tensor<100xf32>) -> tensor<25xf32>
      %1 = stablehlo.negate %0 : tensor<25xf32>
      return %1 : tensor<25xf32>
    })");
  EXPECT_EQ(readsOf(block, op("negate")).lookup(block.getArgument(0)), 100);
}

TEST_F(FusionTest, AValueIsReadAtMostOnce) {
  // Two slices of 75 of 100 elements overlap: at most all 400 bytes are read.
  Block &block = parse(R"(
    func.func @f(%a: tensor<100xf32>) -> tensor<75xf32> {
      %0 = stablehlo.slice %a [0:75] : (tensor<100xf32>) -> tensor<75xf32>
      %1 = stablehlo.slice %a [25:100] : (tensor<100xf32>) -> tensor<75xf32>
      %2 = stablehlo.add %0, %1 : tensor<75xf32>
      return %2 : tensor<75xf32>
    })");
  EXPECT_EQ(readsOf(block, op("add")).lookup(block.getArgument(0)), 400);
}

} // namespace
