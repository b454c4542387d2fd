//===- InFlightRuns.h - Runs that are not over ------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H
#define GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H

#include "pjrt/Api/Event.h"
#include <deque>

namespace mlir::gspmd::pjrt {

/// Those that wait for the thread that executes, or are there, in order.
class InFlightRuns {
public:
  struct Run {
    int32_t launchId = 0; ///< the caller's number
    std::vector<int> devices;
    /// By device, of its results.
    std::vector<std::vector<std::shared_ptr<Completion>>> results;
    std::shared_ptr<Completion> done;
  };
  void add(Run run);
  /// Makes what the first such run has as results on a device errors; false if
  /// there is none.
  bool poison(int device, int32_t launchId, const absl::Status &status);

private:
  Mutex mutex;
  std::deque<Run> runs ABSL_GUARDED_BY(mutex);
};

void addRunFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H
