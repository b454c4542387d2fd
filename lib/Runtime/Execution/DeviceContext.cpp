//===- DeviceContext.cpp - The state of one emulated device ---------------===//
#include "lib/Runtime/Execution/DeviceContext.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Collectives/CollectiveKernels.h"
#include "lib/Runtime/Collectives/RaggedSlices.h"
#include "lib/Runtime/Execution/CheckComparison.h"
#include "llvm/Support/ErrorHandling.h"
#include <cstring>

namespace mlir::gspmd {

static thread_local DeviceContext *currentContext = nullptr;

DeviceContext::DeviceContext(ProgramExecution &execution, int64_t device)
    : device(device), execution(execution),
      memory(execution.pool, execution.options.memoryLimit,
             execution.options.poison) {}

// Fibers move between threads, and a compiler may keep the address of a
// thread-local variable throughout a function, so these are separate functions
// that are not inlined.
LLVM_ATTRIBUTE_NOINLINE DeviceContext &DeviceContext::current() {
  if (!currentContext)
    llvm::report_fatal_error(
        "gspmd_rt_* called from a thread that runs no device");
  return *currentContext;
}

LLVM_ATTRIBUTE_NOINLINE DeviceContext *DeviceContext::currentOrNull() {
  return currentContext;
}

LLVM_ATTRIBUTE_NOINLINE void
DeviceContext::parallelFor(int64_t count,
                           llvm::function_ref<void(int64_t)> body) {
  if (count > 1 && currentContext)
    return currentContext->execution.scheduler.parallelFor(count, body);
  for (int64_t i = 0; i < count; ++i)
    body(i);
}

LLVM_ATTRIBUTE_NOINLINE void DeviceContext::makeCurrent() {
  currentContext = this;
}

void DeviceContext::run(void **packed) {
  makeCurrent();
  // No object with a destructor lives in this frame.
  if (!execution.scheduler.hasFailed() && setjmp(exit) == 0)
    execution.program.entry(packed);
}

void DeviceContext::leave() { std::longjmp(exit, 1); }

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *DeviceContext::allocate(uint64_t alignment, uint64_t bytes,
                              const char *text) {
  if (execution.scheduler.hasFailed())
    return nullptr;
  void *pointer = memory.allocate(alignment, bytes, text);
  if (!pointer)
    failForMemory(bytes, text);
  return pointer;
}

void DeviceContext::failForMemory(uint64_t bytes, const char *text) {
  MemoryBreakdown held;
  held.addArgumentsAndResults(execution.program);
  memory.describe(held);
  std::string where = " before the first collective";
  if (lastCollective)
    where = absl::StrCat(
        " after ", labelOf(lastCollective->name, lastCollective->location));
  std::string request = absl::StrCat(bytes, " bytes requested");
  if (text)
    absl::StrAppend(&request, " for ", text);
  std::string subject =
      absl::StrCat("this machine has no memory for device ", device);
  std::string inUse = absl::StrCat(memory.usedBytes());
  if (memory.exceedsLimit(bytes)) {
    subject = absl::StrCat("device ", device, " is out of memory");
    absl::StrAppend(&inUse, " of ", execution.options.memoryLimit);
  }
  execution.scheduler.fail(absl::ResourceExhaustedError(absl::StrCat(
      subject, where, ": ", request, ", ", inUse, " in use:", held.lines())));
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

const Fault *DeviceContext::pendingFault() const {
  for (const Fault &fault : execution.options.faults)
    if (fault.device == device && fault.collective == numCollectives)
      return &fault;
  return nullptr;
}

void DeviceContext::haltForFault(const Fault &fault,
                                 const Rendezvous &rendezvous) {
  // The message is built here, so that no destructor is pending when the device
  // leaves its program.
  execution.scheduler.halt(
      device,
      absl::StrCat(fault.kind == Fault::Die ? "has died" : "has stalled",
                   " (injected) before ", rendezvous.label,
                   ", its collective number ", numCollectives));
}

bool DeviceContext::resizeForFault(const Fault &fault,
                                   CollectiveInstance &instance,
                                   int32_t index) {
  StridedView &input = instance.inputs[index];
  if (instance.inputs.size() == 1 || input.numElements() == 0 ||
      input.rank() == 0) {
    execution.scheduler.fail(absl::InvalidArgumentError(absl::StrCat(
        fault.toString(), ": in ", instance.rendezvous.label,
        " the device's tensor has no rows or there is no other participant")));
    return false;
  }
  instance.sizesBeforeFault[index] = shapeString(input.sizes);
  // The first dimension with rows loses one.
  --*llvm::find_if(input.sizes, [](int64_t size) { return size > 0; });
  return true;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

bool DeviceContext::checkShapesFit(const CollectiveInstance &instance,
                                   const CollectiveDesc &collective,
                                   const StridedView &input,
                                   const StridedView &output) {
  if (auto error =
          checkShapes(collective, static_cast<int64_t>(instance.group.size()),
                      input, output)) {
    execution.scheduler.fail(absl::InternalError(absl::StrCat(
        "device ", device, " in ", instance.rendezvous.label, ": ", *error)));
    return false;
  }
  return true;
}

bool DeviceContext::publishTensors(CollectiveInstance &instance,
                                   const CollectiveDesc &collective,
                                   int32_t index, const StridedView &input,
                                   const StridedView &output) {
  if (!checkShapesFit(instance, collective, input, output) ||
      !publishSlices(instance, collective, input, output))
    return false;
  countCollective(counts, collective, input, output,
                  static_cast<int64_t>(instance.group.size()), numbers);
  numbers.clear();
  instance.inputs[index] = input;
  instance.outputs[index] = output;
  instance.sizesBeforeFault[index].clear();
  return true;
}

bool DeviceContext::publishSlices(CollectiveInstance &instance,
                                  const CollectiveDesc &collective,
                                  const StridedView &input,
                                  const StridedView &output) {
  if (collective.kind != CollectiveKind::RaggedAllToAll)
    return true;
  int64_t index = execution.groupsOf(instance.op).indexOf[device];
  if (auto error = validateSlices(collective, instance.group, index, numbers,
                                  input.sizes[0], output.sizes[0])) {
    execution.scheduler.fail(absl::InvalidArgumentError(absl::StrCat(
        "device ", device, " in ", instance.rendezvous.label, ": ", *error)));
    return false;
  }
  instance.numbers[index] = numbers;
  return true;
}

void DeviceContext::collectiveNumbers(int64_t elementBytes, int64_t rank,
                                      void *list) {
  StridedView view = StridedView::fromDescriptor(rank, list, elementBytes);
  for (int64_t i = 0; i < view.numElements(); ++i) {
    const char *element = view.data + i * view.strides[0] * elementBytes;
    int32_t narrow = 0;
    int64_t wide = 0;
    if (elementBytes == sizeof(narrow)) {
      std::memcpy(&narrow, element, sizeof(narrow));
      wide = narrow;
    } else {
      std::memcpy(&wide, element, sizeof(wide));
    }
    numbers.push_back(wide);
  }
}

bool DeviceContext::collectiveTensor(int64_t op, int64_t inRank, void *in,
                                     int64_t outRank, void *out) {
  const CollectiveDesc &collective = execution.program.collectives[op];
  CollectiveInstance &instance = execution.instanceOf(op, device);
  int32_t index = execution.localIndexOf(op, device);
  int64_t bytes = byteSize(collective.elementType);
  StridedView input = StridedView::fromDescriptor(inRank, in, bytes);
  StridedView output = StridedView::fromDescriptor(outRank, out, bytes);
  if (!checkShapesFit(instance, collective, input, output))
    return false;
  counts[static_cast<unsigned>(collective.kind)].bytes += output.numBytes();
  CollectiveInstance::TensorViews &views =
      instance.earlierTensors[numPendingTensors++];
  views.inputs[index] = input;
  views.outputs[index] = output;
  return true;
}

bool DeviceContext::enterCollective(CollectiveInstance &instance, int32_t index,
                                    int64_t inRank, void *in, int64_t outRank,
                                    void *out) {
  const CollectiveDesc &collective = execution.program.collectives[instance.op];
  lastCollective = &collective;
  numPendingTensors = 0;
  ++numCollectives;
  const Fault *fault = pendingFault();
  if (fault && fault->kind != Fault::Resize) {
    if (execution.subset.remote)
      execution.subset.remote->injectFault(*fault);
    haltForFault(*fault, instance.rendezvous);
    makeCurrent();
    return false;
  }
  int64_t bytes = byteSize(collective.elementType);
  if (!publishTensors(instance, collective, index,
                      StridedView::fromDescriptor(inRank, in, bytes),
                      StridedView::fromDescriptor(outRank, out, bytes)))
    return false;
  return !fault || resizeForFault(*fault, instance, index);
}

absl::Status DeviceContext::runCollective(CollectiveInstance &instance) {
  if (instance.isRemote())
    return execution.subset.remote->begin(instance);
  if (absl::Status status = checkSizes(instance); !status.ok())
    return status;
  const CollectiveDesc &collective = execution.program.collectives[instance.op];
  if (absl::Status status = validateSliceSizes(collective, instance);
      !status.ok())
    return status;
  auto parallelFor = [this](int64_t count,
                            llvm::function_ref<void(int64_t)> body) {
    execution.scheduler.parallelFor(count, body);
  };
  for (const CollectiveInstance::TensorViews &views : instance.earlierTensors)
    executeCollective(collective, views.inputs, views.outputs, instance.data(),
                      parallelFor);
  executeCollective(collective, instance.inputs, instance.outputs,
                    instance.data(), parallelFor);
  return absl::OkStatus();
}

bool DeviceContext::collective(int64_t op, int64_t inRank, void *in,
                               int64_t outRank, void *out) {
  CollectiveInstance &instance = execution.instanceOf(op, device);
  int32_t index = execution.localIndexOf(op, device);
  if (!enterCollective(instance, index, inRank, in, outRank, out))
    return false;
  bool isDone = execution.scheduler.arriveAndWait(
      device, instance.rendezvous, index,
      [&] { return runCollective(instance); });
  makeCurrent(); // the fiber may be on another thread now
  return isDone;
}

bool DeviceContext::start(int64_t op, int64_t inRank, void *in, int64_t outRank,
                          void *out) {
  CollectiveInstance &instance = execution.instanceOf(op, device);
  int32_t index = execution.localIndexOf(op, device);
  if (!enterCollective(instance, index, inRank, in, outRank, out))
    return false;
  // Other processes are notified immediately, whatever the threads here do.
  return execution.scheduler.start(
      instance.rendezvous, index,
      [this, &instance] { return runCollective(instance); },
      /*isShort=*/instance.isRemote());
}

bool DeviceContext::await(int64_t op) {
  CollectiveInstance &instance = execution.instanceOf(op, device);
  bool isDone = execution.scheduler.await(device, instance.rendezvous,
                                          execution.localIndexOf(op, device));
  makeCurrent();
  return isDone;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Copies the tensor of a descriptor.
static HostTensor tensorOf(ElementType type, int64_t rank, void *descriptor) {
  StridedView view =
      StridedView::fromDescriptor(rank, descriptor, byteSize(type));
  HostTensor tensor(type, view.sizes);
  copyView(view,
           StridedView::contiguous(tensor.data(), view.sizes, byteSize(type)));
  return tensor;
}

bool DeviceContext::check(int64_t index, int64_t gotRank, void *got,
                          int64_t expectedRank, void *expected) {
  const CheckDesc &check = execution.program.checks[index];
  std::string difference =
      describeDifference(check, tensorOf(check.elementType, gotRank, got),
                         tensorOf(check.elementType, expectedRank, expected));
  if (difference.empty())
    return true;
  execution.scheduler.fail(absl::DataLossError(
      absl::StrCat(labelOf(check.name, check.location), " failed on device ",
                   device, ": ", difference)));
  return false;
}

void DeviceContext::failAssertion(const char *text) {
  execution.scheduler.fail(
      absl::DataLossError(absl::StrCat(text, " fails on device ", device)));
}

bool DeviceContext::callHost(int64_t number, bool calls) {
  if (!execution.program.hostFunctions.empty())
    number = execution.program.hostFunctions[number];
  absl::Status status;
  auto call = [&] {
    status = hostCall.call(number, calls, execution.options.hostCaller);
  };
  if (calls) // functions of several devices may wait for each other
    execution.scheduler.callBlocking(call);
  else
    call();
  bool isOk = status.ok();
  if (!isOk)
    execution.scheduler.fail(std::move(status));
  return isOk;
}

} // namespace mlir::gspmd
