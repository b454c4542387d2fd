//===- RescheduledProgram.h - Schedules of one program ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H

#include "compiler/Simulator/Kernels/ProgramAnalyses.h"
#include "compiler/Simulator/Kernels/Units.h"
#include <memory>

namespace mlir::gspmd {

/// What simulations of one program in several schedules have in common. Between
/// two simulations, ops are only moved within their blocks, and collectives
/// started and joined again, after which forgetUnits of the block must be
/// called; no collective is started in the first one.
class RescheduledProgram {
public:
  explicit RescheduledProgram(std::shared_ptr<OpPropertyCache> properties)
      : opProperties(std::move(properties)) {}

  const std::shared_ptr<OpPropertyCache> &properties() const {
    return opProperties;
  }
  /// Returns the unitsOf a block in its current order, which simulations share.
  std::shared_ptr<const std::vector<Unit>> unitsOf(Block &block,
                                                   const HostMemory &host);
  /// Forgets the order of a block.
  void forgetUnits(Block &block) { blocks[&block].joined.reset(); }
  /// Returns the analyses of `module`, the program, in its current schedule,
  /// without those of rematerialized ops.
  std::shared_ptr<const ProgramAnalyses> analysesOf(ModuleOp module);

private:
  struct BlockUnits {
    std::unique_ptr<const SeparateUnits> separate;
    /// The units in the current order of the block, null if not known.
    std::shared_ptr<const std::vector<Unit>> joined;
    /// True if the units depend on the order of no other block.
    bool isIndependent = false;
  };

  std::shared_ptr<OpPropertyCache> opProperties;
  DenseMap<Block *, BlockUnits> blocks;
  /// The analyses of the first simulation.
  std::shared_ptr<const ProgramAnalyses> synchronous;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_RESCHEDULEDPROGRAM_H
