//===- Axis.cpp - Mesh axes, sub-axes and lists of them -------------------===//

#include "lib/Algebra/Mesh/Axis.h"

#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <numeric>
#include <tuple>

using namespace gspmd;
using llvm::ArrayRef;

bool AxisRef::operator<(const AxisRef &o) const {
  return std::tie(axis_, preSize_, size_) <
         std::tie(o.axis_, o.preSize_, o.size_);
}

bool AxisRef::overlaps(const AxisRef &o) const {
  if (axis_ != o.axis_ || size_ == 1 || o.size_ == 1)
    return false;
  return o.preSize_ % endSize() != 0 && preSize_ % o.endSize() != 0;
}

bool AxisRef::contains(const AxisRef &o) const {
  return axis_ == o.axis_ && o.preSize_ % preSize_ == 0 &&
         endSize() % o.endSize() == 0;
}

std::optional<AxisRef> AxisRef::mergedWith(const AxisRef &o) const {
  if (axis_ != o.axis_ || endSize() != o.preSize_)
    return std::nullopt;
  return AxisRef(axis_, preSize_, size_ * o.size_);
}

AxisRef AxisRef::prefix(int64_t size) const {
  assert(size > 0 && size_ % size == 0 &&
         "size must divide that of the sub-axis");
  return AxisRef(axis_, preSize_, size);
}

AxisRef AxisRef::suffix(int64_t size) const {
  assert(size > 0 && size_ % size == 0 &&
         "size must divide that of the sub-axis");
  return AxisRef(axis_, preSize_ * size, size_ / size);
}

int64_t gspmd::axisListSize(ArrayRef<AxisRef> axes) {
  int64_t size = 1;
  for (const AxisRef &a : axes)
    size *= a.size();
  return size;
}

/// Appends `a` to a canonical list and keeps it canonical.
static void append(AxisList &list, const AxisRef &a) {
  if (a.size() == 1)
    return;
  if (!list.empty())
    if (std::optional<AxisRef> merged = list.back().mergedWith(a)) {
      list.back() = *merged;
      return;
    }
  list.push_back(a);
}

AxisList gspmd::canonical(ArrayRef<AxisRef> axes) {
  AxisList result;
  for (const AxisRef &a : axes)
    append(result, a);
  return result;
}

bool gspmd::overlaps(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return llvm::any_of(a, [&](const AxisRef &x) {
    return llvm::any_of(b, [&](const AxisRef &y) { return x.overlaps(y); });
  });
}

namespace {
/// An index in a canonical list. Sub-axes can be consumed prefix by prefix.
class Cursor {
public:
  explicit Cursor(ArrayRef<AxisRef> list) : rest(canonical(list)) {}
  bool atEnd() const { return next == rest.size(); }
  const AxisRef &subAxis() const { return rest[next]; }
  /// Consumes the major prefix of `size` of the current sub-axis.
  AxisRef take(int64_t size) {
    AxisRef taken = subAxis().prefix(size);
    if (size == subAxis().size())
      ++next;
    else
      rest[next] = subAxis().suffix(size);
    return taken;
  }
  AxisList remaining() const {
    return AxisList(rest.begin() + next, rest.end());
  }

private:
  AxisList rest;
  size_t next = 0;
};
} // namespace

/// Advances both cursors past their common prefix and returns it.
static AxisList takeCommon(Cursor &a, Cursor &b) {
  AxisList common;
  while (!a.atEnd() && !b.atEnd()) {
    const AxisRef &x = a.subAxis(), &y = b.subAxis();
    int64_t size = std::gcd(x.size(), y.size());
    if (x.axis() != y.axis() || x.preSize() != y.preSize() || size == 1)
      break;
    append(common, a.take(size));
    b.take(size);
  }
  return common;
}

AxisList gspmd::commonPrefix(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  Cursor ca(a), cb(b);
  return takeCommon(ca, cb);
}

bool gspmd::isPrefix(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  Cursor ca(a), cb(b);
  takeCommon(ca, cb);
  return ca.atEnd();
}

AxisList gspmd::dropPrefix(ArrayRef<AxisRef> list, ArrayRef<AxisRef> prefix) {
  Cursor cl(list), cp(prefix);
  takeCommon(cl, cp);
  assert(cp.atEnd() && "not a prefix");
  return cl.remaining();
}

std::optional<std::pair<AxisList, AxisList>>
gspmd::splitAt(ArrayRef<AxisRef> list, int64_t size) {
  Cursor cursor(list);
  AxisList first;
  while (size > 1) {
    if (cursor.atEnd())
      return std::nullopt;
    int64_t subAxis = cursor.subAxis().size();
    if (size % subAxis != 0 && subAxis % size != 0)
      return std::nullopt;
    int64_t taken = std::min(subAxis, size);
    append(first, cursor.take(taken));
    size /= taken;
  }
  return std::make_pair(first, cursor.remaining());
}

/// Returns the size of the largest prefix of `subAxis` that does not overlap
/// `remove`.
static int64_t freePrefixSize(const AxisRef &subAxis, const AxisRef &remove) {
  if (!subAxis.overlaps(remove))
    return subAxis.size();
  if (remove.preSize() % subAxis.preSize() != 0)
    return 1;
  return std::gcd(subAxis.size(), remove.preSize() / subAxis.preSize());
}

AxisList gspmd::prefixWithout(ArrayRef<AxisRef> list,
                              ArrayRef<AxisRef> remove) {
  AxisList result;
  for (const AxisRef &subAxis : list) {
    int64_t size = subAxis.size();
    for (const AxisRef &r : remove)
      size = std::gcd(size, freePrefixSize(subAxis, r));
    append(result, subAxis.prefix(size));
    if (size != subAxis.size())
      break;
  }
  return result;
}

/// Appends `subAxis` without the digits of `remove` to `result`.
static void appendDifference(AxisList &result, const AxisRef &subAxis,
                             ArrayRef<AxisRef> remove) {
  while (!remove.empty() && !subAxis.overlaps(remove.front()))
    remove = remove.drop_front();
  if (remove.empty()) {
    append(result, subAxis);
    return;
  }
  const AxisRef &r = remove.front();
  int64_t left = freePrefixSize(subAxis, r);
  if (left > 1)
    appendDifference(result, subAxis.prefix(left), remove.drop_front());
  int64_t right = std::lcm(subAxis.preSize(), r.endSize());
  if (right < subAxis.endSize() && subAxis.endSize() % right == 0)
    appendDifference(result, subAxis.suffix(right / subAxis.preSize()),
                     remove.drop_front());
}

AxisList gspmd::difference(ArrayRef<AxisRef> list, ArrayRef<AxisRef> remove) {
  AxisList result;
  for (const AxisRef &subAxis : list)
    appendDifference(result, subAxis, remove);
  return result;
}
