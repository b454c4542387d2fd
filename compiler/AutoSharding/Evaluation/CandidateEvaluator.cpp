//===- CandidateEvaluator.cpp - Simulates candidates ----------------------===//
#include "compiler/AutoSharding/Evaluation/CandidateEvaluator.h"
#include "lib/Progress/ElapsedTime.h"
#include "lib/Progress/Interrupt.h"

namespace mlir::gspmd {

CandidateEvaluator::CandidateEvaluator(ModuleOp module,
                                       const std::string &entry,
                                       const AutoShardOptions &options,
                                       llvm::ArrayRef<AnnotationGroup> groups)
    : module(module), entry(entry), options(options), groups(groups),
      begin(std::chrono::steady_clock::now()),
      threads(module, this->entry, options, groups) {
  setShare(1);
}

void CandidateEvaluator::setShare(double share) {
  // Larger limits are unlimited in effect, and exceed the range of the clock.
  double limit = std::min(options.timeLimit, 1e9);
  end = begin + std::chrono::microseconds(int64_t(limit * share * 1e6));
}

double CandidateEvaluator::shareSpent() const {
  return secondsSince(begin) / options.timeLimit;
}

bool CandidateEvaluator::isTimeUp() const {
  return std::chrono::steady_clock::now() >= end || isInterrupted();
}

CandidateCost CandidateEvaluator::note(const Candidate &candidate,
                                       const CandidateCost &cost) {
  all.push_back({candidate, cost});
  return cost;
}

FailureOr<CandidateCost>
CandidateEvaluator::evaluateFirst(const Candidate &candidate) {
  if (failed(threads.check()))
    return failure();
  FailureOr<CandidateCost> cost =
      evaluateCandidate(module, entry, options, candidate, groups);
  if (succeeded(cost))
    known[candidate.key()] = note(candidate, *cost);
  return cost;
}

std::optional<CandidateCost>
CandidateEvaluator::cost(const Candidate &candidate) {
  std::string key = candidate.key();
  if (auto it = known.find(key); it != known.end())
    return it->second;
  if (checkTimeUp())
    return std::nullopt;
  std::optional<CandidateCost> cost = threads.cost(key, candidate);
  if (cost)
    note(candidate, *cost);
  return known[key] = cost;
}

void CandidateEvaluator::expect(
    llvm::function_ref<std::optional<Candidate>()> next) {
  // Includes the candidate that is requested.
  unsigned numExpected = threads.numAhead() ? threads.numAhead() + 1 : 0;
  std::vector<std::pair<std::string, Candidate>> candidates;
  while (candidates.size() < numExpected) {
    std::optional<Candidate> candidate = next();
    if (!candidate)
      break;
    std::string key = candidate->key();
    if (!known.count(key) && threads.isNew(key))
      candidates.emplace_back(std::move(key), *std::move(candidate));
  }
  if (numExpected)
    threads.prefetch(std::move(candidates));
}

void CandidateEvaluator::expect(llvm::ArrayRef<Candidate> candidates) {
  expect([&]() -> std::optional<Candidate> {
    if (candidates.empty())
      return std::nullopt;
    const Candidate &first = candidates.front();
    candidates = candidates.drop_front();
    return first;
  });
}

std::optional<CandidateCost>
CandidateEvaluator::evaluateOptimized(const Candidate &candidate) {
  if (checkTimeUp())
    return std::nullopt;
  return threads.evaluateOptimized(candidate);
}

std::vector<EvaluatedCandidate> CandidateEvaluator::fastest(unsigned number,
                                                            double most) const {
  std::vector<EvaluatedCandidate> sorted;
  for (const EvaluatedCandidate &one : all)
    if (one.cost.fits() && one.cost.stepSeconds <= most)
      sorted.push_back(one);
  llvm::stable_sort(sorted, [](const auto &a, const auto &b) {
    return a.cost.stepSeconds < b.cost.stepSeconds;
  });
  if (sorted.size() > number)
    sorted.erase(sorted.begin() + number, sorted.end());
  return sorted;
}

std::optional<EvaluatedCandidate>
CandidateEvaluator::bestWithAxes(unsigned numAxes) const {
  const EvaluatedCandidate *best = nullptr;
  for (const EvaluatedCandidate &one : all)
    if (one.candidate.mesh.size() == numAxes &&
        (!best || one.cost.isBetterThan(best->cost)))
      best = &one;
  return best ? std::optional(*best) : std::nullopt;
}

std::vector<CandidateSummary> CandidateEvaluator::front() const {
  std::vector<CandidateSummary> sorted, result;
  for (const EvaluatedCandidate &one : all)
    sorted.push_back({one.candidate.mesh, "", one.cost.stepSeconds,
                      one.cost.peakBytes, one.cost.rematerializes});
  llvm::stable_sort(sorted,
                    [](const CandidateSummary &a, const CandidateSummary &b) {
                      return std::make_pair(a.stepSeconds, a.peakBytes) <
                             std::make_pair(b.stepSeconds, b.peakBytes);
                    });
  for (CandidateSummary &layout : sorted)
    if (result.empty() || layout.peakBytes < 0.99 * result.back().peakBytes)
      result.push_back(std::move(layout));
  return result;
}

} // namespace mlir::gspmd
