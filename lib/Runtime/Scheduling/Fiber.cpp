//===- Fiber.cpp - A stack and a saved context for each device ------------===//
#include "lib/Runtime/Scheduling/Fiber.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include <boost/context/detail/fcontext.hpp>
#include <cassert>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/common_interface_defs.h>
#endif
#if LLVM_THREAD_SANITIZER_BUILD
#include <sanitizer/tsan_interface.h>
#endif

namespace mlir::gspmd {

using boost::context::detail::jump_fcontext;
using boost::context::detail::make_fcontext;
using boost::context::detail::transfer_t;

/// Switches from the running context `from` to `to`; returns when another
/// context switches back to `from`, possibly on another thread. With `isLast`,
/// no context ever does. Boost.Context is not instrumented and touches no data
/// but the two stacks, so the sanitizers only need to know of the switch.
static void switchContext(FiberContext &from, FiberContext &to, void *value,
                          bool isLast) {
#if LLVM_ADDRESS_SANITIZER_BUILD
  void *fakeStack = nullptr;
  __sanitizer_start_switch_fiber(isLast ? nullptr : &fakeStack, to.stackBottom,
                                 to.stackBytes);
#endif
#if LLVM_THREAD_SANITIZER_BUILD
  from.sanitizerState = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(to.sanitizerState, 0);
#endif
  (void)from;
  (void)isLast;
  to.point = jump_fcontext(to.point, value).fctx;
#if LLVM_ADDRESS_SANITIZER_BUILD
  __sanitizer_finish_switch_fiber(fakeStack, &to.stackBottom, &to.stackBytes);
#endif
}

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

namespace {

/// Stacks of finished fibers. Mapping, guarding, touching and unmapping a stack
/// takes longer than a small program runs. Touched pages stay resident, so only
/// a few stacks are kept; under the address sanitizer none, because its records
/// of the frames on a stack must go with the stack.
class StackPool {
public:
  static StackPool &instance() {
    static auto *pool = new StackPool; // fibers may outlive statics
    return *pool;
  }

  /// Returns null if the pool has no stack of this size.
  void *acquire(size_t bytes) {
    MutexLock lock(mutex);
    for (auto it = idle.rbegin(); it != idle.rend(); ++it)
      if (it->bytes == bytes) {
        void *mapping = it->mapping;
        idle.erase(std::next(it).base());
        return mapping;
      }
    return nullptr;
  }

  /// Returns false if the pool is full.
  bool release(void *mapping, size_t bytes) {
    constexpr size_t kMaxIdle = LLVM_ADDRESS_SANITIZER_BUILD ? 0 : 32;
    MutexLock lock(mutex);
    if (idle.size() >= kMaxIdle)
      return false;
    idle.push_back({mapping, bytes});
    return true;
  }

private:
  struct Stack {
    void *mapping;
    size_t bytes;
  };
  Mutex mutex;
  std::vector<Stack> idle ABSL_GUARDED_BY(mutex);
};

} // namespace

//===----------------------------------------------------------------------===//
// Fiber
//===----------------------------------------------------------------------===//

Fiber::~Fiber() {
#if LLVM_THREAD_SANITIZER_BUILD
  if (inside.sanitizerState)
    __tsan_destroy_fiber(inside.sanitizerState);
#endif
  if (mapping && !StackPool::instance().release(mapping, mappedBytes))
    munmap(mapping, mappedBytes);
}

bool Fiber::reserve(size_t stackBytes) {
  assert(!mapping && "has a stack");
  static const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  stackBytes = (stackBytes + page - 1) / page * page;
  mappedBytes = stackBytes + page;
  mapping = StackPool::instance().acquire(mappedBytes);
  if (!mapping && !map(page))
    return false;
  inside.stackBottom = static_cast<char *>(mapping) + page;
  inside.stackBytes = stackBytes;
  return true;
}

bool Fiber::map(size_t guardBytes) {
  void *memory =
      mmap(nullptr, mappedBytes, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  if (mprotect(memory, guardBytes, PROT_NONE) != 0) {
    munmap(memory, mappedBytes);
    return false;
  }
  mapping = memory;
  return true;
}

void Fiber::enter(transfer_t from) {
  auto *self = static_cast<Fiber *>(from.data);
  self->outside.point = from.fctx;
#if LLVM_ADDRESS_SANITIZER_BUILD
  __sanitizer_finish_switch_fiber(nullptr, &self->outside.stackBottom,
                                  &self->outside.stackBytes);
#endif
  self->function(self->argument);
  self->finish();
}

void Fiber::prepare(void (*newFunction)(void *), void *newArgument) {
  function = newFunction;
  argument = newArgument;
  isFinished = false;
  char *top = static_cast<char *>(mapping) + mappedBytes;
  inside.point = make_fcontext(top, inside.stackBytes, &Fiber::enter);
#if LLVM_THREAD_SANITIZER_BUILD
  if (inside.sanitizerState) // its calls never returned
    __tsan_destroy_fiber(inside.sanitizerState);
  inside.sanitizerState = __tsan_create_fiber(0);
#endif
}

LLVM_ATTRIBUTE_NOINLINE void Fiber::resume() {
  assert(!isFinished && inside.point);
  switchContext(outside, inside, this, /*isLast=*/false);
}

LLVM_ATTRIBUTE_NOINLINE void Fiber::suspend() {
  switchContext(inside, outside, nullptr, /*isLast=*/false);
}

void Fiber::finish() {
  isFinished = true;
  switchContext(inside, outside, nullptr, /*isLast=*/true);
  llvm_unreachable("a finished fiber was resumed");
}

} // namespace mlir::gspmd
