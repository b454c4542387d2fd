//===- BlockBuffersTest.cpp - Buffers of the values of a block ------------===//

#include "compiler/Simulator/Memory/BlockBuffers.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class BuffersTest : public SimulatorTest {
protected:
  /// "value first..last bytes role" of each buffer that is live at all.
  std::string buffers(StringRef text) {
    Block &block = parse(text);
    std::vector<Unit> all = unitsOf(block, properties());
    std::vector<TimedUnit> units(all.begin(), all.end());
    std::vector<const TimedUnit *> order;
    for (const TimedUnit &unit : units)
      order.push_back(&unit);
    found = computeBuffers(block, BlockRole::Entry, order,
                           cast<FunctionOpInterface>(block.getParentOp()),
                           HostMemory(), TensorLayouts(*module, properties()),
                           properties());
    std::string result;
    llvm::raw_string_ostream os(result);
    for (const Buffer &buffer : found.buffers) {
      if (buffer.last < buffer.first)
        continue;
      if (auto argument = dyn_cast<BlockArgument>(buffer.value))
        os << "argument " << argument.getArgNumber();
      else
        os << buffer.value.getDefiningOp()->getName().stripDialect();
      os << " " << buffer.first << ".." << buffer.last << " "
         << int64_t(buffer.bytes) << " " << buffer.role << "\n";
    }
    return result;
  }
  BlockBuffers found;
};

// Units 0 and 1 are the products. -1 is before them, 2 after them.
TEST_F(BuffersTest, FromTheWriterToTheLastReader) {
  EXPECT_EQ(buffers(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })"),
            "argument 0 -1..2 16 argument\n" // not donated
            "dot_general 0..1 16 temporary\n"
            "dot_general 1..2 16 result\n");
  EXPECT_EQ(found.argumentBytes, 16);
  EXPECT_EQ(found.donatedBytes, 0);
}

TEST_F(BuffersTest, ADonatedArgumentEndsWithItsLastReader) {
  EXPECT_EQ(buffers(R"(
    func.func @f(%a: tensor<2x2xf32> {jax.buffer_donor = true}) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })"),
            "argument 0 -1..0 16 argument\n"
            "dot_general 0..1 16 temporary\n"
            "dot_general 1..2 16 result\n");
  EXPECT_EQ(found.donatedBytes, 16);
}

// The exponential writes where it has just read: the product's buffer ends
// before it (unit 1).
TEST_F(BuffersTest, AnElementwiseKernelTakesItsOperandsPlace) {
  EXPECT_EQ(buffers(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2x2xf32>
      %1 = stablehlo.exponential %0 : tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })"),
            "argument 0 -1..2 16 argument\n"
            "all_reduce 0..0 16 temporary\n"
            "exponential 1..2 16 result\n");
}

// On TPUs only if the operand is an argument that the caller donates for a
// result.
TEST_F(BuffersTest, WithTilesAnElementwiseKernelWritesElsewhere) {
  hardware.tileRows = 8;
  hardware.tileColumns = 128;
  hardware.minTileBytes = 512;
  EXPECT_EQ(buffers(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<8x128xf32> {jax.buffer_donor = true}) -> (tensor<8x128xf32>, tensor<8x128xf32>) {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<8x128xf32>
      %1 = stablehlo.exponential %0 : tensor<8x128xf32>
      %2 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<8x128xf32>
      %3 = stablehlo.exponential %a : tensor<8x128xf32>
      return %2, %3 : tensor<8x128xf32>, tensor<8x128xf32>
    })"),
            "argument 0 -1..2 4096 argument\n"
            "all_reduce 0..1 4096 temporary\n"
            "exponential 1..2 4096 temporary\n"
            "all_reduce 2..4 4096 result\n"
            "exponential 3..4 4096 result\n");
}

// A product reads its operand until the end.
TEST_F(BuffersTest, AProductDoesNot) {
  EXPECT_EQ(buffers(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2x2xf32>
      %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %1 : tensor<2x2xf32>
    })"),
            "argument 0 -1..2 16 argument\n"
            "all_reduce 0..1 16 temporary\n"
            "dot_general 1..2 16 result\n");
}

TEST_F(BuffersTest, AnUpdateInPlaceIsTheTensorItUpdates) {
  EXPECT_EQ(buffers(R"(
    func.func @f(%a: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %u: tensor<1xf32>, %i: tensor<i32>) -> tensor<8xf32> {
      %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<8xf32>, tensor<1xf32>, tensor<i32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    })"),
            "argument 0 -1..1 32 argument\n"
            "argument 1 -1..1 4 argument\n"
            "argument 2 -1..1 4 argument\n");
}

TEST_F(BuffersTest, OtherNamesHoldTheSameMemory) {
  EXPECT_EQ(buffers(R"(
    func.func @f(%a: tensor<2x2xf32>) -> tensor<4xf32> {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = stablehlo.reshape %0 : (tensor<2x2xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    })"),
            "argument 0 -1..1 16 argument\n"
            "dot_general 0..1 16 result\n");
}

// The counter's initial value (unit 0) is in the buffer of the loop-carried
// value. The loop (unit 1) has buffers of its own for carried values, since the
// argument is kept; a loop-invariant value is the operand.
TEST_F(BuffersTest, ALoopHoldsItsCarries) {
  EXPECT_EQ(buffers(R"(
    func.func @f(%a: tensor<2x2xf32>, %w: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %r:3 = stablehlo.while(%i = %z, %x = %a, %v = %w) : tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>
      cond {
        %n = stablehlo.constant dense<8> : tensor<i32>
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %y = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        stablehlo.return %next, %y, %v : tensor<i32>, tensor<2x2xf32>, tensor<2x2xf32>
      }
      return %r#1 : tensor<2x2xf32>
    })"),
            "argument 0 -1..2 16 argument\n"
            "argument 1 -1..2 16 argument\n"
            "constant 0..0 0 temporary\n"
            "while 1..1 4 loop carry\n"
            "while 1..2 16 result\n");
}

} // namespace
