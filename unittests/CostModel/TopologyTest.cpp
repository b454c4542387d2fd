//===- TopologyTest.cpp - Topology strings --------------------------------===//

#include "unittests/CostModel/CostModelTestUtils.h"

using namespace gspmd;

namespace {

std::string errorOf(llvm::StringRef text) {
  return messageOf(Topology::parse(text));
}
std::vector<bool> ringsOf(llvm::StringRef text) {
  std::vector<bool> rings;
  Topology topology = topologyOf(text); // torus() refers to it
  for (const TorusDim &dim : topology.torus())
    rings.push_back(dim.wraps);
  return rings;
}

TEST(TopologyTest, Sizes) {
  Topology v4 = topologyOf("v4:8x16x16");
  EXPECT_EQ(v4.numChips(), 2048);
  EXPECT_EQ(v4.numDevices(), 2048);
  Topology v3 = topologyOf("v3:16x16");
  EXPECT_EQ(v3.numChips(), 256);
  EXPECT_EQ(v3.numDevices(), 512);
  Topology slices = topologyOf("2xv4:4x4x4");
  EXPECT_EQ(slices.slices(), 2);
  EXPECT_EQ(slices.numDevices(), 128);
  EXPECT_EQ(topologyOf("v5e:1").numDevices(), 1);
  EXPECT_EQ(topologyOf("256xv4:16x16x16").numDevices(), 1 << 20);
}

TEST(TopologyTest, RingsAreWhatTheWiringCloses) {
  using V = std::vector<bool>;
  EXPECT_EQ(ringsOf("v4:4x4x4"), (V{true, true, true}));
  EXPECT_EQ(ringsOf("v4:2x4x4"), (V{false, false, false})); // no complete cube
  EXPECT_EQ(ringsOf("v4:4x6x8"), (V{true, false, true}));
  EXPECT_EQ(ringsOf("v5e:8x16"), (V{false, true}));
  EXPECT_EQ(ringsOf("v3:16x32"), (V{false, true}));
  EXPECT_EQ(ringsOf("v4:4lx4x4r"), (V{false, true, true}));
  EXPECT_EQ(ringsOf("v5e:4rx4"), (V{true, false}));
}

TEST(TopologyTest, OneClearMessage) {
  EXPECT_EQ(
      errorOf("v4"),
      "topology 'v4': expected CHIP:SIZES such as v4:4x4x4 or 2xv4:4x4x4");
  EXPECT_NE(errorOf("v9:4x4").find("unknown hardware 'v9' (known: v2, v3, v4"),
            std::string::npos);
  EXPECT_NE(errorOf("v4:0x4x4").find("'0' is not the size"), std::string::npos);
  EXPECT_NE(errorOf("v4:-4x4").find("'-4' is not the size"), std::string::npos);
  EXPECT_NE(errorOf("v4:4xx4").find("'' is not the size"), std::string::npos);
  EXPECT_NE(errorOf("v4:").find("'' is not the size"), std::string::npos);
  EXPECT_NE(errorOf("v4:4x4x4q").find("'4q' is not the size"),
            std::string::npos);
  EXPECT_NE(errorOf("v4:99999999999999999999").find("is not the size"),
            std::string::npos);
  EXPECT_NE(errorOf("v5e:4x4x4").find("3 dimensions, but v5e is a 2-dim"),
            std::string::npos);
  EXPECT_NE(errorOf("v5e:32x32")
                .find("1024 chips, but a slice of v5e has at "
                      "most 256"),
            std::string::npos);
  EXPECT_NE(errorOf("0xv4:4x4x4").find("1000000 slices"), std::string::npos);
  EXPECT_NE(errorOf("v4:1000000x1000000x1000000").find("at most 4096"),
            std::string::npos);
}

} // namespace
