//===- ForkedChild.cpp - Copies of a process with a client ----------------===//
#include "pjrt/Api/ForkedChild.h"
#include <atomic>
#include <pthread.h>

namespace mlir::gspmd::pjrt {

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
      "this process is a fork of one that uses gspmd's devices, and lacks the "
      "threads that execute programs; start it by "
      "multiprocessing.get_context(\"spawn\"), or fork before the first use of "
      "JAX");
}

} // namespace mlir::gspmd::pjrt
