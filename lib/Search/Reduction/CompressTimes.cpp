//===- CompressTimes.cpp - Times at which memory may be short -------------===//

#include "lib/Search/Reduction/CompressTimes.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::gspmd::search;

namespace {

/// Least and largest usage of the remaining strategies.
struct Range {
  int64_t least = std::numeric_limits<int64_t>::max(), most = 0;
};

Range rangeOf(const DraftVariable &variable, const DraftMemoryUse &memoryUse) {
  Range range;
  for (size_t s = 0; s < variable.size(); ++s)
    if (variable.alive[s]) {
      range.least = std::min(range.least, memoryUse.usages[s]);
      range.most = std::max(range.most, memoryUse.usages[s]);
    }
  return range;
}

/// The usage in the spans between times at which something begins or ends: the
/// least sum, and the additional maximum.
class Profile {
public:
  std::vector<int64_t> times; ///< the time at which each span begins
  std::vector<double> least, above;

  explicit Profile(const NetworkDraft &draft) {
    forEachPart(draft, [&](Interval live, Range) {
      times.push_back(live.begin);
      times.push_back(live.end);
    });
    llvm::sort(times);
    times.erase(llvm::unique(times), times.end());
    least.assign(times.size() + 1, 0);
    above.assign(times.size() + 1, 0);
    forEachPart(draft, [&](Interval live, Range range) {
      add(least, live, static_cast<double>(range.least));
      add(above, live, static_cast<double>(range.most - range.least));
    });
    for (std::vector<double> *sums : {&least, &above})
      for (size_t i = 1; i < sums->size(); ++i)
        (*sums)[i] += (*sums)[i - 1];
  }

  size_t spanOf(int64_t time) const {
    return llvm::lower_bound(times, time) - times.begin();
  }

private:
  template <typename Visit>
  static void forEachPart(const NetworkDraft &draft, Visit visit) {
    for (const NetworkDraft::FixedMemoryUse &fixedMemory : draft.fixedMemory)
      visit(fixedMemory.live, Range{fixedMemory.usage, fixedMemory.usage});
    for (const DraftVariable &variable : draft.variables)
      for (const DraftMemoryUse &memoryUse : variable.memoryUses)
        visit(memoryUse.live, rangeOf(variable, memoryUse));
  }
  void add(std::vector<double> &sums, Interval live, double usage) const {
    sums[spanOf(live.begin)] += usage;
    sums[spanOf(live.end)] -= usage;
  }
};

/// Removes memory uses of one variable after the other.
class Remover {
public:
  Remover(NetworkDraft &draft, Profile theProfile)
      : draft(draft), limit(static_cast<double>(*draft.usageLimit)),
        profile(std::move(theProfile)), numShort(profile.times.size() + 1, 0) {
    for (size_t i = 0; i < profile.times.size(); ++i)
      numShort[i + 1] =
          numShort[i] + (profile.least[i] + profile.above[i] > limit);
  }

  bool run(uint32_t number) {
    DraftVariable &variable = draft.variables[number];
    size_t before = variable.memoryUses.size() + variable.numAlive;
    llvm::erase_if(variable.memoryUses, [&](const DraftMemoryUse &memoryUse) {
      Range range = rangeOf(variable, memoryUse);
      size_t begin = profile.spanOf(memoryUse.live.begin);
      size_t end = profile.spanOf(memoryUse.live.end);
      if (range.least != range.most && numShort[begin] != numShort[end])
        return false;
      draft.fixedMemory.push_back({memoryUse.live, range.most});
      return true;
    });
    for (const DraftMemoryUse &memoryUse : variable.memoryUses)
      removeTooLarge(number, memoryUse);
    return before != variable.memoryUses.size() + variable.numAlive;
  }

private:
  NetworkDraft &draft;
  double limit;
  Profile profile;
  std::vector<uint32_t>
      numShort; ///< prefix sums of the number of spans with short memory

  void removeTooLarge(uint32_t number, const DraftMemoryUse &memoryUse) {
    const DraftVariable &variable = draft.variables[number];
    Range range = rangeOf(variable, memoryUse);
    size_t end = profile.spanOf(memoryUse.live.end);
    double available = kInfinity;
    for (size_t i = profile.spanOf(memoryUse.live.begin); i < end; ++i)
      available = std::min(available, limit - profile.least[i]);
    for (uint32_t s : draft.alive(number))
      if (static_cast<double>(memoryUse.usages[s] - range.least) > available &&
          variable.numAlive > 1)
        draft.remove(number, s);
  }
};

} // namespace

bool mlir::gspmd::search::removeCertainMemory(NetworkDraft &draft) {
  bool changed = false;
  if (!draft.usageLimit) {
    for (DraftVariable &variable : draft.variables)
      variable.memoryUses.clear();
    return changed;
  }
  Profile profile(draft);
  double least = *llvm::max_element(profile.least);
  if (least > static_cast<double>(*draft.usageLimit))
    draft.usageLimit = static_cast<int64_t>(least);
  Remover remover(draft, std::move(profile));
  for (uint32_t i = 0; i < draft.variables.size(); ++i)
    changed |= remover.run(i);
  return changed;
}

/// Returns the spans where memory may be short and that no other one covers.
///
/// A span is merged with the last kept one unless something has ended in
/// between and something begun: of a growing set only the last span matters, of
/// a shrinking one the first, provided that it has no more capacity.
static std::vector<size_t> coveringSpans(const NetworkDraft &draft,
                                         const Profile &profile, double limit) {
  size_t numSpans = profile.times.size();
  std::vector<char> begins(numSpans + 1), ends(numSpans + 1);
  for (const DraftVariable &variable : draft.variables)
    for (const DraftMemoryUse &memoryUse : variable.memoryUses) {
      begins[profile.spanOf(memoryUse.live.begin)] = true;
      ends[profile.spanOf(memoryUse.live.end)] = true;
    }
  std::vector<size_t> kept;
  bool begunSince = false, endedSince = false;
  for (size_t span = 0; span < numSpans; ++span) {
    begunSince |= begins[span];
    endedSince |= ends[span];
    if (profile.least[span] + profile.above[span] <= limit)
      continue;
    bool hasLast = !kept.empty();
    if (hasLast && !begunSince &&
        profile.least[span] <= profile.least[kept.back()])
      continue;
    if (hasLast && !endedSince &&
        profile.least[span] >= profile.least[kept.back()])
      kept.back() = span;
    else
      kept.push_back(span);
    begunSince = endedSince = false;
  }
  return kept;
}

CompressedTimes mlir::gspmd::search::compressTimes(const NetworkDraft &draft) {
  CompressedTimes result;
  result.memoryUses.resize(draft.variables.size());
  if (!draft.usageLimit)
    return result;
  Profile profile(draft);
  double limit = static_cast<double>(*draft.usageLimit);
  std::vector<size_t> kept = coveringSpans(draft, profile, limit);
  for (size_t span : kept)
    result.capacities.push_back(limit - profile.least[span]);
  auto timeOf = [&](int64_t time) -> uint32_t {
    return llvm::lower_bound(kept, profile.spanOf(time)) - kept.begin();
  };
  for (uint32_t i = 0; i < draft.variables.size(); ++i) {
    const DraftVariable &variable = draft.variables[i];
    std::vector<uint32_t> alive = draft.alive(i);
    for (const DraftMemoryUse &from : variable.memoryUses) {
      MemoryUse memoryUse{timeOf(from.live.begin), timeOf(from.live.end), {}};
      if (memoryUse.begin == memoryUse.end)
        continue;
      int64_t least = rangeOf(variable, from).least;
      for (uint32_t s : alive)
        memoryUse.usages.push_back(static_cast<double>(from.usages[s] - least));
      auto same =
          llvm::find_if(result.memoryUses[i], [&](const MemoryUse &other) {
            return other.begin == memoryUse.begin && other.end == memoryUse.end;
          });
      if (same == result.memoryUses[i].end()) {
        result.memoryUses[i].push_back(std::move(memoryUse));
        continue;
      }
      for (auto [sum, more] : llvm::zip_equal(same->usages, memoryUse.usages))
        sum += more;
    }
  }
  return result;
}
