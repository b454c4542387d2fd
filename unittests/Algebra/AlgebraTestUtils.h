//===- AlgebraTestUtils.h - Enumeration of axis lists and shardings -------===//
//
// The tests check laws on every value that exists on a small mesh. These
// functions enumerate the values.
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

/// Returns a mesh with axes x, y, z, ... of `sizes`.
Mesh makeMesh(llvm::ArrayRef<int64_t> sizes, DeviceOrder order = {});

/// Returns all sub-axes of an axis of size `size`; those of size 1 only if
/// `withSizeOne`.
std::vector<AxisRef> allSubAxes(unsigned axis, int64_t size,
                                bool withSizeOne = false);

/// Returns all canonical lists of at most `maxLength` disjoint sub-axes.
std::vector<AxisList> allLists(const Mesh &mesh, unsigned maxLength);

/// Returns all shardings of `rank` dimensions by disjoint lists of at most
/// `maxLength` sub-axes each.
std::vector<TensorSharding> allTilings(const Mesh &mesh, unsigned rank,
                                       unsigned maxLength);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_ALGEBRATESTUTILS_H
