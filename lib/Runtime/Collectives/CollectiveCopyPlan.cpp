//===- CollectiveCopyPlan.cpp - Which part of whose input goes where ------===//
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
  SliceCopy piece;
  piece.source = source;
  if (collective.kind == CollectiveKind::ReduceScatter) {
    int64_t size = outputSizes[collective.dim];
    piece.from = {collective.dim, target * size, size};
    return piece;
  }
  int64_t size = outputSizes[collective.dim] / groupSize;
  piece.to = {collective.dim, source * size, size};
  if (collective.kind == CollectiveKind::AllToAll) {
    int64_t cut = inputSizes[collective.splitDim] / groupSize;
    piece.from = {collective.splitDim, target * cut, cut};
  }
  return piece;
}

void CollectiveCopyPlan::halo(int64_t target, Visit visit) const {
  int64_t dim = collective.dim, local = inputSizes[dim];
  int64_t members = collective.haloRing ? collective.haloRing : groupSize;
  if (target >= members)
    return visit(SliceCopy());
  int64_t whole = members * local;
  // Positions of the virtual concatenation that this output shows.
  int64_t begin = target * local - collective.haloLeft;
  int64_t end = begin + outputSizes[dim];
  for (int64_t at = begin; at < end;) {
    int64_t from = at;
    if (collective.haloWraps)
      from = (at % whole + whole) % whole;
    SliceCopy piece;
    int64_t stop = end;
    if (from >= 0 && from < whole) {
      stop = std::min(end, at + local - from % local);
      piece.source = from / local;
      piece.from = {dim, from % local, stop - at};
    } else if (at < 0) {
      stop = std::min<int64_t>(end, 0);
    }
    piece.to = {dim, at - begin, stop - at};
    visit(piece);
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
    SliceCopy piece;
    piece.source = data.sources[target];
    visit(piece);
  }
}

void CollectiveCopyPlan::forEachCopyBetween(int64_t source, int64_t target,
                                            Visit visit) const {
  if (readsAllMembers())
    return visit(regular(source, target));
  forEachCopyTo(target, [&](const SliceCopy &piece) {
    if (piece.source == source)
      visit(piece);
  });
}

} // namespace mlir::gspmd
