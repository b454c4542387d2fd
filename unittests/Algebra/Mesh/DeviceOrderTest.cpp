//===- DeviceOrderTest.cpp - Laws of device orders ------------------------===//

#include "lib/Algebra/Mesh/Mesh.h"
#include "gtest/gtest.h"
#include <numeric>
#include <set>
#include <vector>

using namespace gspmd;

namespace {

/// Returns iota(product(dims)) after reshape to `dims`, transpose by `perm` and
/// flattening, computed element by element.
std::vector<int64_t> transposedIota(llvm::ArrayRef<int64_t> dims,
                                    llvm::ArrayRef<int64_t> perm) {
  int64_t n = 1;
  std::vector<int64_t> strides(dims.size());
  for (size_t d = dims.size(); d-- > 0; n *= dims[d])
    strides[d] = n;
  std::vector<int64_t> result{0};
  for (int64_t p : perm) {
    std::vector<int64_t> next;
    for (int64_t base : result)
      for (int64_t i = 0; i < dims[p]; ++i)
        next.push_back(base + i * strides[p]);
    result = std::move(next);
  }
  return result;
}

std::vector<int64_t> listOf(const DeviceOrder &order, int64_t n) {
  std::vector<int64_t> list;
  for (int64_t i = 0; i < n; ++i)
    list.push_back(order.deviceAt(i));
  return list;
}

} // namespace

TEST(DeviceOrder, AllTransposesOfSmallShapes) {
  std::vector<std::vector<int64_t>> shapes = {
      {},        {1},       {5},          {2, 4},       {3, 1, 2},
      {2, 2, 2}, {2, 3, 4}, {1, 2, 1, 3}, {2, 3, 2, 2}, {2, 2, 2, 2}};
  for (const auto &dims : shapes) {
    std::vector<int64_t> perm(dims.size());
    std::iota(perm.begin(), perm.end(), 0);
    do {
      std::vector<int64_t> expected = transposedIota(dims, perm);
      DeviceOrder order = DeviceOrder::iota(dims, perm);
      EXPECT_FALSE(order.isExplicit());
      EXPECT_EQ(listOf(order, expected.size()), expected);
      for (size_t i = 0; i < expected.size(); ++i)
        EXPECT_EQ(order.positionOf(expected[i]), int64_t(i));
      bool identity = std::is_sorted(expected.begin(), expected.end());
      EXPECT_EQ(order.isIdentity(), identity);
      // The explicit list of the same devices has the same canonical form.
      EXPECT_EQ(DeviceOrder::list(expected), order);
    } while (std::next_permutation(perm.begin(), perm.end()));
  }
}

TEST(DeviceOrder, AllListsOfFive) {
  // 5 is prime: only the identity has an iota form.
  std::vector<int64_t> list{0, 1, 2, 3, 4};
  do {
    std::optional<DeviceOrder> order = DeviceOrder::list(list);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->isExplicit(), !std::is_sorted(list.begin(), list.end()));
    EXPECT_EQ(listOf(*order, 5), list);
    for (int64_t d = 0; d < 5; ++d)
      EXPECT_EQ(order->deviceAt(order->positionOf(d)), d);
  } while (std::next_permutation(list.begin(), list.end()));
}

TEST(DeviceOrder, AllListsOfSix) {
  // Identity, [2,3]T(1,0) and [3,2]T(1,0) are iota forms; no other is.
  std::vector<int64_t> list{0, 1, 2, 3, 4, 5};
  std::set<std::vector<int64_t>> iotas;
  do {
    std::optional<DeviceOrder> order = DeviceOrder::list(list);
    ASSERT_TRUE(order);
    EXPECT_EQ(listOf(*order, 6), list);
    if (!order->isExplicit())
      iotas.insert(list);
  } while (std::next_permutation(list.begin(), list.end()));
  EXPECT_EQ(iotas,
            (std::set<std::vector<int64_t>>{
                {0, 1, 2, 3, 4, 5}, {0, 3, 1, 4, 2, 5}, {0, 2, 4, 1, 3, 5}}));
}

TEST(DeviceOrder, CanonicalForm) {
  // [2,1,3,2]T(3,0,1,2) is [6,2]T(1,0).
  DeviceOrder order = DeviceOrder::iota({2, 1, 3, 2}, {3, 0, 1, 2});
  EXPECT_EQ(order.reshapeDims(), (llvm::ArrayRef<int64_t>{6, 2}));
  EXPECT_EQ(order.transposePerm(), (llvm::ArrayRef<int64_t>{1, 0}));
  EXPECT_EQ(order, DeviceOrder::iota({6, 2}, {1, 0}));
}

TEST(DeviceOrder, RejectsNonPermutations) {
  EXPECT_FALSE(DeviceOrder::list({0, 0}));
  EXPECT_FALSE(DeviceOrder::list({0, 2}));
  EXPECT_FALSE(DeviceOrder::list({-1, 0}));
  EXPECT_FALSE(DeviceOrder::list({1}));
  EXPECT_TRUE(DeviceOrder::list({})->isIdentity());
  EXPECT_TRUE(DeviceOrder::list({0})->isIdentity());
}

TEST(DeviceOrder, IotaSizeIsIndependentOfTheDeviceCount) {
  DeviceOrder order = DeviceOrder::iota({1024, 1024}, {1, 0});
  EXPECT_EQ(order.deviceAt(1), 1024);
  EXPECT_EQ(order.positionOf(1024), 1);
  EXPECT_EQ(order.reshapeDims().size(), 2u);
}
