//===- ObjectWriter.cpp - Passes that write an object file ----------------===//

#include "compiler/Codegen/ObjectWriter.h"
#include "lib/Progress/Progress.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Pass.h"
#include "llvm/PassInfo.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

namespace mlir::gspmd {
namespace {

/// Passes that only cost time, by LLVM's names; names that LLVM does not have
/// omit nothing. Loop strength reduction takes a fifth of the time of the code
/// generator with the analyses that it needs, while the addresses of a
/// vectorized loop are a pointer and a scaled index, which an instruction
/// contains. Scheduling after register allocation returns at once at the level
/// of kernels (HostMachine.cpp). The others are for what kernels do not
/// contain: exceptions, garbage collection, comparisons of memory, matrix tiles
/// of AMX, sanitizers, hardening, profiles and debug information.
constexpr llvm::StringLiteral kOmittedPasses[] = {
    "callbrprepare",
    "canon-freeze",
    "dwarf-eh-prepare",
    "expand-memcmp",
    "fentry-insert",
    "fixup-statepoint-caller-saved",
    "funclet-layout",
    "gc-analysis",
    "gc-lowering",
    "indirectbr-expand",
    "kcfi",
    "livedebugvalues",
    "localstackalloc",
    "loop-reduce",
    "lower-emutls",
    "machine-sanmd",
    "mergeicmps",
    "objc-arc-contract",
    "partially-inline-libcalls",
    "patchable-function",
    "post-RA-sched",
    "post-inline-ee-instrument",
    "pseudo-probe-inserter",
    "regallocscoringpass",
    "remove-loads-into-fake-uses",
    "removeredundantdebugvalues",
    "safe-stack",
    "shadow-stack-gc-lowering",
    "stack-frame-layout",
    "stackmap-liveness",
    "tilepreconfig",
    "x86-lower-amx-intrinsics",
    "x86-lower-amx-type",
    "x86-lower-tile-copy",
    "x86-lvi-load",
    "x86-lvi-ret",
    "x86-return-thunks",
    "x86-seses",
    "x86-slh",
    "x86-tile-config",
    "xray-instrumentation",
};

/// Reports progress for each function; runs after the passes that emit it.
struct CountFunctions : llvm::FunctionPass {
  static inline char ID = 0; // NOLINT(readability-identifier-naming): LLVM's
  CountFunctions() : FunctionPass(ID) {}
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }
  bool runOnFunction(llvm::Function &) override {
    if (Progress *progress = Progress::current())
      progress->advance();
    return false;
  }
};

} // namespace

bool KernelCodePasses::isNeeded(const llvm::Pass &pass) {
  const llvm::PassInfo *info = llvm::Pass::lookupPassInfo(pass.getPassID());
  return !info || !llvm::is_contained(kOmittedPasses, info->getPassArgument());
}

void KernelCodePasses::add(llvm::Pass *pass) {
  if (isNeeded(*pass))
    llvm::legacy::PassManager::add(pass);
  else
    delete pass;
}

std::unique_ptr<ObjectWriter>
ObjectWriter::create(llvm::TargetMachine &machine) {
  std::unique_ptr<ObjectWriter> writer(new ObjectWriter);
  if (machine.addPassesToEmitFile(writer->passes, writer->stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return nullptr;
  return writer;
}

std::unique_ptr<llvm::MemoryBuffer> ObjectWriter::write(llvm::Module &code) {
  if (Progress::current())
    passes.add(new CountFunctions); // which owns it
  passes.run(code);
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), /*RequiresNullTerminator=*/false);
}

} // namespace mlir::gspmd
