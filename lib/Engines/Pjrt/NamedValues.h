//===- NamedValues.h - Options of a plugin ----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_NAMEDVALUES_H
#define GSPMD_LIB_ENGINES_PJRT_NAMEDVALUES_H

#include "lib/Algebra/Namespace.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <utility>
#include <vector>

namespace mlir::gspmd::pjrt {

/// Returns the options in the form of the PJRT C API. A text that is an
/// integer, a float or a boolean becomes a value of that type. The values point
/// to the texts of `options`, which must outlive them.
std::vector<NamedValue>
namedValues(llvm::ArrayRef<std::pair<std::string, std::string>> options);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_NAMEDVALUES_H
