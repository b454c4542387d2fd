//===- ValueBytesTest.cpp - Bytes by value --------------------------------===//

#include "compiler/Simulator/Kernels/ValueBytes.h"
#include "unittests/Simulator/SimulatorTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using ValueBytesTest = SimulatorTest;

// Maps of 1 to 40 values have or have no hash table.
TEST_F(ValueBytesTest, FindsValuesInAnyNumber) {
  constexpr unsigned kMost = 40;
  Block block;
  for (unsigned i = 0; i < kMost; ++i)
    block.addArgument(IndexType::get(&context), UnknownLoc::get(&context));
  for (unsigned size = 1; size <= kMost; ++size) {
    ValueBytes map;
    for (unsigned i = 0; i < size; ++i) {
      EXPECT_FALSE(map.contains(block.getArgument(i)));
      map[block.getArgument(i)] += i + 1;
      map.insert({block.getArgument(i), 99}); // is there already
    }
    ValueBytes copy = map;
    map.erase(block.getArgument(0));
    map.erase(block.getArgument(0)); // is not there any more
    EXPECT_EQ(map.size(), size - 1);
    EXPECT_EQ(copy.size(), size);
    EXPECT_EQ(map.lookup(block.getArgument(0)), 0);
    unsigned next = 1;
    for (const auto &[value, bytes] : map) {
      EXPECT_EQ(value, block.getArgument(next));
      EXPECT_EQ(bytes, ++next);
      EXPECT_EQ(map.lookup(value), bytes);
    }
    map[block.getArgument(0)] = 7; // is the last one now
    EXPECT_EQ(map.lookup(block.getArgument(0)), 7);
    EXPECT_EQ((map.end() - 1)->second, 7);
    ValueBytes moved = std::move(copy);
    EXPECT_EQ(moved.lookup(block.getArgument(size - 1)), size);
    EXPECT_EQ(moved.takeVector().size(), size);
    EXPECT_TRUE(moved.empty());
    EXPECT_FALSE(moved.contains(block.getArgument(0)));
  }
}

} // namespace
