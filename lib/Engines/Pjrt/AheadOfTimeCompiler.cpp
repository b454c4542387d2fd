//===- AheadOfTimeCompiler.cpp - Compilation without devices --------------===//
#include "lib/Engines/Pjrt/AheadOfTimeCompiler.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include "lib/Engines/Pjrt/CompileOptions.h"
#include "lib/Engines/Pjrt/NamedValues.h"
#include "lib/Engines/Pjrt/PjrtPlugin.h"
#include "lib/Progress/ElapsedTime.h"
#include <chrono>

namespace mlir::gspmd {
namespace pjrt {
namespace {

/// A function that compilation requires, and its name in messages.
struct RequiredFunction {
  Slot slot;
  const char *name;
};

/// The topology of a plugin and the program that is compiled for it, which this
/// owns.
class AheadOfTimeCompiler {
public:
  AheadOfTimeCompiler(PjrtPlugin plugin, const AheadOfTimeOptions &options)
      : plugin(plugin), options(options) {}
  AheadOfTimeCompiler(const AheadOfTimeCompiler &) = delete;
  AheadOfTimeCompiler &operator=(const AheadOfTimeCompiler &) = delete;
  ~AheadOfTimeCompiler() {
    if (executable) {
      ExecutableDestroyArgs args;
      args.executable = executable;
      plugin.call(Slot::ExecutableDestroy, args, "").IgnoreError();
    }
    if (topology) {
      ObjectArgs<TopologyDescription> args;
      args.object = topology;
      plugin.call(Slot::TopologyDescriptionDestroy, args, "").IgnoreError();
    }
  }

  absl::StatusOr<AheadOfTimeExecutable> run(const PjrtProgram &program) {
    for (auto step : {&AheadOfTimeCompiler::checkFunctions,
                      &AheadOfTimeCompiler::createTopology})
      if (auto status = (this->*step)(); !status.ok())
        return status;
    absl::StatusOr<std::vector<int>> devices =
        chooseDevices(program.signature.numDevices());
    if (!devices.ok())
      return devices.status();
    if (auto status = compile(program, *devices); !status.ok())
      return status;
    for (auto step :
         {&AheadOfTimeCompiler::readMemory, &AheadOfTimeCompiler::readCosts,
          &AheadOfTimeCompiler::readProgram,
          &AheadOfTimeCompiler::readSerialized})
      if (auto status = (this->*step)(); !status.ok())
        return status;
    return std::move(result);
  }

private:
  absl::Status requireFunctions(llvm::ArrayRef<RequiredFunction> functions,
                                const char *reason) const {
    for (const RequiredFunction &function : functions)
      if (!plugin.has(function.slot))
        return absl::InvalidArgumentError(
            absl::StrCat(options.plugin, ": the plugin has no function ",
                         function.name, ", which ", reason, " requires"));
    return absl::OkStatus();
  }

  absl::Status checkFunctions() {
    if (auto status = requireFunctions(
            {{Slot::TopologyDescriptionCreate,
              "PJRT_TopologyDescription_Create"},
             {Slot::TopologyDescriptionDestroy,
              "PJRT_TopologyDescription_Destroy"},
             {Slot::TopologyDescriptionGetDeviceDescriptions,
              "PJRT_TopologyDescription_GetDeviceDescriptions"},
             {Slot::Compile, "PJRT_Compile"}},
            "compilation ahead of time");
        !status.ok())
      return status;
    if (options.readsProgram)
      if (auto status = requireFunctions({{Slot::ExecutableOptimizedProgram,
                                           "PJRT_Executable_OptimizedProgram"}},
                                         "the optimized program");
          !status.ok())
        return status;
    if (!options.readsExecutable)
      return absl::OkStatus();
    return requireFunctions(
        {{Slot::ExecutableSerialize, "PJRT_Executable_Serialize"}},
        "the serialized executable");
  }

  absl::Status createTopology() {
    std::vector<NamedValue> values = namedValues(options.topologyOptions);
    TopologyCreateArgs args;
    args.name = options.topology.data();
    args.nameSize = options.topology.size();
    args.options = values.data();
    args.numOptions = values.size();
    std::string what =
        absl::StrCat("the plugin has no topology '", options.topology, "'");
    if (auto status =
            plugin.call(Slot::TopologyDescriptionCreate, args, what.c_str());
        !status.ok())
      return absl::InvalidArgumentError(status.message());
    topology = args.topology;
    TextArgs<TopologyDescription> platform;
    platform.object = topology;
    if (plugin.has(Slot::TopologyDescriptionPlatformName) &&
        plugin.call(Slot::TopologyDescriptionPlatformName, platform, "").ok())
      result.platform = std::string(platform.text, platform.textSize);
    return absl::OkStatus();
  }

  /// Returns the ids of the first `count` devices of the topology.
  absl::StatusOr<std::vector<int>> chooseDevices(int64_t count) {
    ListArgs<TopologyDescription, DeviceDescription *const> list;
    list.object = topology;
    if (auto status = plugin.call(
            Slot::TopologyDescriptionGetDeviceDescriptions, list,
            "the plugin failed to list the devices of the topology");
        !status.ok())
      return status;
    result.numTopologyDevices = static_cast<int64_t>(list.size);
    if (result.numTopologyDevices < count)
      return absl::InvalidArgumentError(
          absl::StrCat("the program runs on ", count, " devices; topology '",
                       options.topology, "' has ", result.numTopologyDevices));
    std::vector<int> ids;
    for (DeviceDescription *device : llvm::ArrayRef(list.list, count)) {
      DeviceDescriptionIdArgs id;
      id.description = device;
      if (auto status =
              plugin.call(Slot::DeviceDescriptionId, id,
                          "the plugin failed to return the id of a device");
          !status.ok())
        return status;
      ids.push_back(id.id);
    }
    DeviceDescriptionKindArgs kind;
    kind.description = *list.list;
    if (plugin.call(Slot::DeviceDescriptionKind, kind, "").ok())
      result.deviceKind = std::string(kind.kind, kind.kindSize);
    return ids;
  }

  absl::Status compile(const PjrtProgram &program, llvm::ArrayRef<int> ids) {
    constexpr absl::string_view format = "mlir";
    Program code;
    code.code = program.code.data();
    code.codeSize = program.code.size();
    code.format = format.data();
    code.formatSize = format.size();
    std::string compileFlags =
        compileOptions(ids, program.isPartitions, program.useShardy);
    CompileArgs args;
    args.topology = topology;
    args.program = &code;
    args.options = compileFlags.data();
    args.optionsSize = compileFlags.size();
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = plugin.call(
        Slot::Compile, args, "the plugin does not compile the program");
    result.compileMilliseconds = millisecondsSince(begin);
    executable = args.executable;
    if (status.ok() && !executable)
      return absl::InternalError(
          "the plugin reports success without a compiled program");
    return status;
  }

  /// Calls an optional function. Returns false if the plugin does not support
  /// it.
  template <typename ArgsT>
  absl::StatusOr<bool> callIfSupported(Slot slot, ArgsT &args,
                                       const char *what) const {
    if (!plugin.has(slot))
      return false;
    absl::Status status = plugin.call(slot, args, what);
    if (absl::IsUnimplemented(status))
      return false;
    if (!status.ok())
      return status;
    return true;
  }

  absl::Status readMemory() {
    constexpr int64_t unset = -1;
    CompiledMemoryStatsArgs args;
    args.executable = executable;
    args.peak = args.total = unset;
    absl::StatusOr<bool> isSupported =
        callIfSupported(Slot::ExecutableGetCompiledMemoryStats, args,
                        "the plugin failed to report memory");
    if (!isSupported.ok() || !*isSupported)
      return isSupported.status();
    CompiledMemory memory;
    memory.arguments = args.arguments;
    memory.results = args.outputs;
    memory.temporaries = args.temporaries;
    memory.code = args.code;
    memory.aliases = args.aliases;
    memory.hostArguments = args.hostArguments;
    memory.hostResults = args.hostOutputs;
    memory.hostTemporaries = args.hostTemporaries;
    if (args.peak != unset)
      memory.peak = args.peak;
    if (args.total != unset)
      memory.total = args.total;
    result.memory = memory;
    return absl::OkStatus();
  }

  absl::Status readCosts() {
    CountedArgs<Executable, const NamedValue> args;
    args.object = executable;
    absl::StatusOr<bool> isSupported =
        callIfSupported(Slot::ExecutableGetCostAnalysis, args,
                        "the plugin failed to analyze costs");
    if (!isSupported.ok() || !*isSupported)
      return isSupported.status();
    for (const NamedValue &value : llvm::ArrayRef(args.list, args.size)) {
      std::string name(value.name, value.nameSize);
      if (value.kind == ValueKind::Float)
        result.costs.emplace_back(std::move(name), value.number);
      else if (value.kind == ValueKind::Int64)
        result.costs.emplace_back(std::move(name),
                                  static_cast<double>(value.int64));
    }
    return absl::OkStatus();
  }

  absl::Status readProgram() {
    if (!options.readsProgram)
      return absl::OkStatus();
    Program program;
    OptimizedProgramArgs args;
    args.executable = executable;
    args.program = &program;
    const char *what = "the plugin failed to return the optimized program";
    if (auto status = plugin.call(Slot::ExecutableOptimizedProgram, args, what);
        !status.ok())
      return status;
    result.program.resize(program.codeSize);
    program.code = result.program.data();
    if (auto status = plugin.call(Slot::ExecutableOptimizedProgram, args, what);
        !status.ok())
      return status;
    result.programFormat = std::string(program.format, program.formatSize);
    return absl::OkStatus();
  }

  absl::Status readSerialized() {
    if (!options.readsExecutable)
      return absl::OkStatus();
    BytesArgs<Executable, SerializedExecutable> args;
    args.object = executable;
    if (auto status =
            plugin.call(Slot::ExecutableSerialize, args,
                        "the plugin failed to serialize the compiled program");
        !status.ok())
      return status;
    result.serialized = std::string(args.bytes, args.size);
    if (args.destroy)
      args.destroy(args.holder);
    return absl::OkStatus();
  }

  const PjrtPlugin plugin;
  const AheadOfTimeOptions &options;
  TopologyDescription *topology = nullptr;
  Executable *executable = nullptr;
  AheadOfTimeExecutable result;
};

} // namespace
} // namespace pjrt

absl::StatusOr<AheadOfTimeExecutable>
compileAheadOfTime(const PjrtProgram &program,
                   const AheadOfTimeOptions &options) {
  absl::StatusOr<pjrt::PjrtPlugin> plugin =
      pjrt::PjrtPlugin::open(options.plugin);
  if (!plugin.ok())
    return plugin.status();
  return pjrt::AheadOfTimeCompiler(*plugin, options).run(program);
}

} // namespace mlir::gspmd
