//===- ChooseLayout.h - How a mesh lies on the hardware ---------*- C++ -*-===//
//-*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H
#define GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H

#include "compiler/Simulator/Simulation/ProgramWalk.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// The layout of `mesh` that the options ask for: "best" is the one in which
/// the collectives of `function`, and of what it calls, take the least time.
/// Without it the usual one (lib/CostModel/Topology/LayoutSearch.h), with a
/// note on what the best would gain; the best where there is no usual one.
/// Failure (with an error) if there is none at all.
FailureOr<AxisLayout> chooseLayout(FunctionOpInterface function,
                                   const Mesh &mesh, ProgramWalk &walk,
                                   const Topology &topology,
                                   const SimulateOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SIMULATION_CHOOSELAYOUT_H
