//===- ObjectWriter.cpp - Passes that write an object file ----------------===//

#include "compiler/Codegen/ObjectWriter.h"
#include "compiler/Codegen/HostMachine.h"
#include "lib/Progress/Progress.h"

#include "llvm/Support/SmallVectorMemoryBuffer.h"

namespace mlir::gspmd {
namespace {

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

std::unique_ptr<ObjectWriter>
ObjectWriter::create(llvm::TargetMachine &machine) {
  std::unique_ptr<ObjectWriter> writer(new ObjectWriter);
  WithoutStrengthReduction scope;
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
