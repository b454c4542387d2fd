//===- Explanation.h - Explanation of a sharding ----------------*- C++ -*-===//
//
// Explains the completed sharding of a value to a user: for each axis the
// annotation that it comes from and the ops in between, and the axes that other
// tensors proposed, with the cause of their rejection. The writers
// (ExplanationWriters.h) print it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H

#include "transforms/Propagation/Explanation/ExplanationSubjects.h"
#include "transforms/Propagation/Explanation/Provenance.h"
#include "transforms/Propagation/Explanation/RejectionCause.h"

namespace mlir::gspmd {

/// A tensor in a step.
struct ExplainedTensor {
  std::string name; ///< for messages
  /// nullopt for an operand of which the op has a view of its own.
  std::optional<TensorKey> key;
};

/// One step that propagated axes from one tensor of an op to another.
struct ExplainedStep {
  DecisionTime time;
  Operation *op;
  ExplainedTensor from, to;
  unsigned fromDim, toDim;
  /// Positions in the op's rule: operands, then results.
  unsigned fromPosition, toPosition;
};

/// The origin of axes of one dimension.
struct ExplainedAxes {
  unsigned dim;
  AxisList axes;
  DecisionTime entered; ///< the time at which the annotation became effective
  AnnotationSite annotation;
  unsigned numSteps; ///< from the annotation to the value
  /// The last of these steps; empty in a summary.
  std::vector<ExplainedStep> steps;
};

struct ExplainedRejection {
  unsigned dim;
  AxisList axes;
  Operation *op;    ///< the op of both tensors
  std::string from; ///< the tensor that proposed the axes
  RejectionCause reason;
  std::string text; ///< the reason as a sentence
  std::optional<AnnotationSite>
      proposed; ///< the annotation behind the proposal
  std::optional<AnnotationSite>
      winner; ///< the annotation behind the axes that block it
};

struct Explanation {
  TensorKey key;
  /// True for a `mesh_split` that an edit added; the key is its operand's.
  bool isAddedByEdit;
  bool isAnnotated;
  std::string opName;
  Location loc;
  Type type;
  int tensor;
  std::string sharding; ///< `[{"x"}, {?}]`
  std::string mesh;     ///< name of its mesh; empty if it has no axes
  std::vector<ExplainedAxes> axes;
  std::vector<ExplainedRejection> rejections;
  /// The op at which remarks are emitted.
  Operation *anchor;
};

/// Two annotations that conflict at an op and do not change.
struct AnnotationConflict {
  Operation *op;
  std::string first, second; ///< the tensors, with their axes
  AnnotationSite firstSite, secondSite;
};

class Explainer {
public:
  /// Must be constructed after completion and before attributes are written.
  Explainer(ModuleOp module, ShardingTable &table,
            const ProvenanceRecorder &recorder)
      : module(module), table(table), recorder(recorder),
        subjects(module, table) {}

  /// Explains every value of `selection` (`all`, or names separated by commas:
  /// `%5`, `f:%5`, `main:arg0`, `main:result1`, a name of a location or its
  /// suffix after a `/`), in program order. Fails, with an error on the module,
  /// if a name matches no value, or values of several functions, or if the
  /// names and types exceed RepeatedNames::kMaxBytes. Explanations have their
  /// steps if `withSteps` is true, of many values only the last ones: all steps
  /// of a program's values may be as many as the square of its ops.
  LogicalResult forEach(StringRef selection, bool withSteps,
                        llvm::function_ref<void(Explanation)> visit);
  /// Returns each pair of conflicting annotations once, at the first op where
  /// they conflict.
  std::vector<AnnotationConflict> findConflicts() const;

  /// Returns the mesh whose axes the explanations refer to.
  const Mesh &getAxes() const { return table.getShardings().allAxes(); }
  /// Returns the source of the annotation of an event.
  AnnotationSite siteOf(const ProvenanceEvent &annotation) const;

private:
  /// Returns an explanation with at most `maxSteps` steps for each origin.
  Explanation explain(const Subject &subject, unsigned maxSteps) const;
  ExplainedAxes explainChain(const ProvenanceChain &chain, unsigned dim) const;
  void explainRejections(int tensor, unsigned node,
                         std::vector<ExplainedRejection> &rejections) const;
  ExplainedTensor tensorAt(unsigned node, unsigned position) const;
  std::string nameAt(unsigned node, unsigned position) const {
    return tensorAt(node, position).name;
  }

  mutable ModuleOp module;
  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  ExplanationSubjects subjects;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATION_H
