//===- DeviceContext.h - What one device has for itself ---------*- C++ -*-===//
//
// Its emulated memory, its counters, and the way out of a failed run: what the
// C functions of the ABI ask.
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

  /// The context of the device whose fiber this thread runs.
  static DeviceContext &current();

  /// Calls body(0) ... body(count - 1) in any order, also on threads that have
  /// nothing else to do; on this one alone where it runs no device.
  static void parallelFor(int64_t count,
                          llvm::function_ref<void(int64_t)> body);

  /// Runs the entry on this fiber; comes back also when the run fails.
  void run(void **packed);

  /// Those of the following that return bool give false when the device must
  /// leave.
  bool collective(int64_t op, int64_t inRank, void *in, int64_t outRank,
                  void *out);
  /// One of several tensors of a collective, before the last.
  bool collectiveTensor(int64_t op, int64_t inRank, void *in, int64_t outRank,
                        void *out);
  /// A list of the numbers of a ragged all-to-all, before the tensors.
  void collectiveNumbers(int64_t elementBytes, int64_t rank, void *list);
  /// Begins a collective and does not wait for it; `await` does.
  bool start(int64_t op, int64_t inRank, void *in, int64_t outRank, void *out);
  bool await(int64_t op);
  /// An assertion of the program does not hold.
  void failAssertion(const char *text);
  bool check(int64_t check, int64_t gotRank, void *got, int64_t expectedRank,
             void *expected);
  /// Calls function `number` of the host with the tensors in `hostCall`.
  bool callHost(int64_t number, bool calls);
  /// nullptr when the device must leave. `text` may be null; it says what the
  /// memory is for.
  void *allocate(uint64_t alignment, uint64_t bytes, const char *text);
  /// Leaves the device's program. The caller's frames up to `run` must not
  /// have anything to destroy.
  [[noreturn]] void leave();

  const int64_t device;
  ProgramExecution &execution;
  DeviceMemory memory;
  CollectiveStats counts{};
  /// Tensors of the next call of the host.
  HostCallArguments hostCall;
  /// Collectives that the device has come to.
  int64_t numCollectives = 0;

private:
  void makeCurrent();
  /// The fault that is to happen in the collective that begins now, if any.
  const Fault *pendingFault() const;
  void haltForFault(const Fault &fault, const Rendezvous &rendezvous);
  /// Sends one row less; false, after failing the run, where nobody would see
  /// it.
  bool resizeForFault(const Fault &fault, CollectiveInstance &instance,
                      int32_t index);
  /// Puts what the device brings where its group finds it, and counts it;
  /// false, after failing the run, if the shapes are wrong.
  bool publishTensors(CollectiveInstance &instance,
                      const CollectiveDesc &collective, int32_t index,
                      const StridedView &input, const StridedView &output);
  /// The limit, or the memory of the host, does not leave so many bytes.
  void failForMemory(uint64_t bytes, const char *text);

  /// Does the device say right things of its slices? Puts them where its group
  /// finds them; fails the run if not.
  bool publishSlices(CollectiveInstance &instance,
                     const CollectiveDesc &collective, const StridedView &input,
                     const StridedView &output);

  /// What precedes the meeting: counts, faults, shapes. False when the device
  /// must leave.
  bool enterCollective(CollectiveInstance &instance, int32_t index,
                       int64_t inRank, void *in, int64_t outRank, void *out);
  /// What the last member does for all.
  absl::Status runCollective(CollectiveInstance &instance);

  /// Whether the shapes fit; fails the run if they do not.
  bool checkShapesFit(const CollectiveInstance &instance,
                      const CollectiveDesc &collective,
                      const StridedView &input, const StridedView &output);

  const CollectiveDesc *lastCollective = nullptr;
  /// Tensors of the next collective that are there already.
  size_t numPendingTensors = 0;
  std::vector<int64_t> numbers;
  std::jmp_buf exit;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_DEVICECONTEXT_H
