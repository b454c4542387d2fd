//===- TimeLimits.h - Time limits of the runs of a plugin -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_TIMELIMITS_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_TIMELIMITS_H

#include <cstddef>

namespace mlir::gspmd::bisect {

/// Computes the time limits of the runs of a search. Before the first hang, the
/// limit is that of the user, or a longer one for a program that is much larger
/// than all that have run. After the first hang, it is a small multiple of the
/// time of a normal run, since the search executes the op that hangs many
/// times.
class TimeLimits {
public:
  explicit TimeLimits(unsigned userLimit) : userLimit(userLimit) {}

  /// Returns the limit, in seconds, of a run of a program of this size.
  unsigned limitFor(size_t bytes) const;
  void addRun(size_t bytes, double duration);
  /// Adds a run that did not end within its limit.
  void addHang(unsigned limit);
  /// Returns true if the runs that hung have used up the time budget of the
  /// search, which then ends.
  bool isBudgetSpent() const {
    return hungSeconds >= kMaxHungLimits * userLimit;
  }
  unsigned numHangs() const { return hangs; }
  unsigned getHungSeconds() const { return hungSeconds; }

private:
  /// The time budget of runs that hang, in limits of the user.
  static constexpr unsigned kMaxHungLimits = 5;

  /// The limit of the user, in seconds.
  const unsigned userLimit;
  unsigned hangs = 0, hungSeconds = 0;
  /// The longest run that ended, and the size and duration of the run of the
  /// largest program.
  double slowest = 0, largestDuration = 0;
  size_t largestBytes = 0;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_TIMELIMITS_H
