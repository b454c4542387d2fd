//===- Provenance.h - Origin of the axes of a tensor ------------*- C++ -*-===//
//
// Completion only appends axes to dimensions. A recorder of each change of the
// table therefore knows the full history: axes enter by an annotation, or a
// step on one node copies them from a tensor that had them on the same factor
// before. Following the copies backwards ends at an annotation.
//
//   %1 = dot %x, %w     x [{"x"}, {}]  annotated   event 1: %x dim 0 "x"
//   %2 = tanh %1                                   event 2: %1 dim 0 from %x
//                                                  event 3: %2 dim 0 from %1
//
// Nothing is recorded unless an explanation was requested; the cost is then one
// null check per step.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H
#define GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H

#include "transforms/Propagation/Strategies/PropagationWorklist.h"

namespace mlir::gspmd {

/// The time of a decision: the rounds of completion from the outermost to the
/// innermost, and the number of the event.
struct DecisionTime {
  int64_t userPriority = 0;
  int opLevel = 0;
  PropagationStrategy strategy = PropagationStrategy::Basic;
  unsigned number = 0;
};

/// Axes that were appended to one dimension of one tensor by one step.
struct ProvenanceEvent {
  DecisionTime time;
  int tensor; ///< number in the table
  unsigned dim;
  AxisList axes;
  /// The node of the step; -1 for the axes of an annotation.
  int node = -1;
  unsigned factor = 0;
  /// Positions in the node: of this tensor, and of the one that had the axes.
  int position = -1;
  int source = -1;

  bool isAnnotation() const { return node < 0; }
};

/// One path of axes into a dimension: events from the tensor back to the
/// annotation, or the first of them. `axes` are the same digits at every event.
struct ProvenanceChain {
  AxisList axes;
  SmallVector<const ProvenanceEvent *, 4> events;
  const ProvenanceEvent *root = nullptr; ///< the annotation
  unsigned numSteps = 0;                 ///< of the path to the annotation
};

/// The end of a chain, without the events in between.
struct ProvenanceOrigin {
  AxisList axes;
  const ProvenanceEvent *root;
  unsigned numSteps; ///< events between the tensor's and the root
};

/// The record of a step on a node.
struct RecordedStep {
  DecisionTime time;
  /// Number of events before and after the step.
  unsigned numEvents, numEventsAfter;
  std::shared_ptr<const StepRecord> record;

  bool produced(const ProvenanceEvent &event) const {
    return event.time.number > numEvents && event.time.number <= numEventsAfter;
  }
};

class ProvenanceRecorder : public PropagationObserver {
public:
  explicit ProvenanceRecorder(ShardingTable &table);

  void didEnterAnnotations(int64_t priority) override;
  void didStep(unsigned node, int level, PropagationStrategy strategy,
               const std::shared_ptr<const StepRecord> &record) override;

  ArrayRef<ProvenanceEvent> getEvents() const { return events; }
  /// Returns the steps on one node, in order, without repetitions that changed
  /// nothing.
  ArrayRef<RecordedStep> stepsOf(unsigned node) const { return steps[node]; }
  /// Returns the events of one tensor, in order.
  SmallVector<const ProvenanceEvent *> eventsOf(int tensor) const;
  /// Returns the event that added the first digits of `axis` to `tensor`; null
  /// if the tensor does not have them.
  const ProvenanceEvent *findEvent(int tensor, AxisRef axis) const;
  /// Returns the origins of the axes that shard dimension `dim`, major to
  /// minor. Each has its last `maxSteps` steps, with the event before them.
  /// Origins of events are kept, so that the chains of all tensors take time in
  /// proportion to the number of events and of these steps.
  std::vector<ProvenanceChain> chainsOf(int tensor, unsigned dim,
                                        unsigned maxSteps) const;
  /// Returns the annotation that `axis` of `tensor` comes from; null if there
  /// is none.
  const ProvenanceEvent *findAnnotation(int tensor, AxisRef axis) const;

private:
  using Origins = SmallVector<ProvenanceOrigin, 1>;
  using Split = SmallVector<std::pair<AxisList, const ProvenanceEvent *>>;

  void append(ProvenanceEvent event);
  /// Appends the paths that continue `chain`, with at most `maxSteps` steps
  /// each, to `done`.
  void extendChain(ProvenanceChain chain, unsigned maxSteps,
                   std::vector<ProvenanceChain> &done) const;
  /// Splits `axes` into sub-axes that were added to `tensor` by one event each,
  /// considering only events before number `before`.
  Split splitByEvent(int tensor, ArrayRef<AxisRef> axes, unsigned before) const;
  /// Returns the events from which a step copied `axes`; empty for the axes of
  /// an annotation.
  Split sourcesOf(const ProvenanceEvent &event, ArrayRef<AxisRef> axes) const;
  /// Returns the origins of `axes`, which `event` added.
  const Origins &findOrigins(const ProvenanceEvent &event,
                             const AxisList &axes) const;
  /// Returns the kept origins; null if there are none.
  const Origins *getKept(const ProvenanceEvent &event,
                         const AxisList &axes) const;

  ShardingTable &table;
  int64_t userPriority = 0; ///< the user priority of the current round
  std::vector<ProvenanceEvent> events;
  std::vector<std::vector<RecordedStep>> steps; ///< the steps of each node
  /// Per tensor, indices of its events.
  std::vector<SmallVector<unsigned, 2>> byTensor;
  /// Shardings (by number) as of the last event.
  std::vector<unsigned> known;
  /// The origins that were found, by the number of the event.
  mutable llvm::DenseMap<unsigned, SmallVector<std::pair<AxisList, Origins>, 1>>
      keptOrigins;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_EXPLANATION_PROVENANCE_H
