//===- SimulationApi.h - Options of simulations, checked --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CAPI_SIMULATIONAPI_H
#define GSPMD_COMPILER_CAPI_SIMULATIONAPI_H

#include "compiler/CAPI/Handles.h"

namespace mlir::gspmd::capi {

/// What is given for a simulation; an error where it makes no sense.
GspmdError readOptions(const GspmdSimulateOptions &given,
                       SimulateOptions &options);

} // namespace mlir::gspmd::capi

#endif // GSPMD_COMPILER_CAPI_SIMULATIONAPI_H
