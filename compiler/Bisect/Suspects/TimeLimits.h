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
  explicit TimeLimits(unsigned seconds) : seconds(seconds) {}

  /// Returns the limit, in seconds, of a run of a program of this size.
  unsigned limitFor(size_t bytes) const;
  void addRun(size_t bytes, double duration);
  /// Adds a run that did not end within its limit.
  void addHang(unsigned limit);
  /// Returns true if runs that did not end have taken so long that the search
  /// is to end.
  bool isSpent() const { return lost >= kMaxLost * seconds; }
  unsigned numHangs() const { return hangs; }
  unsigned lostSeconds() const { return lost; }

private:
  /// The time that runs without an end may take, in limits of the user.
  static constexpr unsigned kMaxLost = 5;

  /// The limit of the user.
  const unsigned seconds;
  unsigned hangs = 0, lost = 0;
  /// The longest run that ended, and the size and duration of the run of the
  /// largest program.
  double slowest = 0, largestDuration = 0;
  size_t largestBytes = 0;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_TIMELIMITS_H
