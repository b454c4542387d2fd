//===- PluginSuspect.cpp - Programs on a PJRT plugin ----------------------===//
#include "compiler/Bisect/Suspects/PluginSuspect.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Runtime/Program/Shards.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Support/SignatureAttrs.h"
#include <csignal>
#include <cstring>

namespace mlir::gspmd::bisect {
namespace {

/// Returns the tensors as bytes behind `R`, or an error behind `E`.
std::string serialize(const absl::StatusOr<std::vector<HostTensor>> &results) {
  if (!results.ok())
    return "E" + std::string(results.status().message());
  std::string bytes = "R";
  for (const HostTensor &tensor : *results)
    bytes.append(tensor.data(), tensor.numBytes());
  return bytes;
}

absl::StatusOr<std::vector<HostTensor>>
deserialize(StringRef bytes, ArrayRef<EntryTensor> results) {
  if (bytes.consume_front("E"))
    return absl::InternalError(bytes.str());
  bytes.consume_front("R");
  std::vector<HostTensor> tensors;
  for (const EntryTensor &result : results) {
    tensors.emplace_back(result.elementType, result.globalShape);
    auto size = static_cast<size_t>(tensors.back().numBytes());
    if (bytes.size() < size)
      return absl::InternalError("the plugin's process has no answer");
    std::memcpy(tensors.back().data(), bytes.data(), size);
    bytes = bytes.drop_front(size);
  }
  return tensors;
}

/// Runs a program in a child process.
absl::StatusOr<std::vector<HostTensor>>
runInChild(const PjrtProgram &program, ArrayRef<HostTensor> arguments,
           const PjrtOptions &options, unsigned timeoutSeconds) {
  fuzz::ChildProcess child(
      [&] { return serialize(runOnPjrt(program, arguments, options)); },
      timeoutSeconds);
  int signal = 0;
  if (child.finish(signal))
    return deserialize(child.answer, program.boundary.results);
  SmallVector<StringRef> lines;
  StringRef(child.printed)
      .split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  // A crashing plugin logs the condition that does not hold.
  auto *check = llvm::find_if(
      lines, [](StringRef line) { return line.contains("Check failed"); });
  std::string printed = check == lines.end() ? "" : check->str();
  std::string reason =
      signal == SIGALRM
          ? kTimeout.str() + " after " + std::to_string(timeoutSeconds) +
                " seconds"
          : kCrash.str() + " (signal " + std::to_string(signal) + ")";
  return absl::InternalError(reason + (printed.empty() ? "" : ": " + printed));
}

/// Returns the sharding without the axes of dimensions that they do not divide.
sharding::TensorShardingAttr
dropUnevenAxes(ModuleOp program, sharding::TensorShardingAttr sharding,
               ArrayRef<int64_t> shape) {
  Mesh mesh = sharding::lookupMesh(program, sharding.getMesh()).toMesh();
  SmallVector<DimSharding> dims =
      llvm::to_vector(sharding.toSharding(mesh).dims());
  for (auto [dim, size] : llvm::zip_equal(dims, shape))
    if (size % dim.numShards() != 0)
      dim = DimSharding();
  return sharding::TensorShardingAttr::get(
      program.getContext(), sharding.getMesh(), mesh, TensorSharding(dims));
}

/// Makes the shardings of arguments and results of @main even, as Shardy
/// requires. Uneven arguments get their shardings inside of the function.
void makeBoundaryEven(ModuleOp program) {
  auto main = program.lookupSymbol<func::FuncOp>("main");
  OpBuilder builder = OpBuilder::atBlockBegin(&main.front());
  auto makeEven = [&](NamedAttrList &attrs, Type type) {
    auto uneven = dyn_cast_or_null<sharding::TensorShardingAttr>(
        attrs.get(sharding::ShardingDialect::kSharding));
    if (!uneven)
      return uneven;
    sharding::TensorShardingAttr even = dropUnevenAxes(
        program, uneven, cast<RankedTensorType>(type).getShape());
    if (even.getDims() == uneven.getDims())
      return sharding::TensorShardingAttr();
    attrs.set(sharding::ShardingDialect::kSharding, even);
    return uneven;
  };
  editArgAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    Value argument = main.getArgument(i);
    sharding::TensorShardingAttr uneven = makeEven(attrs, argument.getType());
    if (!uneven)
      return;
    auto reshard =
        sharding::ReshardOp::create(builder, argument.getLoc(), argument,
                                    uneven, sharding::ReductionKind::Add);
    sharding::setSharding(reshard.getResult(), uneven);
    argument.replaceAllUsesExcept(reshard.getResult(), reshard);
  });
  editResultAttrs(main, [&](unsigned i, NamedAttrList &attrs) {
    makeEven(attrs, main.getResultTypes()[i]);
  });
}

class PluginProgram : public SuspectProgram {
public:
  PluginProgram(PjrtProgram program, const PjrtOptions &options,
                unsigned timeoutSeconds)
      : program(std::move(program)), options(options),
        timeoutSeconds(timeoutSeconds) {}

  const CompiledProgram &boundary() const override { return program.boundary; }

  absl::StatusOr<std::vector<std::vector<HostTensor>>>
  run(ArrayRef<HostTensor> arguments) const override {
    auto results = runInChild(program, arguments, options, timeoutSeconds);
    if (!results.ok())
      return results.status();
    std::vector<std::vector<HostTensor>> shards(results->size());
    for (auto [i, tensor] : llvm::enumerate(*results)) {
      ArgumentShards sharded(program.boundary, program.boundary.results[i],
                             tensor, /*poison=*/false);
      for (int64_t d = 0; d < program.boundary.numDevices(); ++d)
        shards[i].push_back(sharded.shardOf(d));
    }
    return shards;
  }

  std::optional<std::vector<std::string>>
  describeCollectives(ArrayRef<std::string>) const override {
    return std::nullopt;
  }

private:
  const PjrtProgram program;
  const PjrtOptions options;
  const unsigned timeoutSeconds;
};

class PluginSuspect : public Suspect {
public:
  PluginSuspect(PluginPartitioner partitioner, const PjrtEngineOptions &plugin,
                unsigned timeoutSeconds)
      : partitioner(partitioner), timeoutSeconds(timeoutSeconds) {
    options.plugin = plugin.plugin;
    options.clientOptions = plugin.clientOptionPairs();
    options.poison = true;
  }

  absl::StatusOr<std::unique_ptr<SuspectProgram>>
  compile(ModuleOp program) const override {
    auto exported = exportProgram(program, /*partition=*/partitioner !=
                                               PluginPartitioner::None);
    if (!exported.ok())
      return exported.status();
    return std::make_unique<PluginProgram>(*std::move(exported), options,
                                           timeoutSeconds);
  }

  absl::StatusOr<std::vector<HostTensor>>
  runOnOneDevice(ModuleOp program,
                 ArrayRef<HostTensor> arguments) const override {
    auto exported = exportProgram(program, /*partition=*/false);
    if (!exported.ok())
      return exported.status();
    return runInChild(*exported, arguments, options, timeoutSeconds);
  }

private:
  /// Returns the program as the plugin takes it.
  absl::StatusOr<PjrtProgram> exportProgram(ModuleOp program,
                                            bool partition) const {
    const bool useShardy = partition && partitioner == PluginPartitioner::Xla;
    OwningOpRef<ModuleOp> source = program.clone();
    if (useShardy)
      makeBoundaryEven(*source);
    Compilation compilation(std::move(source));
    DeviceOptions device;
    device.partition = partition;
    std::string errors;
    ErrorText handler(program.getContext(), errors);
    KeptResult<ExportedProgram> exported =
        compilation.exportForPlugin(device, /*asPartitions=*/partition);
    if (failed(exported))
      return absl::InvalidArgumentError(errors);
    PjrtProgram result = (*exported)->program;
    if (partitioner == PluginPartitioner::Gspmd)
      return result;
    // XLA gets the global program instead, on one device without annotations.
    KeptResult<StageModule> completed = compilation.complete();
    if (failed(completed))
      return absl::InvalidArgumentError(errors);
    OwningOpRef<ModuleOp> annotated = ModuleOp((*completed)->module).clone();
    PassManager pm(program.getContext());
    result.useShardy = useShardy;
    if (useShardy)
      pm.addPass(createExportSdy());
    else if (partition)
      pm.addPass(createExportMhloSharding());
    else
      pm.addPass(createStripAnnotations());
    if (failed(pm.run(*annotated)))
      return absl::InvalidArgumentError(errors);
    Builder builder(program.getContext());
    (*annotated)->setAttr("mhlo.num_replicas", builder.getI32IntegerAttr(1));
    (*annotated)
        ->setAttr("mhlo.num_partitions",
                  builder.getI32IntegerAttr(
                      static_cast<int32_t>(result.boundary.numDevices())));
    result.code.clear();
    llvm::raw_string_ostream(result.code) << *annotated;
    return result;
  }

  const PluginPartitioner partitioner;
  const unsigned timeoutSeconds;
  PjrtOptions options;
};

} // namespace

std::unique_ptr<Suspect> createPluginSuspect(PluginPartitioner partitioner,
                                             const PjrtEngineOptions &plugin,
                                             unsigned timeoutSeconds) {
  return std::make_unique<PluginSuspect>(partitioner, plugin, timeoutSeconds);
}

} // namespace mlir::gspmd::bisect
