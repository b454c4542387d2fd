//===- Run.cpp - Runs an exported program on a PJRT plugin ----------------===//
#include "gspmd/Engines/Pjrt/Run.h"
#include "Session.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Parts.h"
#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

using pjrt::Buffer;
using pjrt::Session;

double millisecondsSince(std::chrono::steady_clock::time_point begin) {
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - begin;
  return elapsed.count();
}

/// Buffers by device, destroyed with this.
class Buffers {
public:
  explicit Buffers(Session &session) : session(session) {}
  ~Buffers() { clear(); }
  Buffers(const Buffers &) = delete;
  Buffers &operator=(const Buffers &) = delete;

  void clear() {
    for (std::vector<Buffer *> &list : lists)
      for (Buffer *buffer : list)
        if (buffer)
          session.destroy(buffer);
    lists.clear();
  }
  std::vector<std::vector<Buffer *>> lists;

private:
  Session &session;
};

/// The arguments' parts on the devices. A program may take over what it is
/// given; such parts are brought again.
absl::Status bring(Session &session,
                   llvm::ArrayRef<std::vector<HostTensor>> parts,
                   Buffers &buffers) {
  buffers.lists.resize(parts.size());
  for (auto [device, tensors] : llvm::enumerate(parts)) {
    std::vector<Buffer *> &list = buffers.lists[device];
    list.resize(tensors.size(), nullptr);
    for (auto [buffer, tensor] : llvm::zip_equal(list, tensors)) {
      if (buffer && !session.isDeleted(buffer))
        continue;
      if (buffer)
        session.destroy(buffer);
      buffer = nullptr;
      absl::StatusOr<Buffer *> made = session.toDevice(tensor, device);
      if (!made.ok())
        return made.status();
      buffer = *made;
    }
  }
  return absl::OkStatus();
}

std::vector<std::vector<HostTensor>>
cutArguments(const CompiledProgram &program,
             llvm::ArrayRef<HostTensor> arguments, bool poison) {
  std::vector<std::vector<HostTensor>> parts(program.numDevices());
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    ArgumentParts cut(program, program.arguments[index], argument, poison);
    for (auto [device, tensors] : llvm::enumerate(parts))
      tensors.push_back(cut.partOf(device));
  }
  return parts;
}

absl::StatusOr<std::vector<HostTensor>>
joinResults(Session &session, const CompiledProgram &program,
            llvm::ArrayRef<std::vector<Buffer *>> buffers) {
  std::vector<HostTensor> results;
  for (auto [index, entry] : llvm::enumerate(program.results)) {
    std::vector<HostTensor> parts;
    for (const std::vector<Buffer *> &list : buffers) {
      parts.emplace_back(entry.elementType, entry.localShape);
      if (auto status = session.toHost(list[index], parts.back()); !status.ok())
        return status;
    }
    absl::StatusOr<HostTensor> result = joinParts(program, index, parts);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  return results;
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runOnPjrt(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
          const PjrtOptions &options, PjrtStats *stats) {
  const CompiledProgram &boundary = program.boundary;
  if (auto status = checkArguments(boundary, arguments); !status.ok())
    return status;
  absl::StatusOr<pjrt::Plugin> plugin = pjrt::Plugin::open(options.plugin);
  if (!plugin.ok())
    return plugin.status();
  PjrtStats unused;
  PjrtStats &numbers = stats ? *stats : unused;
  Session session(*plugin);
  if (auto status = session.start(options.clientOptions, boundary.numDevices(),
                                  program.isPartitions);
      !status.ok())
    return status;
  numbers.platform = session.platform();
  numbers.deviceKind = session.deviceKind();
  auto begin = std::chrono::steady_clock::now();
  if (auto status = session.compile(program.code, program.isPartitions,
                                    boundary.results.size());
      !status.ok())
    return status;
  numbers.compileMilliseconds = millisecondsSince(begin);

  std::vector<std::vector<HostTensor>> parts =
      cutArguments(boundary, arguments, options.poison);
  Buffers given(session), results(session);
  std::vector<double> steps;
  for (int64_t i = 0; i < std::max<int64_t>(1, options.repeat); ++i) {
    results.clear();
    if (auto status = bring(session, parts, given); !status.ok())
      return status;
    begin = std::chrono::steady_clock::now();
    if (auto status = session.execute(given.lists, results.lists); !status.ok())
      return status;
    steps.push_back(millisecondsSince(begin));
  }
  static_cast<StepTimes &>(numbers) = StepTimes::of(steps);
  numbers.peakBytesByDevice = session.peakBytes();
  return joinResults(session, boundary, results.lists);
}

} // namespace mlir::gspmd
