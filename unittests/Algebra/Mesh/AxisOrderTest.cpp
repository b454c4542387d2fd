//===- AxisOrderTest.cpp - Laws of the order of axis lists ----------------===//

#include "lib/Algebra/Mesh/AxisOrder.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

/// All lists of a mesh with an axis of size 1, which counts here; those of
/// pieces that do not overlap.
std::vector<AxisList> listsWithSizeOne() {
  std::vector<AxisList> lists = allLists(makeMesh({4, 2}), 3);
  const AxisRef one(2, 1, 1);
  for (size_t i = 0, size = lists.size(); i < size; ++i)
    for (size_t place = 0; place <= lists[i].size(); ++place) {
      AxisList with = lists[i];
      with.insert(with.begin() + place, one);
      lists.push_back(with);
    }
  return lists;
}

TEST(AxisOrder, IsAnOrder) {
  std::vector<AxisList> all = listsWithSizeOne();
  for (const AxisList &a : all) {
    EXPECT_TRUE(isPrefixList(a, a));
    EXPECT_FALSE(isStrictPrefixList(a, a));
    for (const AxisList &b : all) {
      EXPECT_EQ(isPrefixList(a, b) && isPrefixList(b, a), a == b);
      for (const AxisList &c : all)
        if (isPrefixList(a, b) && isPrefixList(b, c)) {
          EXPECT_TRUE(isPrefixList(a, c)) << a << b << c;
        }
    }
  }
}

TEST(AxisOrder, PiecesAfterAPrefixCompleteIt) {
  for (const AxisList &a : listsWithSizeOne())
    for (const AxisList &b : listsWithSizeOne()) {
      if (!isPrefixList(a, b))
        continue;
      AxisList whole = a;
      AxisList rest = axesAfterPrefix(b, a);
      // A piece that was split goes on where it ended.
      if (!rest.empty() && !whole.empty())
        if (auto merged = whole.back().mergedWith(rest.front());
            merged && rest.front().size() != 1 && whole.back().size() != 1) {
          whole.back() = *merged;
          rest.erase(rest.begin());
        }
      whole.append(rest.begin(), rest.end());
      EXPECT_EQ(whole, b) << a;
    }
}

TEST(AxisOrder, MeetingsOfLists) {
  std::vector<AxisList> all = listsWithSizeOne();
  for (const AxisList &a : all)
    for (const AxisList &b : all) {
      AxisList grown = a, kept = a;
      bool canGrow = mergeCompatibleAxes(grown, b, true);
      EXPECT_FALSE(mergeCompatibleAxes(kept, b, false));
      // While lists agree, the longer one counts.
      EXPECT_EQ(canGrow, !areIncompatible(a, b));
      if (canGrow) {
        EXPECT_EQ(grown, isPrefixList(a, b) ? b : a);
        EXPECT_EQ(kept, a);
        continue;
      }
      // Else the longest list that both begin with.
      AxisList best;
      for (const AxisList &c : all)
        if (isPrefixList(c, a) && isPrefixList(c, b) && isPrefixList(best, c))
          best = c;
      EXPECT_EQ(grown, best) << a << b;
      EXPECT_EQ(kept, best) << a << b;
    }
}

TEST(AxisOrder, PrefixesWithoutOthers) {
  for (int64_t size : {1, 4, 6})
    for (const AxisRef &axis : allSubAxes(0, size, /*withSizeOne=*/true))
      for (const AxisRef &used : allSubAxes(0, size, /*withSizeOne=*/true)) {
        std::optional<AxisRef> rest = prefixWithoutOverlap(axis, used);
        if (axis.size() == 1) {
          EXPECT_EQ(rest.has_value(), axis != used);
          continue;
        }
        // The longest piece it begins with that does not overlap.
        std::optional<AxisRef> best;
        for (int64_t part = 2; part <= axis.size(); ++part)
          if (axis.size() % part == 0 && !axis.prefix(part).overlaps(used))
            best = axis.prefix(part);
        EXPECT_EQ(rest, best) << axis << used;
      }
}

} // namespace
