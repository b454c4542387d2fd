//===- Fiber.cpp - A stack of its own for each device ---------------------===//
#include "Fiber.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/common_interface_defs.h>
#endif
#if LLVM_THREAD_SANITIZER_BUILD
#include <sanitizer/tsan_interface.h>
#endif

//===----------------------------------------------------------------------===//
// The switch
//===----------------------------------------------------------------------===//

/// Saves the registers that a call must keep on the stack and the stack pointer
/// in *save; takes both from `target`; `value` is what it returns there.
extern "C" void *gspmd_switch_stack(void **save, void *target, void *value);

#if defined(__x86_64__)
// Pops what it has pushed on the other stack: six registers and the return
// address.
asm(R"(
.text
.p2align 4
.globl gspmd_switch_stack
.hidden gspmd_switch_stack
.type gspmd_switch_stack, @function
gspmd_switch_stack:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  movq %rdx, %rax
  movq %rdx, %rdi
  ret
.size gspmd_switch_stack, .-gspmd_switch_stack
)");
static constexpr size_t returnWord = 6;
static constexpr size_t frameWords = 8;
#elif defined(__aarch64__)
asm(R"(
.text
.p2align 4
.globl gspmd_switch_stack
.hidden gspmd_switch_stack
.type gspmd_switch_stack, %function
gspmd_switch_stack:
  sub sp, sp, #160
  stp x19, x20, [sp, #0]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldp x19, x20, [sp, #0]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #160
  mov x0, x2
  ret
.size gspmd_switch_stack, .-gspmd_switch_stack
)");
static constexpr size_t returnWord = 11; // x30
static constexpr size_t frameWords = 20;
#else
#error "The emulator switches stacks on x86-64 and AArch64 only"
#endif

namespace gspmd {

/// From the running context `from` to `to`; comes back when somebody switches
/// to `from`. `isLast`: nobody will.
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
  (void)isLast;
  gspmd_switch_stack(&from.stackPointer, to.stackPointer, value);
#if LLVM_ADDRESS_SANITIZER_BUILD
  // Whoever switched back here is `to`, maybe on another thread than before.
  __sanitizer_finish_switch_fiber(fakeStack, &to.stackBottom, &to.stackBytes);
#endif
}

//===----------------------------------------------------------------------===//
// Fiber
//===----------------------------------------------------------------------===//

Fiber::~Fiber() {
#if LLVM_THREAD_SANITIZER_BUILD
  if (inside.sanitizerState)
    __tsan_destroy_fiber(inside.sanitizerState);
#endif
  if (mapping)
    munmap(mapping, mappedBytes);
}

bool Fiber::reserve(size_t stackBytes) {
  assert(!mapping && "has a stack");
  size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  stackBytes = (stackBytes + page - 1) / page * page;
  void *memory =
      mmap(nullptr, stackBytes + page, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  mapping = memory;
  mappedBytes = stackBytes + page;
  if (mprotect(mapping, page, PROT_NONE) != 0)
    return false;
  inside.stackBottom = static_cast<char *>(mapping) + page;
  inside.stackBytes = stackBytes;
  return true;
}

void Fiber::enter(Fiber *self) {
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
  auto address =
      reinterpret_cast<uintptr_t>(inside.stackBottom) + inside.stackBytes;
  // The frame that the switch pops. `enter` finds the stack as a call leaves
  // it: x86-64 wants 16 * n + 8, a return address being there.
  auto *frame = reinterpret_cast<void **>(address) - frameWords;
  std::memset(frame, 0, frameWords * sizeof(void *));
  frame[returnWord] = reinterpret_cast<void *>(&Fiber::enter);
  inside.stackPointer = frame;
#if LLVM_THREAD_SANITIZER_BUILD
  if (inside.sanitizerState) // its calls never returned
    __tsan_destroy_fiber(inside.sanitizerState);
  inside.sanitizerState = __tsan_create_fiber(0);
#endif
}

LLVM_ATTRIBUTE_NOINLINE void Fiber::resume() {
  assert(!isFinished && inside.stackPointer);
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

} // namespace gspmd
