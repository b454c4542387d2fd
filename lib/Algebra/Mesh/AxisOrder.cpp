//===- AxisOrder.cpp - Prefixes of axis lists as they are written ---------===//

#include "lib/Algebra/Mesh/AxisOrder.h"

using namespace gspmd;
using llvm::ArrayRef;

std::optional<AxisRef> gspmd::prefixWithoutOverlap(const AxisRef &axis,
                                                   ArrayRef<AxisRef> used) {
  if (used.empty())
    return axis;
  if (axis.size() == 1)
    return llvm::is_contained(used, axis) ? std::nullopt
                                          : std::optional<AxisRef>(axis);
  AxisList rest = prefixWithout(axis, used);
  if (rest.empty())
    return std::nullopt;
  return rest.front();
}

bool gspmd::isPrefixList(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  if (a.empty())
    return true;
  if (a.size() > b.size())
    return false;
  size_t last = a.size() - 1;
  return a.drop_back() == b.take_front(last) && isAxisPrefix(a[last], b[last]);
}

bool gspmd::isStrictPrefixList(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return a != b && isPrefixList(a, b);
}

unsigned gspmd::numCommonAxes(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  unsigned n = 0;
  while (n < a.size() && n < b.size() && a[n] == b[n])
    ++n;
  return n;
}

bool gspmd::areIncompatible(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return !isPrefixList(a, b) && !isPrefixList(b, a);
}

AxisList gspmd::axesAfterPrefix(ArrayRef<AxisRef> list,
                                ArrayRef<AxisRef> prefix) {
  if (prefix.empty())
    return AxisList(list);
  AxisRef end = list[prefix.size() - 1];
  AxisList rest(list.drop_front(prefix.size()));
  if (end != prefix.back())
    rest.insert(rest.begin(), end.suffix(prefix.back().size()));
  return rest;
}

bool gspmd::mergeCompatibleAxes(AxisList &list, ArrayRef<AxisRef> other,
                                bool canGrow) {
  unsigned i = 0;
  for (; i < list.size() && i < other.size(); ++i) {
    AxisRef left = list[i], right = other[i];
    if (left == right)
      continue;
    bool isLastOwn = i + 1 == list.size(), isLastTheirs = i + 1 == other.size();
    if (isAxisPrefix(right, left)) {
      // `right` ends within `left`: the axes after it are incompatible.
      if (isLastTheirs)
        continue;
      list[i] = right;
      list.truncate(i + 1);
      return false;
    }
    if (isAxisPrefix(left, right)) {
      if (canGrow && isLastOwn) {
        list[i] = right;
        continue;
      }
      list.truncate(i + 1);
      return false;
    }
    list.truncate(i);
    return false;
  }
  if (canGrow && i < other.size())
    list.append(other.begin() + i, other.end());
  return canGrow;
}
