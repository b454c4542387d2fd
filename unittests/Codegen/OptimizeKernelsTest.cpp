//===- OptimizeKernelsTest.cpp - Tests of the passes for kernels ----------===//

#include "compiler/Codegen/OptimizeKernels.h"
#include "compiler/Codegen/HostMachine.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

/// Returns a function that doubles 1024 elements, in the form in which a loop
/// of MLIR is lowered.
std::string makeDoubling(const std::string &name, const std::string &suffix) {
  return "define void @" + name + "(ptr noalias %from, ptr noalias %to) " +
         suffix + R"( {
  br label %header
header:
  %i = phi i64 [ %next, %body ], [ 0, %0 ]
  %continues = icmp slt i64 %i, 1024
  br i1 %continues, label %body, label %exit
body:
  %source = getelementptr float, ptr %from, i64 %i
  %element = load float, ptr %source, align 4
  %twice = fadd float %element, %element
  %target = getelementptr float, ptr %to, i64 %i
  store float %twice, ptr %target, align 4
  %next = add i64 %i, 1
  br label %header
exit:
  ret void
}
)";
}

unsigned numVectorStores(const llvm::Function &function) {
  return llvm::count_if(
      llvm::instructions(function), [](const llvm::Instruction &instruction) {
        auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
        return store && store->getValueOperand()->getType()->isVectorTy();
      });
}

TEST(OptimizeKernelsTest, VectorizesLoops) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto code =
      llvm::parseAssemblyString(makeDoubling("kernel", "noinline") +
                                    makeDoubling("caller", "noinline optnone"),
                                error, context);
  ASSERT_TRUE(code) << error.getMessage().str();
  auto generator = llvm::cantFail(CodeGeneratorPool::instance().take(2));
  llvm::TargetMachine &machine = *generator.machine;
  code->setDataLayout(machine.createDataLayout());
  code->setTargetTriple(machine.getTargetTriple());
  optimizeKernels(*code, machine, /*showsStage=*/false);
  // The trip count is a multiple of the width: there is one loop without a
  // remainder, and it is not unrolled.
  EXPECT_EQ(numVectorStores(*code->getFunction("kernel")), 1u);
  EXPECT_LE(code->getFunction("kernel")->size(), 3u);
  EXPECT_EQ(numVectorStores(*code->getFunction("caller")), 0u);
  EXPECT_EQ(code->getFunction("caller")->size(), 4u);
  CodeGeneratorPool::instance().release(std::move(generator));
}

} // namespace
