//===- HostCallArguments.cpp - Calls of host functions --------------------===//
#include "lib/Runtime/Execution/HostCallArguments.h"
#include "absl/strings/str_cat.h"
#include "lib/Progress/Thread.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include <cstring>

namespace mlir::gspmd {

namespace {
struct Registered {
  Mutex mutex;
  std::shared_ptr<const HostFunctions> functions;
};
} // namespace

static Registered &registered() {
  static auto *all = new Registered; // programs may run until the process exits
  return *all;
}

void setHostFunctions(HostFunctions functions) {
  auto shared = std::make_shared<const HostFunctions>(std::move(functions));
  MutexLock lock(registered().mutex);
  registered().functions = std::move(shared);
}

static std::shared_ptr<const HostFunctions> hostFunctions() {
  MutexLock lock(registered().mutex);
  return registered().functions;
}

void HostCallArguments::add(bool isResult, int64_t elementBytes, int64_t rank,
                            void *descriptor) {
  StridedView view =
      StridedView::fromDescriptor(rank, descriptor, elementBytes);
  HostCallTensor tensor{view.data, {}};
  int64_t bytes = elementBytes;
  for (int64_t size : view.sizes) {
    tensor.sizes.push_back(size);
    bytes *= size;
  }
  (isResult ? results : operands).push_back(std::move(tensor));
  if (isResult)
    resultBytes.push_back(bytes);
}

absl::Status HostCallArguments::call(int64_t number, bool calls,
                                     const void *caller) {
  auto inputs = std::move(operands);
  auto outputs = std::move(results);
  auto bytes = std::move(resultBytes);
  operands.clear();
  results.clear();
  resultBytes.clear();
  if (!calls) {
    for (auto [tensor, size] : llvm::zip_equal(outputs, bytes))
      if (size)
        std::memset(tensor.data, 0, size);
    return absl::OkStatus();
  }
  auto functions = hostFunctions();
  if (!functions)
    return absl::FailedPreconditionError(
        absl::StrCat("the program calls function ", number,
                     " of the process that created it, which this process does "
                     "not have: run it there "
                     "(JAX's callbacks: with JAX_PLATFORMS=gspmd)"));
  // Interpreters require a deep stack that they know, so the call gets its own
  // thread.
  absl::Status status;
  Thread thread = Thread::start(
      [&] { status = (*functions)(number, inputs, outputs, caller); });
  if (!thread.joinable())
    return absl::ResourceExhaustedError(absl::StrCat(
        "no thread can be started for the call of host function ", number));
  thread.join();
  return status;
}

} // namespace mlir::gspmd
