//===- CompileThreads.h - Threads that compile ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_COMPILETHREADS_H
#define GSPMD_COMPILER_CODEGEN_COMPILETHREADS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <pthread.h>

namespace mlir::gspmd {

/// Calls `task` with each number below `count`, and returns when all calls
/// have: number 0 on the calling thread, and each other one on a thread that
/// `start` starts. The calling thread also does the work of threads that cannot
/// be started, as under a limit of the number of threads.
void runOnThreads(unsigned count, llvm::function_ref<void(unsigned)> task,
                  decltype(&pthread_create) start = pthread_create);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_COMPILETHREADS_H
