//===- ReshapeRuleTest.cpp - Factors of all small reshapes ----------------===//

#include "transforms/OpModels/Shape/ReshapeRule.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

using Shape = SmallVector<int64_t>;

/// All shapes of `size` elements and of rank up to `rank`.
void addShapes(int64_t size, unsigned rank, Shape prefix,
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
  return builder.forCompletion();
}

/// Where element `position` (row-major) of tensor `t` lies along each factor.
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

/// Element by element, a factor that both sides have is the same on both: so a
/// cut of it leaves each device the same elements.
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
        ASSERT_EQ(map.factor(f).cut, FactorKind::Whole);
    }
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

TEST(ReshapeRuleTest, MergesAndSplits) {
  EXPECT_EQ(ruleOf({8, 12}, {4, 8, 3}).toString(),
            "([ij, kl])->([i, jk, l]) {i=4, j=2, k=4, l=3}");
  EXPECT_EQ(ruleOf({2, 4, 32}, {8, 32}).toString(),
            "([i, j, k])->([ij, k]) {i=2, j=4, k=32}");
}

} // namespace
