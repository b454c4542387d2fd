//===- TensorTilesTest.cpp - Padding of tensors to tiles ------------------===//

#include "lib/CostModel/Memory/TensorTiles.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

class TensorTilesTest : public ::testing::Test {
protected:
  Hardware v3 = *findHardware("v3"), v5e = *findHardware("v5e"),
           h100 = *findHardware("h100");
};

// What the production compiler assigns to arguments of these shapes.
TEST_F(TensorTilesTest, AsTheProductionCompilerAssigns) {
  EXPECT_EQ(tiledBytes(v3, {}, 32), 1024);
  EXPECT_EQ(tiledBytes(v5e, {}, 32), 512);
  EXPECT_EQ(tiledBytes(v3, {3, 3, 3, 1, 32}, 32), 18432);
  EXPECT_EQ(tiledBytes(v3, {32000}, 32), 32768 * 4);
  EXPECT_EQ(tiledBytes(v3, {2, 32, 64, 256, 32}, 16, {4, 0}), 512 << 20);
}

TEST_F(TensorTilesTest, TheMinorDimensionsHaveTheLeastPadding) {
  // 28672 columns, 32 rows.
  EXPECT_EQ(tiledBytes(v5e, {32, 28672, 16}, 32), 32 * 28672 * 16 * 4);
  EXPECT_EQ(tiledBytes(v5e, {32, 28672, 16}, 32, {1, 2}), 32 * 28672 * 16 * 4);
  EXPECT_EQ(tiledBytes(v5e, {32, 28672, 16}, 32, {0, 2}), 28672 * 16 * 128 * 4);
}

TEST_F(TensorTilesTest, TilesHaveAsFewRowsAsTheDimensionNeeds) {
  EXPECT_EQ(tiledBytes(v5e, {1, 128}, 32), 512);
  EXPECT_EQ(tiledBytes(v3, {1, 128}, 32), 1024);
  EXPECT_EQ(tiledBytes(v5e, {3, 128}, 32), 4 * 512);
  EXPECT_EQ(tiledBytes(v5e, {9, 200}, 32), 16 * 256 * 4);
  EXPECT_EQ(tiledBytes(v5e, {9, 200}, 32, {1, 0}), 16 * 256 * 4);
  EXPECT_EQ(tiledBytes(v5e, {9, 200}, 32, {0, 1}), 200 * 128 * 4);
}

TEST_F(TensorTilesTest, NarrowElementsFillTheLeastTileWithMoreRows) {
  EXPECT_EQ(tiledBytes(v5e, {1, 128}, 16), 512);
  EXPECT_EQ(tiledBytes(v5e, {1, 128}, 8), 512);
  EXPECT_EQ(tiledBytes(v5e, {8, 128}, 16), 8 * 128 * 2);
  EXPECT_EQ(tiledBytes(v5e, {8, 128}, 4), 8 * 64);
}

TEST_F(TensorTilesTest, WideElementsAreSeveralTensors) {
  EXPECT_EQ(tiledBytes(v5e, {3, 128}, 64), 2 * tiledBytes(v5e, {3, 128}, 32));
  EXPECT_EQ(tiledBytes(v5e, {}, 128), 4 * 512);
}

TEST_F(TensorTilesTest, OtherHardwareStoresDenseTensors) {
  EXPECT_EQ(tiledBytes(h100, {3, 3, 3, 1, 32}, 32), 27 * 32 * 4);
  EXPECT_EQ(tiledBytes(h100, {}, 16), 2);
  EXPECT_EQ(tiledBytes(h100, {3, 5}, 4, {0, 1}), 8);
  EXPECT_EQ(tiledBytes(v5e, {0, 128}, 32), 0);
}

} // namespace
