//===- DeviceContext.h - The state of one emulated device -------*- C++ -*-===//
//
// The emulated memory and the counters of one device, and its exit from a
// failed run: the C functions of the ABI call it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_DEVICECONTEXT_H
#define GSPMD_LIB_RUNTIME_EXECUTION_DEVICECONTEXT_H

#include "lib/Runtime/Collectives/CollectiveValidation.h"
#include "lib/Runtime/Execution/HostCallArguments.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include "lib/Runtime/Memory/DeviceMemory.h"
#include <csetjmp>

namespace mlir::gspmd {

class DeviceContext {
public:
  DeviceContext(ProgramExecution &execution, int64_t device);

  /// Returns the context of the device whose fiber this thread runs.
  static DeviceContext &current();
  /// Returns the context of the device whose fiber this thread runs; null if it
  /// runs no device.
  static DeviceContext *currentOrNull();

  /// Calls body(0) ... body(count - 1) in any order, also on idle threads; on
  /// this thread alone if it runs no device.
  static void parallelFor(int64_t count,
                          llvm::function_ref<void(int64_t)> body);

  /// Runs the entry on this fiber; returns also when the run fails.
  void run(void **packed);

  /// Executes collective `op`. This and the following functions return false if
  /// the device must leave its program.
  bool collective(int64_t op, int64_t inRank, void *in, int64_t outRank,
                  void *out);
  /// Passes one of several tensors of a collective, before the last.
  bool collectiveTensor(int64_t op, int64_t inRank, void *in, int64_t outRank,
                        void *out);
  /// Passes a list of offsets or sizes of a ragged all-to-all, before the
  /// tensors.
  void collectiveNumbers(int64_t elementBytes, int64_t rank, void *list);
  /// Starts a collective without waiting for it; `await` waits.
  bool start(int64_t op, int64_t inRank, void *in, int64_t outRank, void *out);
  bool await(int64_t op);
  /// Fails the run because an assertion of the program does not hold.
  void failAssertion(const char *text);
  bool check(int64_t check, int64_t gotRank, void *got, int64_t expectedRank,
             void *expected);
  /// Calls host function `number` with the tensors in `hostCall`.
  bool callHost(int64_t number, bool calls);
  /// Returns nullptr if the device must leave. `text` describes the use of the
  /// memory and may be null.
  void *allocate(uint64_t alignment, uint64_t bytes, const char *text);
  /// Leaves the device's program. Precondition: the caller's frames up to `run`
  /// have no pending destructors.
  [[noreturn]] void leave();

  const int64_t device;
  ProgramExecution &execution;
  DeviceMemory memory;
  CollectiveStats counts{};
  /// The tensors of the next host call.
  HostCallArguments hostCall;
  /// The number of collectives that the device has reached.
  int64_t numCollectives = 0;

private:
  void makeCurrent();
  /// Returns the fault to inject into the collective that begins now, or null.
  const Fault *pendingFault() const;
  void haltForFault(const Fault &fault, const Rendezvous &rendezvous);
  /// Removes one row of the device's input. Returns false, after failing the
  /// run, if no other device could detect it.
  bool resizeForFault(const Fault &fault, CollectiveInstance &instance,
                      int32_t index);
  /// Stores the device's tensors in the instance and counts them. Returns
  /// false, after failing the run, if the shapes are invalid.
  bool publishTensors(CollectiveInstance &instance,
                      const CollectiveDesc &collective, int32_t index,
                      const StridedView &input, const StridedView &output);
  /// Fails the run because the limit or the host's memory does not allow
  /// `bytes` more bytes.
  void failForMemory(uint64_t bytes, const char *text);

  /// Stores the device's offsets and sizes of a ragged all-to-all in the
  /// instance. Returns false, after failing the run, if they are invalid.
  bool publishSlices(CollectiveInstance &instance,
                     const CollectiveDesc &collective, const StridedView &input,
                     const StridedView &output);

  /// Counts the collective, injects faults and stores the tensors, before the
  /// rendezvous. Returns false if the device must leave.
  bool enterCollective(CollectiveInstance &instance, int32_t index,
                       int64_t inRank, void *in, int64_t outRank, void *out);
  /// Executes the collective for all members; called by the last one.
  absl::Status runCollective(CollectiveInstance &instance);

  /// Validates the shapes; returns false after failing the run if they are
  /// invalid.
  bool checkShapesFit(const CollectiveInstance &instance,
                      const CollectiveDesc &collective,
                      const StridedView &input, const StridedView &output);

  const CollectiveDesc *lastCollective = nullptr;
  /// The number of tensors of the next collective passed so far.
  size_t numPendingTensors = 0;
  std::vector<int64_t> numbers;
  std::jmp_buf exit;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_DEVICECONTEXT_H
