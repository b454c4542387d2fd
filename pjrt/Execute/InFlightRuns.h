//===- InFlightRuns.h - Runs in flight --------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H
#define GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H

#include "pjrt/Api/Event.h"
#include <deque>

namespace mlir::gspmd::pjrt {

/// Executions that are queued or in flight, in order.
class InFlightRuns {
public:
  struct Run {
    int32_t launchId = 0; ///< number assigned by the caller
    std::vector<int> devices;
    /// The completion of the results of each device.
    std::vector<std::shared_ptr<Completion>> results;
    std::shared_ptr<Completion> done;
  };
  void add(Run run);
  /// Sets the results of the first such run on a device to an error. Returns
  /// false if there is no such run.
  bool poison(int device, int32_t launchId, const absl::Status &status);

private:
  Mutex mutex;
  std::deque<Run> runs ABSL_GUARDED_BY(mutex);
};

void addRunFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_INFLIGHTRUNS_H
