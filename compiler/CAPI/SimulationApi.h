//===- SimulationApi.h - Options of simulations -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CAPI_SIMULATIONAPI_H
#define GSPMD_COMPILER_CAPI_SIMULATIONAPI_H

#include "compiler/CAPI/Handles.h"

namespace mlir::gspmd::capi {

/// Converts the options of a simulation; returns an error if they are invalid.
GspmdError readOptions(const GspmdSimulateOptions &source,
                       SimulateOptions &options);

} // namespace mlir::gspmd::capi

#endif // GSPMD_COMPILER_CAPI_SIMULATIONAPI_H
