//===- ObjectWriterTest.cpp - Passes of the code generator ----------------===//

#include "compiler/Codegen/ObjectWriter.h"
#include "compiler/Codegen/HostMachine.h"

#include "llvm/PassInfo.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/Error.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

/// Returns the pass with this name; null if LLVM has none.
std::unique_ptr<llvm::Pass> createPass(llvm::StringRef name) {
  const llvm::PassInfo *info =
      llvm::PassRegistry::getPassRegistry()->getPassInfo(name);
  return std::unique_ptr<llvm::Pass>(info ? info->createPass() : nullptr);
}

// LLVM may rename a pass, which would then run again.
TEST(ObjectWriterTest, OmitsLoopStrengthReduction) {
  CodeGenerator generator =
      llvm::cantFail(CodeGeneratorPool::instance().take(3));
  ASSERT_TRUE(ObjectWriter::create(*generator.machine)); // registers the passes
  std::unique_ptr<llvm::Pass> pass = createPass("loop-reduce");
  ASSERT_TRUE(pass);
  EXPECT_FALSE(KernelCodePasses::isNeeded(*pass));
}

// Sums of products of 8-bit and 16-bit integers become one instruction.
TEST(ObjectWriterTest, KeepsPassesThatImproveCode) {
  CodeGenerator generator =
      llvm::cantFail(CodeGeneratorPool::instance().take(3));
  ASSERT_TRUE(ObjectWriter::create(*generator.machine));
  for (llvm::StringRef name : {"x86-partial-reduction", "early-ifcvt"})
    if (std::unique_ptr<llvm::Pass> pass = createPass(name))
      EXPECT_TRUE(KernelCodePasses::isNeeded(*pass)) << name.str();
}

} // namespace
