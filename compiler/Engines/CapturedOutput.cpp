//===- CapturedOutput.cpp - Capture of a process's output -----------------===//
#include "compiler/Engines/CapturedOutput.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace mlir::gspmd {

static void flush() {
  llvm::outs().flush();
  llvm::errs().flush();
}

/// The object that captures at the moment.
static CapturedOutput *active = nullptr;

static void printAtExit() {
  if (!active)
    return;
  std::string errors = active->errors();
  active->endCapture();
  llvm::errs() << errors;
}

CapturedOutput::CapturedOutput(bool isEnabled) : isEnabled(isEnabled) {
  if (isEnabled)
    std::atexit(printAtExit);
  begin();
}

void CapturedOutput::begin() {
  if (!isEnabled || caught >= 0)
    return;
  flush();
  int nowhere = ::open("/dev/null", O_WRONLY);
  caught = ::memfd_create("output", MFD_CLOEXEC);
  if (caught < 0) // kernels without it
    caught = ::open(P_tmpdir, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
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

std::string CapturedOutput::errors() const {
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

void CapturedOutput::endCapture() {
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
