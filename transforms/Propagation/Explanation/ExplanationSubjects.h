//===- ExplanationSubjects.h - Values to explain ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Support/Diagnostics/ProgramTensors.h"

namespace mlir::gspmd {

/// The source location of an annotation.
struct AnnotationSite {
  Location loc;
  std::string text; ///< `argument %x of @main`, `sharding.mesh_split %3`
  sharding::TensorShardingAttr sharding;
  std::optional<TensorKey> tensor; ///< what is annotated; nullopt if unknown
};

/// A tensor of the program.
struct Subject : ProgramTensor {
  int tensor = -1; ///< its number in the table
  bool isAnnotated = false;
};

/// All subjects of a module, in program order, with the names that users know.
class ExplanationSubjects {
public:
  ExplanationSubjects(ModuleOp module, ShardingTable &table);

  /// Returns the subjects of `selection` (see Explainer::forEach), in program
  /// order. Fails, with an error on the module, if a name matches no value, or
  /// values of several functions.
  FailureOr<std::vector<const Subject *>> select(StringRef selection) const;

  /// Returns the first subject with tensor `tensor`; null if there is none.
  const Subject *firstOf(int tensor) const;
  /// Returns the annotations of the tensor.
  ArrayRef<AnnotationSite> sitesOf(int tensor) const { return sites[tensor]; }

  /// `%5`
  std::string nameOf(Value value) const { return names.nameOf(value); }
  TensorKey keyOf(const Subject &subject) const {
    return subject.getKey(names);
  }
  /// Returns the key of a value that is a subject.
  TensorKey keyOf(Value value) const {
    return {ValueNames::functionOf(value), names.nameOf(value),
            occurrences.lookup(value)};
  }
  /// `argument %x of @main`
  std::string describe(const Subject &subject) const;

private:
  void add(Subject subject, sharding::TensorShardingAttr annotation);
  bool matches(const Subject &subject, StringRef name) const;
  bool endsWith(const Subject &subject, StringRef name) const;
  LogicalResult mark(StringRef name, std::vector<bool> &isSelected) const;
  LogicalResult notFound(StringRef name) const;
  std::string selectorOf(const Subject &subject) const;

  mutable ModuleOp module;
  mutable ValueNames names;
  std::vector<Subject> all;
  /// The number of earlier tensors with the name of a value (TensorKey), if it
  /// is not 0.
  DenseMap<Value, unsigned> occurrences;
  /// Per tensor.
  std::vector<int> firsts;
  std::vector<SmallVector<AnnotationSite, 1>> sites;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H
