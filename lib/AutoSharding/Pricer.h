//===- Pricer.h - What candidates would do ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_PRICER_H
#define GSPMD_LIB_AUTOSHARDING_PRICER_H

#include "Candidate.h"
#include <chrono>
#include <unordered_map>

namespace mlir::gspmd {

struct Price {
  double stepSeconds = 0, peakBytes = 0, stepError = 0;
  /// Bytes that a device may use.
  double limit = 0;

  bool fits() const { return peakBytes <= limit; }
  /// Within memory by time; else by memory, and of the same by time.
  bool isBelow(const Price &other) const {
    if (fits() != other.fits())
      return fits();
    if (!fits() && peakBytes != other.peakBytes)
      return peakBytes < other.peakBytes;
    return stepSeconds < other.stepSeconds;
  }
};

/// Partitions and simulates candidates, each once.
class Pricer {
public:
  Pricer(ModuleOp module, const std::string &entry,
         const AutoShardOptions &options, llvm::ArrayRef<CutGroup> groups);

  /// Nothing where the candidate cannot be partitioned or simulated, or time is
  /// up.
  std::optional<Price> price(const Candidate &candidate);
  /// The same for the first one, whose errors are told.
  FailureOr<Price> priceFirst(const Candidate &candidate);

  /// Candidates that are not known yet are priced until this share of the time
  /// limit is over.
  void setShare(double share);
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
  FailureOr<Price> simulateCandidate(const Candidate &candidate);

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  llvm::ArrayRef<CutGroup> groups;
  std::chrono::steady_clock::time_point begin, end;
  bool hasRefused = false;
  std::unordered_map<std::string, std::optional<Price>> known;
  /// In the order in which they came.
  std::vector<PricedLayout> all;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_PRICER_H
