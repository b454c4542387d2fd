//===- SourceProgram.cpp - Programs with positions of names ---------------===//

#include "compiler/LanguageServer/SourceProgram.h"

#include "compiler/Formats/Formats.h"
#include "compiler/LanguageServer/Markdown.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace lsp = llvm::lsp;

namespace {

/// Fills a SourceProgram from the state of the parser.
class Reader {
public:
  Reader(SourceProgram &program, llvm::SourceMgr &sources, StringRef file,
         unsigned firstLine)
      : program(program), sources(sources), file(file), firstLine(firstLine) {}

  void read(const AsmParserState &state) {
    for (const auto &def : state.getOpDefs())
      readOp(def);
    for (const auto &def : state.getBlockDefs())
      readArguments(def);
  }

private:
  lsp::Range rangeOf(SMRange range) const {
    lsp::Range result(sources, range);
    result.start.line += firstLine;
    result.end.line += firstLine;
    return result;
  }

  std::vector<lsp::Range> rangesOf(ArrayRef<SMRange> ranges) const {
    std::vector<lsp::Range> result;
    for (SMRange range : ranges)
      result.push_back(rangeOf(range));
    return result;
  }

  /// Returns the result number of a use: k for `%sums#k`, 0 for others.
  static unsigned resultAt(SMRange use) {
    StringRef text(use.Start.getPointer());
    text = text.drop_front().drop_while(isNamePart);
    unsigned result = 0;
    if (text.consume_front("#"))
      (void)text.consumeInteger(10, result);
    return result;
  }
  static bool isNamePart(char c) {
    return llvm::isAlnum(c) || StringRef("$._-").contains(c);
  }

  Location locationOf(lsp::Position position) const {
    return FileLineColLoc::get(program.module->getContext(), file,
                               position.line + 1, position.character + 1);
  }

  std::vector<lsp::Range> usesOf(ArrayRef<SMRange> uses,
                                 unsigned result) const {
    std::vector<lsp::Range> useRanges;
    for (SMRange use : uses)
      if (resultAt(use) == result)
        useRanges.push_back(rangeOf(use));
    return useRanges;
  }

  /// Returns the range of `%0:2` with its count, which the parser omits.
  lsp::Range rangeOfGroup(SMRange range) const {
    const char *end = range.End.getPointer();
    if (*end == ':' && llvm::isDigit(end[1]))
      for (++end; llvm::isDigit(*end);)
        ++end;
    return rangeOf(SMRange(range.Start, SMLoc::getFromPointer(end)));
  }

  static std::string textOf(SMRange range) {
    return std::string(range.Start.getPointer(), range.End.getPointer());
  }

  /// Returns true if an attribute of an op or argument is a sharding.
  static bool hasSharding(DictionaryAttr attrs) {
    return attrs && llvm::any_of(attrs, [](NamedAttribute attr) {
             StringRef name = attr.getName().getValue().rsplit('.').second;
             if (name.empty())
               name = attr.getName().getValue();
             return name == "sharding" || name == "shardings";
           });
  }

  void readOp(const AsmParserState::OperationDefinition &def) {
    readMesh(def);
    bool hasNames = !def.resultGroups.empty();
    lsp::Position position =
        rangeOf(hasNames ? def.resultGroups.front().definition.loc : def.loc)
            .start;
    def.op->setLoc(locationOf(position));
    bool isAnnotated = hasSharding(def.op->getAttrDictionary());
    std::string opName = def.op->getName().getStringRef().str();
    for (auto [i, group] : llvm::enumerate(def.resultGroups)) {
      unsigned end = i + 1 < def.resultGroups.size()
                         ? def.resultGroups[i + 1].startIndex
                         : def.op->getNumResults();
      std::string name = textOf(group.definition.loc);
      for (unsigned r = group.startIndex; r < end; ++r) {
        bool isAlone = end - group.startIndex == 1;
        std::string resultName =
            isAlone ? name : name + "#" + std::to_string(r - group.startIndex);
        program.values.push_back(
            {{unsigned(position.line), unsigned(position.character),
              std::move(resultName)},
             rangeOfGroup(group.definition.loc),
             usesOf(group.definition.uses, r - group.startIndex),
             def.op->isRegistered() ? "**" + opName + "**"
                                    : toMarkdownCode(opName),
             def.op->getResult(r).getType(),
             isAnnotated});
      }
    }
  }

  void readArguments(const AsmParserState::BlockDefinition &def) {
    auto func = dyn_cast<FunctionOpInterface>(def.block->getParentOp());
    for (auto [i, argument] : llvm::enumerate(def.arguments)) {
      if (i >= def.block->getNumArguments() || !argument.loc.isValid())
        continue;
      BlockArgument value = def.block->getArgument(i);
      lsp::Range range = rangeOf(argument.loc);
      value.setLoc(locationOf(range.start));
      bool isOfFunction = func && def.block->isEntryBlock();
      std::string role = isOfFunction
                             ? ("**argument " + Twine(i) + "** of " +
                                toMarkdownCode(("@" + func.getName()).str()))
                                   .str()
                             : "**block argument**";
      program.values.push_back(
          {{unsigned(range.start.line), unsigned(range.start.character),
            textOf(argument.loc)},
           range,
           rangesOf(argument.uses),
           std::move(role),
           value.getType(),
           isOfFunction && hasSharding(func.getArgAttrDict(i))});
    }
  }

  void readMesh(const AsmParserState::OperationDefinition &def) {
    auto name =
        def.op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (!name || isa<FunctionOpInterface>(def.op))
      return;
    std::string text;
    if (auto op = dyn_cast<sharding::MeshOp>(def.op))
      text = describeMesh(name, op.toMesh());
    else if (auto op = dyn_cast<sdy::MeshOp>(def.op))
      text = describeMesh(name, op.getMesh().toMesh());
    program.meshes.push_back(
        {rangeOf(def.loc), rangesOf(def.symbolUses), name.str(), text});
  }

  SourceProgram &program;
  llvm::SourceMgr &sources;
  StringRef file;
  unsigned firstLine;
};

} // namespace

std::string mlir::gspmd::describeMesh(StringRef name, const Mesh &mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "**mesh** " << toMarkdownCode(("@" + name).str()) << ": ";
  for (unsigned a = 0; a < mesh.rank(); ++a)
    os << (a ? " x " : "") << mesh.axisSize(a) << " along "
       << toMarkdownCode(mesh.axisName(a));
  os << (mesh.rank() ? ", " : "") << mesh.numDevices()
     << (mesh.numDevices() == 1 ? " device" : " devices");
  return text;
}

/// Returns the only module in `block`, or a new one with its ops.
static OwningOpRef<ModuleOp> takeModule(Block &block, MLIRContext &context) {
  if (llvm::hasSingleElement(block))
    if (auto module = dyn_cast<ModuleOp>(block.front())) {
      module->remove();
      return module;
    }
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  module->getBody()->getOperations().splice(module->getBody()->begin(),
                                            block.getOperations());
  return module;
}

SourceProgram mlir::gspmd::parseSourceProgram(StringRef text, StringRef file,
                                              unsigned firstLine,
                                              MLIRContext &context) {
  SourceProgram program;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(toReadableText(text), file),
      llvm::SMLoc());
  ScopedDiagnosticHandler silence(&context, [](Diagnostic &) {});
  Block block;
  AsmParserState state;
  if (failed(
          parseAsmSourceFile(sources, &block, ParserConfig(&context), &state)))
    return program;
  program.module = takeModule(block, context);
  Reader(program, sources, file, firstLine).read(state);
  nameValues(*program.module, text);
  return program;
}

std::optional<ValueKey> mlir::gspmd::getValueKey(Value value, StringRef name) {
  auto sourceRange =
      withoutNames(value.getLoc())->findInstanceOf<FileLineColRange>();
  if (!sourceRange)
    return std::nullopt;
  return ValueKey{sourceRange.getStartLine() - 1,
                  sourceRange.getStartColumn() - 1, name.str()};
}
