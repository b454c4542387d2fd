//===- OptimizeRequest.h - Requested optimizations --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_OPTIMIZEREQUEST_H
#define GSPMD_COMPILER_RUN_OPTIMIZEREQUEST_H

#include "compiler/CommandLine/OptionGroup.h"
#include "compiler/Optimize/OptimizeOptions.h"

namespace mlir::gspmd {

/// The options --optimize and --topology, and all others that describe the
/// hardware to optimize for.
struct OptimizeRequest {
  /// The names of the optimizations; all if empty. Without a value, none is
  /// requested.
  std::optional<std::vector<std::string>> names;
  std::string topology, axisLayout;
  std::optional<std::string> overlap; ///< none
  /// Bytes of memory of one device.
  std::optional<double> memoryLimit;

  /// Adds --optimize and --memory-limit.
  void addOptions(OptionGroup &group);
  /// Returns an error text for unknown names and an invalid limit.
  std::optional<std::string> validate() const;
  /// Returns the limit in bytes, rounded up; 0 is no limit. Precondition:
  /// valid.
  int64_t memoryBytes() const;
  /// Returns the valid request for the optimizations.
  std::optional<OptimizeOptions> get() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_OPTIMIZEREQUEST_H
