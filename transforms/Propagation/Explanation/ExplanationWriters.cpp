//===- ExplanationWriters.cpp - Explanations as text and remarks ----------===//

#include "transforms/Propagation/Explanation/ExplanationWriters.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Writes a line such as `step 4: %x dim 0 -> %2 dim 0`.
static void writeStep(const ExplainedStep &step, llvm::raw_ostream &os) {
  os << "step " << step.time.number << ": " << step.from.name << " dim "
     << step.fromDim << " -> " << step.to.name << " dim " << step.toDim;
}

static void writeAxes(const ExplainedAxes &axes, const Mesh &mesh,
                      llvm::raw_ostream &os) {
  os << "dim " << axes.dim << " " << mesh.toString(axes.axes) << " from "
     << axes.annotation.text;
}

/// Writes how many steps `axes` has before those of a long chain, and the
/// option that prints all.
static void writeOmission(const ExplainedAxes &axes, const Explanation &e,
                          llvm::raw_ostream &os) {
  os << axes.numSteps - axes.steps.size()
     << " earlier steps; --explain=" << e.key.function << ":" << e.key.name
     << " prints all";
}

static void writeRejection(const ExplainedRejection &rejection,
                           const Mesh &mesh, llvm::raw_ostream &os) {
  os << "dim " << rejection.dim << " not " << mesh.toString(rejection.axes)
     << " as proposed by " << rejection.from << ": " << rejection.text;
}

/// Returns `[{"x"}]`, or `[{"x"}] on @mesh` if there are several meshes.
static std::string shardingOf(const Explanation &e,
                              const ShardingAttrTable &meshes) {
  if (meshes.numMeshes() == 1 || e.mesh.empty())
    return e.sharding;
  return e.sharding + " on @" + e.mesh;
}

void mlir::gspmd::writeText(const Explanation &e,
                            const ShardingAttrTable &meshes,
                            llvm::raw_ostream &os) {
  const Mesh &mesh = meshes.allAxes();
  os << e.key.name << " = " << e.opName << " in @" << e.key.function << " at "
     << describe(e.loc) << "\n  " << e.type << " " << shardingOf(e, meshes)
     << "\n";
  for (const ExplainedAxes &axes : e.axes) {
    os << "  ";
    writeAxes(axes, mesh, os);
    os << " at " << describe(axes.annotation.loc) << " (p"
       << axes.entered.userPriority << ")\n";
    if (axes.steps.size() < axes.numSteps) {
      os << "    ... ";
      writeOmission(axes, e, os);
      os << "\n";
    }
    for (const ExplainedStep &step : axes.steps) {
      os << "    ";
      writeStep(step, os);
      os << " through " << step.op->getName() << " at "
         << describe(step.op->getLoc()) << "\n";
    }
  }
  for (const ExplainedRejection &rejection : e.rejections) {
    os << "  ";
    writeRejection(rejection, mesh, os);
    os << "\n    op: " << rejection.op->getName() << " at "
       << describe(rejection.op->getLoc()) << "\n";
    if (rejection.proposed)
      os << "    proposed by " << rejection.proposed->text << " at "
         << describe(rejection.proposed->loc) << "\n";
    if (rejection.winner)
      os << "    decided by " << rejection.winner->text << " at "
         << describe(rejection.winner->loc) << "\n";
  }
}

static std::string asText(llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string text;
  llvm::raw_string_ostream os(text);
  write(os);
  return text;
}

/// Attaches the notes of one explanation, at most kMaxNotes: terminals and
/// editors show all notes of a remark. The last note counts the others.
static void attachNotes(InFlightDiagnostic &remark, const Explanation &e,
                        const Mesh &mesh) {
  constexpr unsigned kMaxNotes = 40;
  unsigned number = 0;
  auto addNote = [&](Location loc,
                     llvm::function_ref<void(llvm::raw_ostream &)> write) {
    if (number++ < kMaxNotes)
      remark.attachNote(withoutNames(loc)) << asText(write);
  };
  for (const ExplainedAxes &axes : e.axes) {
    addNote(axes.annotation.loc,
            [&](llvm::raw_ostream &os) { writeAxes(axes, mesh, os); });
    if (axes.steps.size() < axes.numSteps)
      addNote(axes.annotation.loc,
              [&](llvm::raw_ostream &os) { writeOmission(axes, e, os); });
    for (const ExplainedStep &step : axes.steps)
      addNote(step.op->getLoc(),
              [&](llvm::raw_ostream &os) { writeStep(step, os); });
  }
  for (const ExplainedRejection &rejection : e.rejections) {
    addNote(rejection.op->getLoc(), [&](llvm::raw_ostream &os) {
      writeRejection(rejection, mesh, os);
    });
    if (rejection.proposed)
      addNote(rejection.proposed->loc, [&](llvm::raw_ostream &os) {
        os << "proposed by " << rejection.proposed->text;
      });
    if (rejection.winner)
      addNote(rejection.winner->loc, [&](llvm::raw_ostream &os) {
        os << "decided by " << rejection.winner->text;
      });
  }
  if (number > kMaxNotes)
    remark.attachNote(withoutNames(e.loc))
        << number - kMaxNotes << " more notes; --explain-as=text has them";
}

void mlir::gspmd::emitRemarks(ArrayRef<Explanation> explanations,
                              const ShardingAttrTable &meshes) {
  constexpr size_t kMaxLines = 100, kMaxValues = 4;
  std::vector<SmallVector<const Explanation *>> lines;
  llvm::StringMap<size_t> lineOf;
  for (const Explanation &e : explanations) {
    auto location = withoutNames(e.loc)->findInstanceOf<FileLineColLoc>();
    size_t line = lines.size(); // a value without a line is its own group
    if (location)
      line = lineOf
                 .try_emplace((location.getFilename().getValue() + ":" +
                               Twine(location.getLine()))
                                  .str(),
                              line)
                 .first->second;
    if (line == lines.size())
      lines.emplace_back();
    lines[line].push_back(&e);
  }
  for (const auto &values : ArrayRef(lines).take_front(kMaxLines)) {
    InFlightDiagnostic remark =
        mlir::emitRemark(withoutNames(values.front()->loc));
    llvm::interleave(
        ArrayRef(values).take_front(kMaxValues),
        [&](const Explanation *e) {
          remark << e->key.name << " is sharded as " << shardingOf(*e, meshes);
        },
        [&] { remark << "; "; });
    if (values.size() > kMaxValues)
      remark << "; and " << values.size() - kMaxValues
             << " more values of this line";
    attachNotes(remark, *values.front(), meshes.allAxes());
  }
  if (lines.size() > kMaxLines)
    mlir::emitRemark(withoutNames(lines[kMaxLines].front()->loc))
        << "and values of " << lines.size() - kMaxLines
        << " more lines; --explain-as=text has all";
}

void mlir::gspmd::emitRemark(const AnnotationConflict &conflict) {
  InFlightDiagnostic remark =
      mlir::emitRemark(withoutNames(conflict.op->getLoc()));
  remark << "two annotations disagree here: " << conflict.first << " and "
         << conflict.second << "; resharding between them communicates";
  remark.attachNote(withoutNames(conflict.firstSite.loc))
      << "the first comes from " << conflict.firstSite.text;
  remark.attachNote(withoutNames(conflict.secondSite.loc))
      << "the second comes from " << conflict.secondSite.text;
}

void mlir::gspmd::attachEdges(ShardingTable &table,
                              const ProvenanceRecorder &recorder) {
  using sharding::AxisRefAttr;
  using sharding::PropagationEdgeAttr;
  llvm::MapVector<Operation *, SmallVector<Attribute>> edges;
  const Mesh &mesh = table.getShardings().allAxes();
  for (const ProvenanceEvent &event : recorder.getEvents()) {
    if (event.isAnnotation() || event.source < 0)
      continue;
    const PropagationNode &node = table.getNodes()[event.node];
    MLIRContext *context = node.op->getContext();
    SmallVector<AxisRefAttr> axes;
    for (const AxisRef &axis : event.axes)
      axes.push_back(AxisRefAttr::get(context, mesh.axisName(axis.axis()),
                                      mesh.isFull(axis) ? 0 : axis.preSize(),
                                      mesh.isFull(axis) ? 0 : axis.size()));
    edges[node.op].push_back(
        PropagationEdgeAttr::get(context, event.time.number, axes, event.source,
                                 event.position, event.dim));
  }
  for (auto &[op, list] : edges)
    op->setAttr(sharding::ShardingDialect::kEdges,
                ArrayAttr::get(op->getContext(), list));
}
