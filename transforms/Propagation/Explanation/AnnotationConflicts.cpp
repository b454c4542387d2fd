//===- AnnotationConflicts.cpp - Conflicting annotations ------------------===//

#include "transforms/Propagation/Explanation/AnnotationConflicts.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include <set>

using namespace mlir;
using namespace mlir::gspmd;

std::vector<NodeConflict>
mlir::gspmd::findNodeConflicts(ShardingTable &table,
                               const ProvenanceRecorder &recorder, unsigned n) {
  std::vector<NodeConflict> result;
  if (recorder.stepsOf(n).empty())
    return result;
  // (factor, first tensor, second tensor)
  std::set<std::tuple<unsigned, unsigned, unsigned>> pairs;
  for (const Rejection &rejection : recorder.stepsOf(n).back().record->rejected)
    if (rejection.reason() == RejectionReason::OtherAxes)
      pairs.insert({rejection.factor,
                    std::min(rejection.tensor, rejection.source),
                    std::max(rejection.tensor, rejection.source)});
  const PropagationNode &node = table.getNodes()[n];
  const FactorMap &map = table.kindOf(node).map;
  ArrayRef<int> tensors = table.getTensorsOf(node);
  for (auto [f, a, b] : pairs) {
    auto axesOf = [&, factor = f](unsigned t) {
      return projectToFactors(map, t, table.shardingOf(tensors[t]))[factor]
          .axes;
    };
    AxisList first = axesOf(a), second = axesOf(b);
    unsigned common = numCommonAxes(first, second);
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
