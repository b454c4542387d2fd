//===- AxisOrderTest.cpp - Laws of the order of axis lists ----------------===//

#include "lib/Algebra/Mesh/AxisOrder.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"

using namespace gspmd;

namespace {

/// Returns all lists of disjoint sub-axes of a mesh that has an axis of size 1.
/// This order distinguishes axes of size 1.
std::vector<AxisList> listsWithSizeOne() {
  std::vector<AxisList> lists = allLists(makeMesh({4, 2}), 3);
  const AxisRef one(2, 1, 1);
  for (size_t i = 0, size = lists.size(); i < size; ++i)
    for (size_t position = 0; position <= lists[i].size(); ++position) {
      AxisList with = lists[i];
      with.insert(with.begin() + position, one);
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

TEST(AxisOrder, AxesAfterAPrefixCompleteIt) {
  for (const AxisList &a : listsWithSizeOne())
    for (const AxisList &b : listsWithSizeOne()) {
      if (!isPrefixList(a, b))
        continue;
      AxisList joined = a;
      AxisList rest = axesAfterPrefix(b, a);
      // The remainder of a split sub-axis starts where the prefix ends.
      if (!rest.empty() && !joined.empty())
        if (auto merged = joined.back().mergedWith(rest.front());
            merged && rest.front().size() != 1 && joined.back().size() != 1) {
          joined.back() = *merged;
          rest.erase(rest.begin());
        }
      joined.append(rest.begin(), rest.end());
      EXPECT_EQ(joined, b) << a;
    }
}

TEST(AxisOrder, MergesOfLists) {
  std::vector<AxisList> all = listsWithSizeOne();
  for (const AxisList &a : all)
    for (const AxisList &b : all) {
      AxisList grown = a, kept = a;
      bool canGrow = mergeCompatibleAxes(grown, b, true);
      EXPECT_FALSE(mergeCompatibleAxes(kept, b, false));
      // The merge of compatible lists is the longer one.
      EXPECT_EQ(canGrow, !areIncompatible(a, b));
      if (canGrow) {
        EXPECT_EQ(grown, isPrefixList(a, b) ? b : a);
        EXPECT_EQ(kept, a);
        continue;
      }
      // The merge of incompatible lists is their longest common prefix.
      AxisList best;
      for (const AxisList &c : all)
        if (isPrefixList(c, a) && isPrefixList(c, b) && isPrefixList(best, c))
          best = c;
      EXPECT_EQ(grown, best) << a << b;
      EXPECT_EQ(kept, best) << a << b;
    }
}

TEST(AxisOrder, PrefixesWithoutOverlap) {
  for (int64_t size : {1, 4, 6})
    for (const AxisRef &axis : allSubAxes(0, size, /*withSizeOne=*/true))
      for (const AxisRef &used : allSubAxes(0, size, /*withSizeOne=*/true)) {
        std::optional<AxisRef> rest = prefixWithoutOverlap(axis, used);
        if (axis.size() == 1) {
          EXPECT_EQ(rest.has_value(), axis != used);
          continue;
        }
        // The longest prefix of `axis` that does not overlap `used`.
        std::optional<AxisRef> best;
        for (int64_t n = 2; n <= axis.size(); ++n)
          if (axis.size() % n == 0 && !axis.prefix(n).overlaps(used))
            best = axis.prefix(n);
        EXPECT_EQ(rest, best) << axis << used;
      }
}

} // namespace
