//===- LoadedExecutable.cpp - Programs loaded on devices ------------------===//
#include "pjrt/Execute/LoadedExecutable.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/CompileOptions.h"
#include "pjrt/Api/ApiFunction.h"
#include "pjrt/Execute/Executable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

LoadedExecutable::LoadedExecutable(Client &client,
                                   std::shared_ptr<const CompiledModule> module)
    : client(&client), compiled(std::move(module)), compiler(client.compiler) {
  const CompileSettings &settings = compiled->settings;
  size_t numDevices = size_t(settings.numDevices());
  for (int replica = 0; replica < settings.numReplicas; ++replica)
    for (int partition = 0; partition < settings.numPartitions; ++partition) {
      size_t index = all.size();
      all.push_back(settings.devices.empty()
                        ? client.defaultDevices(numDevices)[index]
                        : client.deviceOf(settings.devices[index]));
      if (!all.back()->isAddressable())
        continue;
      logicalIds.push_back({replica, partition});
      devices.push_back(all.back());
      indices.push_back(static_cast<int32_t>(index));
    }
}

static absl::Status checkDevices(const Client &client,
                                 const CompileSettings &settings) {
  int64_t available = int64_t(client.list.size());
  if (settings.numDevices() > available)
    return absl::InvalidArgumentError(
        absl::StrCat("a program of ", settings.numReplicas, " replicas of ",
                     settings.numPartitions, " partitions exceeds the ",
                     available, " devices"));
  for (int id : settings.devices)
    if (!client.deviceOf(id))
      return absl::InvalidArgumentError(
          absl::StrCat("the device assignment has device ", id,
                       "; devices are 0 to ", available - 1));
  if (settings.numReplicas > 1 && settings.numPartitions > 1)
    return absl::UnimplementedError(absl::StrCat(
        "a program of ", settings.numReplicas, " replicas of ",
        settings.numPartitions,
        " partitions is not supported; use either replicas or partitions"));
  return absl::OkStatus();
}

absl::StatusOr<LoadedExecutable *> load(Client &client, llvm::StringRef code,
                                        const CompileSettings &settings) {
  if (auto status = checkDevices(client, settings); !status.ok())
    return status;
  auto compiled = client.compiler->compile(code, settings);
  if (!compiled.ok())
    return compiled.status();
  return new LoadedExecutable(client, *std::move(compiled));
}

/// Returns the MLIR text of a program argument.
static absl::StatusOr<llvm::StringRef> codeOf(const Program *passed) {
  if (!passed)
    return missingArgument("a program");
  Program program = copyToCurrentVersion(passed);
  llvm::StringRef format(program.format, program.formatSize);
  if (format != "mlir")
    return absl::UnimplementedError(
        absl::StrCat("expected a program of format 'mlir', found '",
                     std::string(format), "'"));
  return llvm::StringRef(program.code, program.codeSize);
}

namespace {
/// A program and the settings of its compilation.
struct CompileRequest {
  llvm::StringRef code;
  CompileSettings settings;
};
} // namespace

template <typename ArgsT>
static absl::StatusOr<CompileRequest> readRequest(const ArgsT &args) {
  auto code = codeOf(args.program);
  if (!code.ok())
    return code.status();
  auto settings =
      CompileSettings::read(llvm::StringRef(args.options, args.optionsSize));
  if (!settings.ok())
    return settings.status();
  return CompileRequest{*code, *std::move(settings)};
}

static absl::Status compile(ClientCompileArgs &args) {
  auto request = readRequest(args);
  if (!request.ok())
    return request.status();
  auto loaded = load(*args.client, request->code, request->settings);
  if (loaded.ok())
    args.executable = *loaded;
  return loaded.status();
}

static absl::Status compileWith(std::shared_ptr<Compiler> compiler,
                                CompileArgs &args) {
  auto request = readRequest(args);
  if (!request.ok())
    return request.status();
  auto compiled = compiler->compile(request->code, request->settings);
  if (!compiled.ok())
    return compiled.status();
  args.executable = new Executable(*std::move(compiled), std::move(compiler));
  return absl::OkStatus();
}

/// Compiles for devices that need not exist: those of the client, the described
/// ones, or those of the environment, whose other variables apply as they do to
/// a client.
static absl::Status compileForTopology(CompileArgs &args) {
  if (args.client)
    return compileWith(args.client->compiler, args);
  auto described = TopologyDescription::parse(
      args.topology ? args.topology->topology.text() : topologyOfEnvironment());
  if (!described.ok())
    return described.status();
  const Topology &topology = (*described)->topology;
  auto modes = Modes::fromEnvironment(topology);
  if (!modes.ok())
    return modes.status();
  auto report = SessionReport::open(modes->reportFolder);
  if (!report.ok())
    return report.status();
  absl::Status status = compileWith(
      std::make_shared<Compiler>(*std::move(modes), topology, *report), args);
  if (*report)
    (*report)->end();
  return status;
}

static absl::Status loadCompiledProgram(ClientLoadArgs &args) {
  const CompiledModule &compiled = *args.executable->compiled;
  auto loaded = load(*args.client, compiled.code, compiled.settings);
  if (loaded.ok())
    args.loaded = *loaded;
  return loaded.status();
}

//===----------------------------------------------------------------------===//
// Serialization: a hash, the settings and the program. Its native code is
// cached in files by content.
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kMagic = "gspmd executable 2\n";

static std::string hashLineOf(llvm::StringRef bytes) {
  auto hash = llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes));
  return llvm::toHex(hash, /*LowerCase=*/true) + "\n";
}

static absl::Status
serializeExecutable(BytesArgs<Executable, SerializedExecutable> &args) {
  const CompiledModule &compiled = *args.object->compiled;
  std::string rest = absl::StrCat(compiled.settings.serialized.size(), "\n",
                                  compiled.settings.serialized, compiled.code);
  auto *text = new std::string(
      absl::StrCat(std::string(kMagic), hashLineOf(rest), rest));
  args.bytes = text->data();
  args.size = text->size();
  args.holder = reinterpret_cast<SerializedExecutable *>(text);
  args.destroy = [](SerializedExecutable *holder) {
    delete reinterpret_cast<std::string *>(holder);
  };
  return absl::OkStatus();
}

static absl::Status deserialize(DeserializeAndLoadArgs &args) {
  llvm::StringRef bytes(args.bytes, args.size);
  size_t optionsSize = 0;
  bool hasMagic = bytes.consume_front(kMagic);
  if (hasMagic && !bytes.consume_front(hashLineOf(bytes.split('\n').second)))
    return absl::DataLossError("the bytes of the executable are damaged: they "
                               "have another hash than when it was written");
  auto [number, rest] = bytes.split('\n');
  if (!hasMagic || number.getAsInteger(10, optionsSize) ||
      optionsSize > rest.size())
    return absl::InvalidArgumentError(
        "expected an executable that this version of gspmd has serialized");
  llvm::StringRef options = rest.take_front(optionsSize);
  if (args.optionsSize)
    options = llvm::StringRef(args.options, args.optionsSize);
  auto settings = CompileSettings::read(options);
  if (!settings.ok())
    return settings.status();
  auto loaded = load(*args.client, rest.drop_front(optionsSize), *settings);
  if (loaded.ok())
    args.loaded = *loaded;
  return loaded.status();
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static absl::Status destroy(LoadedExecutableDestroyArgs &args) {
  delete args.executable;
  return absl::OkStatus();
}

static absl::Status executableOf(LoadedExecutableGetExecutableArgs &args) {
  args.executable =
      new Executable(args.loaded->compiled, args.loaded->compiler);
  return absl::OkStatus();
}

static absl::Status devices(LoadedExecutableAddressableDevicesArgs &args) {
  args.devices = args.executable->devices.data();
  args.numDevices = args.executable->devices.size();
  return absl::OkStatus();
}

static absl::Status
logicalIds(ListArgs<LoadedExecutable, const LogicalDeviceIds> &args) {
  args.list = args.object->logicalIds.data();
  args.size = args.object->logicalIds.size();
  return absl::OkStatus();
}

static absl::Status
assignment(BytesArgs<LoadedExecutable, SerializedAssignment> &args) {
  std::vector<int> ids;
  for (Device *device : args.object->all)
    ids.push_back(device->description->id);
  const CompileSettings &settings = args.object->compiled->settings;
  auto *text = new std::string(
      deviceAssignment(settings.numReplicas, settings.numPartitions, ids)
          .bytes);
  args.bytes = text->data();
  args.size = text->size();
  args.holder = reinterpret_cast<SerializedAssignment *>(text);
  args.destroy = [](SerializedAssignment *holder) {
    delete reinterpret_cast<std::string *>(holder);
  };
  return absl::OkStatus();
}

static absl::Status deleteExecutable(ObjectArgs<LoadedExecutable> &args) {
  args.object->isDeleted = true;
  return absl::OkStatus();
}

static absl::Status isDeleted(ValueArgs<LoadedExecutable, bool> &args) {
  args.value = args.object->isDeleted;
  return absl::OkStatus();
}

static absl::Status fingerprint(TextArgs<LoadedExecutable> &args) {
  args.text = args.object->compiled->fingerprint.data();
  args.textSize = args.object->compiled->fingerprint.size();
  return absl::OkStatus();
}

void addLoadedExecutableFunctions(Api &api) {
  set<compile>(api, Slot::ClientCompile);
  set<compileForTopology>(api, Slot::Compile);
  set<loadCompiledProgram>(api, Slot::ClientLoad);
  set<serializeExecutable>(api, Slot::ExecutableSerialize);
  set<deserialize>(api, Slot::ExecutableDeserializeAndLoad);
  set<destroy>(api, Slot::LoadedExecutableDestroy);
  set<executableOf>(api, Slot::LoadedExecutableGetExecutable);
  set<devices>(api, Slot::LoadedExecutableAddressableDevices);
  set<logicalIds>(api, Slot::LoadedExecutableAddressableDeviceLogicalIds);
  set<assignment>(api, Slot::LoadedExecutableGetDeviceAssignment);
  set<deleteExecutable>(api, Slot::LoadedExecutableDelete);
  set<isDeleted>(api, Slot::LoadedExecutableIsDeleted);
  set<fingerprint>(api, Slot::LoadedExecutableFingerprint);
}

} // namespace mlir::gspmd::pjrt
