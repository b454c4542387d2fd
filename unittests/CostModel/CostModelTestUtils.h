//===- CostModelTestUtils.h - Topologies for tests --------------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_COSTMODEL_COSTMODELTESTUTILS_H
#define GSPMD_UNITTESTS_COSTMODEL_COSTMODELTESTUTILS_H

#include "lib/CostModel/Collectives/NetworkModel.h"
#include "gtest/gtest.h"

namespace mlir::gspmd {

/// Returns the topology named `text`; the test fails if there is none.
inline Topology topologyOf(llvm::StringRef text) {
  absl::StatusOr<Topology> topology = Topology::parse(text);
  EXPECT_TRUE(topology.ok()) << std::string(topology.status().message());
  return *std::move(topology);
}

/// Returns a topology whose links carry 1 byte per second without latency, so
/// that seconds are units over the busiest link.
inline Topology unitTopology(llvm::StringRef text) {
  Topology topology = topologyOf(text);
  Hardware &hw = topology.hardware();
  hw.linkBandwidth = hw.linkEfficiency = 1;
  hw.hopLatency = hw.collectiveLatency = hw.dcnLatency = 0;
  hw.coreBandwidth = hw.dcnBandwidth = 1e30;
  return topology;
}

/// Returns the message of a failure; empty if there is none.
template <typename T>
std::string messageOf(const absl::StatusOr<T> &result) {
  return result.ok() ? "" : std::string(result.status().message());
}

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_COSTMODEL_COSTMODELTESTUTILS_H
