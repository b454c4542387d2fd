//===- Explanation.cpp - Explanation of a sharding ------------------------===//

#include "transforms/Propagation/Explanation/Explanation.h"
#include "transforms/Propagation/Explanation/AnnotationConflicts.h"
#include "transforms/Propagation/Explanation/RejectionDescription.h"
#include "transforms/Support/Limits/RepeatedNames.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Adds the names and the type that the JSON form of an explanation has.
static void addNames(const Explanation &e, RepeatedNames &names) {
  auto addSite = [&](const std::optional<AnnotationSite> &site) {
    if (!site)
      return;
    names.add(site->text);
    names.add(nameIn(site->loc));
    if (site->tensor)
      names.add(site->tensor->function);
  };
  names.add(e.key.function);
  names.add(nameIn(e.loc));
  names.add(e.type);
  names.add(e.sharding);
  names.add(e.mesh);
  for (const ExplainedAxes &axes : e.axes) {
    addSite(axes.annotation);
    for (const ExplainedStep &step : axes.steps) {
      names.add(nameIn(step.op->getLoc()));
      for (const ExplainedTensor *tensor : {&step.from, &step.to})
        if (tensor->key)
          names.add(tensor->key->function);
    }
  }
  for (const ExplainedRejection &rejection : e.rejections) {
    names.add(nameIn(rejection.op->getLoc()));
    names.add(rejection.text);
    addSite(rejection.proposed);
    addSite(rejection.winner);
  }
}

LogicalResult Explainer::forEach(StringRef selection, bool withSteps,
                                 llvm::function_ref<void(Explanation)> visit) {
  FailureOr<std::vector<const Subject *>> selected = subjects.select(selection);
  if (failed(selected))
    return failure();
  constexpr unsigned kMaxSteps = 40; // about a screen
  constexpr size_t kMaxFullValues = 10;
  unsigned maxSteps = std::numeric_limits<unsigned>::max();
  if (selected->size() > kMaxFullValues)
    maxSteps = kMaxSteps;
  RepeatedNames repeated;
  for (const Subject *subject : *selected) {
    Explanation explanation = explain(*subject, withSteps ? maxSteps : 0);
    addNames(explanation, repeated);
    if (failed(repeated.check(module, "the explanation")))
      return failure();
    visit(std::move(explanation));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Origins of axes
//===----------------------------------------------------------------------===//

AnnotationSite Explainer::siteOf(const ProvenanceEvent &annotation) const {
  for (const AnnotationSite &site : subjects.sitesOf(annotation.tensor)) {
    ShardingAttrTable &shardings = table.getShardings();
    ArrayRef<AxisRef> axes =
        shardings[shardings.idOf(site.sharding)].axesOf(annotation.dim);
    if (llvm::all_of(annotation.axes, [&](const AxisRef &axis) {
          return llvm::any_of(axes, [&](const AxisRef &ref) {
            return ref == axis || ref.contains(axis);
          });
        }))
      return site;
  }
  // Operands of a manual computation are annotated by its attributes only.
  for (unsigned n : table.getNodesOf(annotation.tensor)) {
    Operation *op = table.getNodes()[n].op;
    if (isa<ManualComputationOp>(op))
      return {
          op->getLoc(),
          ("in_shardings or out_shardings of " + op->getName().getStringRef())
              .str(),
          {},
          std::nullopt};
  }
  return {module.getLoc(), "an annotation", {}, std::nullopt};
}

/// Returns the tensor at an index of a node: the op's own operand or result if
/// possible.
ExplainedTensor Explainer::tensorAt(unsigned n, unsigned position) const {
  const PropagationNode &node = table.getNodes()[n];
  int number = table.getTensorsOf(node)[position];
  bool isOperand = position < table.kindOf(node).map.operands().size();
  auto isTensor = [&](Value value) {
    return table.findNumber(value) == number;
  };
  auto explained = [&](Value value) {
    TensorKey key = subjects.keyOf(value);
    return ExplainedTensor{key.name, key};
  };
  if (isOperand) {
    if (position < node.op->getNumOperands() &&
        isTensor(node.op->getOperand(position)))
      return explained(node.op->getOperand(position));
    for (Value operand : node.op->getOperands())
      if (isTensor(operand))
        return explained(operand);
  } else {
    for (Value result : node.op->getResults())
      if (isTensor(result))
        return explained(result);
  }
  const Subject *subject = subjects.firstOf(number);
  if (!subject)
    return {"the computation's own view of an operand", std::nullopt};
  return {subject->value ? subjects.nameOf(subject->value)
                         : subjects.describe(*subject),
          subjects.keyOf(*subject)};
}

ExplainedAxes Explainer::explainChain(const ProvenanceChain &chain,
                                      unsigned dim) const {
  ExplainedAxes result{
      dim, chain.axes, chain.root->time, siteOf(*chain.root), chain.numSteps,
      {}};
  for (unsigned i = chain.events.size() - 1; i-- > 0;) {
    const ProvenanceEvent &event = *chain.events[i];
    result.steps.push_back({event.time, table.getNodes()[event.node].op,
                            tensorAt(event.node, event.source),
                            tensorAt(event.node, event.position),
                            chain.events[i + 1]->dim, event.dim,
                            unsigned(event.source), unsigned(event.position)});
  }
  return result;
}

Explanation Explainer::explain(const Subject &subject,
                               unsigned maxSteps) const {
  Explanation result{subjects.keyOf(subject),
                     subject.isAddedByEdit,
                     subject.isAnnotated,
                     {},
                     module.getLoc(),
                     subject.getType(),
                     subject.tensor,
                     {},
                     {},
                     {},
                     {},
                     module};
  if (Value value = subject.value) {
    Operation *op = subject.value.getDefiningOp();
    result.opName = op ? op->getName().getStringRef().str()
                       : (subject.isArgument ? "argument" : "block argument");
    result.loc = subject.value.getLoc();
    result.anchor = op ? op : value.getParentBlock()->getParentOp();
  } else {
    FunctionOpInterface func = subject.func;
    result.opName = "result";
    result.loc = func.getLoc();
    result.anchor = func;
  }
  const TensorSharding &sharding = table.shardingOf(subject.tensor);
  result.sharding = sharding.toString(getAxes());
  unsigned mesh = table.getTensors()[subject.tensor].mesh;
  if (mesh != TensorEntry::kNoMesh)
    result.mesh = table.getShardings().meshName(mesh).getValue();
  for (unsigned d = 0; d < sharding.rank(); ++d)
    for (const ProvenanceChain &chain :
         recorder.chainsOf(subject.tensor, d, maxSteps))
      result.axes.push_back(explainChain(chain, d));
  for (unsigned node : table.getNodesOf(subject.tensor))
    explainRejections(subject.tensor, node, result.rejections);
  return result;
}

//===----------------------------------------------------------------------===//
// Rejected proposals
//===----------------------------------------------------------------------===//

void Explainer::explainRejections(
    int tensor, unsigned n, std::vector<ExplainedRejection> &rejections) const {
  for (const RejectedProposal &proposal :
       findRejectedProposals(table, recorder, tensor, n)) {
    bool isKnown =
        llvm::any_of(rejections, [&](const ExplainedRejection &known) {
          return known.dim == proposal.dim && known.axes == proposal.axes &&
                 known.reason == proposal.cause;
        });
    if (isKnown)
      continue;
    ExplainedRejection rejection{
        proposal.dim,           proposal.axes,
        table.getNodes()[n].op, nameAt(n, proposal.source),
        proposal.cause,         describeRejection(proposal, getAxes()),
        std::nullopt,           std::nullopt};
    if (proposal.proposingAnnotation)
      rejection.proposed = siteOf(*proposal.proposingAnnotation);
    if (proposal.blockingAnnotation)
      rejection.winner = siteOf(*proposal.blockingAnnotation);
    rejections.push_back(std::move(rejection));
  }
}

std::vector<AnnotationConflict> Explainer::findConflicts() const {
  std::vector<AnnotationConflict> conflicts;
  DenseSet<std::pair<const ProvenanceEvent *, const ProvenanceEvent *>> seen;
  for (unsigned n = 0; n < table.getNodes().size(); ++n)
    for (const NodeConflict &conflict : findNodeConflicts(table, recorder, n)) {
      auto pair = std::minmax(conflict.firstRoot, conflict.secondRoot);
      if (!seen.insert({pair.first, pair.second}).second)
        continue;
      auto describe = [&](unsigned position, const AxisList &axes,
                          unsigned dim) {
        return nameAt(n, position) + " dim " + std::to_string(dim) + " {" +
               getAxes().toString(axes) + "}";
      };
      conflicts.push_back(
          {table.getNodes()[n].op,
           describe(conflict.first, conflict.firstAxes, conflict.firstDim),
           describe(conflict.second, conflict.secondAxes, conflict.secondDim),
           siteOf(*conflict.firstRoot), siteOf(*conflict.secondRoot)});
    }
  return conflicts;
}
