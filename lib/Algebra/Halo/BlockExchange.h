//===- BlockExchange.h - Exchange of equal blocks ---------------*- C++ -*-===//
//
// Splitting a sharded dimension into slices that are sharded themselves, and
// joining such slices, distributes the same elements anew. Windows (HaloPlan.h)
// serve one slice at a time, and each device receives what any device needs.
// Here all slices are one exchange: their shards consist of blocks of equal
// size, and a permute sends at most one block from and to each device, each one
// to a device that needs it.
//
//   48 elements on 8 devices, split into three slices of 16: blocks of 2
//   device 1 has    6 7 | 8 9 | 10 11
//   and sends them to devices 3, 4 and 5, each to its shard of the first slice;
//   three permutes with 2 elements each
//
// A device that sends and receives at most n blocks takes part in n permutes:
// the blocks are the edges of a bipartite graph of senders and receivers,
// which has an edge coloring with as many colors as its largest degree
// (König).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_BLOCKEXCHANGE_H
#define GSPMD_LIB_ALGEBRA_HALO_BLOCKEXCHANGE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace mlir::gspmd {

/// Elements [begin, begin + size) of a line of elements. Device p of n has
/// [begin + p * size / n, begin + (p + 1) * size / n).
struct ShardedRange {
  int64_t begin, size;
  bool operator==(const ShardedRange &o) const {
    return begin == o.begin && size == o.size;
  }
};

/// A permute of one block.
struct BlockPermute {
  /// Sender, receiver, sender, receiver...
  llvm::SmallVector<int64_t> pairs;
  /// The block that each device sends, as an index into its blocks; any one for
  /// devices that send none.
  llvm::SmallVector<int32_t> sent;
};

/// The distribution of `targets` from devices that have `sources`.
///
/// Law (unit-tested): after the permutes, each device has every block of its
/// shards of the targets at the stated place, and no device sends or receives
/// twice in a permute.
class BlockExchange {
public:
  /// Returns nullopt if a range has no elements or is unevenly sharded, if
  /// the sources, which are disjoint and ascending, do not contain the
  /// targets, or if a device would have more than kMaxBlocks blocks. Takes
  /// time linear in devices times blocks.
  static std::optional<BlockExchange> plan(llvm::ArrayRef<ShardedRange> sources,
                                           llvm::ArrayRef<ShardedRange> targets,
                                           int64_t shards);

  /// More blocks cost more in latency and code than they save in bandwidth.
  static constexpr int64_t kMaxBlocks = 16;
  /// With more devices, the tables of blocks would dominate the program.
  static constexpr int64_t kMaxDevices = 256;

  int64_t blockSize() const { return block; }
  /// Returns the number of permutes.
  int64_t numPermutes() const { return degree; }
  /// Returns the elements that a device receives in all permutes.
  int64_t received() const { return degree * block; }

  /// Colors the edges. Takes time quadratic in devices times linear in blocks
  /// at worst.
  void schedule();
  /// The permutes, once they are scheduled.
  llvm::ArrayRef<BlockPermute> permutes() const { return permutes_; }
  /// The places of the blocks of target `index`: for each block, by device, its
  /// index in the device's own blocks (its shards of the sources, one after
  /// another) followed by those received in each permute.
  llvm::ArrayRef<llvm::SmallVector<int32_t>> places(unsigned index) const {
    return places_[index];
  }

private:
  /// Block `block` of device `sender` goes to `receiver`.
  struct Edge {
    int64_t sender, receiver, block;
  };
  /// A block of a target on one device: an edge, or a block of its own.
  struct Need {
    bool isOwn;
    int64_t index;
  };

  bool addNeeds(llvm::ArrayRef<ShardedRange> sources,
                const ShardedRange &target);
  llvm::SmallVector<int64_t> colors() const;

  int64_t shards = 0, block = 0, ownBlocks = 0, degree = 0;
  llvm::SmallVector<Edge> edges;
  /// By target, block and device.
  llvm::SmallVector<llvm::SmallVector<llvm::SmallVector<Need>>> needs;
  llvm::SmallVector<BlockPermute> permutes_;
  llvm::SmallVector<llvm::SmallVector<llvm::SmallVector<int32_t>>> places_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_BLOCKEXCHANGE_H
