//===- ShortestPaths.h - Shortest ways on a torus ---------------*- C++ -*-===//
//
// A way is how many hops it makes along each dimension; in which order does not
// matter for its length. Places that are a wraparound apart are the same place,
// so the ways to a target differ by whole turns: on a plain torus the shorter
// way round each dimension is taken on its own; on a twisted one a turn along a
// short dimension also moves along the long ones, and ways are compared whole.
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
  /// Of a twisted torus: how many places further along each torus dimension the
  /// wraparound arrives. Empty: nowhere else. Dimensions that it names have no
  /// twist of their own, and wrap.
  llvm::SmallVector<int64_t, 3> twist = {};
  /// Do the chips along it make a ring without those of other dimensions?
  bool isRing() const { return wraps && twist.empty(); }
};

/// Places, or signed hops, along each dimension.
using TorusVector = llvm::SmallVector<int64_t, 3>;

/// All shortest ways from place `from` to place `to`.
llvm::SmallVector<TorusVector> shortestPaths(llvm::ArrayRef<TorusDim> torus,
                                             llvm::ArrayRef<int64_t> from,
                                             llvm::ArrayRef<int64_t> to);
int64_t lengthOf(llvm::ArrayRef<int64_t> way);

/// Moves `place` one hop along `dim`, forth (`step` 1) or back (-1).
void hop(llvm::ArrayRef<TorusDim> torus, TorusVector &place, unsigned dim,
         int64_t step);

/// What everyone sending an equal part to everyone makes of a twisted torus.
struct UniformTraffic {
  /// The torus dimensions, as bits, that the chips fill.
  uint32_t dims = 0;
  /// How much of what a chip holds passes the busiest link.
  double busiest = 0;
  /// To the chip that is furthest away.
  int64_t mostHops = 0;
};
/// For each set of whole dimensions of which some are twisted and whose
/// wraparounds all stay in the set. Exact: every chip sees the same, so that
/// the ways of one stand for all.
llvm::SmallVector<UniformTraffic, 0>
twistedTraffic(llvm::ArrayRef<TorusDim> torus);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_SHORTESTPATHS_H
