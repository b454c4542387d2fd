//===- Segments.cpp - A large program, segment by segment -----------------===//
#include "compiler/Bisect/Search/Bisector.h"

namespace mlir::gspmd::bisect {

/// The number of segments that run at a time while the others wait.
static constexpr size_t kParallelRuns = 2;

/// Divides the program. Only the suspect that chooses shardings runs segments.
std::vector<Segment> Bisector::listSegments(Ops ops) const {
  const size_t limit = propagating ? options.segment : ops.size();
  std::vector<Segment> segments;
  while (!ops.empty()) {
    size_t count = std::min(ops.size(), limit);
    while (count < ops.size() && !canEndBefore(ops[count]))
      ++count;
    segments.emplace_back().ops = ops.take_front(count);
    ops = ops.drop_front(count);
  }
  return segments;
}

/// Sets the values at the start of a segment; calls of functions on the host,
/// which do not run, get their results.
void Bisector::prepare(Segment &segment, Values values) {
  for (Operation *op : segment.ops)
    passHostCallback(op, values);
  segment.available = listAvailable(segment.ops, values);
  segment.inputs = std::move(values);
  segment.isPrepared = true;
}

/// Prepares the segments after the first with the values that the reference
/// computes. Returns false if it does not run a segment.
bool Bisector::prepareByReference(MutableArrayRef<Segment> segments) {
  for (size_t i = 0; i + 1 < segments.size(); ++i) {
    Segment &segment = segments[i];
    Values values = segment.inputs;
    SmallVector<Value> needed =
        findLiveOut(segment.available, segment.available.size());
    if (!needed.empty()) {
      WindowProgram program = builder.connect(segment.available, needed);
      auto reference = ReferenceProgram::compile(*program.module);
      if (!reference.ok())
        return false;
      auto results = reference->run(lookUp(program.arguments, values));
      if (!results.ok())
        return false;
      for (auto [value, tensor] : llvm::zip_equal(program.results, *results))
        values[value] = std::move(tensor);
    }
    removeDeadValues(segments[i + 1].ops.front(), values);
    prepare(segments[i + 1], std::move(values));
  }
  return true;
}

/// Starts the run of a segment with its own results, unless that was done.
void Bisector::start(Segment &segment) {
  if (!propagating || segment.isStarted)
    return;
  segment.isStarted = true;
  segment.started = compileAlone(segment, *propagating);
  if (segment.started && segment.started->compiled.ok())
    (*segment.started->compiled)
        ->start(lookUp(segment.started->program.arguments, segment.inputs));
}

/// Runs segments with their own results only, which takes less time than all
/// windows do, and searches those with a wrong result at once.
bool Bisector::screen(MutableArrayRef<Segment> segments) {
  for (size_t i = 0; i < segments.size(); ++i) {
    for (Segment &next :
         segments.slice(i, std::min(kParallelRuns, segments.size() - i)))
      start(next);
    const Values *known =
        i + 1 < segments.size() ? &segments[i + 1].inputs : nullptr;
    compareStarted(segments[i], known);
    if (!engineError.ok())
      return true;
    if (segments[i].own.ok() && !*segments[i].own)
      continue;
    Values values = segments[i].inputs;
    if (walkSegment(segments[i], values))
      return true;
  }
  return false;
}

/// Judges the segments of a program in order, those whose own results are wrong
/// first. Returns true if the search ends, as the following functions do: with
/// a wrong op, or an error of the engine.
bool Bisector::walkSegments(Ops ops, Values values) {
  std::vector<Segment> segments = listSegments(ops);
  result.numSegments = static_cast<int64_t>(segments.size());
  if (segments.empty())
    return false;
  prepare(segments.front(), std::move(values));
  if (segments.size() > 1 && prepareByReference(segments) && screen(segments))
    return true;
  Values last;
  for (Segment &segment : segments) {
    if (!segment.isPrepared)
      prepare(segment, std::move(last));
    last = segment.inputs;
    if (walkSegment(segment, last))
      return true;
    removeDeadValues(segment.ops.back()->getNextNode(), last);
  }
  return false;
}

/// Judges the ops of a segment, then its own results, whose run goes on while
/// the windows run. Without an effect if that was done.
bool Bisector::walkSegment(Segment &segment, Values &values) {
  if (segment.isWalked)
    return false;
  segment.isWalked = true;
  hasFailingWindow = false;
  start(segment);
  if (walk(segment.ops, values))
    return true;
  compareStarted(segment, &values);
  checkSegment(segment, values);
  return result.finding.has_value() || !engineError.ok();
}

} // namespace mlir::gspmd::bisect
