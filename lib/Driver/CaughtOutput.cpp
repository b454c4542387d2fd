//===- CaughtOutput.cpp - What a process would have printed ---------------===//
#include "CaughtOutput.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace mlir::gspmd {

static void flush() {
  llvm::outs().flush();
  llvm::errs().flush();
}

/// What catches now.
static CaughtOutput *active = nullptr;

static void printAtExit() {
  if (!active)
    return;
  std::string errors = active->errors();
  active->letGo();
  llvm::errs() << errors;
}

CaughtOutput::CaughtOutput(bool isOn) : isOn(isOn) {
  if (isOn)
    std::atexit(printAtExit);
  begin();
}

void CaughtOutput::begin() {
  if (!isOn || caught >= 0)
    return;
  flush();
  int nowhere = ::open("/dev/null", O_WRONLY);
  caught = ::memfd_create("output", 0);
  if (nowhere >= 0 && caught >= 0) {
    out = ::dup(STDOUT_FILENO);
    err = ::dup(STDERR_FILENO);
    ::dup2(nowhere, STDOUT_FILENO);
    ::dup2(caught, STDERR_FILENO);
  }
  active = this;
  if (nowhere >= 0)
    ::close(nowhere);
}

std::string CaughtOutput::errors() const {
  flush();
  std::string text;
  if (caught < 0)
    return text;
  char bytes[4096];
  off_t at = 0;
  for (ssize_t n; (n = ::pread(caught, bytes, sizeof(bytes), at)) > 0; at += n)
    text.append(bytes, static_cast<size_t>(n));
  return text;
}

void CaughtOutput::letGo() {
  if (caught < 0)
    return;
  flush();
  if (err >= 0) {
    ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    ::close(out);
    ::close(err);
  }
  active = nullptr;
  ::close(caught);
  caught = out = err = -1;
}

} // namespace mlir::gspmd
