//===- RunArguments.h - The arguments of a program --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNARGUMENTS_H
#define GSPMD_COMPILER_RUN_RUNARGUMENTS_H

#include "compiler/Arrays/NpzArchive.h"
#include "compiler/Engines/Engine.h"
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

/// Returns global argument `index`, described by `argument`, of
/// --random-inputs.
HostTensor makeRandomArgument(const EntryTensor &argument, uint64_t seed,
                              size_t index);

/// The options that select the arguments of the program.
struct ArgumentOptions {
  std::string inputs; ///< a file; empty: random or none
  std::optional<uint64_t> randomSeed;

  void addOptions(OptionGroup &group);
};

/// Returns true if a file name contains "{device}", so that each device has a
/// file of its shards.
bool hasDevicePlaceholder(llvm::StringRef path);
std::string expandDevicePlaceholder(llvm::StringRef path, int64_t device);

/// The arguments of a program, read from files or random, as a command
/// requests. Of the shards of single devices, no more of the files is read than
/// needed.
class ProgramArguments : public ArgumentSource {
public:
  ProgramArguments(const ArgumentOptions &options,
                   const CompiledProgram &program)
      : options(options), program(program) {}

  absl::StatusOr<std::vector<HostTensor>> readGlobal() override;
  absl::Status openShards() override;
  absl::StatusOr<HostTensor> readShard(size_t index, int64_t device,
                                       bool poison) override;

private:
  absl::Status validateHasArguments() const;
  HostTensor makeRandom(size_t index) const;
  absl::StatusOr<NpzArchive *> archiveOf(int64_t device);
  absl::Status readBox(size_t index, int64_t device, const HostTensor &shard);

  const ArgumentOptions options;
  const CompiledProgram &program;
  /// The open files by device; key -1 is a single file of global arrays.
  std::map<int64_t, NpzArchive> archives;
  /// The most recent random argument, as a global tensor.
  size_t randomIndex = 0;
  std::optional<HostTensor> randomGlobal;
};

/// Returns the global arguments of a program that runs once.
absl::StatusOr<std::vector<HostTensor>>
readArguments(const ArgumentOptions &options, const CompiledProgram &program);

/// Returns a device's shard of a result without its padding.
HostTensor removePadding(const CompiledProgram &program,
                         const EntryTensor &tensor, int64_t device,
                         const HostTensor &shard);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNARGUMENTS_H
