//===- ExplainCompletion.h - What sharding-propagate says of its decisions -*-
// C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H

#include "mlir/Pass/Pass.h"
#include "transforms/Propagation/Explanation/Provenance.h"

#include <functional>

namespace mlir::gspmd {

struct Explanation;

/// The pass options of the same names.
struct ExplainRequest {
  std::string values; ///< `all` or names; empty: nothing is explained
  std::string as = "text";
  std::string file;
  std::string json;
  /// Called for each explanation of `values`; what it is given is gone
  /// afterwards.
  std::function<void(const Explanation &, const ShardingAttrTable &)> visit;
  /// Text and JSON go here and not to files, if they are set.
  llvm::raw_ostream *textStream = nullptr, *jsonStream = nullptr;

  bool isOn() const { return !values.empty(); }
};

/// Success, or an error on `module` that tells which option is wrong.
LogicalResult validateRequest(ModuleOp module, const ExplainRequest &request);

/// Writes what `request` asks for. To be called after completion and before
/// shardings are written. Errors: an unknown value, a file that cannot be
/// written.
LogicalResult explainCompletion(ModuleOp module, ShardingTable &table,
                                const ProvenanceRecorder &recorder,
                                const ExplainRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLAINCOMPLETION_H
