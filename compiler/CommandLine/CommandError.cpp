//===- CommandError.cpp - Errors and exit codes of the tools --------------===//
#include "compiler/CommandLine/CommandError.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/DisplayText.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <new>
#include <string>
#include <unistd.h>

namespace mlir::gspmd {

static std::string &toolName() {
  static std::string name = "gspmd";
  return name;
}

llvm::StringRef getToolName() { return toolName(); }
void setToolName(llvm::StringRef name) { toolName() = name.str(); }

/// The last message of a process without memory, and its exit code.
static std::string fatalErrorPrefix, outOfMemoryText;
static int outOfMemoryCode = 0;

/// A message may contain names of programs and text of other processes, of any
/// size.
static constexpr size_t kMaxMessageBytes = size_t(1) << 16;

ExitCode reportError(ExitCode code, const llvm::Twine &message) {
  Progress::hideLine();
  // One write per message: mpirun interleaves the output of processes.
  std::string text = displayText(message.str(), kMaxMessageBytes);
  llvm::errs() << (getToolName() + ": error: " + text + "\n").str();
  return code;
}

/// Allocates nothing.
[[noreturn]] static void exitOutOfMemory() {
  [[maybe_unused]] ssize_t written =
      ::write(STDERR_FILENO, outOfMemoryText.data(), outOfMemoryText.size());
  ::_exit(outOfMemoryCode);
}

/// Reports an error that a library cannot return, such as too little memory for
/// a tensor. Returns for those that are faults of the program, after which LLVM
/// aborts.
static void reportFatalError(void *, const char *reason, bool isFault) {
  llvm::StringRef prefix = fatalErrorPrefix;
  Progress::hideLine();
  llvm::errs() << ((isFault ? "LLVM ERROR: " : prefix) + reason + "\n").str();
  if (!isFault)
    exit(outOfMemoryCode);
}

void reportFatalErrors(int code) {
  fatalErrorPrefix = (getToolName() + ": error: ").str();
  outOfMemoryText =
      fatalErrorPrefix + "out of memory: the process may not use more\n";
  llvm::install_fatal_error_handler(reportFatalError);
  outOfMemoryCode = code;
  std::set_new_handler(exitOutOfMemory);
  llvm::remove_bad_alloc_error_handler();
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { exitOutOfMemory(); });
}

// The destructors of the streams would abort on an error.
int finishOutput(int code, int failure) {
  llvm::outs().flush();
  std::error_code error = llvm::outs().error();
  llvm::outs().clear_error();
  if (error) {
    reportError(ExitCode::BadInput, "stdout: " + error.message());
    code = code == 0 ? failure : code;
  }
  llvm::errs().clear_error();
  return code;
}

} // namespace mlir::gspmd
