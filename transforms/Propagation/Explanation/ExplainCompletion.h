//===- ExplainCompletion.h - Explanations as outputs of a pass --*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H

#include "mlir/Pass/Pass.h"
#include "transforms/Propagation/Explanation/Provenance.h"

#include <functional>

namespace mlir::gspmd {

struct Explanation;

/// Requested explanations. The fields are the pass options of the same names.
struct ExplainRequest {
  std::string values; ///< `all` or names; if empty, nothing is explained
  std::string as = "text";
  std::string file;
  std::string json;
  /// Called for each explanation of `values`; its arguments are only valid
  /// during the call.
  std::function<void(const Explanation &, const ShardingAttrTable &)> visit;
  /// Streams that replace the files for text and JSON, if they are set.
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  bool isOn() const { return !values.empty(); }
};

/// Verifies the options. Emits an error on `module` that names the invalid one.
LogicalResult validateRequest(ModuleOp module, const ExplainRequest &request);

/// Writes the requested explanations. Must be called after completion and
/// before shardings are written. Emits an error for an unknown value or a file
/// that cannot be written.
LogicalResult explainCompletion(ModuleOp module, ShardingTable &table,
                                const ProvenanceRecorder &recorder,
                                const ExplainRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
