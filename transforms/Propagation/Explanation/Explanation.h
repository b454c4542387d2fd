//===- Explanation.h - Why a value lies as it does --------------*- C++ -*-===//
//
// What the provenance of a completed table means to a user: per axis the
// annotation and the ops between, and what other tensors would have had it be
// and why it is not. The writers (ExplainWriters.h) print it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H

#include "transforms/Propagation/Explanation/ExplanationSubjects.h"
#include "transforms/Propagation/Explanation/Provenance.h"
#include "transforms/Propagation/Explanation/RejectionCause.h"

namespace mlir::gspmd {

/// One copy of axes from one tensor of an op to another.
struct ExplainedStep {
  DecisionTime time;
  Operation *op;
  std::string from, to; ///< names of values
  unsigned fromDim, toDim;
  /// Places in the op's rule: operands, then results.
  unsigned fromPosition, toPosition;
};

/// Where axes of one dimension come from.
struct ExplainedAxes {
  unsigned dim;
  AxisList axes;
  DecisionTime entered; ///< when the annotation became effective
  AnnotationSite annotation;
  std::vector<ExplainedStep> steps; ///< from the annotation to the value
};

struct ExplainedRejection {
  unsigned dim;
  AxisList axes;
  Operation *op;    ///< where the two met
  std::string from; ///< the tensor that proposed
  RejectionCause reason;
  std::string text; ///< the reason as a sentence
  std::optional<AnnotationSite>
      proposed;                         ///< the annotation behind the proposal
  std::optional<AnnotationSite> winner; ///< behind what stands against it
};

struct Explanation {
  std::string function, name, opName;
  Location loc;
  Type type;
  int tensor;
  std::string sharding; ///< `[{"x"}, {?}]`
  std::string mesh;     ///< what it is on; empty where it says nothing
  std::vector<ExplainedAxes> axes;
  std::vector<ExplainedRejection> losses;
  /// The op at which to remark.
  Operation *anchor;
};

/// Two annotations that meet at an op without either giving way.
struct AnnotationConflict {
  Operation *op;
  std::string first, second; ///< the tensors, with their axes
  AnnotationSite firstSite, secondSite;
};

class Explainer {
public:
  /// After completion and before attributes are written.
  Explainer(ModuleOp module, ShardingTable &table,
            const ProvenanceRecorder &recorder)
      : module(module), table(table), recorder(recorder),
        subjects(module, table) {}

  /// Explains every value of `selection` (`all`, or names separated by commas:
  /// `%5`, `f:%5`, `main:arg0`, `main:result1`, a name of a location or an end
  /// of it from a `/` on), in program order. Failure, and an error on the
  /// module, if a name fits nothing, or values of several functions.
  LogicalResult forEach(StringRef selection,
                        llvm::function_ref<void(const Explanation &)> visit);
  /// Each pair of annotations once, at the first op where they meet.
  std::vector<AnnotationConflict> findConflicts() const;

  /// The axes by which explanations number theirs.
  const Mesh &getAxes() const { return table.getShardings().allAxes(); }
  /// Where axes of an event were written down.
  AnnotationSite siteOf(const ProvenanceEvent &annotation) const;

private:
  Explanation explain(const Subject &subject) const;
  ExplainedAxes explainChain(const ProvenanceChain &chain, unsigned dim) const;
  void explainRejections(int tensor, unsigned node,
                         std::vector<ExplainedRejection> &losses) const;
  std::string nameAt(unsigned node, unsigned position) const;

  mutable ModuleOp module;
  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  ExplanationSubjects subjects;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H
