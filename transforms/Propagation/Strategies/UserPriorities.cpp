//===- UserPriorities.cpp - Rounds of user priorities ---------------------===//

#include "transforms/Propagation/Strategies/UserPriorities.h"

using namespace mlir;
using namespace mlir::gspmd;

static TensorSharding withReplicated(const TensorSharding &sharding,
                                     ArrayRef<DimSharding> dims,
                                     ArrayRef<AxisRef> replicated) {
  return TensorSharding(dims, replicated, sharding.unreducedAxes(),
                        sharding.reduction());
}

/// Returns an annotation as round 0 sees it.
static TensorSharding firstRoundOf(const TensorSharding &sharding) {
  SmallVector<DimSharding> dims(sharding.dims());
  AxisList replicated(sharding.replicatedAxes());
  for (DimSharding &dim : dims) {
    if (dim.priority.value_or(0) > 0) {
      llvm::append_range(replicated, dim.axes);
      dim = DimSharding{{}, /*isClosed=*/true};
    }
    dim.priority = std::nullopt;
  }
  llvm::sort(replicated);
  return withReplicated(sharding, dims, replicated);
}

SmallVector<int64_t> mlir::gspmd::beginUserRounds(ShardingTable &table) {
  SmallVector<int64_t> rounds = {0};
  ShardingPool &pool = table.getShardings().pool();
  for (TensorEntry &entry : table.getTensors()) {
    if (!entry.annotated)
      continue;
    const TensorSharding &initial = pool[entry.initial];
    bool hasPriority = false;
    for (const DimSharding &dim : initial.dims()) {
      hasPriority |= dim.priority.has_value();
      if (dim.priority.value_or(0) > 0)
        rounds.push_back(*dim.priority);
    }
    if (hasPriority)
      entry.sharding = pool.idOf(firstRoundOf(initial));
  }
  llvm::sort(rounds);
  rounds.erase(llvm::unique(rounds), rounds.end());
  return rounds;
}

void mlir::gspmd::enterUserRound(ShardingTable &table, int64_t round) {
  if (round == 0)
    return;
  ShardingPool &pool = table.getShardings().pool();
  for (TensorEntry &entry : table.getTensors()) {
    if (!entry.annotated)
      continue;
    const TensorSharding &initial = pool[entry.initial];
    if (llvm::none_of(initial.dims(), [&](const DimSharding &dim) {
          return dim.priority.value_or(0) == round;
        }))
      continue;
    const TensorSharding &now = pool[entry.sharding];
    SmallVector<DimSharding> dims(now.dims());
    AxisList replicated(now.replicatedAxes());
    for (auto [i, dim] : llvm::enumerate(dims)) {
      const DimSharding &annotation = initial.dims()[i];
      if (annotation.priority.value_or(0) != round)
        continue;
      dim = DimSharding{annotation.axes, annotation.isClosed};
      llvm::erase_if(replicated, [&](const AxisRef &axis) {
        return llvm::is_contained(annotation.axes, axis);
      });
    }
    entry.sharding = pool.idOf(withReplicated(now, dims, replicated));
  }
}
