//===- Shards.h - Shards of arguments and results ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H
#define GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include <map>

namespace mlir::gspmd {

/// Returns InvalidArgument unless these are global tensors of the number, types
/// and shapes that the program takes.
absl::Status checkArguments(const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> arguments);

/// The box of a device's shard in the global tensor, without padding.
struct ShardBox {
  llvm::SmallVector<int64_t, 4> offsets, sizes;
};
ShardBox shardBoxOf(const CompiledProgram &program, const EntryTensor &tensor,
                    int64_t device);

/// Shards one argument. Each shard is created once: devices that hold the same
/// shard read one buffer.
class ArgumentShards {
public:
  /// Shards the tensor `global`. With `poison`, all bits of the padding are
  /// set; otherwise it is zero.
  ArgumentShards(const CompiledProgram &program, const EntryTensor &tensor,
                 HostTensor global, bool poison)
      : program(program), tensor(tensor), global(std::move(global)),
        poison(poison) {}

  /// Returns the shard of a device. ResourceExhausted has the size if this
  /// machine has no memory for it.
  absl::StatusOr<HostTensor> shardOf(int64_t device);
  /// Returns the shards of all devices, otherwise as shardOf.
  absl::StatusOr<std::vector<HostTensor>> allShards();

private:
  const CompiledProgram &program;
  const EntryTensor &tensor;
  HostTensor global;
  bool poison;
  std::map<std::vector<int64_t>, HostTensor> shards; ///< indexed by offsets
};

/// Assembles result `index` of a program from its shards.
class ResultAssembler {
public:
  ResultAssembler(const CompiledProgram &program, size_t index);
  /// Returns DataLoss if an earlier device holds the same shard with different
  /// bits, ResourceExhausted if this machine has no memory for the result.
  absl::Status add(int64_t device, const HostTensor &shard);
  const absl::StatusOr<HostTensor> &result() const { return global; }

private:
  const CompiledProgram &program;
  const size_t index;
  absl::StatusOr<HostTensor> global;
  std::map<std::vector<int64_t>, int64_t> firstHolder; ///< indexed by offsets
};

/// Assembles result `index` from the shards of all devices, by device number.
absl::StatusOr<HostTensor> assembleShards(const CompiledProgram &program,
                                          size_t index,
                                          llvm::ArrayRef<HostTensor> shards);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H
