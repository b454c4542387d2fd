//===- Pricer.cpp - What candidates would do ------------------------------===//
#include "Pricer.h"
#include "lib/Driver/SimulateProgram.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::gspmd {

Pricer::Pricer(ModuleOp module, const std::string &entry,
               const AutoShardOptions &options, llvm::ArrayRef<CutGroup> groups)
    : module(module), entry(entry), options(options), groups(groups),
      begin(std::chrono::steady_clock::now()) {
  setShare(1);
}

void Pricer::setShare(double share) {
  // More than that is for ever, and more than the clock can say.
  double limit = std::min(options.timeLimit, 1e9);
  end = begin + std::chrono::microseconds(int64_t(limit * share * 1e6));
}

bool Pricer::isTimeUp() const {
  return std::chrono::steady_clock::now() >= end;
}

FailureOr<Price> Pricer::simulateCandidate(const Candidate &candidate) {
  FailureOr<OwningOpRef<ModuleOp>> program =
      annotated(module, entry, candidate, groups);
  if (failed(program))
    return failure();
  FailureOr<SimulatedStep> step =
      simulateProgram(**program, entry, options.simulate, /*partition=*/true,
                      /*withPictures=*/false);
  if (failed(step))
    return failure();
  Price price;
  price.stepSeconds = step->timeline.stepSeconds;
  price.peakBytes = step->timeline.peakBytes;
  price.stepError = step->timeline.stepError;
  price.limit = options.memoryLimit > 0 ? options.memoryLimit
                                        : step->timeline.capacityBytes;
  PricedLayout layout{candidate.mesh, "", price.stepSeconds, price.peakBytes};
  all.push_back(std::move(layout));
  return price;
}

FailureOr<Price> Pricer::priceFirst(const Candidate &candidate) {
  FailureOr<Price> price = simulateCandidate(candidate);
  if (succeeded(price))
    known[candidate.key()] = *price;
  return price;
}

std::optional<Price> Pricer::price(const Candidate &candidate) {
  std::string key = candidate.key();
  if (auto it = known.find(key); it != known.end())
    return it->second;
  if (refuses())
    return std::nullopt;
  // Of a candidate that some op refuses, nobody wants to hear.
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<Price> price = simulateCandidate(candidate);
  std::optional<Price> &kept = known[key];
  if (succeeded(price))
    kept = *price;
  return kept;
}

std::vector<PricedLayout> Pricer::front() const {
  std::vector<PricedLayout> sorted = all;
  llvm::stable_sort(sorted, [](const PricedLayout &a, const PricedLayout &b) {
    return std::make_pair(a.stepSeconds, a.peakBytes) <
           std::make_pair(b.stepSeconds, b.peakBytes);
  });
  std::vector<PricedLayout> result;
  for (PricedLayout &layout : sorted)
    if (result.empty() || layout.peakBytes < 0.99 * result.back().peakBytes)
      result.push_back(std::move(layout));
  return result;
}

} // namespace mlir::gspmd
