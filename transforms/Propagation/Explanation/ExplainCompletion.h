//===- ExplainCompletion.h - Explanations as outputs of a pass --*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H

#include "transforms/Propagation/Explanation/Provenance.h"

#include <functional>

namespace mlir::gspmd {

struct Explanation;

/// Requested explanations. The fields are the options of the same names of the
/// pass sharding-propagate.
struct ExplainRequest {
  std::string values; ///< `all` or names; if empty, nothing is explained
  std::string as = "text";
  std::string file;
  std::string json;
  /// Record the names of the explained values, and of those that their axes
  /// come from, in the module (kExplainedAttr).
  bool recordsNames = false;

  bool isEnabled() const { return !values.empty(); }
};

/// Receives explanations instead of the files of a request.
struct ExplanationConsumer {
  /// Called for each explanation; its arguments are only valid during the call.
  std::function<void(const Explanation &, const ShardingAttrTable &)> visit;
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;
  /// Called once, before the first explanation.
  std::function<void()> willExplain = {};
  /// False if explanations need the number of steps only.
  bool needsSteps = true;
};

/// Attribute of a module with the names of values for
/// `spmd-explain-optimizations`, which removes it.
inline constexpr llvm::StringLiteral kExplainedAttr = "sharding.explained";

/// Verifies that `module` can be explained, and the options. Emits an error on
/// `module` that names the invalid one.
LogicalResult validateRequest(ModuleOp module, const ExplainRequest &request);

/// Writes the requested explanations. Must be called after completion and
/// before shardings are written. Emits an error for an unknown value or a file
/// that cannot be written.
LogicalResult explainCompletion(ModuleOp module, ShardingTable &table,
                                const ProvenanceRecorder &recorder,
                                const ExplainRequest &request,
                                const ExplanationConsumer &consumer = {});

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
