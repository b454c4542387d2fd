//===- PjrtTestClient.cpp - A client of the project's PJRT plugin ---------===//
#include "unittests/Pjrt/PjrtTestClient.h"
#include "lib/Engines/Pjrt/CompileOptions.h"

extern "C" const mlir::gspmd::pjrt::Api *GetPjrtApi();

namespace mlir::gspmd::pjrt {

absl::StatusOr<std::unique_ptr<PjrtTestClient>> PjrtTestClient::create() {
  auto plugin = PjrtPlugin::start("the plugin", GetPjrtApi());
  if (!plugin.ok())
    return plugin.status();
  std::unique_ptr<PjrtTestClient> user(new PjrtTestClient(*plugin));
  absl::Status status = user->client.start({{"topology", "v4:2x2x2"}},
                                           /*numDevices=*/8,
                                           /*isPartitions=*/true);
  if (!status.ok())
    return status;
  return user;
}

absl::StatusOr<Buffer *> PjrtTestClient::put(llvm::ArrayRef<float> values,
                                             llvm::ArrayRef<int64_t> shape,
                                             int64_t device) {
  HostTensor tensor(ElementType::F32, shape);
  llvm::copy(values, tensor.as<float>().begin());
  return toDevice(client, tensor, "f32", device);
}

absl::StatusOr<std::vector<float>>
PjrtTestClient::read(Buffer *buffer, llvm::ArrayRef<int64_t> shape) {
  HostTensor tensor(ElementType::F32, shape);
  if (auto status = toHost(client, buffer, "f32", tensor); !status.ok())
    return status;
  return std::vector<float>(tensor.as<float>().begin(),
                            tensor.as<float>().end());
}

absl::StatusOr<Buffer *> PjrtTestClient::copy(Buffer *buffer, int64_t device) {
  BufferCopyArgs<Device> args;
  args.buffer = buffer;
  args.target = client.allDevices()[device];
  absl::Status status =
      client.api().call(Slot::BufferCopyToDevice, args, "copy");
  if (!status.ok())
    return status;
  return args.copy;
}

void PjrtTestClient::remove(Buffer *buffer) {
  ObjectArgs<Buffer> args;
  args.object = buffer;
  client.api().call(Slot::BufferDelete, args, "delete").IgnoreError();
}

absl::StatusOr<LoadedExecutable *>
PjrtTestClient::compile(const std::string &code, llvm::ArrayRef<int> devices) {
  Program program;
  program.code = code.data();
  program.codeSize = code.size();
  program.format = "mlir";
  program.formatSize = 4;
  std::string options = compileOptions(devices, /*isPartitions=*/true);
  ClientCompileArgs args;
  args.client = client.handle();
  args.program = &program;
  args.options = options.data();
  args.optionsSize = options.size();
  absl::Status status = client.api().call(Slot::ClientCompile, args, "compile");
  if (!status.ok())
    return status;
  return args.executable;
}

void PjrtTestClient::destroy(LoadedExecutable *executable) {
  LoadedExecutableDestroyArgs args;
  args.executable = executable;
  client.api()
      .call(Slot::LoadedExecutableDestroy, args, "destroy")
      .IgnoreError();
}

absl::StatusOr<std::vector<Buffer *>>
PjrtTestClient::execute(LoadedExecutable *executable,
                        llvm::ArrayRef<Buffer *> arguments) {
  std::vector<Buffer *> results(arguments.size());
  std::vector<Buffer *const *> argumentLists;
  std::vector<Buffer **> resultLists;
  for (size_t device = 0; device < arguments.size(); ++device) {
    argumentLists.push_back(&arguments[device]);
    resultLists.push_back(&results[device]);
  }
  ExecuteOptions options;
  LoadedExecutableExecuteArgs args;
  args.executable = executable;
  args.options = &options;
  args.arguments = argumentLists.data();
  args.numDevices = arguments.size();
  args.numArguments = 1;
  args.outputs = resultLists.data();
  absl::Status status =
      client.api().call(Slot::LoadedExecutableExecute, args, "execute");
  if (!status.ok())
    return status;
  return results;
}

} // namespace mlir::gspmd::pjrt
