//===- Extensions.h - Extensions of the table -------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_API_EXTENSIONS_H
#define GSPMD_PJRT_API_EXTENSIONS_H

#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"

namespace mlir::gspmd::pjrt {

/// Returns the list of extensions.
Extension *extensions();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_EXTENSIONS_H
