//===- Axis.cpp - Mesh axes and parts of them -----------------------------===//

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
  assert(size > 0 && size_ % size == 0 && "size must divide the piece");
  return AxisRef(axis_, preSize_, size);
}

AxisRef AxisRef::suffix(int64_t size) const {
  assert(size > 0 && size_ % size == 0 && "size must divide the piece");
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
/// Reads a list piece by piece; a piece can be taken in parts.
class Cursor {
public:
  explicit Cursor(ArrayRef<AxisRef> list) : rest(canonical(list)) {}
  bool atEnd() const { return next == rest.size(); }
  const AxisRef &piece() const { return rest[next]; }
  /// Takes the major `size` of the piece.
  AxisRef take(int64_t size) {
    AxisRef taken = piece().prefix(size);
    if (size == piece().size())
      ++next;
    else
      rest[next] = piece().suffix(size);
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

/// Moves both cursors over what they have in common.
static AxisList takeCommon(Cursor &a, Cursor &b) {
  AxisList common;
  while (!a.atEnd() && !b.atEnd()) {
    const AxisRef &x = a.piece(), &y = b.piece();
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
    int64_t piece = cursor.piece().size();
    if (size % piece != 0 && piece % size != 0)
      return std::nullopt;
    int64_t taken = std::min(piece, size);
    append(first, cursor.take(taken));
    size /= taken;
  }
  return std::make_pair(first, cursor.remaining());
}

/// The size of the largest prefix of `piece` that `remove` does not overlap.
static int64_t freePrefixSize(const AxisRef &piece, const AxisRef &remove) {
  if (!piece.overlaps(remove))
    return piece.size();
  if (remove.preSize() % piece.preSize() != 0)
    return 1;
  return std::gcd(piece.size(), remove.preSize() / piece.preSize());
}

AxisList gspmd::prefixWithout(ArrayRef<AxisRef> list,
                              ArrayRef<AxisRef> remove) {
  AxisList result;
  for (const AxisRef &piece : list) {
    int64_t size = piece.size();
    for (const AxisRef &r : remove)
      size = std::gcd(size, freePrefixSize(piece, r));
    append(result, piece.prefix(size));
    if (size != piece.size())
      break;
  }
  return result;
}

/// Appends `piece` minus `remove[0..]` to `result`.
static void appendDifference(AxisList &result, const AxisRef &piece,
                             ArrayRef<AxisRef> remove) {
  while (!remove.empty() && !piece.overlaps(remove.front()))
    remove = remove.drop_front();
  if (remove.empty()) {
    append(result, piece);
    return;
  }
  const AxisRef &r = remove.front();
  int64_t left = freePrefixSize(piece, r);
  if (left > 1)
    appendDifference(result, piece.prefix(left), remove.drop_front());
  int64_t right = std::lcm(piece.preSize(), r.endSize());
  if (right < piece.endSize() && piece.endSize() % right == 0)
    appendDifference(result, piece.suffix(right / piece.preSize()),
                     remove.drop_front());
}

AxisList gspmd::difference(ArrayRef<AxisRef> list, ArrayRef<AxisRef> remove) {
  AxisList result;
  for (const AxisRef &piece : list)
    appendDifference(result, piece, remove);
  return result;
}
