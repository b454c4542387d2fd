//===- Transfer.h - A collective and its cost -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFER_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFER_H

#include "gspmd/CostModel/Work.h"
#include "lib/CostModel/Topology/AxisLayout.h"

namespace mlir::gspmd {

/// A collective as the program states it.
struct Transfer {
  TransferKind kind = TransferKind::AllReduce;
  AxisList axes;
  /// The digits of the target of a permutation.
  AxisList target;
  /// Bytes of one device: after a gather, before any other collective.
  double bytes = 0;
  /// shift: indices, modulo the group's size with `wraps`; reversed with
  /// `mirrors`.
  int64_t distance = 0;
  bool wraps = false, mirrors = false;
  /// The number of members, from the first, that wrap around; 0: all.
  int64_t ring = 0;
  /// permute_pairs: source, target, ...
  llvm::ArrayRef<int64_t> pairs = {};
  /// halo_exchange: bytes from the adjacent devices, and of a device's own
  /// shard.
  double bytesBefore = 0, bytesAfter = 0, operandBytes = 0;
  /// halo_exchange: bytes next to the shard that are not part of the halo.
  double skippedBefore = 0, skippedAfter = 0;
};

/// Returns true if transfers of this kind are routed message by message.
inline bool needsRouting(TransferKind kind) {
  return kind == TransferKind::Permute || kind == TransferKind::Shift ||
         kind == TransferKind::Pairs || kind == TransferKind::Halo;
}

/// Returns the links of axis `dim` of the topology's physical mesh as bits, one
/// for each direction. The two directions are independent.
constexpr uint32_t linksOfDim(unsigned dim, bool isForth, bool isBack) {
  return uint32_t(isForth) << 2 * dim | uint32_t(isBack) << (2 * dim + 1);
}
constexpr uint32_t linksOfDim(unsigned dim) {
  return linksOfDim(dim, true, true);
}

/// Returns the links between a device and its host. A topology has at most
/// eight dimensions, which use the lower bits.
constexpr uint32_t hostLink(bool isToHost) {
  return 1u << (isToHost ? 30 : 31);
}

/// Bytes between a device and its main memory: about the global tensor, written
/// on arrival or read for sending (forwarded data stays on the chip), and both
/// for an all_reduce.
inline double memoryTraffic(const Transfer &transfer) {
  return (transfer.kind == TransferKind::AllReduce ? 2 : 1) * transfer.bytes;
}

struct TransferCost {
  /// Seconds before anything arrives, and seconds for which links are busy.
  double latency = 0, wire = 0;
  /// The busy links (see linksOfDim).
  uint32_t busyLinks = 0;
  double seconds() const { return latency + wire; }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFER_H
