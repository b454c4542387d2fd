//===- AxisTest.cpp - Laws of sub-axes and axis lists ---------------------===//
//
// A sub-axis is a function of the index along its axis. The laws compare the
// arithmetic on (pre-size, size) with these functions on every index.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Mesh/Axis.h"
#include "lib/Algebra/Mesh/AxisDigits.h"
#include "lib/Algebra/Mesh/Mesh.h"
#include "unittests/Algebra/AlgebraTestUtils.h"
#include "gtest/gtest.h"
#include <set>

using namespace gspmd;

namespace {

/// Returns the index along `list` of each device.
std::vector<int64_t> indicesAlong(const Mesh &mesh, const AxisList &list) {
  std::vector<int64_t> result;
  for (int64_t device = 0; device < mesh.numDevices(); ++device)
    result.push_back(mesh.indexAlong(device, list));
  return result;
}

/// Returns true if the indices along the two lists take every pair of values.
bool areIndependent(const Mesh &mesh, const AxisList &a, const AxisList &b) {
  std::vector<int64_t> ra = indicesAlong(mesh, a), rb = indicesAlong(mesh, b);
  std::set<std::pair<int64_t, int64_t>> pairs;
  for (size_t i = 0; i < ra.size(); ++i)
    pairs.insert({ra[i], rb[i]});
  return int64_t(pairs.size()) == axisListSize(a) * axisListSize(b);
}

/// Returns true if the index along `b` is a function of the index along `a`.
bool determines(const Mesh &mesh, const AxisList &a, const AxisList &b) {
  std::vector<int64_t> ra = indicesAlong(mesh, a), rb = indicesAlong(mesh, b);
  std::map<int64_t, int64_t> function;
  for (size_t i = 0; i < ra.size(); ++i)
    if (function.try_emplace(ra[i], rb[i]).first->second != rb[i])
      return false;
  return true;
}

AxisList concat(const AxisList &a, const AxisList &b) {
  AxisList result = a;
  result.append(b.begin(), b.end());
  return canonical(result);
}

} // namespace

TEST(AxisRef, OverlapMeansNoCommonFactorization) {
  for (int64_t size : {1, 2, 6, 8, 12, 16, 36}) {
    Mesh mesh = makeMesh({size, 2});
    std::vector<AxisRef> subAxes = allSubAxes(0, size, true);
    // Pairs of different digits in some factorization of the axis.
    std::set<std::pair<AxisRef, AxisRef>> disjoint;
    for (const AxisRef &a : subAxes)
      for (const AxisRef &gap : subAxes)
        for (const AxisRef &b : subAxes)
          if (a.endSize() == gap.preSize() && gap.endSize() == b.preSize()) {
            disjoint.insert({a, b});
            disjoint.insert({b, a});
          }
    for (const AxisRef &a : subAxes)
      for (const AxisRef &b : subAxes) {
        if (a.size() == 1 || b.size() == 1)
          EXPECT_FALSE(a.overlaps(b)) << a << b;
        else
          EXPECT_EQ(a.overlaps(b), disjoint.count({a, b}) == 0) << a << b;
        if (!a.overlaps(b))
          EXPECT_TRUE(areIndependent(mesh, {a}, {b})) << a << b;
        EXPECT_FALSE(a.overlaps(AxisRef(1, 1, 2)));
      }
  }
}

TEST(AxisRef, ContainsMeansDetermines) {
  for (int64_t size : {2, 6, 8, 12, 36}) {
    Mesh mesh = makeMesh({size});
    for (const AxisRef &a : allSubAxes(0, size))
      for (const AxisRef &b : allSubAxes(0, size))
        EXPECT_EQ(a.contains(b), determines(mesh, {a}, {b})) << a << b;
  }
  EXPECT_FALSE(AxisRef(0, 1, 8).contains(AxisRef(1, 1, 2)));
}

TEST(AxisRef, MergeConcatenates) {
  for (int64_t size : {6, 8, 12, 36}) {
    Mesh mesh = makeMesh({size});
    for (const AxisRef &a : allSubAxes(0, size))
      for (const AxisRef &b : allSubAxes(0, size)) {
        std::optional<AxisRef> merged = a.mergedWith(b);
        EXPECT_EQ(merged.has_value(), a.endSize() == b.preSize());
        if (merged)
          EXPECT_EQ(indicesAlong(mesh, {*merged}), indicesAlong(mesh, {a, b}));
      }
  }
  EXPECT_FALSE(AxisRef(0, 1, 2).mergedWith(AxisRef(1, 2, 2)));
}

TEST(AxisRef, PrefixAndSuffixMergeBack) {
  for (const AxisRef &a : allSubAxes(0, 36))
    for (int64_t n = 1; n <= a.size(); ++n)
      if (a.size() % n == 0)
        EXPECT_EQ(a.prefix(n).mergedWith(a.suffix(n)), a);
}

TEST(AxisRef, TotalOrder) {
  std::vector<AxisRef> subAxes = allSubAxes(0, 12);
  for (const AxisRef &a : subAxes)
    for (const AxisRef &b : subAxes) {
      EXPECT_EQ(int(a < b) + int(b < a) + int(a == b), 1);
      if (a == b)
        EXPECT_EQ(hash_value(a), hash_value(b));
    }
}

TEST(AxisList, CanonicalMergesAndDrops) {
  AxisList subAxes{AxisRef(0, 1, 2), AxisRef(1, 4, 1), AxisRef(0, 2, 4),
                   AxisRef(1, 1, 4)};
  EXPECT_EQ(canonical(subAxes), (AxisList{AxisRef(0, 1, 8), AxisRef(1, 1, 4)}));
  // Order matters: minor before major does not merge.
  AxisList swapped{AxisRef(0, 2, 4), AxisRef(0, 1, 2)};
  EXPECT_EQ(canonical(swapped), swapped);
  EXPECT_TRUE(canonical({}).empty());
}

TEST(AxisList, CommonPrefixLaws) {
  Mesh mesh = makeMesh({12, 2});
  std::vector<AxisList> lists = allLists(mesh, 3);
  for (const AxisList &a : lists)
    for (const AxisList &b : lists) {
      AxisList common = commonPrefix(a, b);
      EXPECT_EQ(common, commonPrefix(b, a));
      ASSERT_TRUE(isPrefix(common, a) && isPrefix(common, b)) << a << b;
      AxisList restA = dropPrefix(a, common), restB = dropPrefix(b, common);
      EXPECT_EQ(concat(common, restA), a);
      EXPECT_EQ(concat(common, restB), b);
      // The prefix is the longest: the remainders have no common prefix.
      EXPECT_TRUE(commonPrefix(restA, restB).empty()) << a << b;
      EXPECT_EQ(isPrefix(a, b), common == a) << a << b;
    }
}

TEST(AxisList, CommonPrefixSplitsSubAxes) {
  // (1)4 and (1)6 of an axis of 12 agree on (1)2 only.
  EXPECT_EQ(commonPrefix(AxisRef(0, 1, 4), AxisRef(0, 1, 6)),
            AxisList{AxisRef(0, 1, 2)});
  EXPECT_EQ(commonPrefix(AxisRef(0, 1, 8),
                         AxisList{AxisRef(0, 1, 2), AxisRef(1, 1, 3)}),
            AxisList{AxisRef(0, 1, 2)});
}

TEST(AxisList, SplitAtLaws) {
  Mesh mesh = makeMesh({12, 2, 3});
  for (const AxisList &list : allLists(mesh, 3))
    for (int64_t size = 1; size <= axisListSize(list) * 2; ++size) {
      auto split = splitAt(list, size);
      if (!split) {
        EXPECT_NE(size, 1);
        EXPECT_NE(size, axisListSize(list));
        continue;
      }
      EXPECT_EQ(axisListSize(split->first), size);
      EXPECT_EQ(concat(split->first, split->second), list);
    }
  AxisList list{AxisRef(0, 1, 4), AxisRef(1, 1, 2)};
  auto split = splitAt(list, 2);
  ASSERT_TRUE(split);
  EXPECT_EQ(split->second, (AxisList{AxisRef(0, 2, 2), AxisRef(1, 1, 2)}));
  EXPECT_FALSE(splitAt(AxisRef(0, 1, 4), 3));
  EXPECT_FALSE(splitAt(list, 16));
}

TEST(AxisList, DifferenceIsTheRest) {
  Mesh mesh = makeMesh({12, 2});
  std::vector<AxisList> lists = allLists(mesh, 2);
  for (const AxisList &a : lists)
    for (const AxisList &b : lists) {
      AxisList rest = difference(a, b);
      EXPECT_FALSE(overlaps(rest, b)) << a << b;
      EXPECT_TRUE(determines(mesh, a, rest)) << a << b;
      EXPECT_EQ(rest, canonical(rest));
      EXPECT_EQ(hasAllDigits(a, b), determines(mesh, a, b)) << a << b;
      if (!overlaps(a, b))
        EXPECT_EQ(rest, a);
      bool contained = llvm::all_of(b, [&](const AxisRef &digit) {
        return llvm::any_of(
            a, [&](const AxisRef &axis) { return axis.contains(digit); });
      });
      if (contained)
        EXPECT_EQ(axisListSize(rest) * axisListSize(b), axisListSize(a))
            << a << b;
    }
}

TEST(AxisList, PrefixWithoutIsTheLongest) {
  Mesh mesh = makeMesh({12, 2});
  std::vector<AxisList> lists = allLists(mesh, 2);
  for (const AxisList &a : lists)
    for (const AxisList &b : lists) {
      AxisList prefix = prefixWithout(a, b);
      EXPECT_TRUE(isPrefix(prefix, a));
      EXPECT_FALSE(overlaps(prefix, b));
      for (int64_t size = axisListSize(prefix) + 1; size <= axisListSize(a);
           ++size)
        if (auto longer = splitAt(a, size))
          EXPECT_TRUE(overlaps(longer->first, b)) << a << b << longer->first;
    }
}
