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

/// The programs in which an op fails.
enum class FailsIn {
  Isolation,       ///< also in a program of its own
  Window,          ///< only together with the ops around it
  OriginalResults, ///< only if no results are added
  AddedResults,    ///< only if the search adds results
  OwnShardings,    ///< only with the shardings that the suspect's propagation
                   ///< chooses
};

/// The op at which the suspect is wrong, and the evidence. Ops and values are
/// those of the completed module.
struct Finding {
  Operation *op = nullptr;
  /// The op with the wrong result if it is another one: computed together with
  /// it, `op` makes it wrong, and on the value of `op` it is right.
  Operation *wrongUser = nullptr;
  /// The index of the wrong result; -1 if the suspect rejected or could not run
  /// the op, for the reason in `error`.
  int64_t result = -1;

  Operation *wrongOp() const { return wrongUser ? wrongUser : op; }
  std::string error;
  WrongValue value;
  int64_t numDevices = 1;
  FailsIn failsIn = FailsIn::Window;
  /// The loops and conditionals that were entered, outermost first: "iteration
  /// 2 of scf.while at ...".
  std::vector<std::string> path;
  /// The collectives of the op in the partitioned program.
  std::optional<std::vector<std::string>> collectives;
  /// The op with as few others as it needs to fail.
  FailingProgram program;
};

/// The first op with a NaN in its result on operands without one, or that
/// selects a NaN of a constant.
struct NaNSource {
  Operation *op = nullptr;
  /// The smallest and the largest element of each operand, NaN if all are.
  std::vector<std::pair<Number, Number>> operandRanges;
};

/// The reason why an op was not judged whose operands were not computed.
inline constexpr llvm::StringLiteral kNoOperand = "an operand has no value";

/// An op that was not judged, with the reason.
struct UnjudgedOp {
  Operation *op = nullptr;
  std::string reason;
  /// The suspect rejects or cannot run it on one device either.
  bool isRejected = false;
};

/// A window in which the results that the search adds change the collectives of
/// the partitioned program.
struct ChangedCollectives {
  Operation *first = nullptr, *last = nullptr;
  /// The collectives that occur only without the added results, and those that
  /// occur only with them.
  std::vector<std::string> without, with;
};

struct BisectionResult {
  std::optional<Finding> finding;
  std::optional<NaNSource> nan;
  std::vector<UnjudgedOp> unjudged;
  /// Why the suspect does not run the program, although this is no error of its
  /// partitioner; empty if it runs. The rejected ops are among the unjudged.
  std::string rejection;
  /// The error of the run with the shardings of the suspect's own propagation;
  /// empty if it succeeded or was not requested.
  std::string ownShardingsError;
  /// The number of windows that ran.
  int64_t numWindows = 0;
  /// The number of segments that ran with their own results.
  int64_t numSegments = 0;
  /// The number of windows whose collectives were compared: the first one and
  /// those with a wrong op.
  int64_t numComparedWindows = 0;
  /// The number of windows whose collectives could not be compared.
  int64_t numUncomparedWindows = 0;
  /// The windows whose collectives differ.
  std::vector<ChangedCollectives> changed;
  /// The numbers of judged ops (an op in a loop counts once per iteration)
  /// whose results have the same bits as the reference's, and of those whose
  /// results differ by rounding.
  int64_t numExact = 0, numRounded = 0;
};

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_FINDING_H
