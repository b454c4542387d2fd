//===- ExplainConflict.cpp - Annotations that meet ------------------------===//

#include "transforms/Propagation/ExplainConflict.h"
#include "dialect/Algebra/AxisOrder.h"
#include "dialect/Algebra/FactorProjection.h"
#include <set>

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisRef;
using ::gspmd::Refusal;
using ::gspmd::RefusalReason;

std::vector<MetAnnotations>
mlir::gspmd::findDisagreements(ShardingTable &table,
                               const ProvenanceRecorder &recorder, unsigned n) {
  std::vector<MetAnnotations> result;
  if (recorder.stepsOf(n).empty())
    return result;
  // (factor, one tensor, the other)
  std::set<std::tuple<unsigned, unsigned, unsigned>> pairs;
  for (const Refusal &refusal : recorder.stepsOf(n).back().record->refused)
    if (refusal.reason() == RefusalReason::OtherAxes)
      pairs.insert({refusal.factor, std::min(refusal.tensor, refusal.source),
                    std::max(refusal.tensor, refusal.source)});
  const PropagationNode &node = table.getNodes()[n];
  const ::gspmd::FactorMap &map = table.kindOf(node).map;
  ArrayRef<int> tensors = table.getTensorsOf(node);
  for (auto [f, a, b] : pairs) {
    auto axesOf = [&, factor = f](unsigned t) {
      return ::gspmd::projectToFactors(map, t,
                                       table.shardingOf(tensors[t]))[factor]
          .axes;
    };
    ::gspmd::AxisList first = axesOf(a), second = axesOf(b);
    unsigned common = ::gspmd::numCommon(first, second);
    const ProvenanceEvent *firstRoot =
        recorder.findAnnotation(tensors[a], first[common]);
    const ProvenanceEvent *secondRoot =
        recorder.findAnnotation(tensors[b], second[common]);
    if (firstRoot && secondRoot && firstRoot != secondRoot)
      result.push_back({a, b, map.findFactor(a, f)->first,
                        map.findFactor(b, f)->first, std::move(first),
                        std::move(second), firstRoot, secondRoot});
  }
  return result;
}
