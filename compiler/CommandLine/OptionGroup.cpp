//===- OptionGroup.cpp - Options that write to the structs of tools -------===//
#include "compiler/CommandLine/OptionGroup.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace cl = llvm::cl;
using llvm::StringRef;

namespace mlir::gspmd {

//===----------------------------------------------------------------------===//
// OptionGroup
//===----------------------------------------------------------------------===//

OptionGroup::~OptionGroup() {
  // LLVM unregisters positional arguments in the reverse order only.
  for (const auto &option : llvm::reverse(options))
    option->removeArgument();
}

static auto appendTo(std::vector<std::string> &target) {
  return cl::callback(
      [&target](const std::string &value) { target.push_back(value); });
}

void OptionGroup::add(const char *name, const char *value, const char *text,
                      std::vector<std::string> &target) {
  own<cl::list<std::string>>(name, value, text, appendTo(target));
}

void OptionGroup::addNames(const char *name, const char *value,
                           const char *text, std::vector<std::string> &target) {
  own<cl::list<std::string>>(name, value, text, cl::CommaSeparated,
                             appendTo(target));
}

void OptionGroup::addNames(const char *name, const char *value,
                           const char *text,
                           std::optional<std::vector<std::string>> &target) {
  auto set = [&target](const std::string &element) {
    if (!target)
      target.emplace();
    if (!element.empty())
      target->push_back(element);
  };
  own<cl::list<std::string>>(name, value, text, cl::CommaSeparated,
                             cl::ValueOptional, cl::callback(set));
}

void OptionGroup::addJoined(const char *name, const char *value,
                            const char *text, std::string &target) {
  auto set = [&target](const std::string &element) {
    target += (target.empty() ? "" : ",") + element;
  };
  own<cl::list<std::string>>(name, value, text, cl::callback(set));
}

void OptionGroup::addFile(FileUse use, const char *name, const char *value,
                          const char *text, std::string &target,
                          const std::function<void()> &onSet) {
  addCallback<std::string>(name, value, text,
                           [&target, onSet](const std::string &path) {
                             target = path;
                             if (onSet)
                               onSet();
                           });
  fileOptions.push_back({optionText(name), use, &target});
}

void OptionGroup::addPositional(const char *what, std::string &target,
                                bool isRequired) {
  options.push_back(std::make_unique<cl::opt<std::string, true>>(
      cl::Positional, cl::desc(what), cl::location(target),
      cl::init(std::string(target)), isRequired ? cl::Required : cl::Optional));
}

//===----------------------------------------------------------------------===//
// Options that are set
//===----------------------------------------------------------------------===//

std::string optionText(StringRef name) {
  return (name.size() == 1 ? "-" : "--") + name.str();
}

bool isOptionSet(StringRef name) {
  const cl::Option *option = cl::getRegisteredOptions().lookup(name);
  return option && option->getNumOccurrences() > 0;
}

std::string findOptionSet(llvm::ArrayRef<StringRef> names) {
  auto *it = llvm::find_if(names, isOptionSet);
  return it == names.end() ? "" : optionText(*it);
}

std::optional<std::string> findBrokenRule(llvm::ArrayRef<OptionRule> rules) {
  for (const OptionRule &rule : rules) {
    if (!rule.with.empty() && !llvm::any_of(rule.with, isOptionSet))
      continue;
    if (llvm::any_of(rule.unless, isOptionSet))
      continue;
    if (std::string option = findOptionSet(rule.options); !option.empty())
      return option + rule.reason;
  }
  return std::nullopt;
}

static bool isSameFile(StringRef a, StringRef b) {
  llvm::SmallString<128> left(a), right(b);
  llvm::sys::path::remove_dots(left, /*remove_dot_dot=*/true);
  llvm::sys::path::remove_dots(right, /*remove_dot_dot=*/true);
  return left == right || llvm::sys::fs::equivalent(a, b);
}

/// Several outputs may share a device; "-" is not a file.
static bool isFile(StringRef path) {
  return !path.empty() && path != "-" && !path.starts_with("/dev/");
}

std::optional<std::string>
findSharedFile(StringRef program, llvm::ArrayRef<const OptionGroup *> groups) {
  std::string programPath = program.str();
  std::vector<OptionGroup::File> files{
      {"the program", FileUse::Read, &programPath}};
  for (const OptionGroup *group : groups)
    llvm::append_range(files, group->files());
  llvm::stable_sort(files, [](const auto &a, const auto &b) {
    return a.use == FileUse::Read && b.use == FileUse::Write;
  });
  for (auto [index, file] : llvm::enumerate(files))
    if (file.use == FileUse::Write && isFile(*file.path))
      for (const OptionGroup::File &other :
           llvm::ArrayRef(files).take_front(index))
        if (isFile(*other.path) && isSameFile(*other.path, *file.path))
          return other.name + " and " + file.name +
                 " are one file: " + *file.path;
  return std::nullopt;
}

} // namespace mlir::gspmd
