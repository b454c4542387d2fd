//===- NetworkModel.h - How long collectives take ---------------*- C++ -*-===//
//
// Closed forms, whatever the number of devices. With W the bytes per second of
// a link in one direction, n members and V bytes in the whole (gathered)
// tensor:
//
//   all_gather, reduce_scatter   V (1 - 1/N) / B,   B = sum over legs of 2 W
//   for
//                                a ring, W for a line (whose ends have one
//                                neighbour); N members in all
//   all_reduce                   the two after each other
//   all_to_all                   uniform traffic, shortest ways, one leg after
//                                the other, all at once: the busiest link of a
//                                ring of n carries n/8 of what a device holds
//                                ((n^2-1)/8n for odd n), of a line n/4
//                                over whole dimensions that make a twisted
//                                torus: the busiest link of shortest ways,
//                                counted when the topology is read
//   shift, permute, halo         the busiest link on shortest ways
//
// Legs with hops of s links share them with s - 1 groups like theirs, and the
// devices of a chip that are in other groups share its links: W is divided.
// Where a chip has several devices (v2, v3), each of them drives one direction
// of a ring: a gather gets W from it, not 2 W, and what an all_to_all sends
// goes half round, (n-1)/4. So 32 x 32 chips of v3, whose sides are rings, are
// no faster than lines would be, and an all_to_all grows with the root of the
// number of devices, as GShard measured (3.75 times for 16 times the devices).
// On a switch all chips send and receive at W: a gather has B = W, and of what
// a device holds an all_to_all sends (n-1)/n. Between slices every chip has its
// own share of the data-center network; a collective does there what it does on
// a ring, on what is left after the torus.
//
// The latency is that of starting, and one hop after the other to the member
// that is furthest away (the other way round a ring: half of it).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

class NetworkModel {
public:
  explicit NetworkModel(const Topology &topology) : topology(&topology) {}

  /// nullopt if the layout has no pieces for the axes.
  std::optional<TransferCost> cost(const AxisLayout &layout, const Mesh &mesh,
                                   const Transfer &transfer) const;

private:
  const Topology *topology;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_NETWORKMODEL_H
