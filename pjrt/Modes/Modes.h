//===- Modes.h - Options in the environment ---------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_MODES_H
#define GSPMD_PJRT_MODES_MODES_H

#include "absl/status/statusor.h"
#include <optional>
#include <string>

namespace mlir::gspmd::pjrt {

struct Modes {
  /// GSPMD_SIMULATE=1: nothing is computed, values are zeros, the time of
  /// programs is predicted.
  bool simulates = false;
  /// GSPMD_MEMORY=ignore: programs may need more than a device has.
  bool ignoresMemory = false;
  /// GSPMD_REPORT: the folder for the report; empty: no report.
  std::string reportFolder;
  /// GSPMD_INJECT=die:3@step:5: device 3 dies before the fifth run of a program
  /// of several devices that uses it.
  struct Death {
    int device = 0;
    int64_t step = 1;
  };
  std::optional<Death> death;
  /// GSPMD_TRIP_COUNT=100: the assumed trip count of loops of unknown length in
  /// predictions.
  int64_t tripCount = 1;

  bool needsPrediction() const { return simulates || !reportFolder.empty(); }
  /// Reads the environment. InvalidArgument names an invalid variable.
  static absl::StatusOr<Modes> ofEnvironment();
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_MODES_H
