//===- Fiber.h - A stack of its own for each device -------------*- C++ -*-===//
//
// A fiber is a function call that can be left in the middle and gone on with
// later, on any thread. Hundreds of emulated devices are fibers on as many
// threads as there are cores: a switch (Boost.Context's) is some twenty
// instructions, where waking a thread is a trip through the kernel.
//
// After a switch the code may be on another thread. So what calls `suspend`
// must not hold the address of a thread-local variable over the call.
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

/// A point where execution can go on.
struct FiberContext {
  /// Boost.Context's: a stack pointer below saved registers.
  void *point = nullptr;
  /// What the sanitizers know of the stack; unused without them.
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

  /// Gets the stack; only the pages that are touched cost memory, and the one
  /// below the stack may not be touched. False if there is no address space.
  bool reserve(size_t stackBytes);

  /// The next resume calls `function(argument)`. The fiber has not been
  /// started, or its function has said that it is finished.
  void prepare(void (*function)(void *), void *argument);

  /// Runs the fiber on this thread until it suspends or finishes.
  void resume();

  /// Inside of the fiber: goes back to the thread that resumed it.
  void suspend();

  /// Inside of the fiber: the function is done. Does not return.
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
