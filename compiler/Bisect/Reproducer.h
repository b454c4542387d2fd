//===- Reproducer.h - Files that reproduce a finding ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_REPRODUCER_H
#define GSPMD_COMPILER_BISECT_REPRODUCER_H

#include "compiler/Bisect/BisectReport.h"

namespace mlir::gspmd::bisect {

/// Reduces the program of a finding and writes NAME.mlir, NAME.md and, unless
/// it fails with random arguments, NAME.npz. Prints what it wrote to stdout.
/// `versions` are those that the report states besides gspmd's and the
/// suspect's. Returns an error text, also if the program does not fail by
/// itself.
std::optional<std::string> writeReproducer(const std::string &name,
                                           const BisectReport &report,
                                           const Finding &finding,
                                           const Suspect &suspect,
                                           const std::string &versions);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_REPRODUCER_H
