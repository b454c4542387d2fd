//===- InterningTest.cpp - Small numbers for what occurs again ------------===//

#include "lib/Algebra/Sharding/Interning.h"
#include "gtest/gtest.h"

using namespace gspmd;

TEST(SequenceNumbering, EqualSequencesHaveOneNumber) {
  SequenceNumbering numbers;
  EXPECT_EQ(numbers.idOf({1, 2, 3}), 0u);
  EXPECT_EQ(numbers.idOf({3, 2, 1}), 1u);
  EXPECT_EQ(numbers.idOf({}), 2u);
  EXPECT_EQ(numbers.idOf({1, 2, 3}), 0u);
  EXPECT_EQ(numbers.idOf({}), 2u);
  EXPECT_EQ(numbers.size(), 3u);
  EXPECT_EQ(numbers[1], llvm::ArrayRef<unsigned>({3, 2, 1}));
}

TEST(SequenceNumbering, PrefixesDiffer) {
  SequenceNumbering numbers;
  EXPECT_NE(numbers.idOf({0}), numbers.idOf({0, 0}));
  EXPECT_NE(numbers.idOf({7, 0}), numbers.idOf({7}));
}

TEST(SequenceNumbering, NumbersStayWhenTheTableGrows) {
  SequenceNumbering numbers;
  constexpr unsigned kCount = 5000;
  for (unsigned i = 0; i < kCount; ++i)
    ASSERT_EQ(numbers.idOf({i, i * i, 0xffffffffu - i}), i);
  for (unsigned i = 0; i < kCount; ++i)
    ASSERT_EQ(numbers.idOf({i, i * i, 0xffffffffu - i}), i);
  EXPECT_EQ(numbers.size(), kCount);
}

TEST(ShardingPool, WhatDiffersInOneThingDiffers) {
  AxisRef x(0, 1, 4), part(0, 1, 2);
  TensorSharding plain = TensorSharding::tiled({{x}, {}});
  DimSharding open{{x}, /*isClosed=*/false}, urgent{{x}, true, 1};
  TensorSharding others[] = {
      TensorSharding::replicated(2),
      TensorSharding::replicated(3),
      TensorSharding::open(2),
      TensorSharding::tiled({{}, {x}}),
      plain.withAxes(0, {part}),
      plain.withDim(0, open),
      plain.withDim(0, urgent),
      TensorSharding::replicated(2).withUnreduced({x}),
      TensorSharding(TensorSharding::replicated(2).dims(), {x})};
  ShardingPool pool;
  EXPECT_EQ(pool.idOf(plain), 0u);
  for (auto [i, other] : llvm::enumerate(others))
    EXPECT_EQ(pool.idOf(other), i + 1);
  for (auto [i, other] : llvm::enumerate(others)) {
    EXPECT_EQ(pool.idOf(other), i + 1);
    EXPECT_EQ(pool[i + 1], other);
  }
}

TEST(ShardingPool, ReferencesStayValid) {
  ShardingPool pool;
  const TensorSharding &first = pool[pool.idOf(TensorSharding::open(1))];
  for (unsigned rank = 2; rank < 500; ++rank)
    pool.idOf(TensorSharding::open(rank));
  EXPECT_EQ(first, TensorSharding::open(1));
}
