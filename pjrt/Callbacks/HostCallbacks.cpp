//===- HostCallbacks.cpp - Python callbacks of programs -------------------===//
//
// The Python package (python/jax_plugins/gspmd/callbacks.py) registers one
// function here that calls the functions which programs call by number
// (dialect/StableHLO/CustomCalls/HostCallbackCall.h).
//
//===----------------------------------------------------------------------===//
#include "pjrt/Callbacks/HostCallbacks.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/HostCall.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Execute/Launch.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::gspmd::pjrt {
namespace {

/// A tensor for Python.
struct HostTensorRecord {
  void *data;
  int64_t rank;
  const int64_t *sizes;
};

/// The result is kDone, or the length of the error text; 0 if Python failed to
/// format it.
constexpr int64_t kDone = -1;
using Dispatch = int64_t (*)(int64_t number, const HostTensorRecord *operands,
                             int64_t numOperands,
                             const HostTensorRecord *results,
                             int64_t numResults, char *text, int64_t capacity);

/// The runs that call Python. A thread that returns to a finalized interpreter
/// terminates the process, so finalization waits for them.
struct CallingRuns {
  Mutex mutex;
  Condition changed;
  int64_t count ABSL_GUARDED_BY(mutex) = 0;
  bool isEnding ABSL_GUARDED_BY(mutex) = false; ///< no run may begin
  bool hasEnded ABSL_GUARDED_BY(mutex) = false; ///< no run may call
};

CallingRuns &runs() {
  static auto *all =
      new CallingRuns; // programs may run until the process exits
  return *all;
}

bool mayCall() {
  MutexLock lock(runs().mutex);
  return !runs().hasEnded;
}

/// The run whose callback this thread executes.
thread_local const Launch *caller = nullptr;

llvm::SmallVector<HostTensorRecord>
recordsOf(llvm::ArrayRef<HostCallTensor> tensors) {
  llvm::SmallVector<HostTensorRecord> records;
  for (const HostCallTensor &tensor : tensors)
    records.push_back(
        {tensor.data, int64_t(tensor.sizes.size()), tensor.sizes.data()});
  return records;
}

absl::Status call(Dispatch dispatch, int64_t number,
                  llvm::ArrayRef<HostCallTensor> operands,
                  llvm::ArrayRef<HostCallTensor> results,
                  const Launch *launch) {
  if (!mayCall())
    return absl::FailedPreconditionError(
        "cannot call a Python callback: Python has ended");
  auto ins = recordsOf(operands), outs = recordsOf(results);
  std::string text(size_t(1) << 16, '\0');
  llvm::SaveAndRestore<const Launch *> inside(caller, launch);
  int64_t length =
      dispatch(number, ins.data(), int64_t(ins.size()), outs.data(),
               int64_t(outs.size()), text.data(), int64_t(text.size()));
  if (length == kDone)
    return absl::OkStatus();
  if (length <= 0 || length > int64_t(text.size()))
    return absl::InternalError("a Python callback failed, and so did "
                               "formatting its error (see stderr)");
  text.resize(length);
  // The message of JAX's CPU backend, which scripts search for.
  return absl::InternalError(
      absl::StrCat("CpuCallback error calling callback: ", text));
}

} // namespace

PythonCallingRun::PythonCallingRun() {
  MutexLock lock(runs().mutex);
  ++runs().count;
}

PythonCallingRun::~PythonCallingRun() {
  MutexLock lock(runs().mutex);
  --runs().count;
  runs().changed.signalAll();
}

absl::Status checkPythonIsAlive() {
  MutexLock lock(runs().mutex);
  if (!runs().isEnding || caller) // runs within a pending callback are allowed
    return absl::OkStatus();
  return absl::FailedPreconditionError(
      "cannot run a program that calls Python: Python is about to end");
}

bool isWorkerBlocked() { return caller && caller->blocksWorker; }

} // namespace mlir::gspmd::pjrt

extern "C" __attribute__((visibility("default"))) void
gspmd_pjrt_set_host_callback(mlir::gspmd::pjrt::Dispatch dispatch) {
  mlir::gspmd::setHostFunctions(
      [dispatch](int64_t number,
                 llvm::ArrayRef<mlir::gspmd::HostCallTensor> operands,
                 llvm::ArrayRef<mlir::gspmd::HostCallTensor> results,
                 const void *caller) {
        return mlir::gspmd::pjrt::call(
            dispatch, number, operands, results,
            static_cast<const mlir::gspmd::pjrt::Launch *>(caller));
      });
}

/// Prevents new runs that call Python. Waits up to `milliseconds` for the
/// others; returns 1 if none is left.
extern "C" __attribute__((visibility("default"))) int
gspmd_pjrt_end_host_callbacks(int64_t milliseconds) {
  auto end = std::chrono::steady_clock::now() +
             std::chrono::milliseconds(milliseconds);
  auto &runs = mlir::gspmd::pjrt::runs();
  mlir::gspmd::MutexLock lock(runs.mutex);
  runs.isEnding = true;
  while (runs.count != 0 && std::chrono::steady_clock::now() < end)
    runs.changed.waitUntil(runs.mutex, end);
  runs.hasEnded |= runs.count == 0;
  return runs.hasEnded;
}
