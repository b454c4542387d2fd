//===- GroupPrograms.h - The programs of groups of devices ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_GROUPPROGRAMS_H
#define GSPMD_COMPILER_PIPELINING_GROUPPROGRAMS_H

#include "compiler/Pipelining/StagePrograms.h"

namespace mlir::gspmd {

/// An op of a group's program. Values are numbered; `released` are those that
/// no later step reads.
struct GroupStep {
  enum class Kind { Call, Send, Recv, Accumulate };
  Kind kind = Kind::Call;
  SmallVector<unsigned> inputs, outputs, released;
  /// The index of a Call into StagePrograms::tasks, with its microbatch or -1;
  /// the task and the input that first read the tensor of a Recv.
  unsigned task = 0, input = 0;
  int64_t microbatch = -1;
  /// The other group of a Send or a Recv.
  int64_t peer = 0, channel = 0;
};

/// The program that --pipeline-write-groups wrote for a group of devices.
struct GroupProgram {
  /// An argument or a result of the undivided program, or with number -1 the
  /// number of the microbatch. Microbatch -1: the same for all.
  struct Boundary {
    unsigned value = 0;
    int64_t number = 0, microbatch = -1;
    /// The layers of the argument or result; nullopt: all of it.
    std::optional<std::pair<int64_t, int64_t>> layers;
  };
  unsigned numValues = 0;
  std::vector<Boundary> arguments, results;
  std::vector<GroupStep> steps;
};

/// Writes the program of each group into `stages.module`, and returns them in
/// the order of the groups. Errors are emitted.
FailureOr<std::vector<GroupProgram>> writeGroupPrograms(StagePrograms &stages);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_GROUPPROGRAMS_H
