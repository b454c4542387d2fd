//===- Provenance.cpp - Origin of the axes of a tensor --------------------===//

#include "transforms/Propagation/Explanation/Provenance.h"
#include "lib/Algebra/Mesh/AxisOrder.h"

using namespace mlir;
using namespace mlir::gspmd;

ProvenanceRecorder::ProvenanceRecorder(ShardingTable &table)
    : table(table), steps(table.getNodes().size()),
      byTensor(table.getTensors().size()) {
  for (const TensorEntry &entry : table.getTensors())
    known.push_back(
        table.getShardings().openId(table.classOf(entry).shape.size()));
}

void ProvenanceRecorder::append(ProvenanceEvent event) {
  event.time.number = events.size() + 1;
  byTensor[event.tensor].push_back(events.size());
  events.push_back(std::move(event));
}

void ProvenanceRecorder::didEnterAnnotations(int64_t priority) {
  userPriority = priority;
  for (unsigned number = 0; number < known.size(); ++number) {
    unsigned id = table.getTensors()[number].sharding;
    if (id == known[number])
      continue;
    const TensorSharding &now = table.getShardings()[id];
    const TensorSharding &before = table.getShardings()[known[number]];
    for (unsigned d = 0; d < now.rank(); ++d) {
      if (!isStrictPrefixList(before.axesOf(d), now.axesOf(d)))
        continue;
      ProvenanceEvent event;
      event.time.userPriority = priority;
      event.tensor = number;
      event.dim = d;
      event.axes = axesAfterPrefix(now.axesOf(d), before.axesOf(d));
      append(std::move(event));
    }
    known[number] = id;
  }
}

void ProvenanceRecorder::didStep(
    unsigned node, int level, PropagationStrategy strategy,
    const std::shared_ptr<const StepRecord> &record) {
  DecisionTime time{userPriority, level, strategy};
  const PropagationNode &n = table.getNodes()[node];
  const FactorMap &map = table.kindOf(n).map;
  ArrayRef<int> numbers = table.getTensorsOf(n);
  unsigned numEvents = events.size();
  for (const FactorExpansion &growth : record->grown) {
    ProvenanceEvent event;
    event.time = time;
    event.tensor = numbers[growth.tensor];
    event.dim = map.findFactor(growth.tensor, growth.factor)->first;
    event.axes = growth.axes;
    event.node = node;
    event.factor = growth.factor;
    event.position = growth.tensor;
    event.source = growth.source;
    known[event.tensor] = table.getTensors()[event.tensor].sharding;
    append(std::move(event));
  }
  std::vector<RecordedStep> &recorded = steps[node];
  bool isRepeat = events.size() == numEvents && !recorded.empty() &&
                  recorded.back().record == record &&
                  recorded.back().time.opLevel == time.opLevel &&
                  recorded.back().time.userPriority == time.userPriority;
  if (!isRepeat)
    recorded.push_back({time, numEvents, unsigned(events.size()), record});
}

SmallVector<const ProvenanceEvent *>
ProvenanceRecorder::eventsOf(int tensor) const {
  SmallVector<const ProvenanceEvent *> result;
  for (unsigned index : byTensor[tensor])
    result.push_back(&events[index]);
  return result;
}

/// Returns the digits that two sub-axes of one axis share, if these are a
/// sub-axis.
static std::optional<AxisRef> intersection(AxisRef a, AxisRef b) {
  if (a == b)
    return a;
  if (a.axis() != b.axis())
    return std::nullopt;
  int64_t begin = std::max(a.preSize(), b.preSize());
  int64_t end = std::min(a.endSize(), b.endSize());
  if (end <= begin || end % begin != 0)
    return std::nullopt;
  return AxisRef(a.axis(), begin, end / begin);
}

ProvenanceRecorder::Split
ProvenanceRecorder::splitByEvent(int tensor, ArrayRef<AxisRef> axes,
                                 unsigned before) const {
  Split split;
  for (AxisRef axis : axes)
    for (unsigned index : byTensor[tensor]) {
      const ProvenanceEvent &event = events[index];
      if (event.time.number >= before)
        break;
      for (AxisRef added : event.axes) {
        std::optional<AxisRef> shared = intersection(axis, added);
        if (!shared)
          continue;
        if (split.empty() || split.back().second != &event)
          split.push_back({{}, &event});
        split.back().first.push_back(*shared);
      }
    }
  return split;
}

const ProvenanceEvent *ProvenanceRecorder::findEvent(int tensor,
                                                     AxisRef axis) const {
  auto split = splitByEvent(tensor, axis, events.size() + 1);
  return split.empty() ? nullptr : split.front().second;
}

ProvenanceRecorder::Split
ProvenanceRecorder::sourcesOf(const ProvenanceEvent &event,
                              ArrayRef<AxisRef> axes) const {
  if (event.isAnnotation() || event.source < 0)
    return {};
  int source = table.getTensorsOf(table.getNodes()[event.node])[event.source];
  return splitByEvent(source, axes, event.time.number);
}

void ProvenanceRecorder::extendChain(ProvenanceChain chain, unsigned maxSteps,
                                     std::vector<ProvenanceChain> &done) const {
  std::vector<ProvenanceChain> worklist = {std::move(chain)};
  while (!worklist.empty()) {
    ProvenanceChain current = std::move(worklist.back());
    worklist.pop_back();
    Split split = sourcesOf(*current.events.back(), current.axes);
    if (split.empty() || current.events.size() > maxSteps) {
      unsigned numSteps = current.events.size() - 1;
      for (const ProvenanceOrigin &origin :
           findOrigins(*current.events.back(), current.axes))
        done.push_back({origin.axes, current.events, origin.root,
                        numSteps + origin.numSteps});
      continue;
    }
    // The last sub-axis is pushed first, so that results are in order. The
    // first one continues the chain itself.
    for (unsigned i = split.size() - 1; i > 0; --i) {
      ProvenanceChain other = current;
      other.axes = split[i].first;
      other.events.push_back(split[i].second);
      worklist.push_back(std::move(other));
    }
    current.axes = split.front().first;
    current.events.push_back(split.front().second);
    worklist.push_back(std::move(current));
  }
}

const ProvenanceRecorder::Origins *
ProvenanceRecorder::getKept(const ProvenanceEvent &event,
                            const AxisList &axes) const {
  auto found = keptOrigins.find(event.time.number);
  if (found != keptOrigins.end())
    for (const auto &[known, origins] : found->second)
      if (known == axes)
        return &origins;
  return nullptr;
}

const ProvenanceRecorder::Origins &
ProvenanceRecorder::findOrigins(const ProvenanceEvent &event,
                                const AxisList &axes) const {
  // Chains may be as long as the program, so that there is no recursion.
  std::vector<std::pair<const ProvenanceEvent *, AxisList>> worklist = {
      {&event, axes}};
  while (!worklist.empty()) {
    auto [current, currentAxes] = worklist.back();
    if (getKept(*current, currentAxes)) {
      worklist.pop_back();
      continue;
    }
    Split split = sourcesOf(*current, currentAxes);
    size_t size = worklist.size();
    for (const auto &[sourceAxes, source] : split)
      if (!getKept(*source, sourceAxes))
        worklist.emplace_back(source, sourceAxes);
    if (worklist.size() > size)
      continue; // returns to this event when its sources are known
    Origins origins;
    if (split.empty())
      origins.push_back({currentAxes, current, 0});
    for (const auto &[sourceAxes, source] : split)
      for (const ProvenanceOrigin &origin : *getKept(*source, sourceAxes))
        origins.push_back({origin.axes, origin.root, origin.numSteps + 1});
    worklist.pop_back();
    keptOrigins[current->time.number].push_back(
        {std::move(currentAxes), std::move(origins)});
  }
  return *getKept(event, axes);
}

std::vector<ProvenanceChain>
ProvenanceRecorder::chainsOf(int tensor, unsigned dim,
                             unsigned maxSteps) const {
  std::vector<ProvenanceChain> chains;
  for (const ProvenanceEvent *event : eventsOf(tensor))
    if (event->dim == dim)
      extendChain({event->axes, {event}}, maxSteps, chains);
  return chains;
}

const ProvenanceEvent *ProvenanceRecorder::findAnnotation(int tensor,
                                                          AxisRef axis) const {
  const ProvenanceEvent *event = findEvent(tensor, axis);
  if (!event)
    return nullptr;
  std::optional<AxisRef> first = intersection(axis, event->axes.front());
  const ProvenanceEvent *root =
      findOrigins(*event, first ? AxisList{*first} : event->axes).front().root;
  return root->isAnnotation() ? root : nullptr;
}
