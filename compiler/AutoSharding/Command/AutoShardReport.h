//===- AutoShardReport.h - What a search found, as table and JSON -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H

#include "gspmd/AutoSharding/AutoShard.h"

namespace mlir::gspmd {

/// The mesh, the step, each annotation with what the step is without it, other
/// layouts: at most `alternatives` of the front. Of a search in which nothing
/// fits, nothing.
std::string toTable(const AutoShardResult &found, unsigned alternatives);

/// The same as numbers (docs/search.md), of a search in which nothing fits too.
std::string toJson(const AutoShardResult &found);

/// A page of the found step (lib/Report/StepReport.h), with its annotations and
/// other layouts; failure after an error. Needs `found.fits()`.
FailureOr<std::string> toPage(AutoShardResult &found,
                              const AutoShardOptions &options,
                              const std::string &entry,
                              const std::string &title);

/// Writes the page of `entry`, under its name, to the file `path`; failure
/// after an error at the found module.
LogicalResult writePage(AutoShardResult &found, const AutoShardOptions &options,
                        const std::string &entry, const std::string &path);

/// That nothing fits, and the least that was found.
std::string unfitText(const AutoShardResult &found);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_AUTOSHARDREPORT_H
