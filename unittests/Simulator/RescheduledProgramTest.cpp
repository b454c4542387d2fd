//===- RescheduledProgramTest.cpp - Schedules of one program --------------===//

#include "compiler/Simulator/Kernels/RescheduledProgram.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class RescheduledProgramTest : public SimulatorTest {
protected:
  /// Starts a collective with one result; its `done` precedes `reader`.
  static Operation *start(Operation *collective, Operation *reader) {
    OpBuilder builder(reader);
    Value result = collective->getResult(0);
    auto done = spmd::DoneOp::create(builder, collective->getLoc(),
                                     result.getType(), result);
    result.replaceAllUsesExcept(done, done);
    collective->setAttr(spmd::SpmdDialect::kStart, builder.getUnitAttr());
    return done;
  }

  /// The units of `block` equal those that are computed from nothing.
  void expectUnits(RescheduledProgram &program, Block &block, StringRef text) {
    OpPropertyCache own(hardware);
    std::vector<Unit> fresh = unitsOf(block, own);
    std::vector<Unit> units = *program.unitsOf(block, HostMemory());
    EXPECT_EQ(textOf(units), text);
    EXPECT_EQ(textOf(fresh), text);
    ASSERT_EQ(units.size(), fresh.size());
    for (auto [unit, expected] : llvm::zip(units, fresh)) {
      EXPECT_EQ(unit.kind, expected.kind);
      EXPECT_EQ(unit.lead, expected.lead);
      EXPECT_EQ(unit.ops, expected.ops);
      EXPECT_EQ(unit.work.memoryBytes, expected.work.memoryBytes);
      EXPECT_EQ(unit.reads.takeVector(), expected.reads.takeVector());
      EXPECT_EQ(unit.writes.takeVector(), expected.writes.takeVector());
    }
  }
};

TEST_F(RescheduledProgramTest, UnitsFollowTheSchedule) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.tanh %g : tensor<8x8xf32>
      %1 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %2 : tensor<8x8xf32>
    })");
  auto cache = std::make_shared<OpPropertyCache>(hardware);
  RescheduledProgram program(cache);
  StringRef synchronous = "all_gather; dot_general; tanh dot_general";
  expectUnits(program, block, synchronous);
  // Simulations of the same schedule share the units.
  EXPECT_EQ(program.unitsOf(block, HostMemory()),
            program.unitsOf(block, HostMemory()));

  Operation *gather = op("all_gather"), *tanh = op("tanh");
  tanh->moveAfter(op("dot_general"));
  Operation *done = start(gather, tanh);
  program.forgetUnits(block);
  expectUnits(program, block,
              "all_gather; dot_general; done; done tanh dot_general");

  cache->forget(done);
  done->getResult(0).replaceAllUsesWith(gather->getResult(0));
  done->erase();
  gather->removeAttr(spmd::SpmdDialect::kStart);
  program.forgetUnits(block);
  expectUnits(program, block, synchronous);
}

// A kernel of two products spills the same bytes in each schedule.
TEST_F(RescheduledProgramTest, SpillsStayTheSame) {
  hardware.onChipBytes = 8;
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("jit(f)/fused_kernel/dot")
      %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("jit(f)/fused_kernel/dot")
      %2 = stablehlo.dot_general %g, %1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %2 : tensor<8x8xf32>
    })");
  RescheduledProgram program(std::make_shared<OpPropertyCache>(hardware));
  EXPECT_GT(program.unitsOf(block, HostMemory())->at(1).work.memoryBytes,
            2 * 256);
  for (unsigned i = 0; i < 2; ++i)
    expectUnits(program, block,
                "all_gather; dot_general dot_general; dot_general");
  start(op("all_gather"), op("dot_general", 2));
  program.forgetUnits(block);
  expectUnits(program, block,
              "all_gather; dot_general dot_general; done; done dot_general");
}

// A unit of a loop contains the wait for a collective before the loop, though
// only the block around the loop is scheduled.
TEST_F(RescheduledProgramTest, UnitsFollowTheScheduleOfTheEnclosingBlock) {
  Block &block = parse(R"(
    sharding.mesh @mesh = <["x"=4]>
    func.func @f(%a: tensor<2x8xf32>, %n: tensor<i32>) -> tensor<8x8xf32> {
      %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %w:2 = stablehlo.while(%i = %n, %v = %g) : tensor<i32>, tensor<8x8xf32>
       cond {
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %t = stablehlo.add %v, %g : tensor<8x8xf32>
        stablehlo.return %i, %t : tensor<i32>, tensor<8x8xf32>
      }
      return %w#1 : tensor<8x8xf32>
    })");
  Block &body = op("while")->getRegion(1).front();
  RescheduledProgram program(std::make_shared<OpPropertyCache>(hardware));
  expectUnits(program, body, "add");
  start(op("all_gather"), op("while"));
  program.forgetUnits(block);
  expectUnits(program, body, "add done");
}

// An update in place of a tensor that a later op reads copies the tensor first.
TEST_F(RescheduledProgramTest, CopiesFollowTheOrder) {
  Block &block = parse(R"(
    func.func @f(%a: tensor<8x8xf32>, %v: tensor<1x8xf32>, %i: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = stablehlo.dynamic_update_slice %0, %v, %i, %i : (tensor<8x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<8x8xf32>
      %2 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
    })");
  auto cache = std::make_shared<OpPropertyCache>(hardware);
  RescheduledProgram program(cache);
  auto updateBytes = [&] {
    auto units = program.unitsOf(block, HostMemory());
    for (const Unit &unit : *units)
      if (unit.lead == op("dynamic_update_slice"))
        return unit.copiedBytes;
    return -1.0;
  };
  EXPECT_EQ(updateBytes(), 2 * 256);
  op("dynamic_update_slice")->moveAfter(op("dot_general", 1));
  program.forgetUnits(block);
  EXPECT_EQ(updateBytes(), 0);
}

} // namespace
