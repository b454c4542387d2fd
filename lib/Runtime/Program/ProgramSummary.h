//===- ProgramSummary.h - Collectives and memory of a program ---*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_PROGRAM_PROGRAMSUMMARY_H
#define GSPMD_LIB_RUNTIME_PROGRAM_PROGRAMSUMMARY_H

#include "gspmd/Runtime/CompiledProgram.h"

namespace mlir::gspmd {

/// The executions of one collective in a run of a program.
struct CollectiveUse {
  /// The local sizes of one tensor, before and after the collective.
  struct Tensor {
    std::vector<int64_t> inputSizes, outputSizes;
  };
  size_t op = 0; ///< index in CompiledProgram::collectives
  std::vector<Tensor> tensors;
  /// The bytes of the offsets and sizes that a device passes to a ragged
  /// all-to-all, as they are sent.
  int64_t metadataBytes = 0;
  int64_t numExecutions = 1;
};

/// A program without its code: only its tables and its collectives.
struct ProgramSummary {
  CompiledProgram program; ///< the program without its entry point
  std::vector<CollectiveUse> collectives;
  /// The peak memory of one device: arguments, results, and the most that is
  /// allocated at a time.
  int64_t peakBytes = 0;
  /// The reasons why the numbers may differ from those of a run.
  std::vector<std::string> notes;
};

/// Returns the bytes of one device's shard, with padding.
int64_t localBytes(const EntryTensor &tensor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_PROGRAM_PROGRAMSUMMARY_H
