//===- Shards.h - Global tensors and the parts that devices hold -*- C++
//-*-===//
#ifndef GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H
#define GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include <map>

namespace mlir::gspmd {

/// InvalidArgument unless these are global tensors as many and of the types and
/// shapes that the program takes.
absl::Status checkArguments(const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> arguments);

/// Where a device's part of a tensor lies in the global one, without padding.
struct ShardBox {
  llvm::SmallVector<int64_t, 4> offsets, sizes;
};
ShardBox shardBoxOf(const CompiledProgram &program, const EntryTensor &tensor,
                    int64_t device);

/// The parts of one argument, each made once: devices that hold the same part
/// read one buffer.
class ArgumentShards {
public:
  /// With `poison`, padding has all bits set; else it is zero.
  ArgumentShards(const CompiledProgram &program, const EntryTensor &tensor,
                 HostTensor global, bool poison)
      : program(program), tensor(tensor), global(std::move(global)),
        poison(poison) {}

  HostTensor shardOf(int64_t device);

private:
  const CompiledProgram &program;
  const EntryTensor &tensor;
  HostTensor global;
  bool poison;
  std::map<std::vector<int64_t>, HostTensor> parts; ///< by offsets
};

/// Puts result `index` of a program together from the parts that devices hold.
class ResultAssembler {
public:
  ResultAssembler(const CompiledProgram &program, size_t index);
  /// DataLoss where a device before holds the same part and disagrees in a bit.
  absl::Status add(int64_t device, const HostTensor &part);
  const HostTensor &result() const { return global; }

private:
  const CompiledProgram &program;
  const size_t index;
  HostTensor global;
  std::map<std::vector<int64_t>, int64_t> firstHolder; ///< by offsets
};

/// The same from all devices' parts.
absl::StatusOr<HostTensor> assembleShards(const CompiledProgram &program,
                                          size_t index,
                                          llvm::ArrayRef<HostTensor> parts);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_PROGRAM_SHARDS_H
