//===- BisectReport.cpp - The report of a search for a wrong op -----------===//
#include "compiler/Bisect/BisectReport.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <nlohmann/json.hpp>

namespace mlir::gspmd::bisect {
namespace {

/// Returns `tensor<4x8xf32> [{"x"}, {}]`.
std::string describeType(Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << value.getType();
  sharding::TensorShardingAttr sharding = sharding::getSharding(value);
  sharding::MeshOp mesh =
      sharding ? sharding::lookupMesh(value.getParentBlock()->getParentOp(),
                                      sharding.getMesh())
               : sharding::MeshOp();
  if (mesh)
    os << " " << sharding.toSharding(mesh.toMesh()).toString(mesh.toMesh());
  return text;
}

/// Returns what defines a value: an op, or an argument.
std::string describeSource(Value value) {
  if (Operation *op = value.getDefiningOp())
    return describeOp(op);
  auto argument = cast<BlockArgument>(value);
  std::string names = namesIn(argument.getLoc());
  return llvm::formatv(
      "{0}argument {1} of {2}", names.empty() ? "" : names + " = ",
      argument.getArgNumber(), argument.getOwner()->getParentOp()->getName());
}

std::string describeIndex(ArrayRef<int64_t> index) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(index, os << "[");
  os << "]";
  return text;
}

/// Returns all digits of an integer, 9 of other numbers.
std::string describeNumber(Number number, Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  bool isInteger = isa<IntegerType>(getElementTypeOrSelf(value.getType()));
  os << llvm::format(isInteger ? "%.20Lg" : "%.9Lg", number);
  return text;
}

/// Joins device numbers to ranges: `0-3, 6`.
std::string describeDevices(ArrayRef<WrongShard> shards) {
  std::string text;
  for (size_t i = 0; i < shards.size();) {
    size_t end = i + 1;
    while (end < shards.size() &&
           shards[end].device == shards[end - 1].device + 1)
      ++end;
    text += (i ? ", " : "") + std::to_string(shards[i].device);
    if (end - i > 1)
      text += "-" + std::to_string(shards[end - 1].device);
    i = end;
  }
  return text;
}

/// Returns a sentence about programs in which the op is right; empty if it
/// fails in all of them.
StringRef describeCondition(FailsIn failsIn) {
  switch (failsIn) {
  case FailsIn::Isolation:
    return "";
  case FailsIn::Window:
    return "The op is right alone: the error depends on the ops around it.";
  case FailsIn::OriginalResults:
    return "The op is right when the values before it are results, too: the "
           "error depends on how it is partitioned together with the ops "
           "before it.";
  case FailsIn::AddedResults:
    return "The op is right if only its own results are returned: the error "
           "depends on results that the search adds.";
  case FailsIn::OwnShardings:
    return "The op is right with the shardings that gspmd completed: the "
           "error depends on those that the suspect's propagation chooses.";
  }
  llvm_unreachable("unknown condition");
}

} // namespace

void BisectReport::print(llvm::raw_ostream &os) const {
  if (result.finding)
    printFinding(os, *result.finding);
  else if (!result.rejection.empty())
    os << "the program is rejected: " << result.rejection << "\n";
  else
    os << "no op is wrong\n";
  os << llvm::formatv("judged: {0} ops with the reference's bits, {1} that "
                      "differ by rounding\n",
                      result.numExact, result.numRounded);
  printUnjudged(os);
  if (!result.ownShardingsError.empty())
    os << "not judged: the shardings that the suspect's propagation chooses: "
       << result.ownShardingsError << "\n";
  printCollectives(os);
  if (result.numSegments > 1)
    os << "own results: the program ran in " << result.numSegments
       << " segments\n";
  for (const std::string &cause : causes)
    os << "other cause: " << cause << "\n";
  if (!result.nan)
    return;
  os << "first NaN, in the reference too: " << describeOp(result.nan->op)
     << "\n";
  for (auto [i, range] : llvm::enumerate(result.nan->operandRanges))
    os << "  operand " << i << ": "
       << llvm::format("from %.9Lg to %.9Lg\n", range.first, range.second);
}

/// Prints the ops that were not judged: of those whose operands have no value,
/// which follow from the others, only the number.
void BisectReport::printUnjudged(llvm::raw_ostream &os) const {
  size_t numWithoutOperand = 0;
  for (const UnjudgedOp &unjudged : result.unjudged) {
    if (unjudged.reason == kNoOperand) {
      ++numWithoutOperand;
      continue;
    }
    os << (unjudged.isRejected ? "rejected op: " : "not judged: ")
       << describeOp(unjudged.op) << ": " << unjudged.reason << "\n";
  }
  if (numWithoutOperand > 0)
    os << "not judged: " << numWithoutOperand
       << (numWithoutOperand == 1 ? " op" : " ops")
       << " that use results of ops that were not judged\n";
}

/// Prints equal texts, which are sorted, once with their number.
static void printCounted(llvm::raw_ostream &os, StringRef title,
                         ArrayRef<std::string> texts) {
  while (!texts.empty()) {
    size_t count = llvm::find_if(texts,
                                 [&](const std::string &text) {
                                   return text != texts.front();
                                 }) -
                   texts.begin();
    os << "  " << title << ": ";
    if (count > 1)
      os << count << " times ";
    os << texts.front() << "\n";
    texts = texts.drop_front(count);
  }
}

/// Prints whether the results that the search adds change the collectives.
void BisectReport::printCollectives(llvm::raw_ostream &os) const {
  if (result.numUncomparedWindows > 0)
    os << llvm::formatv("collectives: whether the results that the search adds "
                        "change them is unknown for {0} of {1} windows\n",
                        result.numUncomparedWindows,
                        result.numUncomparedWindows +
                            result.numComparedWindows);
  else if (result.numComparedWindows > 0 && result.changed.empty())
    os << "collectives: the results that the search adds leave them unchanged"
       << (result.numWindows > result.numComparedWindows
               ? llvm::formatv(" in {0} of {1} windows; the others are not "
                               "compared, since they have no wrong op",
                               result.numComparedWindows, result.numWindows)
                     .str()
               : "")
       << "\n";
  for (const ChangedCollectives &change : result.changed) {
    os << "collectives: the results that the search adds change them between "
       << describeOp(change.first) << " and " << describeOp(change.last)
       << "\n";
    printCounted(os, "only without added results", change.without);
    printCounted(os, "only with added results", change.with);
  }
}

void BisectReport::printFinding(llvm::raw_ostream &os,
                                const Finding &finding) const {
  Operation *op = finding.op;
  os << (finding.result < 0 ? "failing op: " : "wrong op: ") << describeOp(op)
     << "\n";
  for (const std::string &step : finding.path)
    os << "  in " << step << "\n";
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    os << "  operand " << i << ": " << describeType(operand) << ", "
       << describeSource(operand) << "\n";
  for (auto [i, value] : llvm::enumerate(op->getResults()))
    os << "  result " << i << ": " << describeType(value)
       << (!finding.wrongUser && static_cast<int64_t>(i) == finding.result
               ? ", wrong"
               : "")
       << "\n";
  if (finding.wrongUser)
    os << "  computed together with it, result " << finding.result << " of "
       << describeOp(finding.wrongUser)
       << " is wrong; on its value, it is right\n";
  if (finding.result < 0) {
    os << "  " << suspect << " fails: " << finding.error << "\n";
    if (finding.failsIn == FailsIn::OwnShardings)
      os << "  " << describeCondition(finding.failsIn) << "\n";
    return;
  }
  if (finding.collectives) {
    for (const std::string &collective : *finding.collectives)
      os << "  partitioned: " << collective << "\n";
    if (finding.collectives->empty())
      os << "  partitioned: without collectives\n";
  }
  const WrongValue &value = finding.value;
  os << "  wrong devices: " << describeDevices(value.shards) << " of "
     << finding.numDevices << "\n";
  const WrongShard &first = value.shards.front();
  Value wrongResult = finding.wrongOp()->getResult(finding.result);
  os << llvm::formatv("  device {0}: {1} of {2} elements are wrong, first "
                      "{3}: ",
                      first.device, first.numWrong, first.numElements,
                      describeIndex(first.index))
     << describeNumber(first.actual, wrongResult) << ", expected "
     << describeNumber(first.expected, wrongResult)
     << llvm::format(" (rounding: %.2Lg)\n", first.bound);
  for (const std::string &pattern : value.patterns)
    os << "  how: " << pattern << "\n";
  bool isExplained =
      finding.wrongUser && finding.failsIn == FailsIn::OriginalResults;
  if (finding.failsIn != FailsIn::Isolation && !isExplained)
    os << "  " << describeCondition(finding.failsIn) << "\n";
}

/// Returns a number, or text for infinities and NaN, which JSON lacks.
static nlohmann::json toJson(Number number) {
  auto rounded = static_cast<double>(number);
  if (std::isfinite(number)) {
    if (rounded == number)
      return rounded;
    // Only 64-bit integers have values that a double cannot represent.
    if (number < 0)
      return static_cast<int64_t>(number);
    return static_cast<uint64_t>(number);
  }
  return std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf";
}

static nlohmann::json toJson(Operation *op) {
  return {{"name", op->getName().getStringRef().str()},
          {"values", namesIn(op->getLoc())},
          {"location", fileOf(op->getLoc())},
          {"scope", nameIn(op->getLoc()).str()}};
}

static nlohmann::json toJson(const Finding &finding) {
  nlohmann::json object = {{"op", toJson(finding.op)}, {"path", finding.path}};
  for (Value operand : finding.op->getOperands())
    object["operands"].push_back(
        {{"type", describeType(operand)}, {"source", describeSource(operand)}});
  for (Value value : finding.op->getResults())
    object["results"].push_back(describeType(value));
  if (finding.result < 0) {
    object["error"] = finding.error;
    return object;
  }
  object["result"] = finding.result;
  object["wrong_user"] = nullptr;
  if (finding.wrongUser)
    object["wrong_user"] = toJson(finding.wrongUser);
  object["devices"] = finding.numDevices;
  bool hasOwnShardings = finding.failsIn == FailsIn::OwnShardings;
  object["alone"] = finding.failsIn == FailsIn::Isolation;
  object["in_context_only"] =
      hasOwnShardings || finding.failsIn == FailsIn::OriginalResults;
  object["with_added_results_only"] = finding.failsIn == FailsIn::AddedResults;
  object["with_own_shardings_only"] = hasOwnShardings;
  if (finding.collectives)
    object["collectives"] = *finding.collectives;
  object["patterns"] = finding.value.patterns;
  for (const WrongShard &shard : finding.value.shards)
    object["wrong"].push_back(
        {{"device", shard.device},
         {"elements", shard.numWrong},
         {"of", shard.numElements},
         {"index",
          std::vector<int64_t>(shard.index.begin(), shard.index.end())},
         {"got", toJson(shard.actual)},
         {"expected", toJson(shard.expected)},
         {"bound", toJson(static_cast<double>(shard.bound))}});
  return object;
}

std::string BisectReport::toJson() const {
  nlohmann::json object = {{"version", 1},
                           {"suspect", suspect},
                           {"exact", result.numExact},
                           {"rounded", result.numRounded},
                           {"finding", nullptr},
                           {"first_nan", nullptr},
                           {"rejection", nullptr},
                           {"other_causes", nlohmann::json::array()},
                           {"not_judged", nlohmann::json::array()},
                           {"segments", result.numSegments},
                           {"compared_windows", result.numComparedWindows},
                           {"uncompared_windows", result.numUncomparedWindows},
                           {"changed_collectives", nlohmann::json::array()}};
  if (!result.rejection.empty())
    object["rejection"] = result.rejection;
  for (const std::string &cause : causes)
    object["other_causes"].push_back(cause);
  if (result.finding)
    object["finding"] = bisect::toJson(*result.finding);
  if (result.nan) {
    object["first_nan"] = {{"op", bisect::toJson(result.nan->op)},
                           {"operands", nlohmann::json::array()}};
    for (auto [low, high] : result.nan->operandRanges)
      object["first_nan"]["operands"].push_back(
          {bisect::toJson(low), bisect::toJson(high)});
  }
  for (const UnjudgedOp &unjudged : result.unjudged)
    object["not_judged"].push_back({{"op", bisect::toJson(unjudged.op)},
                                    {"reason", unjudged.reason},
                                    {"rejected", unjudged.isRejected}});
  for (const ChangedCollectives &change : result.changed)
    object["changed_collectives"].push_back(
        {{"first", bisect::toJson(change.first)},
         {"last", bisect::toJson(change.last)},
         {"without", change.without},
         {"with", change.with}});
  return object.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

} // namespace mlir::gspmd::bisect
