//===- OptionGroup.h - Declared options of tools ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_OPTIONGROUP_H
#define GSPMD_COMPILER_COMMANDLINE_OPTIONGROUP_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/CommandLine.h"
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The access of a tool to the file that an option names.
enum class FileUse { Read, Write };

/// A category of options of a tool. Each option writes its value to a variable,
/// usually a member of the struct of its subject, whose value before the
/// command line is parsed is the default. The options are registered as long as
/// this object exists.
class OptionGroup {
public:
  explicit OptionGroup(const char *title) : category(title) {}
  ~OptionGroup();
  OptionGroup(const OptionGroup &) = delete;
  OptionGroup &operator=(const OptionGroup &) = delete;

  /// Adds the option `--name`. `value` describes its value in the manual (a
  /// flag has none), `text` the option. Lists may be set several times.
  template <typename T>
  void add(const char *name, const char *value, const char *text, T &target) {
    own<llvm::cl::opt<T, true>>(name, value, text, llvm::cl::location(target),
                                llvm::cl::init(T(target)));
  }
  template <typename T>
  void add(const char *name, const char *value, const char *text,
           std::optional<T> &target) {
    addCallback<T>(name, value, text, [&](const T &v) { target = v; });
  }
  void add(const char *name, const char *value, const char *text,
           std::vector<std::string> &target);
  /// Calls `set` with the value.
  template <typename T>
  void addCallback(const char *name, const char *value, const char *text,
                   std::function<void(const T &)> set,
                   llvm::cl::ValueExpected expected =
                       std::is_same_v<T, bool> ? llvm::cl::ValueOptional
                                               : llvm::cl::ValueRequired) {
    own<llvm::cl::opt<T>>(name, value, text, llvm::cl::callback(std::move(set)),
                          expected);
  }

  /// Adds a list of names that are separated by commas.
  void addNames(const char *name, const char *value, const char *text,
                std::vector<std::string> &target);
  /// Adds a list that is set, and empty, without a value: `--optimize`.
  void addNames(const char *name, const char *value, const char *text,
                std::optional<std::vector<std::string>> &target);
  /// Adds a list that is one text, with commas between the values.
  void addJoined(const char *name, const char *value, const char *text,
                 std::string &target);
  /// Adds an option that names a file. `onSet` is called after it was set.
  void addFile(FileUse use, const char *name, const char *value,
               const char *text, std::string &target,
               const std::function<void()> &onSet = nullptr);
  /// Adds the positional argument FILE.
  void addPositional(const char *what, std::string &target, bool isRequired);

  struct File {
    std::string name; ///< the option's name, such as `--stats`
    FileUse use;
    const std::string *path;
  };
  llvm::ArrayRef<File> files() const { return fileOptions; }
  /// Returns the names of the options, without dashes, in the order of their
  /// addition.
  llvm::ArrayRef<llvm::StringRef> names() const { return optionNames; }
  llvm::cl::OptionCategory &manualCategory() { return category; }

private:
  template <typename Option, typename... Modifiers>
  void own(const char *name, const char *value, const char *text,
           const Modifiers &...modifiers) {
    auto option =
        std::make_unique<Option>(llvm::StringRef(name), llvm::cl::desc(text),
                                 llvm::cl::cat(category), modifiers...);
    option->setValueStr(value);
    options.push_back(std::move(option));
    optionNames.emplace_back(name);
  }

  llvm::cl::OptionCategory category;
  std::vector<std::unique_ptr<llvm::cl::Option>> options;
  std::vector<llvm::StringRef> optionNames;
  std::vector<File> fileOptions;
};

/// Returns `--name`, or `-o` for a name of one letter.
std::string optionText(llvm::StringRef name);
/// Returns whether the command line that was parsed contains an option.
bool isOptionSet(llvm::StringRef name);
/// Returns the first of these options that is set, as optionText; "" if none
/// is.
std::string findOptionSet(llvm::ArrayRef<llvm::StringRef> names);

/// Options that contradict or require others. If one of `options` is set, and
/// one of `with` (unless empty), and none of `unless`, the message is the name
/// of the option with `reason`.
struct OptionRule {
  std::vector<llvm::StringRef> options, with, unless;
  std::string reason;
};
/// Returns the message of the first rule that the options that are set break.
std::optional<std::string> findBrokenRule(llvm::ArrayRef<OptionRule> rules);

/// Returns an error text if an option to write a file names the file of another
/// option, or of `program`.
std::optional<std::string>
findSharedFile(llvm::StringRef program,
               llvm::ArrayRef<const OptionGroup *> groups);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_OPTIONGROUP_H
