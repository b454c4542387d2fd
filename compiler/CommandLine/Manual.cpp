//===- Manual.cpp - Prints a tool's help, man page and completions --------===//

#include "compiler/CommandLine/Manual.h"

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/ManualWriters.h"
#include "gspmd/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;
using namespace mlir::gspmd;

static ManualEntry entryOf(const cl::Option &option) {
  ManualEntry entry;
  entry.name = (option.ArgStr.size() == 1 ? "-" : "--") + option.ArgStr.str();
  entry.value = option.ValueStr.str();
  if (entry.value.empty() && option.getValueExpectedFlag() == cl::ValueRequired)
    entry.value = "value";
  entry.isValueOptional = option.getValueExpectedFlag() == cl::ValueOptional &&
                          !entry.value.empty();
  entry.text = option.HelpStr.str();
  return entry;
}

static bool isInCategory(const cl::Option &option,
                         const cl::OptionCategory *category) {
  return llvm::is_contained(option.Categories, category);
}

/// Returns the named options of a category, sorted by name.
static ManualSection sectionOf(const cl::OptionCategory *category) {
  ManualSection section{category->getName().str(), {}};
  for (auto &registered : cl::getRegisteredOptions())
    if (isInCategory(*registered.second, category) &&
        registered.first == registered.second->ArgStr)
      section.entries.push_back(entryOf(*registered.second));
  llvm::sort(section.entries, [](const ManualEntry &a, const ManualEntry &b) {
    return a.name < b.name;
  });
  return section;
}

static Manual makeManual(const ToolDescription &description) {
  Manual manual{description.name,     description.summary,
                description.usage,    description.description,
                description.sections, description.exitCodes,
                description.examples};
  for (const cl::OptionCategory *category : description.categories)
    manual.sections.push_back(sectionOf(category));
  ManualSection others{"Other options", {}};
  auto &options = cl::getRegisteredOptions();
  for (const std::string &name : description.otherOptions) {
    auto it = options.find(name);
    assert(it != options.end() && "the manual names an unknown option");
    others.entries.push_back(entryOf(*it->second));
  }
  others.entries.push_back(
      {"--help", "man|markdown|bash|zsh",
       "Print this, or a man page, a reference page, a completion script",
       /*isValueOptional=*/true});
  others.entries.push_back(
      {"--help-hidden", "", "List the options of LLVM and MLIR too"});
  others.entries.push_back({"--version", "", "Print the versions"});
  manual.sections.push_back(std::move(others));
  return manual;
}

/// Hides options of LLVM that the manual does not list; --help-hidden shows
/// them.
static void hideUnlistedOptions(const ToolDescription &description) {
  for (auto &registered : cl::getRegisteredOptions()) {
    bool isOwn = llvm::any_of(
        description.categories, [&](const cl::OptionCategory *category) {
          return isInCategory(*registered.second, category);
        });
    if (!isOwn &&
        !llvm::is_contained(description.otherOptions, registered.first) &&
        registered.second->getOptionHiddenFlag() == cl::NotHidden)
      registered.second->setHiddenFlag(cl::Hidden);
  }
}

void mlir::gspmd::removeLLVMOption(llvm::StringRef name) {
  auto &options = cl::getRegisteredOptions();
  if (auto it = options.find(name); it != options.end())
    it->second->removeArgument();
}

/// Returns the first unknown option that begins with "h", which LLVM would
/// parse as `-h` with a value. Returns an empty text if there is none.
static llvm::StringRef findUnknownHelp(llvm::ArrayRef<char *> arguments) {
  for (llvm::StringRef argument : arguments) {
    llvm::StringRef name = argument.ltrim('-').split('=').first;
    if (argument.starts_with("-") && name.starts_with("h") &&
        !cl::getRegisteredOptions().count(name))
      return argument;
  }
  return "";
}

bool mlir::gspmd::parseCommandLine(int argc, char **argv,
                                   const ToolDescription &description) {
  setToolName(description.name);
  reportFatalErrors(description.outOfMemoryCode);
  hideUnlistedOptions(description);
  removeLLVMOption("help");
  auto printAndExit = [&](const ManualForm &form) {
    writeManual(makeManual(description), form, llvm::outs());
    exit(finishOutput(0));
  };
  cl::opt<ManualForm> help(
      "help", cl::ValueOptional, cl::Hidden, cl::callback(printAndExit),
      cl::values(clEnumValN(ManualForm::Text, "", ""),
                 clEnumValN(ManualForm::Man, "man", "man page"),
                 clEnumValN(ManualForm::Markdown, "markdown", "reference page"),
                 clEnumValN(ManualForm::Bash, "bash", "completion script"),
                 clEnumValN(ManualForm::Zsh, "zsh", "completion script")));
  cl::alias shortHelp("h", cl::aliasopt(help), cl::Hidden);
  cl::SetVersionPrinter([name = description.name](llvm::raw_ostream &os) {
    os << name << " " GSPMD_VERSION_STRING "\nMLIR " LLVM_VERSION_STRING "\n";
  });
  llvm::StringRef unknown = findUnknownHelp({argv + 1, argv + argc});
  if (!unknown.empty())
    (void)reportError(ExitCode::BadInput, "Unknown command line argument '" +
                                              unknown + "'.  Try: '" +
                                              description.name + " --help'");
  bool isParsed = unknown.empty() &&
                  cl::ParseCommandLineOptions(
                      argc, argv, description.summary + "\n", &llvm::errs());
  // The options are local variables, to which the parser would keep pointers.
  shortHelp.removeArgument();
  help.removeArgument();
  return isParsed;
}
