//===- RegionSearch.h - Search for regions of values to reshard -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_REGIONSEARCH_H
#define GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_REGIONSEARCH_H

#include "transforms/Partition/OptimizePlacement/PlacementMoves.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd {

/// Moves a value and all values around it that have to follow for the ops
/// between them to run without communication, and emits a remark for each
/// region that is moved.
class RegionSearch {
public:
  explicit RegionSearch(PlacementMoves &moves) : moves(moves) {}

  /// Applies the best move of a region around the value. Returns true if there
  /// is one.
  bool improve(OpResult value);

private:
  PlacementMove findBest(OpResult value);
  PlacementMove tryMove(OpResult value, unsigned sharding);
  void addFollowers(Operation *op, unsigned t, unsigned sharding,
                    SmallVectorImpl<ShardingChange> &region);
  TensorSharding follow(const FactorMap &map, unsigned t, unsigned other,
                        const std::vector<AxisList> &axes, unsigned now,
                        bool &dropped) const;
  void remark(const PlacementMove &move);

  PlacementMoves &moves;
  /// Hashes of contexts in which no region around a value had a gain. Ops
  /// further away are not part of the hash: another layer might have gained.
  llvm::DenseSet<size_t> withoutGain;
  /// Values with their shardings in regions without a gain: a region that grows
  /// from one of them is the same.
  llvm::DenseSet<std::pair<Value, unsigned>> tried;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_REGIONSEARCH_H
