//===- Fiber.h - A stack and a saved context for each device ----*- C++ -*-===//
//
// A fiber is a function call that can be suspended and resumed later, on any
// thread. Hundreds of emulated devices are fibers on as many threads as there
// are cores: a switch (Boost.Context's) is some twenty instructions, where
// waking a thread needs the kernel.
//
// After a switch the code may run on another thread. So a caller of `suspend`
// must not hold the address of a thread-local variable across the call.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_FIBER_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_FIBER_H

#include "lib/Algebra/Namespace.h"
#include <cstddef>

namespace boost::context::detail {
struct transfer_t;
} // namespace boost::context::detail

namespace mlir::gspmd {

/// A point at which execution can be resumed.
struct FiberContext {
  /// The context of Boost.Context: a stack pointer below saved registers.
  void *point = nullptr;
  /// The sanitizers' records of the stack; unused without them.
  void *sanitizerState = nullptr;
  const void *stackBottom = nullptr;
  size_t stackBytes = 0;
};

class Fiber {
public:
  Fiber() = default;
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;
  ~Fiber();

  /// Reserves the stack; only touched pages cost memory, and the page below the
  /// stack is protected. Returns false if there is no address space.
  bool reserve(size_t stackBytes);

  /// Makes the next `resume` call `function(argument)`. Precondition: the fiber
  /// has not been started, or its function has called `finish`.
  void prepare(void (*function)(void *), void *argument);

  /// Runs the fiber on this thread until it suspends or finishes.
  void resume();

  /// Called inside the fiber: returns to the thread that resumed it.
  void suspend();

  /// Called inside the fiber: ends the function. Does not return.
  [[noreturn]] void finish();

private:
  static void enter(boost::context::detail::transfer_t from);
  bool map(size_t guardBytes);

  void *mapping = nullptr;
  size_t mappedBytes = 0;
  FiberContext inside, outside;
  void (*function)(void *) = nullptr;
  void *argument = nullptr;
  bool isFinished = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_FIBER_H
