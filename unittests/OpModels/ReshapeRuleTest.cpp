//===- ReshapeRuleTest.cpp - Factors of all small reshapes ----------------===//

#include "transforms/OpModels/Shape/ReshapeRule.h"
#include "gtest/gtest.h"
#include <set>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using Shape = SmallVector<int64_t>;

/// Appends all shapes of `size` elements and of rank up to `rank`.
void addShapes(int64_t size, unsigned rank, const Shape &prefix,
               std::vector<Shape> &shapes) {
  if (size == 1)
    shapes.push_back(prefix);
  if (rank == 0)
    return;
  for (int64_t dim = 1; dim <= size; ++dim) {
    if (size % dim != 0)
      continue;
    Shape next = prefix;
    next.push_back(dim);
    addShapes(size / dim, rank - 1, next, shapes);
  }
}

FactorMap ruleOf(ArrayRef<int64_t> in, ArrayRef<int64_t> out) {
  FactorRule builder({unsigned(in.size())}, {unsigned(out.size())});
  addReshapeFactors(builder, in, out, FactorKind::PassThrough);
  return builder.forPartition();
}

std::string propagationRuleOf(ArrayRef<int64_t> in, ArrayRef<int64_t> out) {
  FactorRule builder({unsigned(in.size())}, {unsigned(out.size())});
  addReshapeFactors(builder, in, out, FactorKind::PassThrough);
  return builder.forCompletion().toString();
}

/// Returns the coordinates of element `position` (row-major) of tensor `t`
/// along each factor.
SmallVector<int64_t> coordinates(const FactorMap &map, unsigned t,
                                 ArrayRef<int64_t> shape, int64_t position) {
  SmallVector<int64_t> result(map.numFactors(), -1);
  for (int d = int(shape.size()) - 1; d >= 0; --d) {
    int64_t index = position % shape[d];
    position /= shape[d];
    for (unsigned f : llvm::reverse(map.tensor(t)[d])) {
      result[f] = index % map.factor(f).size;
      index /= map.factor(f).size;
    }
  }
  return result;
}

/// A shared factor has the same coordinate for an element on both sides, so
/// sharding it leaves each device the same elements.
void checkLaws(ArrayRef<int64_t> in, ArrayRef<int64_t> out, int64_t size) {
  FactorMap map = ruleOf(in, out);
  SCOPED_TRACE(map.toString());
  for (unsigned t = 0; t < 2; ++t) {
    ArrayRef<int64_t> shape = t == 0 ? in : out;
    for (auto [d, dim] : llvm::enumerate(map.tensor(t))) {
      ASSERT_FALSE(dim.empty());
      int64_t product = 1;
      for (unsigned f : dim)
        product *= map.factor(f).size;
      ASSERT_EQ(product, shape[d]);
    }
  }
  for (int64_t p = 0; p < size; ++p) {
    auto a = coordinates(map, 0, in, p), b = coordinates(map, 1, out, p);
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      bool isShared = map.tensorHasFactor(0, f) && map.tensorHasFactor(1, f);
      if (isShared)
        ASSERT_EQ(a[f], b[f]) << "factor " << f << " at " << p;
      else if (map.factor(f).size != 1)
        ASSERT_EQ(map.factor(f).partitionKind, FactorKind::NeedReplication);
    }
  }
}

/// Returns the numbers of elements before each position at which a dimension
/// can be divided.
std::set<int64_t> boundariesOf(ArrayRef<int64_t> shape) {
  std::set<int64_t> places;
  int64_t before = 1;
  for (int64_t dim : shape) {
    for (int64_t part = 1; part <= dim; ++part)
      if (dim % part == 0)
        places.insert(before * part);
    before *= dim;
  }
  return places;
}

/// Returns the number of elements before the end of each factor of tensor `t`.
std::set<int64_t> factorEnds(const FactorMap &map, unsigned t) {
  std::set<int64_t> ends;
  int64_t end = 1;
  for (const auto &dim : map.tensor(t))
    for (unsigned f : dim)
      ends.insert(end *= map.factor(f).size);
  return ends;
}

/// Where both shapes could be divided within factors, the factors are not mixed
/// beyond that: a factor ends there on both sides, unless it would divide a
/// shared one.
void checkMinimalMixing(ArrayRef<int64_t> in, ArrayRef<int64_t> out) {
  FactorMap map = ruleOf(in, out);
  SCOPED_TRACE(map.toString());
  std::set<int64_t> inPlaces = boundariesOf(in), outPlaces = boundariesOf(out);
  std::set<int64_t> inEnds = factorEnds(map, 0), outEnds = factorEnds(map, 1);
  int64_t begin = 1;
  for (int64_t end : inEnds) {
    if (!outEnds.count(end))
      continue;
    // Nothing ends on both sides from begin to end.
    bool isShared = false;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      isShared |= map.tensorHasFactor(0, f) && map.tensorHasFactor(1, f) &&
                  map.factor(f).size == end / begin;
    for (int64_t place : inPlaces)
      if (!isShared && place > begin && place < end && place % begin == 0 &&
          end % place == 0)
        ASSERT_FALSE(outPlaces.count(place)) << place;
    begin = end;
  }
}

TEST(ReshapeRuleTest, AllSmallReshapes) {
  for (int64_t size : {1, 6, 8, 12, 24, 30}) {
    std::vector<Shape> shapes;
    addShapes(size, 4, {}, shapes);
    for (const Shape &in : shapes)
      for (const Shape &out : shapes)
        checkLaws(in, out, size);
  }
}

TEST(ReshapeRuleTest, NoMoreThanNecessaryIsMixed) {
  for (int64_t size : {30, 36, 48, 60}) {
    std::vector<Shape> shapes;
    addShapes(size, 4, {}, shapes);
    for (const Shape &in : shapes)
      for (const Shape &out : shapes)
        checkMinimalMixing(in, out);
  }
}

TEST(ReshapeRuleTest, MergesAndSplits) {
  EXPECT_EQ(propagationRuleOf({8, 12}, {4, 8, 3}),
            "([ij, kl])->([i, jk, l]) {i=4, j=2, k=4, l=3}");
  EXPECT_EQ(propagationRuleOf({2, 4, 32}, {8, 32}),
            "([i, j, k])->([ij, k]) {i=2, j=4, k=32}");
}

/// These are the rules that Shardy prints.
TEST(ReshapeRuleTest, PropagatesBetweenSizesWithoutCommonDivisor) {
  EXPECT_EQ(propagationRuleOf({2, 3, 8}, {3, 4, 4}),
            "([i, j, lm])->([i, kl, m]) {i=2, j=3, k=2, l=2, m=4} "
            "need_replication={j, k} permutation={i}");
  // What two dimensions have in common remains, also if it is used up by
  // separate factors of the other shape.
  EXPECT_EQ(propagationRuleOf({6, 2, 3}, {4, 9}),
            "([ij, l, m])->([ij, k]) {i=2, j=3, k=9, l=2, m=3} "
            "need_replication={k, l, m} permutation={j}");
  EXPECT_EQ(propagationRuleOf({3, 1, 12, 2}, {8, 9}),
            "([i, j, km, o])->([i, ln]) {i=3, j=1, k=4, l=3, m=3, n=3, o=2} "
            "need_replication={j, k, l, m, n, o} permutation={i}");
}

} // namespace
