//===- ChooseLayout.h - How a mesh lies on the hardware ---------*- C++ -*-===//
//-*-===//
#ifndef GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H
#define GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H

#include "lib/Simulator/Walk.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// The layout of `mesh` that the options ask for: "best" is the one in which
/// the collectives of `function`, and of what it calls, take the least time.
/// Without it the usual one (lib/CostModel/LayoutSearch.h), with a note on what
/// the best would gain; the best where there is no usual one. Failure (with an
/// error) if there is none at all.
FailureOr<::gspmd::AxisLayout> chooseLayout(FunctionOpInterface function,
                                            const ::gspmd::Mesh &mesh,
                                            Walk &walk,
                                            const ::gspmd::Topology &topology,
                                            const SimulateOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_CHOOSELAYOUT_H
