//===- ProgramOutline.h - What a program does, without its code -*- C++ -*-===//
#ifndef GSPMD_RUNTIME_PROGRAMOUTLINE_H
#define GSPMD_RUNTIME_PROGRAMOUTLINE_H

#include "gspmd/Runtime/CompiledProgram.h"

namespace mlir::gspmd {

/// A collective of a program in a run of it.
struct CollectiveUse {
  /// What one tensor is on each device, before and behind.
  struct Tensor {
    std::vector<int64_t> inputSizes, outputSizes;
  };
  size_t op = 0; ///< in CompiledProgram::collectives
  std::vector<Tensor> tensors;
  /// Of the lists of numbers that a device brings to a ragged all-to-all, as
  /// they are sent.
  int64_t numberBytes = 0;
  int64_t numExecutions = 1;
};

/// A program for all devices, of which only tables are known.
struct ProgramOutline {
  CompiledProgram program; ///< without an entry
  std::vector<CollectiveUse> collectives;
  /// Of one device: arguments, results, and the most that is allocated at a
  /// time.
  int64_t peakBytes = 0;
  /// Where the numbers are not those of every run, and why.
  std::vector<std::string> notes;
};

/// Bytes of one device's part, with padding.
int64_t localBytes(const EntryTensor &tensor);

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_PROGRAMOUTLINE_H
