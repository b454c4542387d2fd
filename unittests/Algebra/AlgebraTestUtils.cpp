//===- AlgebraTestUtils.cpp - Enumeration of axis lists and shardings -----===//

#include "unittests/Algebra/AlgebraTestUtils.h"

namespace mlir::gspmd {

Mesh makeMesh(llvm::ArrayRef<int64_t> sizes, DeviceOrder order) {
  llvm::SmallVector<MeshAxis> axes;
  for (int64_t size : sizes)
    axes.push_back({std::string(1, char('x' + axes.size())), size});
  return Mesh(axes, std::move(order));
}

std::vector<AxisRef> allSubAxes(unsigned axis, int64_t size, bool withSizeOne) {
  std::vector<AxisRef> subAxes;
  for (int64_t pre = 1; pre <= size; ++pre)
    for (int64_t n = withSizeOne ? 1 : 2; pre * n <= size; ++n)
      if (size % (pre * n) == 0)
        subAxes.emplace_back(axis, pre, n);
  return subAxes;
}

static void enumerateLists(const Mesh &mesh, unsigned maxLength, AxisList &list,
                           std::vector<AxisList> &lists) {
  lists.push_back(list);
  if (list.size() == maxLength)
    return;
  for (unsigned axis = 0; axis < mesh.rank(); ++axis)
    for (const AxisRef &subAxis : allSubAxes(axis, mesh.axisSize(axis))) {
      if (overlaps(list, subAxis) ||
          (!list.empty() && list.back().mergedWith(subAxis)))
        continue;
      list.push_back(subAxis);
      enumerateLists(mesh, maxLength, list, lists);
      list.pop_back();
    }
}

std::vector<AxisList> allLists(const Mesh &mesh, unsigned maxLength) {
  std::vector<AxisList> lists;
  AxisList list;
  enumerateLists(mesh, maxLength, list, lists);
  return lists;
}

std::vector<TensorSharding> allTilings(const Mesh &mesh, unsigned rank,
                                       unsigned maxLength) {
  std::vector<AxisList> lists = allLists(mesh, maxLength);
  std::vector<TensorSharding> result{TensorSharding::replicated(rank)};
  for (unsigned d = 0; d < rank; ++d) {
    std::vector<TensorSharding> next;
    for (const TensorSharding &s : result)
      for (const AxisList &list : lists)
        if (!overlaps(s.dimAxes(), list))
          next.push_back(s.withAxes(d, list));
    result = std::move(next);
  }
  return result;
}

} // namespace mlir::gspmd
