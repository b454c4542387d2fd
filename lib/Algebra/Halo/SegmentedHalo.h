//===- SegmentedHalo.h - Halo exchange of read segments ---------*- C++ -*-===//
//
// A halo is as wide as the widest window of any device, and each device
// receives all elements in between. Distant windows need few of them:
//
//   64 elements on 8 devices, device p reads [1 + 2p, 3 + 2p)
//   halo       every device receives 35 elements to the left of its shard
//   segments   of the shard to the left: elements 3 and 4 (which device 1
//              reads), of the next one: 0 (device 3), 5 and 6 (device 2), ...:
//              12
//
// Each device receives the same elements of the shard at the same distance.
// Its own window is contiguous in the received buffer, at an offset from a
// table.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H
#define GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H

#include "lib/Algebra/Halo/HaloMessages.h"

namespace mlir::gspmd {

struct ShardedDim;
struct WindowRead;

/// The messages and the offsets of the windows.
struct SegmentedHalo {
  /// The messages by ascending hop; hop 0 is the device's own shard. The buffer
  /// is their concatenation.
  llvm::SmallVector<HaloMessage, 4> messages;
  /// The offset of each device's window in the buffer; any value for devices
  /// that need no elements.
  llvm::SmallVector<int64_t> offsets;

  int64_t size() const;     ///< size of the buffer
  int64_t received() const; ///< elements of other devices
};

/// Returns the segments that `read` consists of. nullopt if a window extends
/// beyond the ends of the dimension, or if there would be many messages or a
/// large table. Takes time devices * log(devices) for windows of bounded width.
std::optional<SegmentedHalo> planSegmentedHalo(const ShardedDim &dim,
                                               const WindowRead &read);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H
