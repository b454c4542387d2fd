//===- HostMachineTest.cpp - The target machine of the host ---------------===//

#include "compiler/Codegen/HostMachine.h"

#include "llvm/Support/CommandLine.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd;

namespace {

bool isStrengthReductionDisabled() {
  llvm::cl::Option *option =
      llvm::cl::getRegisteredOptions().lookup("disable-lsr");
  return option && static_cast<llvm::cl::opt<bool> *>(option)->getValue();
}

// Code that the process generates later, with the same LLVM, is as before.
TEST(HostMachineTest, DisablesStrengthReductionOnlyMeanwhile) {
  EXPECT_FALSE(isStrengthReductionDisabled());
  {
    WithoutStrengthReduction first;
    {
      WithoutStrengthReduction second;
      EXPECT_TRUE(isStrengthReductionDisabled());
    }
    EXPECT_TRUE(isStrengthReductionDisabled());
  }
  EXPECT_FALSE(isStrengthReductionDisabled());
}

} // namespace
