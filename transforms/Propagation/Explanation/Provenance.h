//===- Provenance.h - Who gave a tensor its axes ----------------*- C++ -*-===//
//
// Completion only ever appends axes to dimensions. A recorder that watches each
// change of the table therefore knows the whole story: axes enter as
// annotations or are copied, by one step on one node, from a tensor that had
// them on the same factor before the step. Following the copies backwards ends
// at an annotation.
//
//   %1 = dot %x, %w     x [{"x"}, {}]  annotated         event 1: x, dim 0, "x"
//   %2 = tanh %1                                         event 2: %1 dim 0 from
//   x
//                                                        event 3: %2 dim 0 from
//                                                        %1
//
// Nothing is recorded, and nothing paid but a null check per step, unless an
// explanation was asked for.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// When something was decided: the rounds of completion from the outermost to
/// the innermost, and the number of the event.
struct DecisionTime {
  int64_t userPriority = 0;
  int opLevel = 0;
  PropagationStrategy strategy = PropagationStrategy::Basic;
  unsigned number = 0;
};

/// Axes that were appended to one dimension of one tensor at once.
struct ProvenanceEvent {
  DecisionTime time;
  int tensor; ///< number in the table
  unsigned dim;
  AxisList axes;
  /// The node whose step it was; -1 if the axes are an annotation's.
  int node = -1;
  unsigned factor = 0;
  /// Places among the node's tensors: of this tensor and of the one that had
  /// the axes.
  int position = -1;
  int source = -1;

  bool isAnnotation() const { return node < 0; }
};

/// One way of axes into a dimension: events from the tensor in question back to
/// the annotation. `axes` are the same digits at every event.
struct ProvenanceChain {
  AxisList axes;
  SmallVector<const ProvenanceEvent *, 4> events;
};

/// What a step on a node said of itself.
struct RecordedStep {
  DecisionTime time;
  /// How many events there were before and after it.
  unsigned numEvents, numEventsAfter;
  std::shared_ptr<const StepRecord> record;

  bool made(const ProvenanceEvent &event) const {
    return event.time.number > numEvents && event.time.number <= numEventsAfter;
  }
};

class ProvenanceRecorder {
public:
  explicit ProvenanceRecorder(ShardingTable &table);

  /// To be called when annotations of user priority `priority` have entered
  /// the table.
  void recordAnnotations(int64_t priority);
  /// To be called after a step on node `node`, whether it changed something or
  /// not.
  void recordStep(unsigned node, DecisionTime time,
                  const std::shared_ptr<const StepRecord> &record);

  ArrayRef<ProvenanceEvent> getEvents() const { return events; }
  /// The steps on one node, in order, but repetitions that changed nothing.
  ArrayRef<RecordedStep> stepsOf(unsigned node) const { return steps[node]; }
  /// The events of one tensor, in order.
  SmallVector<const ProvenanceEvent *> eventsOf(int tensor) const;
  /// The event that brought the first digits of `axis` into `tensor`; null if
  /// the tensor does not have them.
  const ProvenanceEvent *findEvent(int tensor, AxisRef axis) const;
  /// Where the axes that cut dimension `dim` came from, major to minor.
  std::vector<ProvenanceChain> chainsOf(int tensor, unsigned dim) const;
  /// The annotation at the end of the way of `axis` into `tensor`.
  const ProvenanceEvent *findAnnotation(int tensor, AxisRef axis) const;

private:
  void append(ProvenanceEvent event);
  void extendChain(ProvenanceChain chain,
                   std::vector<ProvenanceChain> &done) const;
  /// `axes` cut into parts that came into `tensor` by one event each, looking
  /// only at events before number `before`.
  SmallVector<std::pair<AxisList, const ProvenanceEvent *>>
  splitByEvent(int tensor, ArrayRef<AxisRef> axes, unsigned before) const;

  ShardingTable &table;
  std::vector<ProvenanceEvent> events;
  std::vector<std::vector<RecordedStep>> steps; ///< by node
  /// Per tensor, indices of its events.
  std::vector<SmallVector<unsigned, 2>> byTensor;
  /// Shardings (by number) as of the last event.
  std::vector<unsigned> known;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H
