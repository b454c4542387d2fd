//===- JaxRegistration.h - Registration with JAX ----------------*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H
#define GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Registers lowering rules and callbacks with JAX, if this process is a Python
/// that has imported it and the package has not registered them. Errors are
/// printed by Python.
void registerWithJax();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H
