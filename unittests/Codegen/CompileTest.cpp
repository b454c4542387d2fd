//===- CompileTest.cpp - Loading compiled programs ------------------------===//

#include "gspmd/Compiler/Compile.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

TEST(LoadCompiledTest, NamesAMissingEntry) {
  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  SerializedProgram form;
  form.module = "module {}";
  EXPECT_TRUE(failed(loadCompiled(&context, form, "main")));
  EXPECT_EQ(message, "has no function 'main'");
}

} // namespace
