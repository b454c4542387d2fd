//===- Finding.h - What a search for a wrong op finds -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_FINDING_H
#define GSPMD_COMPILER_BISECT_FINDING_H

#include "compiler/Bisect/WrongValue.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd::bisect {

/// A completed program with a function @main whose results the suspect computes
/// wrongly, or which it rejects, on these arguments.
struct FailingProgram {
  OwningOpRef<ModuleOp> module;
  std::vector<HostTensor> arguments;
};

/// Where and how the suspect is wrong. Ops and values are those of the
/// completed module.
struct Finding {
  Operation *op = nullptr;
  /// The index of the wrong result of `op`; -1 if the suspect rejected or could
  /// not run the op, for the reason in `error`.
  int64_t result = -1;
  std::string error;
  WrongValue value;
  int64_t numDevices = 1;
  /// The op is also wrong in a program of its own.
  bool isWrongAlone = false;
  /// The op is right in all programs with more results.
  bool isFoundInContext = false;
  /// The loops and conditionals that were entered, outermost first: "iteration
  /// 2 of stablehlo.while at ...".
  std::vector<std::string> path;
  /// The collectives of the op in the partitioned program.
  std::optional<std::vector<std::string>> collectives;
  /// The op with as few others as it needs to fail.
  FailingProgram program;
};

/// The first op with a NaN in its result on operands without one.
struct NaNSource {
  Operation *op = nullptr;
  /// The smallest and the largest element of each operand.
  std::vector<std::pair<Number, Number>> operandRanges;
};

/// An op that was not judged, with the reason.
struct UnjudgedOp {
  Operation *op = nullptr;
  std::string reason;
};

struct BisectionResult {
  std::optional<Finding> finding;
  std::optional<NaNSource> nan;
  std::vector<UnjudgedOp> unjudged;
  /// Judged ops, in each iteration; those whose results have the same bits as
  /// the reference's, and those that differ by rounding.
  int64_t numExact = 0, numRounded = 0;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_FINDING_H
