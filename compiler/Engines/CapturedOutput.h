//===- CapturedOutput.h - Capture of a process's output ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H
#define GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H

#include "lib/Algebra/Namespace.h"
#include <string>

namespace mlir::gspmd {

/// Captures what this process prints while other processes print the same,
/// until the capture ends. If a library exits the process meanwhile, the
/// captured errors are printed. At most one object may exist at a time.
class CapturedOutput {
public:
  /// Captures nothing unless `isOn`.
  explicit CapturedOutput(bool isOn);
  ~CapturedOutput() { endCapture(); }
  CapturedOutput(const CapturedOutput &) = delete;
  CapturedOutput &operator=(const CapturedOutput &) = delete;

  /// Starts to capture again after endCapture.
  void begin();
  /// Returns what was written to stderr so far.
  std::string errors() const;
  /// Stops capturing and discards what was captured.
  void endCapture();

private:
  const bool isOn;
  int caught = -1; ///< descriptor of an in-memory file
  int out = -1, err = -1;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_CAPTUREDOUTPUT_H
