//===- CapturedOutput.h - Capture of a process's output ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H
#define GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H

#include "lib/Algebra/Namespace.h"
#include <string>

namespace mlir::gspmd {

/// Captures the output of this process, where other processes print the same
/// output. If a library exits the process before the capture ends, the captured
/// errors are printed. At most one object may exist at a time.
class CapturedOutput {
public:
  /// Begins to capture if `isEnabled` is true; otherwise captures nothing.
  explicit CapturedOutput(bool isEnabled);
  ~CapturedOutput() { endCapture(); }
  CapturedOutput(const CapturedOutput &) = delete;
  CapturedOutput &operator=(const CapturedOutput &) = delete;

  /// Begins to capture again after endCapture.
  void begin();
  /// Returns what was written to stderr so far.
  std::string errors() const;
  /// Stops capturing and discards what was captured.
  void endCapture();

private:
  const bool isEnabled;
  int caught = -1; ///< descriptor of the in-memory file with stderr
  int out = -1, err = -1;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H
