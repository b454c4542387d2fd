//===- Session.cpp - A client of a plugin and what it owns ----------------===//
#include "Session.h"
#include "BufferTypes.h"
#include "CompileOptions.h"
#include "StoreCallbacks.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::pjrt {
namespace {

NamedValue namedValue(const std::string &name, const std::string &text) {
  NamedValue value;
  value.name = name.data();
  value.nameSize = name.size();
  value.valueSize = 1;
  int64_t integer;
  float number;
  if (text == "true" || text == "false") {
    value.kind = ValueKind::Bool;
    value.boolean = text == "true";
  } else if (absl::SimpleAtoi(text, &integer)) {
    value.kind = ValueKind::Int64;
    value.int64 = integer;
  } else if (absl::SimpleAtof(text, &number)) {
    value.kind = ValueKind::Float;
    value.number = number;
  } else {
    value.kind = ValueKind::String;
    value.string = text.data();
    value.valueSize = text.size();
  }
  return value;
}

} // namespace

Session::~Session() {
  if (executable) {
    LoadedExecutableDestroyArgs args;
    args.executable = executable;
    plugin.call(Slot::LoadedExecutableDestroy, args, "").IgnoreError();
  }
  if (client) {
    ClientDestroyArgs args;
    args.client = client;
    plugin.call(Slot::ClientDestroy, args, "").IgnoreError();
  }
}

absl::Status
Session::start(llvm::ArrayRef<std::pair<std::string, std::string>> options,
               int64_t numDevices, bool isPartitions) {
  if (auto status = makeClient(options); !status.ok())
    return status;
  return pickDevices(numDevices, isPartitions);
}

absl::Status Session::makeClient(
    llvm::ArrayRef<std::pair<std::string, std::string>> options) {
  std::vector<std::pair<std::string, std::string>> all;
  if (store) // as plugins of several processes call them
    all = {{"node_id", absl::StrCat(processes.process)},
           {"num_nodes", absl::StrCat(processes.count)}};
  llvm::append_range(all, options);
  std::vector<NamedValue> values;
  for (const auto &[name, text] : all)
    values.push_back(namedValue(name, text));
  ClientCreateArgs args;
  args.options = values.data();
  args.numOptions = values.size();
  if (store)
    lendStore(*store, args);
  absl::Status status =
      plugin.call(Slot::ClientCreate, args, "the plugin makes no client");
  client = args.client;
  return status;
}

absl::StatusOr<int> Session::idOf(Device *device) const {
  DeviceGetDescriptionArgs description;
  description.device = device;
  if (auto status = plugin.call(Slot::DeviceGetDescription, description,
                                "the plugin does not describe a device");
      !status.ok())
    return status;
  DeviceDescriptionIdArgs id;
  id.description = description.description;
  if (auto status = plugin.call(Slot::DeviceDescriptionId, id,
                                "the plugin does not number a device");
      !status.ok())
    return status;
  return id.id;
}

absl::StatusOr<llvm::ArrayRef<Device *>>
Session::listDevices(bool ofAllProcesses) {
  const char *what = "the plugin lists no devices";
  ClientDevicesArgs all;
  ClientAddressableDevicesArgs ours;
  all.client = ours.client = client;
  absl::Status status =
      ofAllProcesses ? plugin.call(Slot::ClientDevices, all, what)
                     : plugin.call(Slot::ClientAddressableDevices, ours, what);
  if (!status.ok())
    return status;
  return ofAllProcesses ? llvm::ArrayRef(all.devices, all.numDevices)
                        : llvm::ArrayRef(ours.devices, ours.numDevices);
}

/// The plugin knows best which of its devices are neighbours.
absl::Status Session::pickDevices(int64_t numDevices, bool isPartitions) {
  auto all = listDevices(/*ofAllProcesses=*/true);
  auto ours = listDevices(/*ofAllProcesses=*/false);
  if (!all.ok() || !ours.ok())
    return all.ok() ? ours.status() : all.status();
  if (int64_t(all->size()) < numDevices)
    return absl::InvalidArgumentError(absl::StrCat(
        "the program runs on ", numDevices, " devices; the plugin has ",
        all->size(),
        " (a plugin for CPUs may take --pjrt-option cpu_device_count=",
        llvm::divideCeil(numDevices, processes.count), ")"));
  ids.resize(numDevices);
  ClientDefaultDeviceAssignmentArgs assignment;
  assignment.client = client;
  (isPartitions ? assignment.numPartitions : assignment.numReplicas) =
      static_cast<int>(numDevices);
  assignment.size = ids.size();
  assignment.devices = ids.data();
  if (auto status = plugin.call(Slot::ClientDefaultDeviceAssignment, assignment,
                                "the plugin assigns no devices");
      !status.ok())
    return status;
  devices.assign(numDevices, nullptr);
  for (Device *device : *ours) {
    absl::StatusOr<int> id = idOf(device);
    if (!id.ok())
      return id.status();
    if (auto it = llvm::find(ids, *id); it != ids.end())
      devices[it - ids.begin()] = device;
  }
  for (auto [number, device] : llvm::enumerate(devices))
    if (device)
      here.push_back(number);
    else if (!store)
      return absl::FailedPreconditionError(
          absl::StrCat("the plugin would run the program on device ",
                       ids[number], ", which belongs to another process"));
  if (here.empty())
    return absl::InvalidArgumentError(absl::StrCat(
        "none of the program's ", numDevices,
        " devices belongs to this process; begin fewer processes"));
  return absl::OkStatus();
}

std::string Session::platform() const {
  ClientPlatformNameArgs args;
  args.client = client;
  plugin.call(Slot::ClientPlatformName, args, "").IgnoreError();
  return std::string(args.name ? args.name : "", args.nameSize);
}

std::string Session::deviceKind() const {
  DeviceGetDescriptionArgs description;
  description.device = devices[here.front()];
  plugin.call(Slot::DeviceGetDescription, description, "").IgnoreError();
  DeviceDescriptionKindArgs args;
  args.description = description.description;
  if (args.description)
    plugin.call(Slot::DeviceDescriptionKind, args, "").IgnoreError();
  return std::string(args.kind ? args.kind : "", args.kindSize);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

absl::Status Session::compile(const std::string &code, bool isPartitions,
                              size_t numResults) {
  constexpr absl::string_view format = "mlir";
  Program program;
  program.code = code.data();
  program.codeSize = code.size();
  program.format = format.data();
  program.formatSize = format.size();
  std::string options = compileOptions(ids, isPartitions);
  ClientCompileArgs args;
  args.client = client;
  args.program = &program;
  args.options = options.data();
  args.optionsSize = options.size();
  if (auto status = plugin.call(Slot::ClientCompile, args,
                                "the plugin does not compile the program");
      !status.ok())
    return status;
  executable = args.executable;
  this->numResults = numResults;
  if (auto status = checkResults(numResults); !status.ok())
    return status;
  return findLaunchOrder();
}

absl::Status Session::findLaunchOrder() {
  LoadedExecutableAddressableDevicesArgs order;
  order.executable = executable;
  if (auto status = plugin.call(Slot::LoadedExecutableAddressableDevices, order,
                                "the plugin does not tell a program's devices");
      !status.ok())
    return status;
  for (Device *device : llvm::ArrayRef(order.devices, order.numDevices)) {
    int64_t number = llvm::find(devices, device) - devices.begin();
    launchOrder.push_back(llvm::find(here, number) - here.begin());
  }
  if (launchOrder.size() != here.size() ||
      llvm::is_contained(launchOrder, int64_t(here.size())))
    return absl::InternalError(
        absl::StrCat("the plugin compiled the program for ", launchOrder.size(),
                     " devices of ", here.size()));
  return absl::OkStatus();
}

/// The caller makes the lists that the plugin fills.
absl::Status Session::checkResults(size_t numResults) const {
  LoadedExecutableGetExecutableArgs get;
  get.loaded = executable;
  const char *what = "the plugin does not tell a program's results";
  if (auto status = plugin.call(Slot::LoadedExecutableGetExecutable, get, what);
      !status.ok())
    return status;
  ExecutableNumOutputsArgs outputs;
  outputs.executable = get.executable;
  absl::Status status = plugin.call(Slot::ExecutableNumOutputs, outputs, what);
  ExecutableDestroyArgs destroy;
  destroy.executable = get.executable;
  plugin.call(Slot::ExecutableDestroy, destroy, what).IgnoreError();
  if (status.ok() && outputs.numOutputs != numResults)
    return absl::InternalError(absl::StrCat("the compiled program has ",
                                            outputs.numOutputs,
                                            " results, not ", numResults));
  return status;
}

absl::Status Session::execute(llvm::ArrayRef<std::vector<Buffer *>> arguments,
                              std::vector<std::vector<Buffer *>> &results) {
  results.assign(here.size(), std::vector<Buffer *>(numResults, nullptr));
  std::vector<Buffer *const *> argumentLists;
  std::vector<Buffer **> resultLists;
  for (int64_t index : launchOrder) {
    argumentLists.push_back(arguments[index].data());
    resultLists.push_back(results[index].data());
  }
  std::vector<Event *> completed(here.size(), nullptr);
  ExecuteOptions options;
  LoadedExecutableExecuteArgs args;
  args.executable = executable;
  args.options = &options;
  args.arguments = argumentLists.data();
  args.numDevices = here.size();
  args.numArguments = arguments.front().size();
  args.outputs = resultLists.data();
  args.completed = completed.data();
  if (auto status = plugin.call(Slot::LoadedExecutableExecute, args,
                                "the plugin does not run the program");
      !status.ok())
    return status;
  absl::Status status;
  for (Event *event : completed) // all of them, whatever one says
    status.Update(plugin.await(event, "a device does not end"));
  return status;
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

absl::StatusOr<Buffer *> Session::toDevice(const HostTensor &tensor,
                                           llvm::StringRef elementType,
                                           int64_t device) {
  ClientBufferFromHostBufferArgs args;
  args.client = client;
  args.data = tensor.data();
  args.type = bufferTypeOf(elementType);
  if (args.type == BufferType::Invalid)
    return absl::InvalidArgumentError(
        absl::StrCat("elements of type ", elementType.str(),
                     " are nothing that plugins take"));
  args.dims = tensor.shape().data();
  args.numDims = tensor.shape().size();
  args.device = devices[device];
  const char *what = "the plugin does not take an argument";
  absl::Status status =
      plugin.call(Slot::ClientBufferFromHostBuffer, args, what);
  if (status.ok())
    status = plugin.await(args.doneWithHostBuffer, what);
  if (!status.ok())
    return status;
  return args.buffer;
}

/// Of integers smaller than a byte, plugins give the low bits. The others are
/// as their sign, or 0.
static void fillBytes(llvm::StringRef elementType, const HostTensor &tensor) {
  bool isUnsigned = elementType.consume_front("ui");
  unsigned bits = 8;
  if (!isUnsigned && !elementType.consume_front("i"))
    return;
  if (elementType.getAsInteger(10, bits) || bits == 1 || bits >= 8)
    return;
  auto *bytes = reinterpret_cast<uint8_t *>(tensor.data());
  const uint8_t mask = (1 << bits) - 1, sign = 1 << (bits - 1);
  for (int64_t i = 0; i < tensor.numBytes(); ++i) {
    uint8_t low = bytes[i] & mask;
    bytes[i] = isUnsigned ? low : (low ^ sign) - sign;
  }
}

absl::Status Session::toHost(Buffer *buffer, llvm::StringRef elementType,
                             const HostTensor &tensor) {
  std::vector<int64_t> minorToMajor;
  for (int64_t dim = tensor.shape().size(); dim-- > 0;)
    minorToMajor.push_back(dim);
  MemoryLayout rowMajor;
  rowMajor.tiled.minorToMajor = minorToMajor.data();
  rowMajor.tiled.minorToMajorSize = minorToMajor.size();
  BufferToHostBufferArgs args;
  args.source = buffer;
  args.hostLayout = &rowMajor;
  const char *what = "the plugin does not give a result";
  // Without a target it tells the size.
  if (auto status = plugin.call(Slot::BufferToHostBuffer, args, what);
      !status.ok())
    return status;
  if (int64_t(args.targetSize) != tensor.numBytes())
    return absl::InternalError(absl::StrCat("a result has ", args.targetSize,
                                            " bytes, not ", tensor.numBytes()));
  args.target = tensor.data();
  if (auto status = plugin.call(Slot::BufferToHostBuffer, args, what);
      !status.ok())
    return status;
  absl::Status status = plugin.await(args.event, what);
  fillBytes(elementType, tensor);
  return status;
}

void Session::destroy(Buffer *buffer) {
  BufferDestroyArgs args;
  args.buffer = buffer;
  plugin.call(Slot::BufferDestroy, args, "").IgnoreError();
}

bool Session::isDeleted(Buffer *buffer) const {
  BufferIsDeletedArgs args;
  args.buffer = buffer;
  plugin.call(Slot::BufferIsDeleted, args, "").IgnoreError();
  return args.isDeleted;
}

std::vector<int64_t> Session::peakBytes() const {
  std::vector<int64_t> peaks;
  for (int64_t number : here) {
    DeviceMemoryStatsArgs args;
    args.device = devices[number];
    if (!plugin.call(Slot::DeviceMemoryStats, args, "").ok() ||
        !args.peakBytesInUse.isSet)
      return {};
    peaks.push_back(args.peakBytesInUse.value);
  }
  return peaks;
}

} // namespace mlir::gspmd::pjrt
