//===- ExecuteArguments.cpp - The arguments of a run ----------------------===//
#include "pjrt/Execute/ExecuteArguments.h"
#include "absl/strings/str_cat.h"
#include "pjrt/Execute/Launch.h"
#include "pjrt/Execute/LoadedExecutable.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd::pjrt {

static std::string shapeText(const BufferShape &shape) {
  constexpr size_t kMaxShownDims = 64;
  std::string text = "[";
  for (size_t i = 0; i < shape.dims.size() && i < kMaxShownDims; ++i)
    absl::StrAppend(&text, i ? "," : "", shape.dims[i]);
  if (shape.dims.size() > kMaxShownDims)
    absl::StrAppend(&text, ",... (", shape.dims.size(), " dimensions)");
  return text + "]";
}

static absl::Status checkArgument(const CompiledModule &compiled, size_t index,
                                  const Buffer *buffer, const Device &device) {
  if (!buffer)
    return absl::InvalidArgumentError(
        absl::StrCat("there is no buffer for argument ", index));
  const BufferShape &expected = compiled.arguments[index].shape;
  const std::string &name = compiled.program().arguments[index].name;
  if (buffer->memory->device != &device)
    return absl::InvalidArgumentError(
        absl::StrCat("argument ", index, name.empty() ? "" : " (" + name + ")",
                     " of ", compiled.name, " is on device ",
                     buffer->memory->device->description->id,
                     "; the program runs on ", device.description->id));
  if (buffer->shape.type == expected.type &&
      buffer->shape.dims == expected.dims)
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "argument ", index, name.empty() ? "" : " (" + name + ")", " of ",
      compiled.name, ": expected sizes ", shapeText(expected),
      " on each device, found ", shapeText(buffer->shape),
      buffer->shape.type == expected.type ? "" : " of another type"));
}

absl::StatusOr<llvm::ArrayRef<Device *>>
devicesFor(const LoadedExecutableExecuteArgs &args) {
  const LoadedExecutable &executable = *args.executable;
  if (executable.isDeleted)
    return absl::InvalidArgumentError(
        absl::StrCat(executable.compiled->name, " has been deleted"));
  llvm::ArrayRef<Device *> devices = executable.devices;
  if (args.device && executable.all.size() == 1)
    devices = llvm::ArrayRef(args.device);
  if (args.device && devices != llvm::ArrayRef(args.device))
    return absl::InvalidArgumentError(
        absl::StrCat(executable.compiled->name, " runs on ",
                     executable.all.size(), " devices, not on device ",
                     args.device->description->id, " alone; omit the device"));
  if (args.device && (args.device->client != executable.client ||
                      !args.device->isAddressable()))
    return absl::InvalidArgumentError(
        absl::StrCat(executable.compiled->name, " cannot run on device ",
                     args.device->description->id,
                     ", which is not of this process and client"));
  if (args.numDevices != devices.size())
    return absl::InvalidArgumentError(
        absl::StrCat(executable.compiled->name, " runs on ", devices.size(),
                     " devices; found arguments of ", args.numDevices));
  if (args.numArguments != executable.compiled->arguments.size())
    return absl::InvalidArgumentError(
        absl::StrCat(executable.compiled->name, " takes ",
                     executable.compiled->arguments.size(), " arguments, not ",
                     args.numArguments));
  bool hasResults = !executable.compiled->results.empty();
  for (size_t i = 0; hasResults && i < args.numDevices; ++i)
    if (!args.outputs || !args.outputs[i])
      return absl::InvalidArgumentError(
          absl::StrCat(executable.compiled->name,
                       " has no list for the results of device ", i));
  return devices;
}

absl::Status readArguments(const LoadedExecutableExecuteArgs &args,
                           llvm::ArrayRef<Device *> devices, Launch &launch) {
  for (size_t device = 0; device < args.numDevices; ++device) {
    Launch::Storages &storages = launch.arguments.emplace_back();
    storages.reserve(args.numArguments);
    for (size_t i = 0; i < args.numArguments; ++i) {
      const Buffer *const *row =
          args.arguments ? args.arguments[device] : nullptr;
      const Buffer *buffer = row ? row[i] : nullptr;
      if (auto status =
              checkArgument(*launch.compiled, i, buffer, *devices[device]);
          !status.ok())
        return status;
      auto storage = buffer->storageOrError();
      if (!storage.ok())
        return absl::InvalidArgumentError(
            absl::StrCat("Invalid buffer passed to Execute() as argument ", i,
                         " to replica ", device, " of ", launch.compiled->name,
                         ": ", storage.status().message()));
      storages.push_back(*std::move(storage));
    }
  }
  return absl::OkStatus();
}

llvm::BitVector donatedArguments(const CompiledModule &compiled,
                                 const ExecuteOptions &options) {
  size_t count = compiled.arguments.size();
  llvm::BitVector donated(count);
  for (size_t index : compiled.donated)
    donated.set(index);
  for (int64_t index :
       llvm::ArrayRef(options.keptInputs, options.numKeptInputs))
    if (index >= 0 && uint64_t(index) < count)
      donated.reset(index);
  return donated;
}

absl::Status validateDonations(const LoadedExecutableExecuteArgs &args,
                               const llvm::BitVector &donated) {
  const CompiledModule &compiled = *args.executable->compiled;
  if (donated.none())
    return absl::OkStatus();
  for (size_t device = 0; device < args.numDevices; ++device) {
    llvm::DenseMap<const Buffer *, size_t> seen;
    for (size_t i = 0; i < args.numArguments; ++i) {
      auto [it, isNew] = seen.try_emplace(args.arguments[device][i], i);
      bool both = donated.test(i);
      if (isNew || (!both && !donated.test(it->second)))
        continue;
      // These are the messages of JAX's CPU backend, which scripts search for.
      const char *what =
          !both ? "use a buffer that was previously donated in the same call to"
          : donated.test(it->second)
              ? "donate the same buffer twice in"
              : "donate a buffer which is also used by the same call to";
      const char *example = !both ? "f(donate(a), a)"
                            : donated.test(it->second)
                                ? "f(donate(a), donate(a))"
                                : "f(a, donate(a))";
      return absl::InvalidArgumentError(absl::StrCat(
          "Attempt to ", what, " Execute() (flattened argument ", i,
          ", replica 0, partition ", device, ", first use: ", it->second,
          "). Toy example for this bug: `", example, "`. Found in a call of ",
          compiled.name, "; pass a copy."));
    }
  }
  return absl::OkStatus();
}

void deleteDonated(const LoadedExecutableExecuteArgs &args,
                   const llvm::BitVector &donated) {
  for (unsigned index : donated.set_bits())
    for (size_t device = 0; device < args.numDevices; ++device)
      args.arguments[device][index]->remove();
}

} // namespace mlir::gspmd::pjrt
