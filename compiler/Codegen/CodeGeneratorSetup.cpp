//===- CodeGeneratorSetup.cpp - Setup beside the lowering -----------------===//

#include "compiler/Codegen/CodeGeneratorSetup.h"
#include "compiler/Codegen/HostMachine.h"
#include "compiler/Codegen/LinkObject.h"

#include <atomic>
#include <thread>

namespace mlir::gspmd {
namespace {

/// Prepares what a program with one group of kernels needs first. Errors are
/// those of the program that is compiled.
void setUp(unsigned optLevel) {
  if (!CodeGeneratorPool::instance().prepare(optLevel))
    return;
  prepareLinker();
  (void)CodeGeneratorPool::instance().prepare(optLevel);
}

bool isFirst() {
  static std::atomic<bool> hasStarted = false;
  return !hasStarted.exchange(true);
}

} // namespace

CodeGeneratorSetup::CodeGeneratorSetup(unsigned optLevel) {
  if (std::thread::hardware_concurrency() > 1 && isFirst())
    thread = Thread::start([optLevel] { setUp(optLevel); });
}

CodeGeneratorSetup::~CodeGeneratorSetup() { thread.join(); }

} // namespace mlir::gspmd
