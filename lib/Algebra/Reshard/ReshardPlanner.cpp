//===- ReshardPlanner.cpp - Cache of reshard plans ------------------------===//

#include "lib/Algebra/Reshard/ReshardPlanner.h"

#include "llvm/ADT/bit.h"

using namespace gspmd;

const ReshardPlan &ReshardPlanner::plan(llvm::ArrayRef<int64_t> shape,
                                        double elementBytes,
                                        const TensorSharding &from,
                                        const TensorSharding &to) {
  size_t hash =
      llvm::hash_combine(llvm::hash_combine_range(shape.begin(), shape.end()),
                         llvm::bit_cast<uint64_t>(elementBytes), from, to);
  auto &bucket = table_[hash];
  for (const std::unique_ptr<Entry> &entry : bucket)
    if (shape == llvm::ArrayRef<int64_t>(entry->shape) &&
        elementBytes == entry->elementBytes && from == entry->from &&
        to == entry->to)
      return entry->plan;
  bucket.push_back(std::make_unique<Entry>(
      Entry{llvm::SmallVector<int64_t>(shape), elementBytes, from, to,
            planReshard(mesh_, shape, elementBytes, from, to)}));
  return bucket.back()->plan;
}
