//===- RunArguments.h - The arguments of a program --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNARGUMENTS_H
#define GSPMD_COMPILER_RUN_RUNARGUMENTS_H

#include "compiler/Arrays/NpzArchive.h"
#include "compiler/Run/RunCommand.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include <map>
#include <optional>

namespace mlir::gspmd {

/// Reads the arrays of a file, by the names of `expected` or in order. None may
/// have more elements than the global tensor. Arrays of uint16 are bfloat16
/// where `expected` has bfloat16, since .npz files store its bits. Their number
/// and shapes may differ from `expected`.
absl::StatusOr<std::vector<HostTensor>>
readTensors(const std::string &path, llvm::ArrayRef<EntryTensor> expected);
std::vector<std::string> getTensorNames(llvm::ArrayRef<EntryTensor> tensors);

/// Returns the global arguments of a program: read from a file or random, as
/// the command requests.
absl::StatusOr<std::vector<HostTensor>>
makeArguments(const RunCommand &command, const CompiledProgram &program);

/// File names may contain "{device}": each device has a file of its shards
/// then.
bool hasDevicePlaceholder(llvm::StringRef path);
std::string expandDevicePlaceholder(llvm::StringRef path, int64_t device);

/// Reads the arguments of single devices, and no more of the files than needed.
class ShardReader {
public:
  ShardReader(const RunCommand &command, const CompiledProgram &program,
              bool poison)
      : command(command), program(program), poison(poison) {}

  /// Opens the files and validates that there are arguments and how many.
  absl::Status open();
  /// Returns the shard of argument `index` on `device`, in its local shape.
  /// Padding is zero or, with `poison`, NaN.
  absl::StatusOr<HostTensor> read(size_t index, int64_t device);

private:
  absl::StatusOr<NpzArchive *> archiveOf(int64_t device);
  absl::Status readBox(size_t index, int64_t device, const HostTensor &part);

  const RunCommand &command;
  const CompiledProgram &program;
  const bool poison;
  /// By device; key -1 is a single file of global arrays.
  std::map<int64_t, NpzArchive> archives;
  /// The most recent random argument, as a global tensor.
  size_t randomIndex = 0;
  std::optional<HostTensor> randomGlobal;
};

/// Returns a device's shard of a result without its padding.
HostTensor removePadding(const CompiledProgram &program,
                         const EntryTensor &tensor, int64_t device,
                         const HostTensor &part);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNARGUMENTS_H
