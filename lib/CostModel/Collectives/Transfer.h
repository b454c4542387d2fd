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
  /// Of a permutation: the digits that name the target.
  AxisList target;
  /// Of one device: what it has after a gather, before anything else.
  double bytes = 0;
  /// shift: places, modulo the group's size with `wraps`; reversed with
  /// `mirrors`.
  int64_t distance = 0;
  bool wraps = false, mirrors = false;
  /// Of those that wrap: how many members, from the first, do; 0: all.
  int64_t ring = 0;
  /// permute_pairs: source, target, ...
  llvm::ArrayRef<int64_t> pairs = {};
  /// halo_exchange: bytes from the neighbours, and of a device's own part.
  double bytesBefore = 0, bytesBehind = 0, partBytes = 0;
  /// halo_exchange: bytes of the nearest neighbours that are left out.
  double skippedBefore = 0, skippedBehind = 0;
};

/// Is a transfer of this kind routed message by message?
inline bool needsRouting(TransferKind kind) {
  return kind == TransferKind::Permute || kind == TransferKind::Shift ||
         kind == TransferKind::Pairs || kind == TransferKind::Halo;
}

/// Axis `dim` of the topology's physical mesh as bits: its links one way, its
/// links the other way. What goes one way leaves the other one free.
constexpr uint32_t linksOfDim(unsigned dim, bool isForth, bool isBack) {
  return uint32_t(isForth) << 2 * dim | uint32_t(isBack) << (2 * dim + 1);
}
constexpr uint32_t linksOfDim(unsigned dim) {
  return linksOfDim(dim, true, true);
}

/// The way from a device to its host, and back: beside those of dimensions, of
/// which a topology has at most eight.
constexpr uint32_t hostLink(bool isToHost) {
  return 1u << (isToHost ? 30 : 31);
}

/// Bytes between a device and its main memory: about the whole tensor, written
/// as it comes or read as it goes (what is passed on stays on the chip), both
/// where all get what is added up.
inline double memoryTraffic(const Transfer &transfer) {
  return (transfer.kind == TransferKind::AllReduce ? 2 : 1) * transfer.bytes;
}

struct TransferCost {
  /// Seconds before anything arrives, and seconds that links are busy.
  double latency = 0, wire = 0;
  /// What is busy (see linksOfDim).
  uint32_t busyLinks = 0;
  double seconds() const { return latency + wire; }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFER_H
