//===- CaughtOutput.h - What a process would have printed -------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_CAUGHTOUTPUT_H
#define GSPMD_LIB_DRIVER_CAUGHTOUTPUT_H

#include "dialect/Algebra/Namespace.h"
#include <string>

namespace mlir::gspmd {

/// Catches what this process prints, of which others print the same, until it
/// is let go. Should a library end the process meanwhile, its errors are
/// printed. One at a time.
class CaughtOutput {
public:
  /// Nothing is ever caught unless `isOn`.
  explicit CaughtOutput(bool isOn);
  ~CaughtOutput() { letGo(); }
  CaughtOutput(const CaughtOutput &) = delete;
  CaughtOutput &operator=(const CaughtOutput &) = delete;

  /// Begins again, after it was let go.
  void begin();
  /// What was written to stderr so far.
  std::string errors() const;
  /// Prints from now on; what was caught is gone.
  void letGo();

private:
  const bool isOn;
  int caught = -1; ///< a file in memory
  int out = -1, err = -1;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_CAUGHTOUTPUT_H
