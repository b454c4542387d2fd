//===- AutoShardReport.h - Tables, JSON and page of a search ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H

#include "compiler/AutoSharding/Search/AutoShard.h"

namespace mlir::gspmd {

/// Returns a table of the mesh, the step, each annotation with the step without
/// it, and other layouts: at most `alternatives` of the Pareto front. Empty if
/// nothing fits.
std::string toTable(const AutoShardResult &found, unsigned alternatives);

/// Returns the result as JSON (docs/search.md), also if nothing fits.
std::string toJson(const AutoShardResult &found);

/// Returns a page of the found step (lib/Report/StepReport.h), with its
/// annotations and other layouts. Fails after an error. Requires
/// `found.fits()`.
FailureOr<std::string> toPage(AutoShardResult &found,
                              const AutoShardOptions &options,
                              const std::string &entry,
                              const std::string &title);

/// Writes the page of `entry` to the file `path`; fails after an error at the
/// found module.
LogicalResult writePage(AutoShardResult &found, const AutoShardOptions &options,
                        const std::string &entry, const std::string &path);

/// Returns the message that nothing fits, with the least memory that was found.
std::string unfitText(const AutoShardResult &found);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H
