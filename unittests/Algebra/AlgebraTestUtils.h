//===- AlgebraTestUtils.h - All pieces, lists and shardings of a mesh -----===//
//
// The laws are checked on every value that a small mesh allows; these
// functions list them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_ALGEBRATESTUTILS_H
#define GSPMD_UNITTESTS_ALGEBRA_ALGEBRATESTUTILS_H

#include "lib/Algebra/Sharding/TensorSharding.h"
#include <ostream>
#include <vector>

namespace mlir::gspmd {

inline std::ostream &operator<<(std::ostream &os, const AxisRef &a) {
  return os << '#' << a.axis() << ":(" << a.preSize() << ')' << a.size();
}
inline std::ostream &operator<<(std::ostream &os, const AxisList &list) {
  os << '[';
  for (const AxisRef &a : list)
    os << ' ' << a;
  return os << " ]";
}

/// A mesh with axes x, y, z, ... of the given sizes.
Mesh makeMesh(llvm::ArrayRef<int64_t> sizes, DeviceOrder order = {});

/// All pieces of an axis of size `size`, those of size 1 too if asked for.
std::vector<AxisRef> allSubAxes(unsigned axis, int64_t size,
                                bool withSizeOne = false);

/// All canonical lists of pieces that do not overlap, of at most `maxLength`
/// pieces.
std::vector<AxisList> allLists(const Mesh &mesh, unsigned maxLength);

/// All ways to cut `rank` dimensions by lists that do not overlap.
std::vector<TensorSharding> allTilings(const Mesh &mesh, unsigned rank,
                                       unsigned maxLength);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_ALGEBRATESTUTILS_H
