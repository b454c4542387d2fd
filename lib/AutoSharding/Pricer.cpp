//===- Pricer.cpp - What candidates would do ------------------------------===//
#include "Pricer.h"

namespace mlir::gspmd {

Pricer::Pricer(ModuleOp module, const std::string &entry,
               const AutoShardOptions &options, llvm::ArrayRef<CutGroup> groups)
    : module(module), entry(entry), options(options), groups(groups),
      begin(std::chrono::steady_clock::now()),
      threads(module, this->entry, options, groups) {
  setShare(1);
}

void Pricer::setShare(double share) {
  // More than that is for ever, and more than the clock can say.
  double limit = std::min(options.timeLimit, 1e9);
  end = begin + std::chrono::microseconds(int64_t(limit * share * 1e6));
}

double Pricer::shareSpent() const {
  std::chrono::duration<double> spent =
      std::chrono::steady_clock::now() - begin;
  return spent.count() / options.timeLimit;
}

bool Pricer::isTimeUp() const {
  return std::chrono::steady_clock::now() >= end;
}

Price Pricer::note(const Candidate &candidate, const Price &price) {
  all.push_back({candidate, price});
  return price;
}

FailureOr<Price> Pricer::priceFirst(const Candidate &candidate) {
  if (failed(threads.check()))
    return failure();
  FailureOr<Price> price = priceOf(module, entry, options, candidate, groups);
  if (succeeded(price))
    known[candidate.key()] = note(candidate, *price);
  return price;
}

std::optional<Price> Pricer::price(const Candidate &candidate) {
  std::string key = candidate.key();
  if (auto it = known.find(key); it != known.end())
    return it->second;
  if (refuses())
    return std::nullopt;
  std::optional<Price> price = threads.price(key, candidate);
  if (price)
    note(candidate, *price);
  return known[key] = price;
}

void Pricer::expect(llvm::function_ref<std::optional<Candidate>()> next) {
  // The one that is asked for is among them.
  unsigned wanted = threads.numAhead() ? threads.numAhead() + 1 : 0;
  std::vector<std::pair<std::string, Candidate>> candidates;
  while (candidates.size() < wanted) {
    std::optional<Candidate> candidate = next();
    if (!candidate)
      break;
    std::string key = candidate->key();
    if (!known.count(key) && threads.isNew(key))
      candidates.emplace_back(std::move(key), *std::move(candidate));
  }
  if (wanted)
    threads.expect(std::move(candidates));
}

void Pricer::expect(llvm::ArrayRef<Candidate> candidates) {
  expect([&]() -> std::optional<Candidate> {
    if (candidates.empty())
      return std::nullopt;
    const Candidate &first = candidates.front();
    candidates = candidates.drop_front();
    return first;
  });
}

std::optional<Price> Pricer::priceOptimized(const Candidate &candidate) {
  if (refuses())
    return std::nullopt;
  return threads.priceOptimized(candidate);
}

std::vector<PricedCandidate> Pricer::fastest(unsigned number,
                                             double most) const {
  std::vector<PricedCandidate> sorted;
  for (const PricedCandidate &one : all)
    if (one.price.fits() && one.price.stepSeconds <= most)
      sorted.push_back(one);
  llvm::stable_sort(sorted, [](const auto &a, const auto &b) {
    return a.price.stepSeconds < b.price.stepSeconds;
  });
  if (sorted.size() > number)
    sorted.erase(sorted.begin() + number, sorted.end());
  return sorted;
}

std::optional<PricedCandidate> Pricer::bestWithAxes(unsigned numAxes) const {
  const PricedCandidate *best = nullptr;
  for (const PricedCandidate &one : all)
    if (one.candidate.mesh.size() == numAxes &&
        (!best || one.price.isBelow(best->price)))
      best = &one;
  return best ? std::optional(*best) : std::nullopt;
}

std::vector<PricedLayout> Pricer::front() const {
  std::vector<PricedLayout> sorted, result;
  for (const PricedCandidate &one : all)
    sorted.push_back({one.candidate.mesh, "", one.price.stepSeconds,
                      one.price.peakBytes, one.price.recomputes});
  llvm::stable_sort(sorted, [](const PricedLayout &a, const PricedLayout &b) {
    return std::make_pair(a.stepSeconds, a.peakBytes) <
           std::make_pair(b.stepSeconds, b.peakBytes);
  });
  for (PricedLayout &layout : sorted)
    if (result.empty() || layout.peakBytes < 0.99 * result.back().peakBytes)
      result.push_back(std::move(layout));
  return result;
}

} // namespace mlir::gspmd
