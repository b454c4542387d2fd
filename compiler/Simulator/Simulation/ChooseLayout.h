//===- ChooseLayout.h - Placement of a mesh on the hardware -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H

#include "compiler/Simulator/Simulation/ProgramTimer.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Returns the layout of `mesh` that the options request. "best" minimizes the
/// time of the collectives of `function` and its callees. By default it is the
/// layout of JAX (lib/CostModel/Topology/LayoutSearch.h), with a note on the
/// gain of the best one; the best one if JAX has none. Fails with an error if
/// there is no layout.
FailureOr<AxisLayout> chooseLayout(FunctionOpInterface function,
                                   const Mesh &mesh, ProgramTimer &timer,
                                   const Topology &topology,
                                   const SimulateOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H
