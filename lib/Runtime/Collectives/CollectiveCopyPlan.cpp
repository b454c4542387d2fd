//===- CollectiveCopyPlan.cpp - The slices that a collective copies -------===//
#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include "lib/Runtime/Collectives/RaggedSlices.h"
#include <algorithm>
#include <cassert>

namespace mlir::gspmd {

StridedView sliceOf(const StridedView &view, const DimSlice &slice) {
  return slice.size < 0 ? view : view.slice(slice.dim, slice.start, slice.size);
}

bool CollectiveCopyPlan::readsAllMembers() const {
  return collective.kind == CollectiveKind::AllGather ||
         collective.kind == CollectiveKind::ReduceScatter ||
         collective.kind == CollectiveKind::AllToAll;
}

SliceCopy CollectiveCopyPlan::regular(int64_t source, int64_t target) const {
  SliceCopy copy;
  copy.source = source;
  if (collective.kind == CollectiveKind::ReduceScatter) {
    int64_t size = outputSizes[collective.dim];
    copy.from = {collective.dim, target * size, size};
    return copy;
  }
  int64_t size = outputSizes[collective.dim] / groupSize;
  copy.to = {collective.dim, source * size, size};
  if (collective.kind == CollectiveKind::AllToAll) {
    int64_t split = inputSizes[collective.splitDim] / groupSize;
    copy.from = {collective.splitDim, target * split, split};
  }
  return copy;
}

void CollectiveCopyPlan::halo(int64_t target, Visit visit) const {
  int64_t dim = collective.dim, local = inputSizes[dim];
  int64_t members = collective.haloRing ? collective.haloRing : groupSize;
  if (target >= members)
    return visit(SliceCopy());
  int64_t total = members * local;
  // The indices of the virtual concatenation in this output.
  int64_t begin = target * local - collective.haloLeft;
  int64_t end = begin + outputSizes[dim];
  for (int64_t at = begin; at < end;) {
    int64_t from = at;
    if (collective.haloWraps)
      from = (at % total + total) % total;
    SliceCopy copy;
    int64_t stop = end;
    if (from >= 0 && from < total) {
      stop = std::min(end, at + local - from % local);
      copy.source = from / local;
      copy.from = {dim, from % local, stop - at};
    } else if (at < 0) {
      stop = std::min<int64_t>(end, 0);
    }
    copy.to = {dim, at - begin, stop - at};
    visit(copy);
    at = stop;
  }
}

void CollectiveCopyPlan::ragged(int64_t target, Visit visit) const {
  forEachSlice(collective, groupSize, data.numbers, target,
               [&](int64_t source, int64_t from, int64_t to, int64_t size) {
                 visit({source, {0, from, size}, {0, to, size}});
               });
}

void CollectiveCopyPlan::forEachCopyTo(int64_t target, Visit visit) const {
  assert(collective.kind != CollectiveKind::AllReduce);
  if (readsAllMembers()) {
    for (int64_t source = 0; source < groupSize; ++source)
      visit(regular(source, target));
  } else if (collective.kind == CollectiveKind::HaloExchange) {
    halo(target, visit);
  } else if (collective.kind == CollectiveKind::RaggedAllToAll) {
    ragged(target, visit);
  } else {
    SliceCopy copy;
    copy.source = data.sources[target];
    visit(copy);
  }
}

void CollectiveCopyPlan::forEachCopyBetween(int64_t source, int64_t target,
                                            Visit visit) const {
  if (readsAllMembers())
    return visit(regular(source, target));
  forEachCopyTo(target, [&](const SliceCopy &copy) {
    if (copy.source == source)
      visit(copy);
  });
}

} // namespace mlir::gspmd
