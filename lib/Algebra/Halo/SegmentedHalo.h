//===- SegmentedHalo.h - Windows with gaps between them ---------*- C++ -*-===//
//
// A halo reaches as far as any device's window, and brings each device all that
// lies between. Windows that lie apart need little of that:
//
//   64 positions on 8 devices, device p reads [1 + 2p, 3 + 2p)
//   halo       35 positions before its own part come to each device
//   pieces     of the part before: positions 3 and 4 (which device 1 reads), of
//              the one before that 0 (device 3), 5 and 6 (device 2), ...: 12
//
// Each device gets the same positions of the part that is as far away; what its
// own window needs lies side by side in what it gets, at a place that a table
// tells.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H
#define GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H

#include "lib/Algebra/Halo/HaloMessages.h"

namespace mlir::gspmd {

struct ShardedDim;
struct WindowRead;

struct SegmentedHalo {
  /// By ascending hop; that of hop 0 is of the device's own part. The buffer is
  /// all of them, one behind the other.
  llvm::SmallVector<HaloMessage, 4> messages;
  /// By device: where its window begins in the buffer. (Anything for those that
  /// need nothing.)
  llvm::SmallVector<int64_t> offsets;

  int64_t size() const;     ///< of the buffer
  int64_t received() const; ///< positions of others
};

/// The pieces that `read` is made of. None where a window reaches beyond the
/// ends of the dimension, and where there would be many messages or a large
/// table.
std::optional<SegmentedHalo> planSegmentedHalo(const ShardedDim &cut,
                                               const WindowRead &read);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_SEGMENTEDHALO_H
