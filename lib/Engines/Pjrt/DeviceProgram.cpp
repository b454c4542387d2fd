//===- DeviceProgram.cpp - A compiled program of a client -----------------===//
#include "lib/Engines/Pjrt/DeviceProgram.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/Api/PjrtPluginApi.h"
#include "lib/Engines/Pjrt/CompileOptions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::pjrt {

DeviceProgram::~DeviceProgram() {
  if (!executable)
    return;
  LoadedExecutableDestroyArgs args;
  args.executable = executable;
  session.api().call(Slot::LoadedExecutableDestroy, args, "").IgnoreError();
}

absl::Status DeviceProgram::compile(const std::string &code, bool isPartitions,
                                    bool useShardy, size_t numResults) {
  constexpr absl::string_view format = "mlir";
  Program program;
  program.code = code.data();
  program.codeSize = code.size();
  program.format = format.data();
  program.formatSize = format.size();
  std::string options =
      compileOptions(session.deviceIds(), isPartitions, useShardy);
  ClientCompileArgs args;
  args.client = session.handle();
  args.program = &program;
  args.options = options.data();
  args.optionsSize = options.size();
  if (auto status = session.api().call(
          Slot::ClientCompile, args, "the plugin does not compile the program");
      !status.ok())
    return status;
  executable = args.executable;
  this->numResults = numResults;
  if (auto status = checkResults(numResults); !status.ok())
    return status;
  return findLaunchOrder();
}

absl::Status DeviceProgram::findLaunchOrder() {
  llvm::ArrayRef<Device *> devices = session.allDevices();
  llvm::ArrayRef<int64_t> local = session.addressableDevices();
  LoadedExecutableAddressableDevicesArgs order;
  order.executable = executable;
  if (auto status =
          session.api().call(Slot::LoadedExecutableAddressableDevices, order,
                             "the plugin failed to list a program's devices");
      !status.ok())
    return status;
  for (Device *device : llvm::ArrayRef(order.devices, order.numDevices)) {
    int64_t number = llvm::find(devices, device) - devices.begin();
    launchOrder.push_back(llvm::find(local, number) - local.begin());
  }
  if (launchOrder.size() != local.size() ||
      llvm::is_contained(launchOrder, int64_t(local.size())))
    return absl::InternalError(
        absl::StrCat("the plugin compiled the program for ", launchOrder.size(),
                     " devices of ", local.size()));
  return absl::OkStatus();
}

absl::Status DeviceProgram::withExecutable(
    const char *what,
    llvm::function_ref<absl::Status(Executable *)> use) const {
  LoadedExecutableGetExecutableArgs get;
  get.loaded = executable;
  if (auto status =
          session.api().call(Slot::LoadedExecutableGetExecutable, get, what);
      !status.ok())
    return status;
  absl::Status status = use(get.executable);
  ExecutableDestroyArgs destroy;
  destroy.executable = get.executable;
  session.api().call(Slot::ExecutableDestroy, destroy, what).IgnoreError();
  return status;
}

/// Verifies the number of results, since the plugin fills lists of the caller.
absl::Status DeviceProgram::checkResults(size_t numResults) const {
  const char *what = "the plugin failed to list a program's results";
  return withExecutable(what, [&](Executable *executable) -> absl::Status {
    ExecutableNumOutputsArgs outputs;
    outputs.executable = executable;
    absl::Status status =
        session.api().call(Slot::ExecutableNumOutputs, outputs, what);
    if (status.ok() && outputs.numOutputs != numResults)
      return absl::InternalError(absl::StrCat(
          "expected ", numResults, " results of the compiled program, found ",
          outputs.numOutputs));
    return status;
  });
}

void DeviceProgram::readOptimizedProgram(std::string &code,
                                         std::string &format) const {
  if (!session.api().has(Slot::ExecutableOptimizedProgram))
    return;
  const char *what = "the plugin failed to return the optimized program";
  absl::Status status = withExecutable(what, [&](Executable *executable) {
    Program program;
    OptimizedProgramArgs args;
    args.executable = executable;
    args.program = &program;
    if (auto status =
            session.api().call(Slot::ExecutableOptimizedProgram, args, what);
        !status.ok())
      return status;
    code.resize(program.codeSize);
    program.code = code.data();
    auto status =
        session.api().call(Slot::ExecutableOptimizedProgram, args, what);
    format = std::string(program.format, program.formatSize);
    return status;
  });
  if (status.ok())
    return;
  code.clear();
  format.clear();
}

absl::Status
DeviceProgram::execute(llvm::ArrayRef<std::vector<Buffer *>> arguments,
                       std::vector<std::vector<Buffer *>> &results) {
  const size_t numDevices = session.addressableDevices().size();
  results.assign(numDevices, std::vector<Buffer *>(numResults, nullptr));
  std::vector<Buffer *const *> argumentLists;
  std::vector<Buffer **> resultLists;
  for (int64_t index : launchOrder) {
    argumentLists.push_back(arguments[index].data());
    resultLists.push_back(results[index].data());
  }
  std::vector<Event *> completed(numDevices, nullptr);
  ExecuteOptions options;
  LoadedExecutableExecuteArgs args;
  args.executable = executable;
  args.options = &options;
  args.arguments = argumentLists.data();
  args.numDevices = numDevices;
  args.numArguments = arguments.front().size();
  args.outputs = resultLists.data();
  args.completed = completed.data();
  if (auto status = session.api().call(Slot::LoadedExecutableExecute, args,
                                       "the plugin does not run the program");
      !status.ok())
    return status;
  absl::Status status;
  for (Event *event : completed) // all of them, also after an error
    status.Update(session.api().await(event, "a device does not end"));
  return status;
}

} // namespace mlir::gspmd::pjrt
