//===- ShardedDocument.cpp - Documents with their shardings ---------------===//

#include "compiler/LanguageServer/ShardedDocument.h"

#include "compiler/LanguageServer/Markdown.h"
#include "compiler/LanguageServer/SourceProgram.h"
#include "compiler/Pipeline/Compilation.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
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
std::string asText(const T &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << value;
  return text;
}

/// Returns the steps of an explanation, without the value and its sharding.
std::string describeSteps(const Explanation &explanation,
                          const ShardingAttrTable &meshes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeText(explanation, meshes, os);
  return StringRef(text).split('\n').second.split('\n').second.str();
}

/// Replaces the shardings of explanations, which precede the removal of
/// unhelpful axes, by the final ones.
void applyFinalShardings(ModuleOp module, ValueShardings &shardings) {
  ValueNames names(module);
  auto addName = [&](Value value) {
    sharding::TensorShardingAttr attr = sharding::getSharding(value);
    std::optional<ValueKey> key = getValueKey(value, names.nameOf(value));
    if (!attr || !key)
      return;
    auto found = shardings.find(*key);
    if (found == shardings.end())
      return;
    sharding::MeshOp mesh = sharding::lookupMesh(module, attr.getMesh());
    if (!mesh)
      return;
    TensorSharding tensorSharding = attr.toSharding(mesh.toMesh());
    ValueSharding &valueSharding =
        found->second[ValueNames::functionOf(value).str()];
    valueSharding.sharding = tensorSharding.toString(mesh.toMesh());
    valueSharding.mesh = asText(attr.getMesh());
    valueSharding.localType = asText(
        sharding::PartitionContext::localType(value.getType(), tensorSharding));
  };
  module.walk([&](Operation *op) {
    llvm::for_each(op->getResults(), addName);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), addName);
  });
}

/// Imports and completes a program; returns nullopt if that fails. `completed`
/// is set to what the passes leave.
std::optional<ValueShardings> complete(Compilation &compilation,
                                       PhaseModule &completed) {
  ValueShardings shardings;
  PropagationRequest request;
  request.close = true;
  request.explain.values = "all";
  request.explain.as.clear();
  ExplanationConsumer consumer;
  consumer.visit = [&](const Explanation &e, const ShardingAttrTable &meshes) {
    // Function results have no position, and the ops that an op is expanded to
    // have its position: the last one is its replacement.
    if (e.opName == "result")
      return;
    auto sourceRange = withoutNames(e.loc)->findInstanceOf<FileLineColRange>();
    if (!sourceRange)
      return;
    ValueKey key{sourceRange.getStartLine() - 1,
                 sourceRange.getStartColumn() - 1, e.key.name};
    shardings[key][e.key.function.str()] = {e.sharding,
                                            e.mesh.empty() ? "" : "@" + e.mesh,
                                            "", describeSteps(e, meshes)};
  };
  if (failed(compilation.completeWith(request, consumer, completed)))
    return std::nullopt;
  applyFinalShardings(completed.module, shardings);
  return shardings;
}

lsp::Diagnostic convert(Diagnostic &diagnostic, unsigned firstLine) {
  lsp::Diagnostic result;
  result.source = "gspmd";
  result.severity = diagnostic.getSeverity() == DiagnosticSeverity::Error
                        ? lsp::DiagnosticSeverity::Error
                    : diagnostic.getSeverity() == DiagnosticSeverity::Warning
                        ? lsp::DiagnosticSeverity::Warning
                        : lsp::DiagnosticSeverity::Information;
  lsp::Position position(firstLine, 0);
  if (auto loc = diagnostic.getLocation()->findInstanceOf<FileLineColRange>())
    position = lsp::Position(loc.getStartLine() - 1, loc.getStartColumn() - 1);
  result.range = lsp::Range(position);
  result.message = diagnostic.str();
  for (Diagnostic &note : diagnostic.getNotes())
    result.message += "\nnote: " + note.str();
  return result;
}

/// Returns the reason why a value has no sharding.
StringRef explainMissing(const std::optional<ValueShardings> &shardings) {
  if (!shardings)
    return "import or completion failed";
  return shardings->empty() ? "the program has no annotations"
                            : "import replaced the value";
}

/// Returns the hover text and the inlay hint of a value.
NamedEntity describeValue(const SourceValue &value,
                          const std::optional<ValueShardings> &all) {
  const std::map<std::string, ValueSharding> *shardings = nullptr;
  if (all)
    if (auto found = all->find(value.key); found != all->end())
      shardings = &found->second;
  NamedEntity entity{value.definition, value.uses, "", ""};
  llvm::raw_string_ostream os(entity.hover);
  os << value.role << " " << toMarkdownCode(value.key.name) << ": "
     << toMarkdownCode(asText(value.type)) << "\n\n";
  if (!shardings) {
    auto tensor = dyn_cast<RankedTensorType>(value.type);
    os << "No sharding: " << explainMissing(all) << ".\n";
    if (!tensor || tensor.getRank() == 0)
      entity.hover.clear();
    return entity;
  }
  for (const auto &[function, valueSharding] : *shardings) {
    os << (value.isAnnotated ? "Written" : "Completed") << ": "
       << toMarkdownCode(valueSharding.sharding);
    if (!valueSharding.mesh.empty())
      os << " on " << toMarkdownCode(valueSharding.mesh);
    if (shardings->size() > 1)
      os << " in " << toMarkdownCode("@" + function);
    if (!valueSharding.localType.empty())
      os << "; each device holds " << toMarkdownCode(valueSharding.localType);
    os << "\n";
    if (!valueSharding.why.empty())
      os << toMarkdownBlock(valueSharding.why);
    if (!StringRef(entity.hint).contains(valueSharding.sharding) &&
        !value.isAnnotated)
      entity.hint +=
          (entity.hint.empty() ? "" : " | ") + valueSharding.sharding;
  }
  return entity;
}

/// Returns Markdown for a mesh; empty for a symbol that is no mesh after
/// import.
std::string describeMeshSymbol(const SourceMesh &mesh, ModuleOp imported) {
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
    auto [segment, after] = rest.split(kDefaultSplitMarker);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    SourceProgram program =
        parseSourceProgram(segment, file, firstLine, context);
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      diagnostics.push_back(convert(diagnostic, firstLine));
    });
    std::optional<Compilation> compilation;
    PhaseModule completed;
    std::optional<ValueShardings> shardings;
    if (program.module) {
      compilation.emplace(std::move(program.module));
      shardings = complete(*compilation, completed);
    }
    for (const SourceMesh &mesh : program.meshes)
      entities.push_back({mesh.definition, mesh.uses,
                          describeMeshSymbol(mesh, completed.module), ""});
    for (const SourceValue &value : program.values)
      entities.push_back(describeValue(value, shardings));
    firstLine += segment.count('\n');
    rest = after;
  }
}

std::string ShardedDocument::hoverAt(lsp::Position position) const {
  std::string hover;
  for (const NamedEntity &entity : entities) {
    bool isHere = entity.definition.contains(position) ||
                  llvm::any_of(entity.uses, [&](const lsp::Range &use) {
                    return use.contains(position);
                  });
    if (isHere && !entity.hover.empty())
      hover += (hover.empty() ? "" : "\n***\n") + entity.hover;
  }
  return hover;
}

std::vector<lsp::InlayHint> ShardedDocument::hintsIn(lsp::Range range) const {
  std::vector<lsp::InlayHint> hints;
  for (const NamedEntity &entity : entities)
    if (!entity.hint.empty() && range.start <= entity.definition.end &&
        entity.definition.end <= range.end) {
      hints.emplace_back(lsp::InlayHintKind::Type, entity.definition.end);
      hints.back().label = entity.hint;
      hints.back().paddingLeft = true;
    }
  llvm::sort(hints);
  return hints;
}
