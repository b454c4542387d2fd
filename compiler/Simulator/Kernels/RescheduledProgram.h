//===- RescheduledProgram.h - Schedules of one program ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H

#include "compiler/Simulator/Kernels/ProgramAnalyses.h"
#include "compiler/Simulator/Kernels/Units.h"

namespace mlir::gspmd {

/// What simulations of one program in several schedules have in common. Between
/// two simulations, ops are only moved within their blocks, and collectives
/// started and joined again; no collective is started in the first one.
class RescheduledProgram {
public:
  explicit RescheduledProgram(std::shared_ptr<OpPropertyCache> properties)
      : opProperties(std::move(properties)) {}

  const std::shared_ptr<OpPropertyCache> &properties() const {
    return opProperties;
  }
  /// Returns the unitsOf a block in its current order.
  std::vector<Unit> unitsOf(Block &block, const HostMemory &host);
  /// Returns the analyses of `module`, the program, in its current schedule,
  /// without those of rematerialized ops.
  std::shared_ptr<const ProgramAnalyses> analysesOf(ModuleOp module);

private:
  std::shared_ptr<OpPropertyCache> opProperties;
  DenseMap<Block *, std::unique_ptr<const SeparateUnits>> separate;
  /// The analyses of the first simulation.
  std::shared_ptr<const ProgramAnalyses> synchronous;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H
