//===- EngineOptions.cpp - The engine and its options ---------------------===//
#include "compiler/Engines/EngineOptions.h"
#include "compiler/Engines/Engine.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

/// Returns the names of all engines, with `last` before the last one.
static std::string listEngines(const char *separator, const char *last) {
  std::string text;
  llvm::ArrayRef<const EngineKind *> kinds = engineKinds();
  for (auto [i, kind] : llvm::enumerate(kinds))
    text += (i == 0                  ? ""
             : i + 1 == kinds.size() ? last
                                     : separator) +
            kind->name.str();
  return text;
}

const EngineKind &EngineOptions::kind() const { return *findEngineKind(name); }

std::optional<std::string> EngineOptions::validate() const {
  if (!findEngineKind(name))
    return "--engine: expected " + listEngines(", ", " or ") + ", found '" +
           name + "'";
  return kind().validate(*this);
}

EngineFlags::EngineFlags(OptionGroup &group, EngineOptions &options)
    : options(options) {
  static const std::string names = listEngines("|", "|");
  group.add("engine", names.c_str(),
            "The emulator (default), a PJRT plugin, or MPI processes",
            options.name);
  for (const EngineKind *kind : engineKinds()) {
    size_t before = group.names().size();
    kind->addOptions(group, options);
    owned.push_back({kind, group.names().drop_front(before).vec()});
  }
}

std::optional<std::string> EngineFlags::validate() const {
  // First the name, which decides about the others.
  if (!findEngineKind(options.name))
    return options.validate();
  const EngineKind &kind = options.kind();
  for (const OwnedOptions &group : owned)
    if (std::string option = findOptionSet(group.names);
        group.engine != &kind && !option.empty())
      return option + " requires --engine " + group.engine->name.str();
  if (std::optional<std::string> error = kind.validate(options))
    return error;
  return findBrokenRule(kind.unsupportedOptions);
}

} // namespace mlir::gspmd
