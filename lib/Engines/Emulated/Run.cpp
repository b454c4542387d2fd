//===- Run.cpp - Runs a compiled program on emulated devices --------------===//
//
// Cuts the global arguments, runs all devices, joins the results.
// Devices that hold the same part of an argument read one buffer.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Emulated/Run.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Execution.h"
#include "lib/Runtime/OutOfMemory.h"
#include <chrono>
#include <cstring>
#include <map>

namespace gspmd {
namespace {

using Offsets = llvm::SmallVector<int64_t, 4>;

/// Where the part of `device` starts in the global tensor.
Offsets offsetsOf(const CompiledProgram &program, const EntryTensor &tensor,
                  int64_t device) {
  const Mesh *mesh = tensor.mesh < program.meshes.size()
                         ? &program.meshes[tensor.mesh]
                         : nullptr;
  if (!mesh || mesh->rank() == 0 || tensor.sharding.dimAxes().empty())
    return Offsets(tensor.globalShape.size(), 0);
  return Offsets(tensor.sharding.offsets(*mesh, tensor.globalShape, device));
}

/// The part of a local tensor at `offsets` that lies inside of the global one,
/// seen in the local and in the global buffer.
std::pair<StridedView, StridedView> commonPart(const EntryTensor &tensor,
                                               char *local, char *global,
                                               const Offsets &offsets) {
  int64_t bytes = byteSize(tensor.elementType);
  StridedView in = StridedView::contiguous(local, tensor.localShape, bytes);
  StridedView out = StridedView::contiguous(global, tensor.globalShape, bytes);
  for (unsigned d = 0; d < offsets.size(); ++d) {
    int64_t size = std::clamp<int64_t>(tensor.globalShape[d] - offsets[d], 0,
                                       tensor.localShape[d]);
    in = in.slice(d, 0, size);
    out = out.slice(d, size ? offsets[d] : 0, size);
  }
  return {in, out};
}

/// The parts of one argument, each made once.
class ScatteredArgument {
public:
  ScatteredArgument(const CompiledProgram &program, const EntryTensor &tensor,
                    HostTensor global, bool poison)
      : program(program), tensor(tensor), global(std::move(global)),
        poison(poison) {}

  HostTensor part(int64_t device) {
    if (tensor.localShape == tensor.globalShape)
      return global;
    Offsets offsets = offsetsOf(program, tensor, device);
    auto [it, isNew] =
        parts.try_emplace(std::vector<int64_t>(offsets.begin(), offsets.end()));
    if (!isNew)
      return it->second;
    it->second = HostTensor(tensor.elementType, tensor.localShape);
    if (poison)
      std::memset(it->second.data(), 0xff, it->second.numBytes());
    auto [in, out] =
        commonPart(tensor, it->second.data(), global.data(), offsets);
    copyView(out, in);
    return it->second;
  }

private:
  const CompiledProgram &program;
  const EntryTensor &tensor;
  HostTensor global;
  bool poison;
  std::map<std::vector<int64_t>, HostTensor> parts;
};

/// A device with all that its entry is called with.
struct DeviceRun {
  DeviceRun(Execution &execution, int64_t device)
      : context(execution, device) {}
  DeviceContext context;
  std::vector<HostTensor> tensors; ///< arguments, then results
  std::vector<llvm::SmallVector<int64_t>> descriptors;
  std::vector<void *> pointers, packed;

  void addTensor(HostTensor tensor) {
    context.addBytes(tensor.numBytes());
    tensors.push_back(std::move(tensor));
  }
  void pack() {
    descriptors.resize(tensors.size());
    for (size_t i = 0; i < tensors.size(); ++i)
      pointers.push_back(makeDescriptor(tensors[i].data(), tensors[i].shape(),
                                        descriptors[i]));
    for (void *&pointer : pointers)
      packed.push_back(&pointer);
  }
};

/// Runs all devices `repeat` times; the milliseconds of each time.
absl::StatusOr<std::vector<double>>
runSteps(Execution &execution, std::vector<std::unique_ptr<DeviceRun>> &devices,
         int64_t repeat) {
  std::vector<double> milliseconds;
  for (int64_t step = 0; step < std::max<int64_t>(1, repeat); ++step) {
    for (auto &device : devices)
      device->context.counts = {};
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = execution.scheduler.run([&](int64_t device) {
      devices[device]->context.run(devices[device]->packed.data());
    });
    std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - begin;
    if (!status.ok())
      return status;
    milliseconds.push_back(elapsed.count());
  }
  return milliseconds;
}

absl::Status checkTensor(const CompiledProgram &program,
                         const EntryTensor &tensor, const char *what,
                         size_t index) {
  auto error = [&](const std::string &text) {
    return absl::InvalidArgumentError(
        absl::StrCat(what, " ", index, " of the program: ", text));
  };
  if (!tensor.sharding.unreducedAxes().empty())
    return error("unreduced axes at the boundary of a program");
  if (tensor.sharding.dimAxes().empty()) {
    if (tensor.localShape != tensor.globalShape)
      return error("local and global shape differ without a sharding");
    return absl::OkStatus();
  }
  if (tensor.mesh >= program.meshes.size())
    return error("no such mesh");
  if (auto text = tensor.sharding.verify(program.meshes[tensor.mesh],
                                         tensor.globalShape.size()))
    return error(*text);
  if (llvm::ArrayRef<int64_t>(tensor.sharding.localShape(tensor.globalShape)) !=
      llvm::ArrayRef<int64_t>(tensor.localShape))
    return error(absl::StrCat(
        "local shape ", shapeString(tensor.localShape), " is not that of ",
        shapeString(tensor.globalShape), " under its sharding"));
  return absl::OkStatus();
}

absl::Status checkProgram(const CompiledProgram &program,
                          const RunOptions &options) {
  int64_t numDevices = program.numDevices();
  if (numDevices > options.maxDevices)
    return absl::InvalidArgumentError(absl::StrCat(
        "the mesh has ", numDevices, " devices; the emulator runs at most ",
        options.maxDevices));
  for (const Mesh &mesh : program.meshes)
    if (mesh.rank() != 0 && mesh.numDevices() != numDevices)
      return absl::InvalidArgumentError(
          absl::StrCat("meshes of ", mesh.numDevices(), " and ", numDevices,
                       " devices in one program"));
  for (const CollectiveDesc &collective : program.collectives) {
    // An axis index without axes stands for an op that needs no table.
    if (collective.kind == CollectiveKind::AxisIndex && collective.axes.empty())
      continue;
    std::string where = Execution::label(collective.name, collective.location);
    if (collective.mesh >= program.meshes.size() ||
        program.meshes[collective.mesh].numDevices() != numDevices)
      return absl::InvalidArgumentError(
          absl::StrCat(where, ": not on the mesh of the program"));
    if (auto text = verify(program.meshes[collective.mesh], collective))
      return absl::InvalidArgumentError(absl::StrCat(where, ": ", *text));
  }
  for (size_t i = 0; i < program.arguments.size(); ++i)
    if (auto s = checkTensor(program, program.arguments[i], "argument", i);
        !s.ok())
      return s;
  for (size_t i = 0; i < program.results.size(); ++i)
    if (auto s = checkTensor(program, program.results[i], "result", i); !s.ok())
      return s;
  return absl::OkStatus();
}

absl::Status checkArguments(const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> arguments) {
  if (arguments.size() != program.arguments.size())
    return absl::InvalidArgumentError(
        absl::StrCat("the program takes ", program.arguments.size(),
                     " inputs, ", arguments.size(), " are given"));
  for (size_t i = 0; i < arguments.size(); ++i) {
    const EntryTensor &wanted = program.arguments[i];
    if (arguments[i].type() != wanted.elementType ||
        arguments[i].shape() != llvm::ArrayRef<int64_t>(wanted.globalShape))
      return absl::InvalidArgumentError(
          absl::StrCat("input a", i, " is ",
                       typeString(arguments[i].type(), arguments[i].shape()),
                       ", the program takes ",
                       typeString(wanted.elementType, wanted.globalShape)));
  }
  return absl::OkStatus();
}

/// Are two views of the same sizes equal bit by bit? Packs both.
bool sameBits(const StridedView &a, const StridedView &b) {
  auto packed = [](const StridedView &view) {
    std::vector<char> buffer(view.numBytes());
    copyView(view, StridedView::contiguous(buffer.data(), view.sizes,
                                           view.elementBytes));
    return buffer;
  };
  return packed(a) == packed(b);
}

/// Joins the parts of result `index`; replicas must agree.
absl::StatusOr<HostTensor>
gatherResult(const CompiledProgram &program, size_t index,
             llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices) {
  const EntryTensor &tensor = program.results[index];
  HostTensor global(tensor.elementType, tensor.globalShape);
  std::map<std::vector<int64_t>, int64_t> firstHolder;
  size_t slot = program.arguments.size() + index;
  for (auto &device : devices) {
    Offsets offsets = offsetsOf(program, tensor, device->context.device);
    auto [in, out] = commonPart(tensor, device->tensors[slot].data(),
                                global.data(), offsets);
    auto [it, isNew] = firstHolder.try_emplace(
        std::vector<int64_t>(offsets.begin(), offsets.end()),
        device->context.device);
    if (isNew)
      copyView(in, out);
    else if (!sameBits(in, out))
      return absl::DataLossError(
          absl::StrCat("devices ", it->second, " and ", device->context.device,
                       " hold the same part of result ", index,
                       " but disagree on its value"));
  }
  return global;
}

std::vector<std::unique_ptr<DeviceRun>>
makeDevices(Execution &execution, llvm::ArrayRef<HostTensor> arguments,
            const RunOptions &options) {
  const CompiledProgram &program = execution.program;
  std::vector<ScatteredArgument> scattered;
  for (size_t i = 0; i < arguments.size(); ++i)
    scattered.emplace_back(program, program.arguments[i], arguments[i],
                           options.poison);
  std::vector<std::unique_ptr<DeviceRun>> devices;
  for (int64_t device = 0; device < program.numDevices(); ++device) {
    devices.push_back(std::make_unique<DeviceRun>(execution, device));
    for (ScatteredArgument &argument : scattered)
      devices.back()->addTensor(argument.part(device));
    for (const EntryTensor &result : program.results)
      devices.back()->addTensor(
          HostTensor(result.elementType, result.localShape));
    devices.back()->pack();
  }
  return devices;
}

absl::Status checkBoundaryMemory(const CompiledProgram &program,
                                 const RunOptions &options) {
  if (!options.memoryLimit)
    return absl::OkStatus();
  HeldMemory held;
  held.addBoundary(program);
  int64_t bytes = held.totalBytes();
  if (bytes > options.memoryLimit)
    return absl::ResourceExhaustedError(absl::StrCat(
        "every device is out of memory before it starts: arguments and "
        "results take ",
        bytes, " of ", options.memoryLimit, " bytes:", held.lines()));
  return absl::OkStatus();
}

absl::Status checkFaults(const CompiledProgram &program,
                         const RunOptions &options) {
  for (auto [index, fault] : llvm::enumerate(options.faults)) {
    for (const Fault &other : llvm::ArrayRef(options.faults).take_front(index))
      if (other.device == fault.device && other.collective == fault.collective)
        return absl::InvalidArgumentError(
            absl::StrCat(other.toString(), " and ", fault.toString(),
                         " are both at one collective of one device"));
    if (fault.device >= program.numDevices())
      return absl::InvalidArgumentError(
          absl::StrCat(fault.toString(), ": the program runs on ",
                       program.numDevices(), " devices"));
  }
  return absl::OkStatus();
}

/// A fault that did not happen would look like one that nobody noticed.
absl::Status checkHappened(const RunOptions &options,
                           llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices) {
  for (const Fault &fault : options.faults) {
    int64_t count = devices[fault.device]->context.numCollectives;
    if (count < fault.collective)
      return absl::InvalidArgumentError(
          absl::StrCat(fault.toString(), ": device ", fault.device,
                       " comes to only ", count, " collectives"));
  }
  return absl::OkStatus();
}

void fillStats(RunStats &stats,
               llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
               const absl::StatusOr<std::vector<double>> &steps) {
  stats.collectives = devices.front()->context.counts;
  stats.peakBytes = 0;
  stats.peakBytesByDevice.clear();
  for (auto &device : devices) {
    stats.peakBytes = std::max(stats.peakBytes, device->context.peakBytes);
    stats.peakBytesByDevice.push_back(device->context.peakBytes);
  }
  if (!steps.ok())
    return;
  stats.runMilliseconds = steps->front();
  // The first step fills caches and pools; it counts where it is the only one.
  std::vector<double> sorted(steps->begin() + (steps->size() > 1),
                             steps->end());
  llvm::sort(sorted);
  stats.stepMilliseconds = sorted.front();
  stats.medianMilliseconds = sorted[sorted.size() / 2];
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options, RunStats *stats) {
  if (auto status = checkProgram(program, options); !status.ok())
    return status;
  if (auto status = checkArguments(program, arguments); !status.ok())
    return status;
  if (auto status = checkBoundaryMemory(program, options); !status.ok())
    return status;
  if (auto status = checkFaults(program, options); !status.ok())
    return status;
  Execution execution(program, options);
  auto devices = makeDevices(execution, arguments, options);
  auto steps = runSteps(execution, devices, options.repeat);
  if (stats)
    fillStats(*stats, devices, steps);
  if (!steps.ok())
    return steps.status();
  if (auto status = checkHappened(options, devices); !status.ok())
    return status;
  std::vector<HostTensor> results;
  for (size_t i = 0; i < program.results.size(); ++i) {
    auto result = gatherResult(program, i, devices);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  return results;
}

} // namespace gspmd
