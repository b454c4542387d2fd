//===- ExplainFlags.h - The --explain flags of the tools --------*- C++ -*-===//
//
// `--explain` is a flag of the tool, not of a pass. It sets the options of the
// same names of the `sharding-propagate` pass in the tool's pipeline, and adds
// `sharding-name-values` in front, so that explanations use the value names of
// the file.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
#define GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"

#include <string>

namespace mlir::gspmd {

/// The explanations that the user requested; empty `values` request none.
struct ExplainSettings {
  std::string values;
  std::string as = "text";
  std::string file;
  std::string json;
  /// Receive the text and the JSON instead of stderr and the files, if set.
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  bool isOn() const { return !values.empty(); }
};

/// The command-line flags. They are registered as long as this object exists.
class ExplainFlags {
public:
  explicit ExplainFlags(llvm::cl::OptionCategory &category);
  /// Returns the values of the flags after the command line was parsed.
  ExplainSettings get() const;

private:
  llvm::cl::opt<std::string> explain, as, file, json;
};

/// Adds the pass that names values as in `text`, the contents of the program's
/// file (empty: as MLIR prints them). Must be called before the pipeline is
/// built.
void addNameValuesPass(const ExplainSettings &settings, llvm::StringRef text,
                       OpPassManager &pm);

/// Sets the explanation options of the completion pass in `pm`. Must be called
/// after the pipeline is built. Fails without a message if `pm` has no
/// completion pass.
llvm::LogicalResult enableExplanations(const ExplainSettings &settings,
                                       OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
