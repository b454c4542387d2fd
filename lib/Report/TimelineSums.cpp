//===- TimelineSums.cpp - Totals of a timeline ----------------------------===//

#include "lib/Report/TimelineSums.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <map>
#include <tuple>

using namespace gspmd;

std::vector<KindSum> gspmd::timeByKind(const Timeline &timeline) {
  std::map<std::string, KindSum> sums;
  for (const TimelineEvent &event : timeline.events) {
    if (event.track == Track::Control)
      continue;
    KindSum &sum = sums[event.kind];
    sum.kind = event.kind;
    sum.count += event.occurrences;
    sum.seconds += event.duration * event.occurrences;
    sum.matrixFlops += event.matrixFlops * event.occurrences;
    sum.memoryBytes += event.memoryBytes * event.occurrences;
  }
  std::vector<KindSum> result;
  for (auto &[kind, sum] : sums)
    result.push_back(std::move(sum));
  llvm::stable_sort(result, [](const KindSum &a, const KindSum &b) {
    return a.seconds > b.seconds;
  });
  return result;
}

std::vector<CollectiveSum> gspmd::timeByCollective(const Timeline &timeline,
                                                   bool byLine) {
  std::map<std::tuple<TransferKind, std::string, std::string>, CollectiveSum>
      sums;
  for (const TimelineEvent &event : timeline.events) {
    if (!event.collective)
      continue;
    const CollectiveInfo &info = *event.collective;
    std::string line = byLine ? event.source.toString() : "";
    CollectiveSum &sum = sums[{info.kind, info.axes, line}];
    sum.kind = info.kind;
    sum.axes = info.axes;
    sum.line = line;
    sum.groupSize = info.groupSize;
    sum.count += event.occurrences;
    sum.bytes += info.bytes * event.occurrences;
    sum.seconds += event.duration * event.occurrences;
    sum.wireSeconds += info.wireSeconds * event.occurrences;
    sum.exposed += event.exposed * event.occurrences;
  }
  std::vector<CollectiveSum> result;
  for (auto &[key, sum] : sums)
    result.push_back(std::move(sum));
  llvm::stable_sort(result, [](const CollectiveSum &a, const CollectiveSum &b) {
    return a.seconds > b.seconds;
  });
  return result;
}

/// Returns true for scopes of JAX's transformations, which the program's author
/// did not name.
static bool isScopeOfJax(llvm::StringRef scope) {
  static constexpr llvm::StringLiteral names[] = {"",
                                                  "while",
                                                  "body",
                                                  "cond",
                                                  "scan",
                                                  "checkpoint",
                                                  "remat",
                                                  "rematted_computation",
                                                  "closed_call",
                                                  "custom_jvp_call",
                                                  "custom_vjp_call",
                                                  "shard_map",
                                                  "pjit",
                                                  "core_call",
                                                  "fused_kernel"};
  return llvm::is_contained(names, scope);
}

/// Removes the names of transformations around a scope; returns true if a
/// transposition was among them. Jitted functions are no scopes.
static bool unwrap(llvm::StringRef &scope) {
  bool isTransposed = false;
  while (scope.ends_with(")") && scope.contains('(')) {
    auto [transformation, inside] = scope.drop_back().split('(');
    isTransposed |= transformation == "transpose";
    scope = transformation.ends_with("jit") ? "" : inside;
  }
  return isTransposed;
}

std::pair<std::string, std::string> gspmd::layerOf(const TimelineEvent &event) {
  llvm::StringRef stack = event.source.nameStack;
  llvm::SmallVector<llvm::StringRef> scopes;
  stack.split(scopes, '/');
  if (stack.starts_with("jit(") && !scopes.empty())
    scopes.pop_back(); // the primitive
  bool isBackward = false, isRecomputed = event.isRecomputation;
  std::string layer;
  for (llvm::StringRef scope : scopes) {
    isRecomputed |= scope.contains("rematted_computation");
    isBackward |= unwrap(scope);
    if (!isScopeOfJax(scope))
      layer += (layer.empty() ? "" : "/") + scope.str();
  }
  return {layer, isRecomputed ? "recomputed"
                 : isBackward ? "backward"
                              : "forward"};
}

std::vector<LayerSum> gspmd::timeByLayer(const Timeline &timeline) {
  std::map<std::pair<std::string, std::string>, LayerSum> sums;
  for (const TimelineEvent &event : timeline.events) {
    if (event.track == Track::Control)
      continue;
    auto key = layerOf(event);
    LayerSum &sum = sums[key];
    std::tie(sum.layer, sum.pass) = key;
    if (event.track == Track::Compute)
      sum.seconds += event.duration * event.occurrences;
    sum.exposed += event.exposed * event.occurrences;
    sum.matrixFlops += event.matrixFlops * event.occurrences;
    sum.memoryBytes += event.memoryBytes * event.occurrences;
  }
  std::vector<LayerSum> result;
  for (auto &[key, sum] : sums)
    result.push_back(std::move(sum));
  llvm::stable_sort(result, [](const LayerSum &a, const LayerSum &b) {
    return a.seconds + a.exposed > b.seconds + b.exposed;
  });
  return result;
}
