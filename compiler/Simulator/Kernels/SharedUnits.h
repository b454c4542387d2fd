//===- SharedUnits.h - Units that several simulations share -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_SHAREDUNITS_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_SHAREDUNITS_H

#include "compiler/Simulator/Kernels/ProgramAnalyses.h"
#include "compiler/Simulator/Kernels/Units.h"
#include "lib/CostModel/Hardware.h"

namespace mlir::gspmd {

/// The units of a program's blocks on one hardware, and analyses of the
/// program. They depend neither on the topology, the layout and the overlap,
/// nor on the figures that only decide how long a unit takes. The program must
/// not change.
class SharedUnits {
public:
  explicit SharedUnits(const Hardware &hardware)
      : hardware(hardware),
        opProperties(std::make_shared<OpPropertyCache>(this->hardware)) {}
  SharedUnits(const SharedUnits &) = delete;
  SharedUnits &operator=(const SharedUnits &) = delete;

  /// Returns unitsOf the block, computed once.
  const std::vector<Unit> &get(Block &block, const HostMemory &host);
  const std::shared_ptr<OpPropertyCache> &properties() const {
    return opProperties;
  }
  /// Returns the analyses of `module`, the program, computed once.
  std::shared_ptr<const ProgramAnalyses> analysesOf(ModuleOp module);
  /// Returns the result of `compute`, called once: true if convolutions have
  /// most of the arithmetic of the program's products.
  bool isMostlyConvolutions(llvm::function_ref<bool()> compute);
  /// Returns true if the units on `other` are the same.
  bool isOf(const Hardware &other) const;

private:
  const Hardware hardware;
  const std::shared_ptr<OpPropertyCache> opProperties; ///< refers to `hardware`
  DenseMap<Block *, std::unique_ptr<const std::vector<Unit>>> byBlock;
  std::shared_ptr<const ProgramAnalyses> analyses;
  std::optional<bool> mostlyConvolutions;
};

/// The units of one unchanged program on each hardware that it was simulated
/// on.
class UnitsByHardware {
public:
  /// Returns those of `hardware`, at a stable address.
  SharedUnits &on(const Hardware &hardware);

private:
  std::vector<std::unique_ptr<SharedUnits>> all;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_SHAREDUNITS_H
