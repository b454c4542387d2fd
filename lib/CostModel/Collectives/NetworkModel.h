//===- NetworkModel.h - The time of collectives -----------------*- C++ -*-===//
//
// Closed forms whose evaluation does not depend on the number of devices. With
// W the bytes per second of a link in one direction, n members and V bytes of
// the global (gathered) tensor:
//
//   all_gather, reduce_scatter   V (1 - 1/N) / B,   B = sum over network
//                                dimensions of 2 W for a ring, W for a line
//                                (whose ends have one neighbor); N members in
//                                all
//   all_reduce                   the two in sequence
//   all_to_all                   uniform traffic on shortest paths, all network
//                                dimensions in sequence and pipelined: the
//                                busiest link of a ring of n carries n/8 of the
//                                bytes of a device ((n^2-1)/8n for odd n), of a
//                                line n/4;
//                                over dimensions that form a twisted torus: the
//                                busiest link of shortest paths, counted when
//                                the topology is parsed
//   shift, permute, halo         the busiest link on shortest paths
//
// A dimension with hops of s links shares them with s - 1 groups like its own,
// and the devices of a chip in other groups share its links: W is divided by
// both. If a chip has several devices (v2, v3), each of them drives one
// direction of a ring: a gather gets W from it instead of 2 W, and all_to_all
// traffic goes half round, (n-1)/4. So 32 x 32 chips of v3, whose sides are
// rings, are no faster than lines would be, and an all_to_all grows with the
// square root of the number of devices, as GShard measured (3.75 times for 16
// times the devices). On a switch all chips send and receive at W: a gather has
// B = W, and an all_to_all sends (n-1)/n of the bytes of a device. Between
// slices every chip has its own share of the data-center network; a collective
// runs there like on a ring, with the bytes that remain after the torus.
//
// The latency is the start-up time plus one hop after the other to the farthest
// member (half of the members on a ring).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

class NetworkModel {
public:
  explicit NetworkModel(const Topology &topology) : topology(&topology) {}

  /// Returns nullopt if the layout has no sub-axes for the axes.
  std::optional<TransferCost> cost(const AxisLayout &layout, const Mesh &mesh,
                                   const Transfer &transfer) const;

private:
  const Topology *topology;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H
