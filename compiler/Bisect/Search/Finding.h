//===- Finding.h - The result of a bisection --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_FINDING_H
#define GSPMD_COMPILER_BISECT_SEARCH_FINDING_H

#include "compiler/Bisect/Search/WrongValue.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd::bisect {

/// A completed program with a function @main whose results the suspect computes
/// wrongly, or which it rejects, on these arguments.
struct FailingProgram {
  OwningOpRef<ModuleOp> module;
  std::vector<HostTensor> arguments;
};

/// The op at which the suspect is wrong, and the evidence. Ops and values are
/// those of the completed module.
struct Finding {
  Operation *op = nullptr;
  /// The index of the wrong result of `op`; -1 if the suspect rejected or could
  /// not run the op, for the reason in `error`.
  int64_t result = -1;
  std::string error;
  WrongValue value;
  int64_t numDevices = 1;
  /// True if the op is also wrong in a program of its own.
  bool isWrongAlone = false;
  /// True if the op is right in all programs that return more values.
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
  /// The numbers of judged ops (an op in a loop counts once per iteration)
  /// whose results have the same bits as the reference's, and of those whose
  /// results differ by rounding.
  int64_t numExact = 0, numRounded = 0;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_FINDING_H
