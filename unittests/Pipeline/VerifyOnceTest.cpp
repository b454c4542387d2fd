//===- VerifyOnceTest.cpp - When a pipeline is verified -------------------===//
// Builds with and without assertions verify alike: once after all passes, and
// after each pass if the environment requests that.
//===----------------------------------------------------------------------===//
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Gives all functions a type, which is invalid if it has a result.
struct SetTypePass : PassWrapper<SetTypePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SetTypePass)
  explicit SetTypePass(bool isValid) : isValid(isValid) {}

  void runOnOperation() override {
    Builder builder(&getContext());
    SmallVector<Type> results(isValid ? 0 : 1, builder.getF32Type());
    for (auto func : getOperation().getOps<func::FuncOp>())
      func.setFunctionType(builder.getFunctionType({}, results));
  }

  const bool isValid;
};

class VerifyOnceTest : public testing::Test {
protected:
  void SetUp() override {
    if (const char *text = std::getenv("GSPMD_VERIFY_EACH"))
      before = text;
    registerAllDialects(registry);
    context.emplace(registry, MLIRContext::Threading::DISABLED);
    context->getDiagEngine().registerHandler(
        [](Diagnostic &) { return success(); });
  }
  void TearDown() override {
    if (before)
      setenv("GSPMD_VERIFY_EACH", before->c_str(), /*overwrite=*/1);
    else
      unsetenv("GSPMD_VERIFY_EACH");
  }

  /// Runs a pass that makes a program invalid, and one that makes it valid
  /// again if `repairs` is set.
  bool run(bool repairs) {
    auto module =
        parseSourceString<ModuleOp>("func.func @main() { return }", &*context);
    PassManager pm(&*context);
    pm.addPass(std::make_unique<SetTypePass>(/*isValid=*/false));
    if (repairs)
      pm.addPass(std::make_unique<SetTypePass>(/*isValid=*/true));
    verifyOnce(pm);
    return succeeded(pm.run(*module));
  }

  DialectRegistry registry;
  std::optional<MLIRContext> context;
  std::optional<std::string> before;
};

TEST_F(VerifyOnceTest, AfterAllPasses) {
  unsetenv("GSPMD_VERIFY_EACH");
  EXPECT_TRUE(run(/*repairs=*/true));
  EXPECT_FALSE(run(/*repairs=*/false));
}

TEST_F(VerifyOnceTest, AfterEachPassOnRequest) {
  setenv("GSPMD_VERIFY_EACH", "1", /*overwrite=*/1);
  EXPECT_FALSE(run(/*repairs=*/true));
  EXPECT_FALSE(run(/*repairs=*/false));
}

} // namespace
