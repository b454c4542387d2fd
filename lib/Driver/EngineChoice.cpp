//===- EngineChoice.cpp - The --engine flags of the tools -----------------===//
#include "gspmd/Driver/EngineChoice.h"
#include "llvm/ADT/StringRef.h"

namespace cl = llvm::cl;

namespace mlir::gspmd {

std::optional<std::string> EngineChoice::wrong() const {
  if (engine != "emulator" && engine != "pjrt")
    return "--engine should be emulator or pjrt, not '" + engine + "'";
  if (pjrtForm != "replicas" && pjrtForm != "partitions")
    return "--pjrt-form should be replicas or partitions, not '" + pjrtForm +
           "'";
  if (!isPjrt()) {
    for (auto [name, isGiven] :
         {std::pair("--pjrt-plugin", !pjrtPlugin.empty()),
          std::pair("--pjrt-option", !pjrtOptions.empty()),
          std::pair("--pjrt-form", isPartitions())})
      if (isGiven)
        return std::string(name) +
               " says something of a plugin; add --engine pjrt";
    return std::nullopt;
  }
  if (pjrtPlugin.empty())
    return "--engine pjrt runs on a plugin; name its library with "
           "--pjrt-plugin";
  for (const std::string &option : pjrtOptions)
    if (llvm::StringRef(option).split('=').first.empty() ||
        option.find('=') == std::string::npos)
      return "--pjrt-option should be NAME=VALUE, not '" + option + "'";
  return std::nullopt;
}

std::vector<std::pair<std::string, std::string>>
EngineChoice::clientOptions() const {
  std::vector<std::pair<std::string, std::string>> result;
  for (const std::string &option : pjrtOptions) {
    auto [name, value] = llvm::StringRef(option).split('=');
    result.emplace_back(name.str(), value.str());
  }
  return result;
}

EngineFlags::EngineFlags(cl::OptionCategory &category)
    : engine("engine", cl::cat(category), cl::value_desc("emulator|pjrt"),
             cl::desc("What runs the program: the emulator (default), or a "
                      "PJRT plugin, such as XLA's"),
             cl::init("emulator")),
      plugin("pjrt-plugin", cl::cat(category), cl::value_desc("library"),
             cl::desc("The plugin that runs it")),
      options("pjrt-option", cl::cat(category), cl::value_desc("name=value"),
              cl::desc("Tell the plugin: cpu_device_count=8")),
      form("pjrt-form", cl::cat(category),
           cl::value_desc("replicas|partitions"),
           cl::desc("What devices are to the plugin (replicas)"),
           cl::init("replicas")) {}

EngineChoice EngineFlags::get() const {
  EngineChoice choice;
  choice.engine = engine;
  choice.pjrtPlugin = plugin;
  choice.pjrtOptions.assign(options.begin(), options.end());
  choice.pjrtForm = form;
  return choice;
}

} // namespace mlir::gspmd
