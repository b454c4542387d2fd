//===- CapturedOutput.h - What a process would have printed -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_MPI_CAPTUREDOUTPUT_H
#define GSPMD_COMPILER_RUN_MPI_CAPTUREDOUTPUT_H

#include "lib/Algebra/Namespace.h"
#include <string>

namespace mlir::gspmd {

/// Catches what this process prints, of which others print the same, until it
/// is let go. Should a library end the process meanwhile, its errors are
/// printed. One at a time.
class CapturedOutput {
public:
  /// Nothing is ever caught unless `isOn`.
  explicit CapturedOutput(bool isOn);
  ~CapturedOutput() { endCapture(); }
  CapturedOutput(const CapturedOutput &) = delete;
  CapturedOutput &operator=(const CapturedOutput &) = delete;

  /// Begins again, after it was let go.
  void begin();
  /// What was written to stderr so far.
  std::string errors() const;
  /// Prints from now on; what was caught is gone.
  void endCapture();

private:
  const bool isOn;
  int caught = -1; ///< a file in memory
  int out = -1, err = -1;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_MPI_CAPTUREDOUTPUT_H
