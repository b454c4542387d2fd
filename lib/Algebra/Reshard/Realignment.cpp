//===- Realignment.cpp - Halos between shards that do not nest ------------===//

#include "lib/Algebra/Reshard/Realignment.h"

#include <algorithm>

using namespace gspmd;

Realignment gspmd::realignment(int64_t size, int64_t groups, int64_t from,
                               int64_t to) {
  Realignment result;
  result.reach = from;
  if (from == to || size == 0)
    return result;
  // `last` is the last group with elements; later ones consist of padding.
  int64_t last = std::min(groups - 1, (size - 1) / to);
  if (from > to) {
    result.left = last * (from - to);
    result.reach += result.left;
    return result;
  }
  // Only the last group may end before `to` elements, so the one before it may
  // lack more.
  auto missing = [&](int64_t group) {
    return std::min((group + 1) * to, size) - (group + 1) * from;
  };
  result.right = std::max<int64_t>(missing(last), 0);
  if (last > 0)
    result.right = std::max(result.right, missing(last - 1));
  result.reach = last * (to - from) + to;
  return result;
}
