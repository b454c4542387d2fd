//===- ShortestPaths.h - Shortest paths on a torus --------------*- C++ -*-===//
//
// A path is a number of hops along each dimension; their order does not matter
// for its length. Coordinates that differ by a wraparound are the same chip, so
// the paths to a target differ by full turns. On a plain torus the shorter
// direction of each dimension is chosen independently; on a twisted one a turn
// along a short dimension also moves along the long ones, and entire paths are
// compared.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_SHORTESTPATHS_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_SHORTESTPATHS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::gspmd {

struct TorusDim {
  int64_t size;
  bool wraps;
  /// The offset along each torus dimension at which the wraparound arrives, for
  /// a twisted torus. Empty: not twisted. Dimensions with an offset are not
  /// twisted themselves, and wrap.
  llvm::SmallVector<int64_t, 3> twist = {};
  /// Returns true if the chips along it form a ring without other dimensions.
  bool isRing() const { return wraps && twist.empty(); }
};

/// Coordinates, or signed hops, along each dimension.
using TorusVector = llvm::SmallVector<int64_t, 3>;

/// Returns all shortest paths between two chips, by their coordinates.
llvm::SmallVector<TorusVector> shortestPaths(llvm::ArrayRef<TorusDim> torus,
                                             llvm::ArrayRef<int64_t> from,
                                             llvm::ArrayRef<int64_t> to);
int64_t lengthOf(llvm::ArrayRef<int64_t> way);

/// Moves `position` one hop along `dim`, forward (`step` 1) or backward (-1).
void hop(llvm::ArrayRef<TorusDim> torus, TorusVector &position, unsigned dim,
         int64_t step);

/// The uniform all-to-all traffic on a twisted torus.
struct UniformTraffic {
  /// The torus dimensions, as bits, that the chips fill.
  uint32_t dims = 0;
  /// Share of the bytes of a chip that crosses the busiest link.
  double busiest = 0;
  /// The number of hops to the farthest chip.
  int64_t maxHops = 0;
};
/// One entry for each set of entire dimensions of which some are twisted and
/// whose wraparounds stay in the set. Exact: the torus is vertex-transitive, so
/// the paths of one chip represent all.
llvm::SmallVector<UniformTraffic, 0>
twistedTraffic(llvm::ArrayRef<TorusDim> torus);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_SHORTESTPATHS_H
