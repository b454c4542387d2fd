//===- ShardedDocument.cpp - Documents with their shardings ---------------===//

#include "compiler/LanguageServer/ShardedDocument.h"

#include "compiler/LanguageServer/SourceProgram.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/ToolUtilities.h"
#include "transforms/Propagation/Explanation/ExplanationWriters.h"
#include "transforms/Propagation/Propagate/Propagate.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace lsp = llvm::lsp;

namespace {

/// The shardings of the values of a text. A value has one sharding per function
/// that import created from its function (one per call).
using ValueShardings = std::map<ValueKey, std::map<std::string, ValueSharding>>;

template <typename T>
std::string asText(const T &thing) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << thing;
  return text;
}

/// Returns the steps of an explanation, without the value and its sharding.
std::string whyOf(const Explanation &explanation,
                  const ShardingAttrTable &meshes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeText(explanation, meshes, os);
  return StringRef(text).split('\n').second.split('\n').second.str();
}

/// Replaces the shardings of explanations, which precede the removal of
/// unhelpful axes, by the final ones.
void takeWritten(ModuleOp module, ValueShardings &placements) {
  ValueNames names(module);
  auto take = [&](Value value) {
    sharding::TensorShardingAttr attr = sharding::getSharding(value);
    std::optional<ValueKey> key = getValueKey(value, names.of(value));
    if (!attr || !key)
      return;
    auto found = placements.find(*key);
    if (found == placements.end())
      return;
    sharding::MeshOp mesh = sharding::lookupMesh(module, attr.getMesh());
    if (!mesh)
      return;
    TensorSharding lies = attr.toSharding(mesh.toMesh());
    ValueSharding &placement =
        found->second[ValueNames::functionOf(value).str()];
    placement.sharding = lies.toString(mesh.toMesh());
    placement.mesh = asText(attr.getMesh());
    placement.localType =
        asText(sharding::PartitionContext::localType(value.getType(), lies));
  };
  module.walk([&](Operation *op) {
    llvm::for_each(op->getResults(), take);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), take);
  });
}

/// Imports and completes `module`; nullopt if that fails.
std::optional<ValueShardings> complete(ModuleOp module) {
  ValueShardings placements;
  ExplainRequest request;
  request.values = "all";
  request.as.clear();
  request.visit = [&](const Explanation &e, const ShardingAttrTable &meshes) {
    // Function results have no position, and the ops that an op is expanded to
    // have its position: the last one is its replacement.
    if (e.opName == "result")
      return;
    auto place = withoutNames(e.loc)->findInstanceOf<FileLineColRange>();
    if (!place)
      return;
    ValueKey key{place.getStartLine() - 1, place.getStartColumn() - 1, e.name};
    placements[key][e.function] = {
        e.sharding, e.mesh.empty() ? "" : "@" + e.mesh, "", whyOf(e, meshes)};
  };
  PassManager pm(module.getContext());
  buildGspmdComplete(pm);
  for (Pass &pass : pm.getPasses())
    if (pass.getArgument() == "sharding-propagate")
      setRequest(pass, request);
  if (failed(pm.run(module)))
    return std::nullopt;
  takeWritten(module, placements);
  return placements;
}

lsp::Diagnostic convert(Diagnostic &diagnostic, unsigned firstLine) {
  lsp::Diagnostic result;
  result.source = "gspmd";
  result.severity = diagnostic.getSeverity() == DiagnosticSeverity::Error
                        ? lsp::DiagnosticSeverity::Error
                    : diagnostic.getSeverity() == DiagnosticSeverity::Warning
                        ? lsp::DiagnosticSeverity::Warning
                        : lsp::DiagnosticSeverity::Information;
  lsp::Position place(firstLine, 0);
  if (auto loc = diagnostic.getLocation()->findInstanceOf<FileLineColRange>())
    place = lsp::Position(loc.getStartLine() - 1, loc.getStartColumn() - 1);
  result.range = lsp::Range(place);
  result.message = diagnostic.str();
  for (Diagnostic &note : diagnostic.getNotes())
    result.message += "\nnote: " + note.str();
  return result;
}

/// Returns the reason why a value has no sharding.
StringRef reasonForNone(const std::optional<ValueShardings> &placements) {
  if (!placements)
    return "import or completion failed";
  return placements->empty() ? "nothing in the program is annotated"
                             : "import has put another value in its place";
}

/// Returns the hover text and the inlay hint of a value.
NamedEntity describeValue(const SourceValue &value,
                          const std::optional<ValueShardings> &all) {
  const std::map<std::string, ValueSharding> *placements = nullptr;
  if (all)
    if (auto found = all->find(value.key); found != all->end())
      placements = &found->second;
  NamedEntity thing{value.definition, value.uses, "", ""};
  llvm::raw_string_ostream os(thing.hover);
  os << "**" << value.role << "** `" << value.key.name << "`: `"
     << asText(value.type) << "`\n\n";
  if (!placements) {
    auto tensor = dyn_cast<RankedTensorType>(value.type);
    os << "No sharding: " << reasonForNone(all) << ".\n";
    if (!tensor || tensor.getRank() == 0)
      thing.hover.clear();
    return thing;
  }
  for (const auto &[function, placement] : *placements) {
    os << (value.isAnnotated ? "Written" : "Completed") << ": `"
       << placement.sharding << "`";
    if (!placement.mesh.empty())
      os << " on `" << placement.mesh << "`";
    if (placements->size() > 1)
      os << " in `@" << function << "`";
    if (!placement.localType.empty())
      os << "; each device holds `" << placement.localType << "`";
    os << "\n";
    if (!placement.why.empty())
      os << "```text\n" << placement.why << "```\n";
    if (!StringRef(thing.hint).contains(placement.sharding) &&
        !value.isAnnotated)
      thing.hint += (thing.hint.empty() ? "" : " | ") + placement.sharding;
  }
  return thing;
}

/// Returns Markdown for a mesh; empty for a symbol that is no mesh after
/// import.
std::string hoverOf(const SourceMesh &mesh, ModuleOp imported) {
  if (!mesh.text.empty())
    return mesh.text;
  auto op = imported.lookupSymbol<sharding::MeshOp>(mesh.name);
  return op ? describeMesh(mesh.name, op.toMesh()) : "";
}

} // namespace

ShardedDocument::ShardedDocument(StringRef text, StringRef file,
                                 DialectRegistry &registry) {
  unsigned firstLine = 0;
  for (StringRef rest = text; !rest.empty();) {
    auto [part, after] = rest.split(kDefaultSplitMarker);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    SourceProgram program = parseSourceProgram(part, file, firstLine, context);
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      diagnostics.push_back(convert(diagnostic, firstLine));
    });
    std::optional<ValueShardings> placements;
    if (program.module)
      placements = complete(*program.module);
    for (const SourceMesh &mesh : program.meshes)
      things.push_back(
          {mesh.definition, mesh.uses, hoverOf(mesh, *program.module), ""});
    for (const SourceValue &value : program.values)
      things.push_back(describeValue(value, placements));
    firstLine += part.count('\n');
    rest = after;
  }
}

std::string ShardedDocument::hoverAt(lsp::Position position) const {
  std::string hover;
  for (const NamedEntity &thing : things) {
    bool isHere = thing.definition.contains(position) ||
                  llvm::any_of(thing.uses, [&](const lsp::Range &use) {
                    return use.contains(position);
                  });
    if (isHere && !thing.hover.empty())
      hover += (hover.empty() ? "" : "\n***\n") + thing.hover;
  }
  return hover;
}

std::vector<lsp::InlayHint> ShardedDocument::hintsIn(lsp::Range range) const {
  std::vector<lsp::InlayHint> hints;
  for (const NamedEntity &thing : things)
    if (!thing.hint.empty() && range.start <= thing.definition.end &&
        thing.definition.end <= range.end) {
      hints.emplace_back(lsp::InlayHintKind::Type, thing.definition.end);
      hints.back().label = thing.hint;
      hints.back().paddingLeft = true;
    }
  llvm::sort(hints);
  return hints;
}
