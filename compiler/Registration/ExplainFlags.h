//===- ExplainFlags.h - The --explain flags of the tools --------*- C++ -*-===//
//
// `--explain` is a flag of the tool, not of a pass. It sets the options of the
// same names of the `sharding-propagate` pass in the tool's pipeline, and adds
// `sharding-name-values` in front, so that explanations use the value names of
// the file. The tool itself reads these names from the text of the file.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
#define GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H

#include "compiler/CommandLine/OptionGroup.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Propagation/Explanation/ExplainCompletion.h"

#include <string>

namespace mlir::gspmd {

/// Adds the options, which write to `settings`.
void addExplainOptions(OptionGroup &group, ExplainRequest &settings);

/// Names the values of the program as in `text`, the contents of its file
/// (empty: as MLIR prints them), before the passes of `pm` that use names:
/// sharding-name-values and gspmd-sharding-map.
void nameValuesBefore(PassManager &pm, llvm::StringRef text);

/// Sets the explanation options of the completion pass in `pm`, and of the
/// passes that report later decisions. Fails without a message if `pm` has no
/// completion pass.
llvm::LogicalResult enableExplanations(const ExplainRequest &request,
                                       OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
