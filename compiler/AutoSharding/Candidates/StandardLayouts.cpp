//===- StandardLayouts.cpp - Data, tensor and other parallelism -----------===//
#include "compiler/AutoSharding/Candidates/StandardLayouts.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::gspmd {

StandardLayouts::StandardLayouts(CandidateEvaluator &evaluator,
                                 llvm::ArrayRef<AnnotationGroup> groups,
                                 const DimRoles &roles)
    : evaluator(evaluator), groups(groups), roles(roles) {
  if (!roles.batch)
    return;
  for (const AnnotationGroup &group : groups)
    if (!group.isIntermediate && !hasBatch(group))
      for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
        if (group.shape[d] > 1)
          weightBytes[dimClass] += group.bytes;
  double most = 0;
  for (const auto &[dimClass, bytes] : weightBytes)
    if (bytes > most && !llvm::is_contained(roles.model, dimClass)) {
      most = bytes;
      features = dimClass;
    }
}

bool StandardLayouts::hasBatch(const AnnotationGroup &group) const {
  return llvm::is_contained(group.dimClasses, *roles.batch);
}

bool StandardLayouts::hasState() const {
  return llvm::any_of(weightsOf(groups),
                      [](const auto &weight) { return weight.has_value(); });
}

StandardLayouts::Kind StandardLayouts::kindOf(unsigned dimClass) const {
  if (llvm::is_contained(roles.model, dimClass))
    return Kind::Model;
  if (dimClass == features)
    return Kind::Features;
  return weightBytes.contains(dimClass) ? Kind::Other : Kind::Space;
}

static std::optional<unsigned> firstDimOf(const AnnotationGroup &group,
                                          llvm::ArrayRef<unsigned> dimClasses) {
  for (auto [d, dimClass] : llvm::enumerate(group.dimClasses))
    if (llvm::is_contained(dimClasses, dimClass))
      return d;
  return std::nullopt;
}

bool StandardLayouts::shardClasses(Candidate &candidate, Axes axes,
                                   llvm::ArrayRef<unsigned> dimClasses) const {
  double totalBytes = 0, shardedBytes = 0;
  for (unsigned i = 0; i < groups.size(); ++i) {
    const AnnotationGroup &group = groups[i];
    std::optional<unsigned> dim = firstDimOf(group, dimClasses);
    if (group.isIntermediate || !dim)
      continue;
    totalBytes += group.bytes;
    std::optional<GroupSharding> before = candidate.groupShardings[i];
    if (llvm::all_of(axes, [&](unsigned axis) {
          return candidate.shardDim(group, i, axis, dim);
        }))
      shardedBytes += group.bytes;
    else
      candidate.groupShardings[i] = std::move(before);
  }
  return totalBytes > 0 && shardedBytes >= 0.5 * totalBytes;
}

void StandardLayouts::placeFirst(Candidate &candidate, unsigned group,
                                 unsigned axis,
                                 llvm::ArrayRef<Kind> kinds) const {
  const AnnotationGroup &annotationGroup = groups[group];
  SmallVector<unsigned> dims;
  for (unsigned d = 0; d < annotationGroup.shape.size(); ++d)
    if (annotationGroup.shape[d] > 1 &&
        annotationGroup.dimClasses[d] != *roles.batch)
      dims.push_back(d);
  auto rank = [&](unsigned d) {
    unsigned dimClass = annotationGroup.dimClasses[d];
    bool isSharded = candidate.groupShardings[group] &&
                     !(*candidate.groupShardings[group])[d].empty();
    return std::make_tuple(isSharded, llvm::find(kinds, kindOf(dimClass)),
                           -weightBytes.lookup(dimClass),
                           -annotationGroup.shape[d]);
  };
  llvm::stable_sort(dims,
                    [&](unsigned a, unsigned b) { return rank(a) < rank(b); });
  (void)llvm::any_of(dims, [&](unsigned d) {
    return candidate.shardDim(annotationGroup, group, axis, d);
  });
}

void StandardLayouts::placeByFeatures(Candidate &candidate, unsigned group,
                                      Axes axes) const {
  for (unsigned axis : axes)
    placeFirst(candidate, group, axis,
               {Kind::Features, Kind::Other, Kind::Model});
}

/// Lets each of the axes shard the dimension, if there is one that it divides.
static void placeAll(Candidate &candidate,
                     llvm::ArrayRef<AnnotationGroup> groups, unsigned group,
                     llvm::ArrayRef<unsigned> axes,
                     std::optional<unsigned> dim) {
  for (unsigned axis : axes)
    if (dim)
      candidate.shardDim(groups[group], group, axis, dim);
}

Candidate StandardLayouts::fullySharded(Candidate candidate,
                                        const Use &use) const {
  for (unsigned i = 0; i < groups.size(); ++i) {
    bool isData = hasBatch(groups[i]);
    if (groups[i].isIntermediate && isData) {
      placeAll(candidate, groups, i, use.batch,
               firstDimOf(groups[i], *roles.batch));
      for (unsigned axis : use.model)
        placeFirst(candidate, i, axis, use.inside);
    }
    if (groups[i].isIntermediate || isData)
      continue;
    for (unsigned axis : use.model)
      if (!candidate.dimOf(i, axis))
        placeFirst(candidate, i, axis,
                   {Kind::Model, Kind::Other, Kind::Features});
    placeByFeatures(candidate, i, use.weights);
  }
  return candidate;
}

Candidate StandardLayouts::withShardedState(Candidate candidate, Axes batch,
                                            Axes model) const {
  for (unsigned i = 0; i < groups.size(); ++i) {
    if (groups[i].isIntermediate && hasBatch(groups[i])) {
      placeAll(candidate, groups, i, batch,
               firstDimOf(groups[i], *roles.batch));
      placeAll(candidate, groups, i, model, firstDimOf(groups[i], roles.model));
    }
    if (groups[i].isState && !hasBatch(groups[i]))
      placeByFeatures(candidate, i, batch);
  }
  return candidate;
}

void StandardLayouts::add(std::vector<NamedCandidate> &to, llvm::StringRef name,
                          const Candidate &candidate) {
  if (std::optional<CandidateCost> cost = evaluator.cost(candidate))
    to.push_back({name.str(), {candidate, *cost}});
}

std::vector<NamedCandidate>
StandardLayouts::inOneDimension(const std::vector<NamedAxis> &mesh) {
  std::vector<NamedCandidate> result;
  auto axes = llvm::to_vector(llvm::seq<unsigned>(0, mesh.size()));
  Candidate data(mesh, groups), model(mesh, groups);
  if (roles.batch && shardClasses(data, axes, *roles.batch)) {
    add(result, "data parallel", data);
    if (hasState())
      add(result, "data parallel, sharded state",
          withShardedState(data, axes, {}));
    add(result, "fully sharded data parallel",
        fullySharded(data, {axes, {}, axes}));
  }
  if (shardClasses(model, axes, roles.model))
    add(result, "tensor parallel", model);
  return result;
}

std::vector<NamedCandidate>
StandardLayouts::inTwoDimensions(const std::vector<NamedAxis> &mesh) {
  std::vector<NamedCandidate> best;
  if (!roles.batch)
    return best;
  auto axes = llvm::to_vector(llvm::seq<unsigned>(0, mesh.size()));
  // The batch has the first axes of the mesh, or the last ones.
  for (unsigned numMajor = 1; numMajor < axes.size(); ++numMajor)
    for (bool first : {true, false}) {
      auto major = llvm::ArrayRef(axes).take_front(numMajor);
      auto minor = llvm::ArrayRef(axes).drop_front(numMajor);
      Axes batch = first ? major : minor, model = first ? minor : major;
      Candidate dataAndTensor(mesh, groups);
      if (!shardClasses(dataAndTensor, batch, *roles.batch) ||
          !shardClasses(dataAndTensor, model, roles.model))
        continue;
      std::vector<NamedCandidate> layouts;
      add(layouts, "data and tensor parallel", dataAndTensor);
      if (hasState())
        add(layouts, "data and tensor parallel, sharded state",
            withShardedState(dataAndTensor, batch, model));
      add(layouts, "2-D", fullySharded(dataAndTensor, {batch, model, batch}));
      for (NamedCandidate &one : layouts) {
        auto it = llvm::find_if(
            best, [&](const auto &other) { return other.name == one.name; });
        if (it == best.end())
          best.push_back(std::move(one));
        else if (one.evaluated.cost.isBetterThan(it->evaluated.cost))
          *it = std::move(one);
      }
    }
  return best;
}

std::vector<Candidate>
StandardLayouts::lowMemoryCandidates(const std::vector<NamedAxis> &mesh,
                                     bool onlyFullySharded) const {
  if (!roles.batch || weightBytes.empty() || mesh.empty() || mesh.size() > 2)
    return {};
  std::vector<Candidate> result;
  auto with = [&](const Use &use) {
    Candidate candidate(mesh, groups);
    (void)shardClasses(candidate, use.batch, *roles.batch);
    result.push_back(fullySharded(std::move(candidate), use));
  };
  const unsigned axes[] = {0, 1};
  Axes all = Axes(axes).take_front(mesh.size());
  with({all, {}, all});
  if (mesh.size() == 2 && !onlyFullySharded) {
    Axes first = all.take_front(), last = all.drop_front();
    with({all, {}, last});
    with({first, last, first});
    with({first,
          last,
          first,
          {Kind::Space, Kind::Model, Kind::Other, Kind::Features}});
  }
  return result;
}

std::optional<std::vector<NamedAxis>> squareMesh(int64_t numDevices) {
  int64_t minor = 1;
  for (int64_t size = 2; size * size <= numDevices; ++size)
    if (numDevices % size == 0)
      minor = size;
  if (minor == 1)
    return std::nullopt;
  return std::vector<NamedAxis>{{"x", numDevices / minor}, {"y", minor}};
}

} // namespace mlir::gspmd
