//===- ExplainFlags.h - The --explain flags of the tools --------*- C++ -*-===//
//
// `--explain` is a flag of the tool, not of a pass: it sets the options of the
// same names of the `sharding-propagate` that the tool's pipeline contains, and
// puts `sharding-name-values` first, so that values are called what the file
// calls them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
#define GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"

#include <string>

namespace mlir::gspmd {

/// What the user wants explained; empty `values` mean nothing.
struct ExplainSettings {
  std::string values;
  std::string as = "text";
  std::string file;
  std::string json;
  /// Where text and JSON go instead, if they are set.
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  bool isOn() const { return !values.empty(); }
};

/// The command-line flags, valid as long as this object.
class ExplainFlags {
public:
  explicit ExplainFlags(llvm::cl::OptionCategory &category);
  /// After the command line was parsed.
  ExplainSettings get() const;

private:
  llvm::cl::opt<std::string> explain, as, file, json;
};

/// To be called before the pipeline is built: names values as in `text`, the
/// program's file (empty: as MLIR would print them).
void addNameValuesPass(const ExplainSettings &settings, llvm::StringRef text,
                       OpPassManager &pm);

/// To be called after it: sets the options of its completion pass. Failure,
/// without a message, if it has none.
llvm::LogicalResult enableExplanations(const ExplainSettings &settings,
                                       OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_EXPLAINFLAGS_H
