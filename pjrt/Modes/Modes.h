//===- Modes.h - What else the environment asks of a client -----*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_MODES_H
#define GSPMD_PJRT_MODES_MODES_H

#include "absl/status/statusor.h"
#include <optional>
#include <string>

namespace mlir::gspmd::pjrt {

struct Modes {
  /// GSPMD_SIMULATE=1: nothing is computed, values are zeros, programs are
  /// priced.
  bool simulates = false;
  /// GSPMD_MEMORY=ignore: programs may need more than a device has.
  bool ignoresMemory = false;
  /// GSPMD_REPORT: the folder for pages; empty: none.
  std::string reportFolder;
  /// GSPMD_INJECT=die:3@step:5: device 3 is gone when a program of several
  /// devices that uses it is about to run for the fifth time.
  struct Death {
    int device = 0;
    int64_t step = 1;
  };
  std::optional<Death> death;
  /// GSPMD_TRIP_COUNT=100: loops of which nobody can tell count as so many
  /// iterations in what is predicted.
  int64_t tripCount = 1;

  bool needsPrediction() const { return simulates || !reportFolder.empty(); }
  /// InvalidArgument names the variable that has no meaning.
  static absl::StatusOr<Modes> ofEnvironment();
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_MODES_H
