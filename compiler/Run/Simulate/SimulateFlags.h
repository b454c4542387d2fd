//===- SimulateFlags.h - The options of gspmd-simulate ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SIMULATEFLAGS_H
#define GSPMD_COMPILER_RUN_SIMULATE_SIMULATEFLAGS_H

#include "compiler/Run/Simulate/SimulateCommand.h"

namespace mlir::gspmd {

/// Declares the options of gspmd-simulate, which write to a command.
class SimulateFlags {
public:
  explicit SimulateFlags(SimulateCommand &command);

  /// Returns the categories of the manual, in order.
  std::vector<llvm::cl::OptionCategory *> categories();
  /// Returns an error text for options that are out of range, contradict each
  /// other or have no effect, and for output files that cannot be written.
  std::optional<std::string> validate() const;

private:
  /// Declares the options of the simulation and of its hardware.
  void addSimulationOptions(SimulateCommand &command);

  const SimulateCommand &command;
  OptionGroup input{"Program"}, simulation{"Simulation"},
      pipelining{"Pipeline stages"}, results{"Results"},
      customOps{"Custom ops"};
};

/// Runs the command gspmd-simulate. Returns its exit code.
int simulateMain(int argc, char **argv);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SIMULATEFLAGS_H
