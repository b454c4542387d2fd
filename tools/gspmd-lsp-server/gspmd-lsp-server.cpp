//===- gspmd-lsp-server.cpp - Editor support for sharded programs ---------===//

#include "compiler/CommandLine/Manual.h"
#include "compiler/LanguageServer/LanguageServer.h"
#include "gspmd/Registration/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;
using namespace mlir::gspmd;

static ToolDescription describeTool(cl::OptionCategory &options) {
  ToolDescription tool;
  tool.name = "gspmd-lsp-server";
  tool.summary = "shows the shardings of a program in editors";
  tool.usage = "[options]";
  tool.description =
      "An LSP server on stdin and stdout. It has all features of "
      "mlir-lsp-server for all dialects. Hovering over a value shows its "
      "sharding, annotated or completed, and its reasons; inlay hints show "
      "completed shardings; diagnostics include those of import and "
      "completion.";
  tool.categories = {&options};
  tool.exitCodes = {{"0", "", "the editor sent shutdown, then exit"},
                    {"1", "", "the editor did not"},
                    {"2", "", "invalid options"}};
  tool.examples = {{"\"mlir.server_path\": \"build/dev/bin/gspmd-lsp-server\"",
                    "", "in VS Code's settings, with the MLIR extension"}};
  return tool;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  LanguageServerSettings settings;
  cl::OptionCategory category("Options");
  cl::opt<llvm::lsp::JSONStreamStyle> style(
      "input-style", cl::desc("Messages by length, or delimited by `// -----`"),
      cl::value_desc("standard|delimited"), cl::cat(category),
      cl::values(clEnumValN(llvm::lsp::Standard, "standard", "by length"),
                 clEnumValN(llvm::lsp::Delimited, "delimited", "for tests")),
      cl::init(llvm::lsp::Standard));
  cl::opt<bool> pretty("pretty", cl::desc("Indent the output"),
                       cl::cat(category));
  cl::opt<bool> test(
      "lit-test", cl::cat(category),
      cl::desc("Both of them: --input-style=delimited --pretty"));
  cl::opt<std::string> log("log", cl::desc("Verbosity on stderr (info)"),
                           cl::value_desc("error|info|verbose"),
                           cl::init("info"), cl::cat(category));
  if (!parseCommandLine(argc, argv, describeTool(category)))
    return 2;
  if (log != "error" && log != "info" && log != "verbose") {
    llvm::errs() << "gspmd-lsp-server: error: --log: expected error, info or "
                    "verbose, found '"
                 << log << "'\n";
    return 2;
  }
  settings.inputStyle = test ? llvm::lsp::Delimited : style.getValue();
  settings.pretty = pretty || test;
  settings.log = log;
  mlir::DialectRegistry registry;
  mlir::gspmd::registerAllDialects(registry);
  return serveLanguage(settings, registry);
}
