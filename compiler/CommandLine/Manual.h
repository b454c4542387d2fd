//===- Manual.h - What a tool says of itself --------------------*- C++ -*-===//
//
// One description of a tool, from which its help, man page, reference page and
// shell completions are written, so that none of them can differ from the
// options that the tool takes.
//
//   tool --help            two screens for a person
//   tool --help=man        troff, for share/man/man1
//   tool --help=markdown   a page for docs
//   tool --help=bash|zsh   a completion script
//
// What LLVM and MLIR register besides stays usable and is in --help-hidden.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_COMPILER_COMMANDLINE_MANUAL_H
#define GSPMD_COMPILER_COMMANDLINE_MANUAL_H

#include "lib/Algebra/Namespace.h"
#include "llvm/Support/CommandLine.h"

#include <string>
#include <vector>

namespace mlir::gspmd {

/// One line of a section: an option (`--rtol`, with the value it takes), a
/// pipeline, an exit code or an example, and what is to be said of it.
struct ManualEntry {
  std::string name;
  std::string value; ///< `npz`; `none|async|matmul` where these are all
  std::string text;
  bool isValueOptional = false;
};

struct ManualSection {
  std::string title;
  std::vector<ManualEntry> entries;
  /// So many that --help only lists their names.
  bool isLong = false;
};

/// A tool as its author describes it; texts in paragraphs, without line breaks
/// inside of one.
struct ToolDescription {
  std::string name;        ///< `gspmd-run`
  std::string summary;     ///< what it does, one line
  std::string usage;       ///< what follows the name: `[options] FILE`
  std::string description; ///< paragraphs, separated by empty lines
  /// Before the options: pipelines and passes.
  std::vector<ManualSection> sections;
  /// The options that are the tool's own, in this order.
  std::vector<llvm::cl::OptionCategory *> categories;
  /// Further options that are worth a line, by name.
  std::vector<std::string> otherOptions;
  std::vector<ManualEntry> exitCodes;
  /// Commands, each with what it is good for.
  std::vector<ManualEntry> examples;
};

/// The forms that --help takes.
enum class ManualForm { Text, Man, Markdown, Bash, Zsh };

/// A description with the options of this process filled in.
struct Manual {
  std::string name, summary, usage, description;
  std::vector<ManualSection> sections; ///< those of the tool, then of options
  std::vector<ManualEntry> exitCodes, examples;
};

/// Makes the name of an option free for the tool, before it makes its own. LLVM
/// has a --stats, which counts nothing in a release build, and a --threads of
/// its linker.
void removeLLVMOption(llvm::StringRef name);

/// Parses a command line as LLVM does. `--help` and `--version` end the
/// process; false, after one message each, if options are unknown or have no
/// meaning.
bool parseCommandLine(int argc, char **argv,
                      const ToolDescription &description);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_MANUAL_H
