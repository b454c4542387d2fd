//===- Simulation.h - Options of simulations, checked -----------*- C++ -*-===//
#ifndef GSPMD_LIB_CAPI_SIMULATION_H
#define GSPMD_LIB_CAPI_SIMULATION_H

#include "Handles.h"

namespace mlir::gspmd::capi {

/// What is given for a simulation; an error where it makes no sense.
GspmdError readOptions(const GspmdSimulateOptions &given,
                       SimulateOptions &options);

} // namespace mlir::gspmd::capi

#endif // GSPMD_LIB_CAPI_SIMULATION_H
