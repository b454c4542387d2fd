//===- ChooseLayout.h - How a mesh lies on the hardware ---------*- C++ -*-===//
//-*-===//
#ifndef GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H
#define GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H

#include "lib/Simulator/Walk.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// The layout of `mesh` that the options ask for; without, the one in which the
/// collectives of `function`, and of what it calls, take the least time.
/// Failure (with an error) if there is none.
FailureOr<::gspmd::AxisLayout> chooseLayout(FunctionOpInterface function,
                                            const ::gspmd::Mesh &mesh,
                                            Walk &walk,
                                            const ::gspmd::Topology &topology,
                                            const SimulateOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H
