//===- ScalingTest.cpp - Collectives by number of devices -----------------===//
//
// The observations of the GShard and GSPMD papers on 2-D tori: an all-reduce of
// constant size takes as long on 16 as on 2048 devices, an all-to-all grows as
// the square root of their number.
//
//===----------------------------------------------------------------------===//

#include "unittests/CostModel/CostModelTestUtils.h"
#include <cmath>

using namespace gspmd;

namespace {

double secondsOf(TransferKind kind, int64_t side, double bytes) {
  std::string sides = std::to_string(side) + "x" + std::to_string(side);
  Topology topology = topologyOf("v3:" + sides); // 32 x 32 closes to rings
  Mesh mesh({{"x", 2 * side * side}});
  Transfer transfer;
  transfer.kind = kind;
  transfer.axes = mesh.allAxes();
  transfer.bytes = bytes;
  return NetworkModel(topology)
      .cost(AxisLayout::rowMajor(topology, mesh), mesh, transfer)
      ->seconds();
}

TEST(ScalingTest, AllReduceIsAboutConstant) {
  for (double bytes : {8e6, 32e6}) {
    double few = secondsOf(TransferKind::AllReduce, 4, bytes);
    double many = secondsOf(TransferKind::AllReduce, 32, bytes);
    EXPECT_LT(many / few, bytes > 1e7 ? 1.6 : 3) << bytes;
    EXPECT_GT(many / few, 1);
  }
}

TEST(ScalingTest, AllToAllGrowsAsTheSquareRoot) {
  double few = secondsOf(TransferKind::AllToAll, 4, 32e6);
  double many = secondsOf(TransferKind::AllToAll, 32, 32e6);
  EXPECT_NEAR(many / few, std::sqrt(64.0), 1.0);
}

TEST(ScalingTest, GathersOfEqualShardsGrowAsTheirNumber) {
  double few = secondsOf(TransferKind::AllGather, 4, 1e6 * 32);
  double many = secondsOf(TransferKind::AllGather, 32, 1e6 * 2048);
  EXPECT_NEAR(many / few, 64, 8);
}

TEST(ScalingTest, AMillionDevicesAreNoWork) {
  Topology topology = topologyOf("256xv4:16x16x16");
  Mesh mesh({{"x", 1024}, {"y", 1024}});
  AxisLayout layout = AxisLayout::rowMajor(topology, mesh);
  Transfer transfer;
  transfer.axes = mesh.allAxes();
  transfer.bytes = 1e9;
  for (auto kind : {TransferKind::AllReduce, TransferKind::AllGather,
                    TransferKind::ReduceScatter, TransferKind::AllToAll}) {
    transfer.kind = kind;
    EXPECT_GT(NetworkModel(topology).cost(layout, mesh, transfer)->seconds(),
              0);
  }
}

} // namespace
