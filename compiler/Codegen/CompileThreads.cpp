//===- CompileThreads.cpp - Threads that compile --------------------------===//
//
// llvm::thread and, without exceptions, std::thread end the process if a thread
// cannot be started.
//
//===----------------------------------------------------------------------===//

#include "compiler/Codegen/CompileThreads.h"

#include <vector>

namespace mlir::gspmd {
namespace {

struct Call {
  llvm::function_ref<void(unsigned)> task;
  unsigned number = 0;
  pthread_t thread = {};
  bool isStarted = false;
};

void *run(void *argument) {
  auto *call = static_cast<Call *>(argument);
  call->task(call->number);
  return nullptr;
}

} // namespace

void runOnThreads(unsigned count, llvm::function_ref<void(unsigned)> task,
                  decltype(&pthread_create) start) {
  constexpr size_t stackBytes = 8 << 20; // LLVM's passes recurse
  pthread_attr_t attributes;
  bool canStart = pthread_attr_init(&attributes) == 0;
  std::vector<Call> calls;
  for (unsigned number = 0; number < count; ++number)
    calls.push_back({task, number});
  if (canStart) {
    canStart = pthread_attr_setstacksize(&attributes, stackBytes) == 0;
    for (Call &call : calls)
      call.isStarted = canStart && call.number != 0 &&
                       start(&call.thread, &attributes, run, &call) == 0;
    pthread_attr_destroy(&attributes);
  }
  for (Call &call : calls)
    if (!call.isStarted)
      task(call.number);
  for (Call &call : calls)
    if (call.isStarted)
      pthread_join(call.thread, nullptr);
}

} // namespace mlir::gspmd
