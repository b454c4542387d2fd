//===- JaxRegistration.h - What JAX must know of the platform ---*- C++ -*-===//
#ifndef GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H
#define GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Registers lowering rules and callbacks with JAX, if this process is a Python
/// that has imported it, and the package has not done so. Errors are printed as
/// Python prints them.
void registerWithJax();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLBACKS_JAXREGISTRATION_H
