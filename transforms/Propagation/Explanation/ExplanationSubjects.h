//===- ExplanationSubjects.h - What one may ask an explanation of -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Support/ValueNames.h"

namespace mlir::gspmd {

/// A place where a user wrote a sharding.
struct AnnotationSite {
  Location loc;
  std::string text; ///< `argument %x of @main`, `sharding.mesh_split %3`
  sharding::TensorShardingAttr sharding;
};

/// A value of the program, or a function's result.
struct Subject {
  Value value; ///< null for a function's result
  FunctionOpInterface func;
  unsigned index = 0; ///< of an argument or result of `func`
  bool isArgument = false;
  int tensor = -1;
};

/// All subjects of a module, in program order, and what users call them.
class ExplanationSubjects {
public:
  ExplanationSubjects(ModuleOp module, ShardingTable &table);

  /// The subjects of `selection` (see Explainer::forEach), in program order.
  /// Failure, and an error on the module, if a name fits nothing, or values of
  /// several functions.
  FailureOr<std::vector<const Subject *>> select(StringRef selection) const;

  /// The first with a tensor of that number; null if there is none.
  const Subject *firstOf(int tensor) const;
  /// Where the tensor is annotated.
  ArrayRef<AnnotationSite> sitesOf(int tensor) const { return sites[tensor]; }

  /// `%5`
  std::string nameOf(Value value) const { return names.of(value); }
  /// `argument %x of @main`
  std::string describe(const Subject &subject) const;

private:
  void add(Subject subject, sharding::TensorShardingAttr annotation);
  bool isSelected(const Subject &subject, StringRef name) const;
  bool endsWith(const Subject &subject, StringRef name) const;
  LogicalResult mark(StringRef name, std::vector<bool> &isWanted) const;
  LogicalResult notFound(StringRef name) const;
  std::string selectorOf(const Subject &subject) const;

  mutable ModuleOp module;
  mutable ValueNames names;
  std::vector<Subject> all;
  /// Per tensor.
  std::vector<int> firsts;
  std::vector<SmallVector<AnnotationSite, 1>> sites;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_EXPLANATIONSUBJECTS_H
