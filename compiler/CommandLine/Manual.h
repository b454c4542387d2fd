//===- Manual.h - Help, man page and completions of a tool ------*- C++ -*-===//
//
// One description of a tool from which its help, man page, reference page and
// shell completions are generated, so that they always agree with the options
// that the tool accepts.
//
//   tool --help            two screens of text
//   tool --help=man        troff, for share/man/man1
//   tool --help=markdown   a page for docs
//   tool --help=bash|zsh   a completion script
//
// Options that LLVM and MLIR register besides stay usable; --help-hidden lists
// them.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_COMPILER_COMMANDLINE_MANUAL_H
#define GSPMD_COMPILER_COMMANDLINE_MANUAL_H

#include "compiler/CommandLine/CommandError.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/Support/CommandLine.h"

#include <string>
#include <vector>

namespace mlir::gspmd {

/// One line of a section: an option (`--rtol`, with its value), a pipeline, an
/// exit code or an example, and its description.
struct ManualEntry {
  std::string name;
  std::string value; ///< `npz`, or all choices: `none|async|matmul`
  std::string text;
  bool isValueOptional = false;
};

struct ManualSection {
  std::string title;
  std::vector<ManualEntry> entries;
  /// --help lists only the names of a long section.
  bool isLong = false;
};

/// The author's description of a tool. Texts consist of paragraphs without line
/// breaks inside.
struct ToolDescription {
  std::string name;        ///< `gspmd-run`
  std::string summary;     ///< purpose of the tool, one line
  std::string usage;       ///< text after the name: `[options] FILE`
  std::string description; ///< paragraphs, separated by empty lines
  /// Sections in front of the options: pipelines and passes.
  std::vector<ManualSection> sections;
  /// The categories of the tool's own options, in order.
  std::vector<llvm::cl::OptionCategory *> categories;
  /// Names of further options that deserve a line.
  std::vector<std::string> otherOptions;
  std::vector<ManualEntry> exitCodes;
  /// The exit code where the process has no memory left.
  int outOfMemoryCode = static_cast<int>(ExitCode::RuntimeError);
  /// Commands, each with its purpose.
  std::vector<ManualEntry> examples;
};

/// The output forms of --help.
enum class ManualForm { Text, Man, Markdown, Bash, Zsh };

/// A description together with the options that this process registered.
struct Manual {
  std::string name, summary, usage, description;
  std::vector<ManualSection>
      sections; ///< sections of the tool, then of its options
  std::vector<ManualEntry> exitCodes, examples;
};

/// Unregisters an option of LLVM, so that the tool can use its name: LLVM's
/// --stats counts nothing in a release build, and --threads belongs to its
/// linker.
void removeLLVMOption(llvm::StringRef name);

/// Parses a command line as LLVM does. `--help` and `--version` exit the
/// process. Prints one message for each unknown option or invalid value and
/// returns false.
bool parseCommandLine(int argc, char **argv,
                      const ToolDescription &description);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_MANUAL_H
