//===- Pricer.h - What candidates would do ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_PRICER_H
#define GSPMD_LIB_AUTOSHARDING_PRICER_H

#include "PriceThreads.h"
#include <chrono>

namespace mlir::gspmd {

struct PricedCandidate {
  Candidate candidate;
  Price price;
};

/// Partitions and simulates candidates, each once.
class Pricer {
public:
  Pricer(ModuleOp module, const std::string &entry,
         const AutoShardOptions &options, llvm::ArrayRef<CutGroup> groups);

  /// Nothing where the candidate cannot be partitioned or simulated, or time is
  /// up.
  std::optional<Price> price(const Candidate &candidate);
  /// The same for the first one, whose errors are told, also that others could
  /// not be priced.
  FailureOr<Price> priceFirst(const Candidate &candidate);

  /// As `price`, when optimized; not kept.
  std::optional<Price> priceOptimized(const Candidate &candidate);
  /// Those that fit and take at most `most` seconds, fastest first; at most
  /// `number`.
  std::vector<PricedCandidate> fastest(unsigned number, double most) const;

  /// The best on meshes of so many axes, if any has been priced.
  std::optional<PricedCandidate> bestWithAxes(unsigned numAxes) const;

  /// Tells what will probably be asked for next, best guess first, as long as
  /// `next` gives something and other threads have nothing to do.
  void expect(llvm::function_ref<std::optional<Candidate>()> next);
  void expect(llvm::ArrayRef<Candidate> candidates);

  /// Candidates that are not known yet are priced until this share of the time
  /// limit is over.
  void setShare(double share);
  /// Of the time limit, that is over.
  double shareSpent() const;
  /// Has a candidate not been priced for want of time?
  bool wasStopped() const { return hasRefused; }
  unsigned numPriced() const { return known.size(); }
  /// Those than which no faster one needs less memory, fastest first; each
  /// needs at least a hundredth less than the one before.
  std::vector<PricedLayout> front() const;

  /// Of the share that is set.
  std::chrono::steady_clock::time_point deadline() const { return end; }
  bool isTimeUp() const;
  /// Something else has been left out for want of time.
  void tellStopped() { hasRefused = true; }
  /// The same of something that would have been done otherwise.
  bool refuses() {
    bool isUp = isTimeUp();
    hasRefused |= isUp;
    return isUp;
  }

private:
  Price note(const Candidate &candidate, const Price &price);

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  llvm::ArrayRef<CutGroup> groups;
  std::chrono::steady_clock::time_point begin, end;
  bool hasRefused = false;
  std::unordered_map<std::string, std::optional<Price>> known;
  PriceThreads threads;
  /// In the order in which they came.
  std::vector<PricedCandidate> all;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_PRICER_H
