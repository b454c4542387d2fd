//===- InterningTest.cpp - Ids of sequences and shardings -----------------===//

#include "lib/Algebra/Sharding/Interning.h"
#include "gtest/gtest.h"

using namespace gspmd;

TEST(SequenceNumbering, EqualSequencesHaveEqualIds) {
  SequenceNumbering numbering;
  EXPECT_EQ(numbering.idOf({1, 2, 3}), 0u);
  EXPECT_EQ(numbering.idOf({3, 2, 1}), 1u);
  EXPECT_EQ(numbering.idOf({}), 2u);
  EXPECT_EQ(numbering.idOf({1, 2, 3}), 0u);
  EXPECT_EQ(numbering.idOf({}), 2u);
  EXPECT_EQ(numbering.size(), 3u);
  EXPECT_EQ(numbering[1], llvm::ArrayRef<unsigned>({3, 2, 1}));
}

TEST(SequenceNumbering, PrefixesDiffer) {
  SequenceNumbering numbering;
  EXPECT_NE(numbering.idOf({0}), numbering.idOf({0, 0}));
  EXPECT_NE(numbering.idOf({7, 0}), numbering.idOf({7}));
}

TEST(SequenceNumbering, IdsAreStableAsTheTableGrows) {
  SequenceNumbering numbering;
  constexpr unsigned kCount = 5000;
  for (unsigned i = 0; i < kCount; ++i)
    ASSERT_EQ(numbering.idOf({i, i * i, 0xffffffffu - i}), i);
  for (unsigned i = 0; i < kCount; ++i)
    ASSERT_EQ(numbering.idOf({i, i * i, 0xffffffffu - i}), i);
  EXPECT_EQ(numbering.size(), kCount);
}

TEST(ShardingPool, ShardingsThatDifferInOneFieldHaveDifferentIds) {
  AxisRef x(0, 1, 4), half(0, 1, 2);
  TensorSharding plain = TensorSharding::tiled({{x}, {}});
  DimSharding open{{x}, /*isClosed=*/false}, prioritized{{x}, true, 1};
  TensorSharding others[] = {
      TensorSharding::replicated(2),
      TensorSharding::replicated(3),
      TensorSharding::open(2),
      TensorSharding::tiled({{}, {x}}),
      plain.withAxes(0, {half}),
      plain.withDim(0, open),
      plain.withDim(0, prioritized),
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
