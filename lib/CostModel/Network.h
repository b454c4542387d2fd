//===- Network.h - How long collectives take --------------------*- C++ -*-===//
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
//   shift, permute, halo         the busiest link on shortest ways
//
// Legs with hops of s links share them with s - 1 groups like theirs, and the
// devices of a chip that are in other groups share its links: W is divided.
// Between slices every chip has its own share of the data-center network; a
// collective does there what it does on a ring, on what is left after the
// torus.
//
// The latency is that of starting, and one hop after the other to the member
// that is furthest away (the other way round a ring: half of it).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_NETWORK_H
#define GSPMD_LIB_COSTMODEL_NETWORK_H

#include "lib/CostModel/AxisLayout.h"
#include "lib/CostModel/Work.h"

namespace gspmd {

/// A collective as the program states it.
struct Transfer {
  TransferKind kind = TransferKind::AllReduce;
  AxisList axes;
  /// Of a permutation: the digits that name the target.
  AxisList target;
  /// Of one device: what it has after a gather, before anything else.
  double bytes = 0;
  /// shift: places, modulo the group's size with `wraps`; reversed with
  /// `mirrors`.
  int64_t distance = 0;
  bool wraps = false, mirrors = false;
  /// permute_pairs: source, target, ...
  llvm::ArrayRef<int64_t> pairs = {};
  /// halo_exchange: bytes from the neighbours, and of a device's own part.
  double bytesBefore = 0, bytesBehind = 0, partBytes = 0;
};

/// Is a transfer of this kind routed message by message?
inline bool needsRouting(TransferKind kind) {
  return kind == TransferKind::Permute || kind == TransferKind::Shift ||
         kind == TransferKind::Pairs || kind == TransferKind::Halo;
}

struct TransferCost {
  /// Seconds before anything arrives, and seconds that links are busy.
  double latency = 0, wire = 0;
  /// What is busy: bit i is axis i of the topology's physical mesh.
  uint32_t busyDims = 0;
  double seconds() const { return latency + wire; }
};

class Network {
public:
  explicit Network(const Topology &topology) : topology(&topology) {}

  /// nullopt if the layout has no pieces for the axes.
  std::optional<TransferCost> cost(const AxisLayout &layout, const Mesh &mesh,
                                   const Transfer &transfer) const;

  /// The closed forms, on legs.
  TransferCost allGather(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost reduceScatter(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost allReduce(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost allToAll(llvm::ArrayRef<Leg> legs, double bytes) const;

private:
  struct Split;
  double linkBandwidth(const Split &split) const;
  /// What a transfer costs before any byte of it.
  TransferCost started(const Split &split) const;
  std::optional<TransferCost> permute(const AxisLayout &layout,
                                      const Mesh &mesh,
                                      const Transfer &transfer) const;

  const Topology *topology;
};

/// The busiest link's load when every member of a group sends one unit: how
/// often the unit passes it, the most hops, and whether chips or slices are
/// left.
struct RoutedLoad {
  /// By axis of the physical mesh (torus dimensions only).
  llvm::SmallVector<double> ofDim;
  int64_t mostHops = 0;
  bool crossesCores = false, crossesSlices = false;
};
/// Routes one unit from every index along `pieces` to `target(index)`; -1 is
/// nowhere. Exact for groups of up to `kMostRouted` chips on the dimensions
/// involved, else what a ring of the farthest distance carries.
RoutedLoad routeUnits(const Topology &topology, llvm::ArrayRef<AxisRef> pieces,
                      llvm::function_ref<int64_t(int64_t)> target);
inline constexpr int64_t kMostRouted = 4096;

} // namespace gspmd

#endif // GSPMD_LIB_COSTMODEL_NETWORK_H
