//===- ExplanationSubjects.cpp - Values to explain ------------------------===//

#include "transforms/Propagation/Explanation/ExplanationSubjects.h"

#include "transforms/Support/Diagnostics/NameSuggestions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

ExplanationSubjects::ExplanationSubjects(ModuleOp module, ShardingTable &table)
    : module(module), names(module), firsts(table.getTensors().size(), -1),
      sites(table.getTensors().size()) {
  forEachTensor(module, names, [&](const ProgramTensor &tensor) {
    FunctionOpInterface func = tensor.func;
    if (tensor.value) {
      bool isBlockArgument =
          isa<BlockArgument>(tensor.value) && !tensor.isArgument;
      add({tensor, table.findNumber(tensor.value)},
          isBlockArgument ? TensorShardingAttr() : annotationOf(tensor.value));
      return;
    }
    ArrayRef<int> numbers = table.getResultNumbers(func);
    add({tensor, tensor.index < numbers.size() ? numbers[tensor.index] : -1},
        getResultSharding(func, tensor.index));
  });
}

/// Returns true if the annotation states more than that completion may shard
/// each dimension.
static bool hasContent(TensorShardingAttr annotation) {
  return !annotation.getReplicated().empty() ||
         !annotation.getUnreduced().empty() ||
         llvm::any_of(annotation.getDims(), [](DimShardingAttr dim) {
           return dim.getIsClosed() || !dim.getAxes().empty();
         });
}

void ExplanationSubjects::add(Subject subject, TensorShardingAttr annotation) {
  if (subject.tensor < 0)
    return;
  if (annotation) {
    subject.isAnnotated = hasContent(annotation);
    Location loc =
        subject.value ? subject.value.getLoc() : subject.func.getLoc();
    sites[subject.tensor].push_back(
        {loc, describe(subject), annotation, keyOf(subject)});
  }
  if (subject.value && subject.occurrence)
    occurrences[subject.value] = subject.occurrence;
  if (firsts[subject.tensor] < 0)
    firsts[subject.tensor] = all.size();
  all.push_back(subject);
}

std::string ExplanationSubjects::describe(const Subject &subject) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  FunctionOpInterface func = subject.func;
  if (!subject.value)
    os << "result " << subject.index << " of @" << func.getName();
  else if (subject.isArgument)
    os << "argument " << names.nameOf(subject.value) << " of @"
       << func.getName();
  else if (Operation *op = subject.value.getDefiningOp())
    os << op->getName() << " " << names.nameOf(subject.value);
  else
    os << names.nameOf(subject.value);
  return text;
}

bool ExplanationSubjects::matches(const Subject &subject,
                                  StringRef name) const {
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
  std::string subjectName = names.nameOf(subject.value);
  return name == subjectName || name == StringRef(subjectName).drop_front() ||
         name == nameIn(subject.value.getLoc());
}

/// Returns true if `name` is a suffix of the name in the location:
/// `q/dot_general`.
bool ExplanationSubjects::endsWith(const Subject &subject,
                                   StringRef name) const {
  if (!subject.value)
    return false;
  StringRef full = nameIn(subject.value.getLoc());
  return full.consume_back(name) && full.ends_with("/");
}

/// Returns a name of `subject` for messages.
std::string ExplanationSubjects::selectorOf(const Subject &subject) const {
  FunctionOpInterface func = subject.func;
  if (!subject.value)
    return (func.getName() + ":result" + Twine(subject.index)).str();
  return (ValueNames::functionOf(subject.value) + ":" +
          names.nameOf(subject.value))
      .str();
}

LogicalResult ExplanationSubjects::notFound(StringRef name) const {
  llvm::StringSet<> known;
  for (const Subject &subject : all) {
    known.insert(selectorOf(subject));
    if (!subject.value)
      continue;
    known.insert(names.nameOf(subject.value));
    if (StringRef locationName = nameIn(subject.value.getLoc());
        !locationName.empty())
      known.insert(locationName);
  }
  InFlightDiagnostic error = module.emitError() << "has no tensor called '"
                                                << name << "' to explain; ";
  error << suggestNames(name, known);
  return error << "name one as in the file (%5), as main:arg0 or "
                  "main:result0, or by the name in its location";
}

/// Marks the subjects that `name` selects.
LogicalResult ExplanationSubjects::mark(StringRef name,
                                        std::vector<bool> &isSelected) const {
  SmallVector<unsigned> found;
  for (auto test :
       {&ExplanationSubjects::matches, &ExplanationSubjects::endsWith}) {
    for (auto [i, subject] : llvm::enumerate(all))
      if ((this->*test)(subject, name))
        found.push_back(i);
    if (!found.empty())
      break;
  }
  if (found.empty())
    return name == "all" ? success() : notFound(name);
  llvm::SmallSetVector<StringRef, 4> functions;
  for (unsigned i : found)
    if (Value value = all[i].value)
      functions.insert(ValueNames::functionOf(value));
  if (name.starts_with("%") && functions.size() > 1) {
    auto choices = llvm::map_range(functions, [&](StringRef function) {
      return (function + ":" + name).str();
    });
    return module.emitError()
           << "has a " << name << " in several functions; "
           << "specify which to explain: " << llvm::join(choices, ", ");
  }
  for (unsigned i : found)
    isSelected[i] = true;
  return success();
}

FailureOr<std::vector<const Subject *>>
ExplanationSubjects::select(StringRef selection) const {
  SmallVector<StringRef> requested;
  selection.split(requested, ',');
  std::vector<bool> isSelected(all.size());
  for (StringRef name : requested)
    if (failed(mark(name.trim(), isSelected)))
      return failure();
  std::vector<const Subject *> selected;
  for (auto [i, subject] : llvm::enumerate(all))
    if (isSelected[i])
      selected.push_back(&subject);
  return selected;
}

const Subject *ExplanationSubjects::firstOf(int tensor) const {
  return firsts[tensor] < 0 ? nullptr : &all[firsts[tensor]];
}
