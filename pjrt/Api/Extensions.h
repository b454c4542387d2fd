//===- Extensions.h - What the table of functions does not have -*- C++ -*-===//
#ifndef GSPMD_PJRT_API_EXTENSIONS_H
#define GSPMD_PJRT_API_EXTENSIONS_H

#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"

namespace mlir::gspmd::pjrt {

/// The list of our extensions.
Extension *extensions();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_API_EXTENSIONS_H
