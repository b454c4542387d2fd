//===- VerifyProgram.cpp - Validation of programs and options -------------===//
#include "lib/Runtime/Program/VerifyProgram.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Collectives/GroupTable.h"
#include "lib/Runtime/Memory/MemoryBreakdown.h"
#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {
namespace {

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

absl::Status checkMeshes(const CompiledProgram &program) {
  int64_t numDevices = program.numDevices();
  for (const Mesh &mesh : program.meshes)
    if (mesh.rank() != 0 && mesh.numDevices() != numDevices)
      return absl::InvalidArgumentError(
          absl::StrCat("meshes of ", mesh.numDevices(), " and ", numDevices,
                       " devices in one program"));
  return absl::OkStatus();
}

absl::Status checkCollectives(const CompiledProgram &program) {
  for (const CollectiveDesc &collective : program.collectives) {
    // An axis index without axes stands for an op without a table entry.
    if (collective.kind == CollectiveKind::AxisIndex && collective.axes.empty())
      continue;
    std::string where = labelOf(collective.name, collective.location);
    if (collective.mesh >= program.meshes.size() ||
        program.meshes[collective.mesh].numDevices() != program.numDevices())
      return absl::InvalidArgumentError(
          absl::StrCat(where, ": not on the mesh of the program"));
    if (auto text = verify(program.meshes[collective.mesh], collective))
      return absl::InvalidArgumentError(absl::StrCat(where, ": ", *text));
  }
  return absl::OkStatus();
}

absl::Status checkTensors(const CompiledProgram &program) {
  for (auto [index, tensor] : llvm::enumerate(program.arguments))
    if (auto s = checkTensor(program, tensor, "argument", index); !s.ok())
      return s;
  for (auto [index, tensor] : llvm::enumerate(program.results))
    if (auto s = checkTensor(program, tensor, "result", index); !s.ok())
      return s;
  return absl::OkStatus();
}

/// Checks what depends on no option.
absl::Status checkTables(const CompiledProgram &program) {
  absl::Status status = checkMeshes(program);
  if (status.ok())
    status = checkCollectives(program);
  if (status.ok())
    status = checkTensors(program);
  return status;
}

absl::Status checkBoundaryMemory(const CompiledProgram &program,
                                 const ExecutionOptions &options) {
  if (!options.memoryLimit)
    return absl::OkStatus();
  int64_t bytes = boundaryBytes(program);
  if (bytes <= options.memoryLimit)
    return absl::OkStatus();
  MemoryBreakdown held;
  held.addArgumentsAndResults(program);
  return absl::ResourceExhaustedError(absl::StrCat(
      "every device is out of memory before it starts: arguments and "
      "results take ",
      bytes, " of ", options.memoryLimit, " bytes:", held.lines()));
}

absl::Status checkFaults(const CompiledProgram &program,
                         const ExecutionOptions &options) {
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

} // namespace

absl::Status verifyProgram(const CompiledProgram &program,
                           const ExecutionOptions &options) {
  absl::Status status;
  if (!options.isVerified)
    status = checkTables(program);
  if (status.ok())
    status = checkBoundaryMemory(program, options);
  if (status.ok())
    status = checkFaults(program, options);
  return status;
}

} // namespace mlir::gspmd
