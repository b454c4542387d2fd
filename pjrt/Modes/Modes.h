//===- Modes.h - Options in the environment ---------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_MODES_MODES_H
#define GSPMD_PJRT_MODES_MODES_H

#include "absl/status/statusor.h"
#include "gspmd/Simulator/Simulate.h"
#include "lib/CostModel/Topology/Topology.h"
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
  struct InjectedFault {
    int device = 0;
    int64_t step = 1;
  };
  std::optional<InjectedFault> injectedFault;
  /// The options of predictions: GSPMD_TRIP_COUNT (of loops of unknown length),
  /// GSPMD_OVERLAP or GSPMD_COMPILER, GSPMD_AXIS_LAYOUT, GSPMD_HARDWARE_SCALE,
  /// GSPMD_KERNEL_COSTS, GSPMD_SOFTWARE.
  SimulateOptions simulation;
  /// True if the environment selects the overlap. The default is that of
  /// compilers of 2021, so predictions of later ones are too long.
  bool selectsOverlap = false;

  bool needsPrediction() const { return simulates || !reportFolder.empty(); }
  /// Reads the environment, for devices of `topology`. InvalidArgument names an
  /// invalid variable.
  static absl::StatusOr<Modes> fromEnvironment(const Topology &topology);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_MODES_MODES_H
