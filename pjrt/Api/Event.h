//===- Event.h - Events -----------------------------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_EVENT_H
#define GSPMD_PJRT_API_EVENT_H

#include "lib/Runtime/Scheduling/ForkedChild.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Api/Error.h"
#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace mlir::gspmd::pjrt {

/// A future that becomes ready once, with a status. Waiters share it.
class Completion {
public:
  /// Returns a completion that is ready.
  static std::shared_ptr<Completion> done(const absl::Status &status = {});

  /// Makes it ready. Returns false if it was: only the first status counts.
  bool trySet(const absl::Status &status);
  void set(const absl::Status &status) { (void)trySet(status); }
  bool isReady() const { return ready.load(std::memory_order_acquire); }
  bool isReadyWithoutError() const { return isReady() && status.ok(); }
  /// Waits until it is ready and returns the status; an error in a fork, in
  /// which it will never be ready.
  absl::Status await() const;
  /// Calls `callback` when it is ready: now, or on the thread that calls `set`.
  void onReady(std::function<void(const absl::Status &)> callback);

private:
  const ProcessCheck process;
  mutable Mutex mutex;
  mutable Condition changed;
  /// Set with the mutex held, after `status`, which then never changes, so that
  /// both are read without it: a call reads those of thousands of arrays.
  std::atomic<bool> ready{false};
  absl::Status status;
  std::vector<std::function<void(const absl::Status &)>>
      callbacks ABSL_GUARDED_BY(mutex);
};

struct Event : Opaque {
  explicit Event(std::shared_ptr<Completion> completion)
      : completion(std::move(completion)) {}
  std::shared_ptr<Completion> completion;
  bool isOfCaller = false; ///< whether the caller created it, and sets it
};

/// Returns an event that the caller destroys. All completions that are ready
/// without an error share one, since a call requests one for each of its
/// results.
Event *toEvent(const std::shared_ptr<Completion> &completion);

void addEventFunctions(Api &api);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_EVENT_H
