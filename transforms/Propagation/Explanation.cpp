//===- Explanation.cpp - Why a value lies as it does ----------------------===//

#include "transforms/Propagation/Explanation.h"
#include "transforms/Propagation/DescribeLoss.h"
#include "transforms/Propagation/ExplainConflict.h"
#include "transforms/Support/NearNames.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// What there is to explain
//===----------------------------------------------------------------------===//

Explainer::Explainer(ModuleOp module, ShardingTable &table,
                     const ProvenanceRecorder &recorder)
    : module(module), table(table), recorder(recorder), names(module),
      firstSubject(table.getTensors().size(), -1),
      sites(table.getTensors().size()) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (func && !func.isExternal())
      for (BlockArgument arg : func.getArguments())
        addSubject({arg, func, arg.getArgNumber(), /*isArgument=*/true,
                    table.findNumber(arg)},
                   getSharding(arg));
    if (func)
      for (auto [i, number] : llvm::enumerate(table.getResultNumbers(func)))
        addSubject({Value(), func, unsigned(i), /*isArgument=*/false, number},
                   getResultSharding(func, i));
    for (Value result : op->getResults())
      addSubject({result, {}, 0, false, table.findNumber(result)},
                 annotationOf(result));
    if (!hasProgramRegions(op))
      return WalkResult::skip();
    if (!func)
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument arg : block.getArguments())
            addSubject({arg, {}, 0, false, table.findNumber(arg)}, {});
    return WalkResult::advance();
  });
}

void Explainer::addSubject(Subject subject, TensorShardingAttr annotation) {
  if (subject.tensor < 0)
    return;
  if (annotation) {
    Location loc =
        subject.value ? subject.value.getLoc() : subject.func.getLoc();
    sites[subject.tensor].push_back(
        {loc, describeSubject(subject), annotation});
  }
  if (firstSubject[subject.tensor] < 0)
    firstSubject[subject.tensor] = subjects.size();
  subjects.push_back(std::move(subject));
}

std::string Explainer::describeSubject(const Subject &subject) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  FunctionOpInterface func = subject.func;
  if (!subject.value)
    os << "result " << subject.index << " of @" << func.getName();
  else if (subject.isArgument)
    os << "argument " << names.of(subject.value) << " of @" << func.getName();
  else if (Operation *op = subject.value.getDefiningOp())
    os << op->getName() << " " << names.of(subject.value);
  else
    os << names.of(subject.value);
  return text;
}

bool Explainer::isSelected(const Subject &subject, StringRef name) const {
  if (name == "all")
    return true;
  FunctionOpInterface func = subject.func;
  StringRef function =
      subject.value ? ValueNames::functionOf(subject.value) : func.getName();
  StringRef rest = name;
  if (rest.consume_front(function) && rest.consume_front(":"))
    name = rest;
  if (subject.func &&
      name == ((subject.isArgument ? "arg" : "result") + Twine(subject.index))
                  .str())
    return true;
  if (!subject.value)
    return false;
  std::string own = names.of(subject.value);
  return name == own || name == StringRef(own).drop_front() ||
         name == nameIn(subject.value.getLoc());
}

bool Explainer::endsWith(const Subject &subject, StringRef name) const {
  if (!subject.value)
    return false;
  StringRef whole = nameIn(subject.value.getLoc());
  return whole.consume_back(name) && whole.ends_with("/");
}

std::string Explainer::nameOf(const Subject &subject) const {
  FunctionOpInterface func = subject.func;
  if (!subject.value)
    return (func.getName() + ":result" + Twine(subject.index)).str();
  return (ValueNames::functionOf(subject.value) + ":" + names.of(subject.value))
      .str();
}

LogicalResult Explainer::notFound(StringRef name) const {
  llvm::StringSet<> known;
  for (const Subject &subject : subjects) {
    known.insert(nameOf(subject));
    if (!subject.value)
      continue;
    known.insert(names.of(subject.value));
    if (StringRef place = nameIn(subject.value.getLoc()); !place.empty())
      known.insert(place);
  }
  InFlightDiagnostic error = module.emitError() << "has no tensor called '"
                                                << name << "' to explain; ";
  error << suggestionFor(name, known);
  return error << "name one as in the file (%5), as main:arg0 or "
                  "main:result0, or by the name in its location";
}

LogicalResult Explainer::select(StringRef name,
                                std::vector<bool> &isWanted) const {
  SmallVector<unsigned> found;
  for (auto test : {&Explainer::isSelected, &Explainer::endsWith}) {
    for (auto [i, subject] : llvm::enumerate(subjects))
      if ((this->*test)(subject, name))
        found.push_back(i);
    if (!found.empty())
      break;
  }
  if (found.empty())
    return name == "all" ? success() : notFound(name);
  llvm::SmallSetVector<StringRef, 4> functions;
  for (unsigned i : found)
    if (Value value = subjects[i].value)
      functions.insert(ValueNames::functionOf(value));
  if (name.starts_with("%") && functions.size() > 1) {
    auto choices = llvm::map_range(functions, [&](StringRef function) {
      return (function + ":" + name).str();
    });
    return module.emitError()
           << "has a " << name << " in several functions; "
           << "say which to explain: " << llvm::join(choices, ", ");
  }
  for (unsigned i : found)
    isWanted[i] = true;
  return success();
}

LogicalResult
Explainer::forEach(StringRef selection,
                   llvm::function_ref<void(const Explanation &)> visit) {
  SmallVector<StringRef> wanted;
  selection.split(wanted, ',');
  std::vector<bool> isWanted(subjects.size());
  for (StringRef name : wanted)
    if (failed(select(name.trim(), isWanted)))
      return failure();
  for (auto [i, subject] : llvm::enumerate(subjects))
    if (isWanted[i])
      visit(explain(subject));
  return success();
}

//===----------------------------------------------------------------------===//
// Where axes come from
//===----------------------------------------------------------------------===//

AnnotationSite Explainer::siteOf(const ProvenanceEvent &annotation) const {
  for (const AnnotationSite &site : sites[annotation.tensor]) {
    ShardingAttrTable &shardings = table.getShardings();
    ArrayRef<::gspmd::AxisRef> axes =
        shardings[shardings.idOf(site.sharding)].axesOf(annotation.dim);
    if (llvm::all_of(annotation.axes, [&](const ::gspmd::AxisRef &axis) {
          return llvm::any_of(axes, [&](const ::gspmd::AxisRef &own) {
            return own == axis || own.contains(axis);
          });
        }))
      return site;
  }
  // Of the operands of a manual computation only the attribute knows.
  for (unsigned n : table.getNodesOf(annotation.tensor)) {
    Operation *op = table.getNodes()[n].op;
    if (isa<ManualComputationOp>(op))
      return {
          op->getLoc(),
          ("in_shardings or out_shardings of " + op->getName().getStringRef())
              .str(),
          {}};
  }
  return {module.getLoc(), "an annotation", {}};
}

/// The tensor at a place of a node, by the op's own operand or result if it has
/// one there.
std::string Explainer::nameAt(unsigned n, unsigned position) const {
  const PropagationNode &node = table.getNodes()[n];
  int number = table.getTensorsOf(node)[position];
  bool isOperand = position < table.kindOf(node).map.operands().size();
  auto isIt = [&](Value value) { return table.findNumber(value) == number; };
  if (isOperand) {
    if (position < node.op->getNumOperands() &&
        isIt(node.op->getOperand(position)))
      return names.of(node.op->getOperand(position));
    for (Value operand : node.op->getOperands())
      if (isIt(operand))
        return names.of(operand);
  } else {
    for (Value result : node.op->getResults())
      if (isIt(result))
        return names.of(result);
  }
  if (firstSubject[number] < 0)
    return "the computation's own view of an operand";
  const Subject &subject = subjects[firstSubject[number]];
  return subject.value ? names.of(subject.value) : describeSubject(subject);
}

ExplainedAxes Explainer::explainChain(const ProvenanceChain &chain,
                                      unsigned dim) const {
  const ProvenanceEvent *root = chain.events.back();
  ExplainedAxes result{dim, chain.axes, root->time, siteOf(*root), {}};
  for (unsigned i = chain.events.size() - 1; i-- > 0;) {
    const ProvenanceEvent &event = *chain.events[i];
    result.steps.push_back({event.time, table.getNodes()[event.node].op,
                            nameAt(event.node, event.source),
                            nameAt(event.node, event.position),
                            chain.events[i + 1]->dim, event.dim,
                            unsigned(event.source), unsigned(event.position)});
  }
  return result;
}

Explanation Explainer::explain(Subject subject) const {
  Explanation result{{}, {}, {}, module.getLoc(), {}, subject.tensor, {},
                     {}, {}, {}, module};
  if (subject.value) {
    Operation *op = subject.value.getDefiningOp();
    result.function = ValueNames::functionOf(subject.value);
    result.name = names.of(subject.value);
    result.opName = op ? op->getName().getStringRef().str()
                       : (subject.isArgument ? "argument" : "block argument");
    result.loc = subject.value.getLoc();
    result.type = subject.value.getType();
    result.anchor = op ? op : subject.value.getParentBlock()->getParentOp();
  } else {
    FunctionOpInterface func = subject.func;
    result.function = func.getName();
    result.name = "result" + std::to_string(subject.index);
    result.opName = "result";
    result.loc = func.getLoc();
    result.type = func.getResultTypes()[subject.index];
    result.anchor = func;
  }
  const ::gspmd::TensorSharding &sharding = table.shardingOf(subject.tensor);
  result.sharding = sharding.toString(getAxes());
  unsigned mesh = table.getTensors()[subject.tensor].mesh;
  if (mesh != TensorEntry::kNoMesh)
    result.mesh = table.getShardings().meshName(mesh).getValue();
  for (unsigned d = 0; d < sharding.rank(); ++d)
    for (const ProvenanceChain &chain : recorder.chainsOf(subject.tensor, d))
      result.axes.push_back(explainChain(chain, d));
  for (unsigned node : table.getNodesOf(subject.tensor))
    explainLosses(subject.tensor, node, result.losses);
  return result;
}

//===----------------------------------------------------------------------===//
// What lost
//===----------------------------------------------------------------------===//

void Explainer::explainLosses(int tensor, unsigned n,
                              std::vector<ExplainedLoss> &losses) const {
  for (const LostProposal &lost : findLosses(table, recorder, tensor, n)) {
    bool isKnown = llvm::any_of(losses, [&](const ExplainedLoss &known) {
      return known.dim == lost.dim && known.axes == lost.axes &&
             known.reason == lost.reason;
    });
    if (isKnown)
      continue;
    ExplainedLoss loss{lost.dim,
                       lost.axes,
                       table.getNodes()[n].op,
                       nameAt(n, lost.source),
                       lost.reason,
                       describeLoss(lost, getAxes()),
                       std::nullopt,
                       std::nullopt};
    if (lost.proposed)
      loss.proposed = siteOf(*lost.proposed);
    if (lost.winner)
      loss.winner = siteOf(*lost.winner);
    losses.push_back(std::move(loss));
  }
}

std::vector<AnnotationConflict> Explainer::findConflicts() const {
  std::vector<AnnotationConflict> conflicts;
  DenseSet<std::pair<const ProvenanceEvent *, const ProvenanceEvent *>> seen;
  for (unsigned n = 0; n < table.getNodes().size(); ++n)
    for (const MetAnnotations &met : findDisagreements(table, recorder, n)) {
      auto pair = std::minmax(met.firstRoot, met.secondRoot);
      if (!seen.insert({pair.first, pair.second}).second)
        continue;
      auto describe = [&](unsigned position, const ::gspmd::AxisList &axes,
                          unsigned dim) {
        return nameAt(n, position) + " dim " + std::to_string(dim) + " {" +
               getAxes().toString(axes) + "}";
      };
      conflicts.push_back({table.getNodes()[n].op,
                           describe(met.first, met.firstAxes, met.firstDim),
                           describe(met.second, met.secondAxes, met.secondDim),
                           siteOf(*met.firstRoot), siteOf(*met.secondRoot)});
    }
  return conflicts;
}
