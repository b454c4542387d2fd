//===- HloCollectivesTest.cpp - Collectives in bytes of HLO ---------------===//
#include "compiler/Bisect/Suspects/HloCollectives.h"
#include "lib/Engines/Pjrt/WireWriter.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::bisect;
using mlir::gspmd::pjrt::WireWriter;

namespace {

WireWriter bytes(const std::string &text) {
  WireWriter writer;
  writer.bytes = text;
  return writer;
}

/// f32[8,4].
WireWriter makeShape() {
  WireWriter shape;
  shape.number(2, 11);
  shape.number(3, 8);
  shape.number(3, 4);
  return shape;
}

WireWriter makeInstruction(const std::string &opcode, int64_t id) {
  WireWriter instruction;
  instruction.message(2, bytes(opcode));
  instruction.message(3, makeShape());
  instruction.number(35, id);
  return instruction;
}

/// A computation that returns the last of its instructions.
WireWriter makeComputation(int64_t id,
                           const std::vector<WireWriter> &instructions,
                           int64_t root) {
  WireWriter computation;
  for (const WireWriter &instruction : instructions)
    computation.message(2, instruction);
  computation.number(5, id);
  computation.number(6, root);
  return computation;
}

/// The bytes of a HloModuleProtoWithConfig.
std::string makeProgram(const std::vector<WireWriter> &computations) {
  WireWriter module, program;
  for (const WireWriter &computation : computations)
    module.message(3, computation);
  program.message(1, module);
  return program.bytes;
}

std::vector<std::string> listTexts(const std::string &program) {
  std::vector<std::string> texts;
  auto collectives = findHloCollectives(program);
  EXPECT_TRUE(collectives.has_value());
  if (collectives)
    for (const HloCollective &each : *collectives)
      texts.push_back(each.text);
  return texts;
}

/// An all-reduce by computation 7, with op_name "%1, %2".
WireWriter makeAllReduce(int64_t id) {
  WireWriter group, metadata, instruction = makeInstruction("all-reduce", id);
  group.number(1, 0);
  group.number(1, 1);
  metadata.message(2, bytes("%1, %2"));
  instruction.message(7, metadata);
  instruction.number(38, 7);
  instruction.message(49, group);
  return instruction;
}

TEST(HloCollectives, ReductionsHaveTheirKind) {
  for (const char *kind : {"add", "maximum"}) {
    std::string program =
        makeProgram({makeComputation(7, {makeInstruction(kind, 3)}, 3),
                     makeComputation(8, {makeAllReduce(4)}, 4)});
    EXPECT_EQ(listTexts(program),
              std::vector<std::string>{"all-reduce " + std::string(kind) +
                                       " f32[8,4] over {0,1}"});
    EXPECT_EQ(findHloCollectives(program)->front().source, "%1, %2");
  }
}

// A field that is 0 is omitted: the pair (0, 4) has a target only.
TEST(HloCollectives, PairsHaveSourceAndTarget) {
  WireWriter first, second,
      instruction = makeInstruction("collective-permute", 1);
  first.number(2, 4);
  second.number(1, 4);
  instruction.message(52, first);
  instruction.message(52, second);
  EXPECT_EQ(listTexts(makeProgram({makeComputation(8, {instruction}, 1)})),
            std::vector<std::string>{
                "collective-permute f32[8,4] from and to {0,4}{4,0}"});
}

TEST(HloCollectives, OtherOpsAreNone) {
  EXPECT_TRUE(listTexts(makeProgram({makeComputation(
                            8, {makeInstruction("dot", 1)}, 1)}))
                  .empty());
}

TEST(HloCollectives, TuplesAreBounded) {
  auto makeTuple = [](int depth) {
    WireWriter shape = makeShape();
    for (int i = 0; i < depth; ++i) {
      WireWriter outer;
      outer.message(4, shape);
      shape = outer;
    }
    WireWriter instruction;
    instruction.message(2, bytes("all-to-all"));
    instruction.message(3, shape);
    return makeProgram({makeComputation(8, {instruction}, 1)});
  };
  EXPECT_EQ(listTexts(makeTuple(2)),
            std::vector<std::string>{"all-to-all ((f32[8,4]))"});
  std::string deep = listTexts(makeTuple(10000)).front();
  EXPECT_LT(deep.size(), 100U);
  EXPECT_NE(deep.find('?'), std::string::npos);
}

TEST(HloCollectives, OtherBytesAreNoProgram) {
  EXPECT_FALSE(findHloCollectives("").has_value());
  EXPECT_FALSE(findHloCollectives("no message").has_value());
  std::string program =
      makeProgram({makeComputation(8, {makeAllReduce(4)}, 4)});
  for (size_t size = 1; size < program.size(); ++size)
    findHloCollectives(program.substr(0, size)); // must not crash
  EXPECT_FALSE(
      findHloCollectives(program.substr(0, program.size() - 1)).has_value());
}

} // namespace
