//===- HostCallbacks.cpp - Functions of Python that programs call ---------===//
//
// What programs call by number
// (dialect/StableHLO/CustomCalls/HostCallbackCall.h) the Python package knows
// (python/jax_plugins/gspmd/callbacks.py): it gives one function here that
// calls them all.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Callbacks/HostCallbacks.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/HostCall.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Execute/Launch.h"

namespace mlir::gspmd::pjrt {
namespace {

/// A tensor as Python gets it.
struct HostTensorRecord {
  void *data;
  int64_t rank;
  const int64_t *sizes;
};

/// kDone, or the length of the text that says what went wrong; 0 where Python
/// did not come as far as that.
constexpr int64_t kDone = -1;
using Dispatch = int64_t (*)(int64_t number, const HostTensorRecord *operands,
                             int64_t numOperands,
                             const HostTensorRecord *results,
                             int64_t numResults, char *text, int64_t capacity);

/// Runs that call Python. A thread that comes back to an interpreter which has
/// ended takes the process with it, so it ends behind them.
struct CallingRuns {
  Mutex mutex;
  Condition changed;
  int64_t count ABSL_GUARDED_BY(mutex) = 0;
  bool isEnding ABSL_GUARDED_BY(mutex) = false; ///< none begins any longer
  bool isOver ABSL_GUARDED_BY(mutex) = false;   ///< none calls any longer
};

CallingRuns &runs() {
  static auto *all = new CallingRuns; // programs may run until the very end
  return *all;
}

bool mayCall() {
  MutexLock lock(runs().mutex);
  return !runs().isOver;
}

/// The run whose function this thread executes.
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
        "a Python callback is to be called, and Python has ended");
  auto ins = recordsOf(operands), outs = recordsOf(results);
  std::string text(size_t(1) << 16, '\0');
  caller = launch;
  int64_t length =
      dispatch(number, ins.data(), int64_t(ins.size()), outs.data(),
               int64_t(outs.size()), text.data(), int64_t(text.size()));
  caller = nullptr;
  if (length == kDone)
    return absl::OkStatus();
  if (length <= 0 || length > int64_t(text.size()))
    return absl::InternalError(
        "a Python callback failed, and so did saying why (see stderr)");
  text.resize(length);
  return absl::InternalError(absl::StrCat("a Python callback failed: ", text));
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
  if (!runs().isEnding || caller) // a callback that is waited for may run it
    return absl::OkStatus();
  return absl::FailedPreconditionError(
      "a program that calls Python is to be run, and Python is about to end");
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

/// From now on no run begins that calls Python. Waits for that long until none
/// is left, and is 1 then.
extern "C" __attribute__((visibility("default"))) int
gspmd_pjrt_end_host_callbacks(int64_t milliseconds) {
  auto end = std::chrono::steady_clock::now() +
             std::chrono::milliseconds(milliseconds);
  auto &runs = mlir::gspmd::pjrt::runs();
  mlir::gspmd::MutexLock lock(runs.mutex);
  runs.isEnding = true;
  while (runs.count != 0 && std::chrono::steady_clock::now() < end)
    runs.changed.waitUntil(runs.mutex, end);
  runs.isOver |= runs.count == 0;
  return runs.isOver;
}
