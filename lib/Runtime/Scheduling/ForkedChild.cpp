//===- ForkedChild.cpp - Copies of a process with threads -----------------===//
#include "lib/Runtime/Scheduling/ForkedChild.h"
#include <atomic>
#include <pthread.h>

namespace mlir::gspmd {

/// Grows in each fork.
static std::atomic<int> currentGeneration{0};

ProcessCheck::ProcessCheck() {
  static const int isWatching =
      pthread_atfork(nullptr, nullptr, [] { ++currentGeneration; });
  (void)isWatching;
  generation = currentGeneration;
}

absl::Status ProcessCheck::check() const {
  if (generation == currentGeneration)
    return absl::OkStatus();
  return absl::FailedPreconditionError(
      "this process is a fork of one that uses the same devices, and lacks the "
      "threads that execute programs; start it by "
      "multiprocessing.get_context(\"spawn\"), or fork before the first use of "
      "the devices");
}

} // namespace mlir::gspmd
