//===- Abi.cpp - The C functions that device programs call ----------------===//
//
// Each function finds the device of its thread and calls it. A failed call
// leaves through DeviceContext::leave from here, where no frame needs a
// destructor.
//
//===----------------------------------------------------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Execution/DeviceContext.h"
#include <array>
#include <cstring>
#include <utility>

using namespace gspmd;

void gspmd_rt_collective(int64_t op, int64_t in_rank, void *in_descriptor,
                         int64_t out_rank, void *out_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.collective(op, in_rank, in_descriptor, out_rank, out_descriptor))
    context.leave();
}

void gspmd_rt_collective_part(int64_t op, int64_t in_rank, void *in_descriptor,
                              int64_t out_rank, void *out_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.collectiveTensor(op, in_rank, in_descriptor, out_rank,
                                out_descriptor))
    context.leave();
}

void gspmd_rt_collective_numbers(int64_t element_bytes, int64_t rank,
                                 void *descriptor) {
  DeviceContext::current().collectiveNumbers(element_bytes, rank, descriptor);
}

void gspmd_rt_collective_start(int64_t op, int64_t in_rank, void *in_descriptor,
                               int64_t out_rank, void *out_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.start(op, in_rank, in_descriptor, out_rank, out_descriptor))
    context.leave();
}

void gspmd_rt_collective_done(int64_t op) {
  DeviceContext &context = DeviceContext::current();
  if (!context.await(op))
    context.leave();
}

int64_t gspmd_rt_partition_id(void) { return DeviceContext::current().device; }

int64_t gspmd_rt_axis_index(int64_t op) {
  DeviceContext &context = DeviceContext::current();
  return context.execution.groupsOf(op).indexOf[context.device];
}

void gspmd_rt_loop_guard(void) {
  DeviceContext &context = DeviceContext::current();
  if (context.execution.scheduler.hasFailed())
    context.leave();
}

namespace {

/// The type of argument number `i` of a kernel.
template <size_t i>
using Pointer = void *;

template <size_t... i>
void callKernel(void *kernel, int64_t chunk, void **arguments,
                std::index_sequence<i...>) {
  reinterpret_cast<void (*)(int64_t, Pointer<i>...)>(kernel)(chunk,
                                                             arguments[i]...);
}

using KernelCaller = void (*)(void *kernel, int64_t chunk, void **arguments);

/// Returns callers of kernels with 0, 1, ... arguments.
template <size_t... n>
constexpr std::array<KernelCaller, sizeof...(n)>
callersOf(std::index_sequence<n...>) {
  return {[](void *kernel, int64_t chunk, void **arguments) {
    callKernel(kernel, chunk, arguments, std::make_index_sequence<n>());
  }...};
}

} // namespace

void gspmd_rt_parallel_for(int64_t num_chunks, void *kernel,
                           int64_t num_arguments, void **arguments) {
  static constexpr auto callers =
      callersOf(std::make_index_sequence<GSPMD_MAX_KERNEL_ARGUMENTS + 1>());
  KernelCaller call = callers[num_arguments];
  DeviceContext::parallelFor(
      num_chunks, [&](int64_t chunk) { call(kernel, chunk, arguments); });
}

static void *allocate(uint64_t alignment, uint64_t bytes, const char *text) {
  DeviceContext &context = DeviceContext::current();
  void *pointer = context.allocate(alignment, bytes, text);
  if (!pointer)
    context.leave();
  return pointer;
}

void *gspmd_rt_aligned_alloc(uint64_t alignment, uint64_t bytes) {
  return allocate(alignment, bytes, nullptr);
}

void *gspmd_rt_alloc(uint64_t bytes) { return allocate(64, bytes, nullptr); }

void *gspmd_rt_alloc_named(uint64_t bytes, const char *text) {
  return allocate(64, bytes, text);
}

void *gspmd_rt_zero_alloc(uint64_t count, uint64_t element_bytes) {
  uint64_t bytes = count * element_bytes;
  return std::memset(gspmd_rt_alloc(bytes), 0, bytes);
}

void gspmd_rt_free(void *pointer) {
  DeviceContext::current().memory.release(pointer);
}

namespace {
/// The argument of `memrefCopy`: an unranked memref in memory.
struct UnrankedMemRef {
  int64_t rank;
  void *descriptor;
};
} // namespace

void gspmd_rt_memref_copy(int64_t element_bytes, void *source, void *target) {
  auto *from = static_cast<const UnrankedMemRef *>(source);
  auto *to = static_cast<const UnrankedMemRef *>(target);
  copyView(
      StridedView::fromDescriptor(from->rank, from->descriptor, element_bytes),
      StridedView::fromDescriptor(to->rank, to->descriptor, element_bytes));
}

void gspmd_rt_host_tensor(int64_t is_result, int64_t element_bytes,
                          int64_t rank, void *descriptor) {
  DeviceContext::current().hostCall.add(is_result != 0, element_bytes, rank,
                                        descriptor);
}

void gspmd_rt_host_call(int64_t number, int64_t calls) {
  DeviceContext &context = DeviceContext::current();
  if (!context.callHost(number, calls != 0))
    context.leave();
}

void gspmd_rt_assert(int64_t holds, const char *text) {
  if (holds)
    return;
  DeviceContext &context = DeviceContext::current();
  context.failAssertion(text);
  context.leave();
}

void gspmd_rt_check(int64_t check, int64_t got_rank, void *got_descriptor,
                    int64_t expected_rank, void *expected_descriptor) {
  DeviceContext &context = DeviceContext::current();
  if (!context.check(check, got_rank, got_descriptor, expected_rank,
                     expected_descriptor))
    context.leave();
}
