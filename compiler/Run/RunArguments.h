//===- RunArguments.h - What a program is called with -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNARGUMENTS_H
#define GSPMD_COMPILER_RUN_RUNARGUMENTS_H

#include "compiler/Arrays/NpzArchive.h"
#include "compiler/Run/RunCommand.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include <map>
#include <optional>

namespace mlir::gspmd {

/// bfloat16 is stored as uint16 bits; gives such arrays their type back where
/// `wanted` says so.
void restoreBf16Types(std::vector<HostTensor> &tensors,
                      llvm::ArrayRef<EntryTensor> wanted);
std::vector<std::string> getTensorNames(llvm::ArrayRef<EntryTensor> tensors);

/// All arguments of a program, whole, as the command says.
absl::StatusOr<std::vector<HostTensor>>
makeArguments(const RunCommand &command, const CompiledProgram &program);

/// "{device}" in the names of files, which then have the parts of one device.
bool hasDevicePlaceholder(llvm::StringRef path);
std::string expandDevicePlaceholder(llvm::StringRef path, int64_t device);

/// The arguments of single devices. Of files no more is read than these need.
class ShardReader {
public:
  ShardReader(const RunCommand &command, const CompiledProgram &program,
              bool poison)
      : command(command), program(program), poison(poison) {}

  /// Are there arguments, of the right number?
  absl::Status open();
  /// The part of argument `index` that `device` holds, in its local shape;
  /// padding is zero or, with `poison`, NaNs.
  absl::StatusOr<HostTensor> read(size_t index, int64_t device);

private:
  absl::StatusOr<NpzArchive *> archiveOf(int64_t device);
  absl::Status readBox(size_t index, int64_t device, const HostTensor &part);

  const RunCommand &command;
  const CompiledProgram &program;
  const bool poison;
  /// By device, or the only one under -1.
  std::map<int64_t, NpzArchive> archives;
  /// The last random argument, whole.
  size_t randomIndex = 0;
  std::optional<HostTensor> randomGlobal;
};

/// A device's part of a result without its padding.
HostTensor removePadding(const CompiledProgram &program,
                         const EntryTensor &tensor, int64_t device,
                         const HostTensor &part);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNARGUMENTS_H
