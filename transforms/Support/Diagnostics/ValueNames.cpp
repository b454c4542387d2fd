//===- ValueNames.cpp - Names of values in messages -----------------------===//

#include "transforms/Support/Diagnostics/ValueNames.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Key of the names in the metadata of a fused location.
static constexpr llvm::StringLiteral kNames = "sharding.names";

using NameOf = llvm::function_ref<std::string(Value)>;

static Location withNames(Location loc, ValueRange values, NameOf nameOf) {
  Builder builder(loc.getContext());
  SmallVector<Attribute> names;
  for (Value value : values)
    names.push_back(builder.getStringAttr(nameOf(value)));
  return FusedLoc::get({loc},
                       builder.getDictionaryAttr(builder.getNamedAttr(
                           kNames, builder.getArrayAttr(names))),
                       loc.getContext());
}

Location mlir::gspmd::locationWithName(Location loc, StringRef name,
                                       NamedAttribute note) {
  Builder builder(loc.getContext());
  NamedAttribute names =
      builder.getNamedAttr(kNames, builder.getStrArrayAttr(name));
  return FusedLoc::get({loc}, builder.getDictionaryAttr({names, note}),
                       loc.getContext());
}

static void writeNames(ModuleOp module, NameOf nameOf) {
  module.walk([&](Operation *op) {
    if (op->getNumResults())
      op->setLoc(withNames(op->getLoc(), op->getResults(), nameOf));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          arg.setLoc(withNames(arg.getLoc(), ValueRange(arg), nameOf));
  });
}

static StringRef textOf(SMRange range) {
  return StringRef(range.Start.getPointer(),
                   range.End.getPointer() - range.Start.getPointer());
}

/// Appends the names that the parsed text has for the results of `op`, empty
/// ones included.
static void collectNames(const AsmParserState &state, Operation *op,
                         SmallVectorImpl<std::string> &names) {
  unsigned first = names.size();
  names.resize(first + op->getNumResults());
  const auto *def = state.getOpDef(op);
  if (!def)
    return;
  for (auto [i, group] : llvm::enumerate(def->resultGroups)) {
    unsigned end = i + 1 < def->resultGroups.size()
                       ? def->resultGroups[i + 1].startIndex
                       : op->getNumResults();
    StringRef text = textOf(group.definition.loc);
    for (unsigned r = group.startIndex; r < end; ++r)
      names[first + r] = end - group.startIndex == 1
                             ? text.str()
                             : (text + "#" + Twine(r - group.startIndex)).str();
  }
}

/// Returns the names of all values of the program `text` in walk order, and
/// appends the names of its ops to `ops`. Returns an empty list if `text`
/// cannot be parsed.
static SmallVector<std::string> namesInText(MLIRContext *context,
                                            StringRef text,
                                            SmallVectorImpl<StringRef> &ops) {
  SmallVector<std::string> names;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text),
                             llvm::SMLoc());
  ScopedDiagnosticHandler silence(context, [](Diagnostic &) {});
  Block block;
  AsmParserState state;
  if (failed(parseAsmSourceFile(
          sources, &block, ParserConfig(context, /*verifyAfterParse=*/false),
          &state)))
    return names;
  for (Operation &top : block)
    top.walk([&](Operation *op) {
      ops.push_back(op->getName().getStringRef());
      collectNames(state, op, names);
      for (Region &region : op->getRegions())
        for (Block &inner : region) {
          const auto *def = state.getBlockDef(&inner);
          for (unsigned i = 0; i < inner.getNumArguments(); ++i)
            names.push_back(def && i < def->arguments.size()
                                ? textOf(def->arguments[i].loc).str()
                                : "");
        }
    });
  return names;
}

/// The modules are verified before they get names.
static OpPrintingFlags namingFlags() {
  return OpPrintingFlags().assumeVerified();
}

void mlir::gspmd::nameValues(ModuleOp module, StringRef text) {
  AsmState state(module, namingFlags());
  auto printName = [&](Value value) {
    std::string name;
    llvm::raw_string_ostream os(name);
    value.printAsOperand(os, state);
    return name;
  };
  DenseMap<Value, std::string> sourceNames;
  if (!text.empty()) {
    SmallVector<StringRef> ops;
    SmallVector<std::string> names =
        namesInText(module.getContext(), text, ops);
    // Both programs are walked in the same order. The text may omit the
    // top-level module, which `module` has nevertheless.
    unsigned numVisited = 0, numNamed = 0;
    bool hasSameOps = true;
    module.walk([&](Operation *op) {
      bool isSame = numVisited < ops.size() &&
                    ops[numVisited] == op->getName().getStringRef();
      if (op == module && !isSame)
        return;
      hasSameOps &= isSame;
      ++numVisited;
      auto addName = [&](Value value) {
        if (numNamed < names.size())
          sourceNames[value] = names[numNamed];
        ++numNamed;
      };
      llvm::for_each(op->getResults(), addName);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          llvm::for_each(block.getArguments(), addName);
    });
    if (!hasSameOps || numNamed != names.size())
      sourceNames.clear();
  }
  writeNames(module, [&](Value value) {
    std::string name = sourceNames.lookup(value);
    return name.empty() ? printName(value) : name;
  });
}

void mlir::gspmd::removeNames(ModuleOp module) {
  AttrTypeReplacer replacer;
  // A pass may have fused several locations, so names are at any depth.
  replacer.addReplacement([](FusedLoc loc) -> std::optional<Attribute> {
    LocationAttr without = withoutNames(loc);
    if (without == loc)
      return std::nullopt;
    return without;
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/false,
                                        /*replaceLocs=*/true);
}

ValueNames::ValueNames(ModuleOp module) : state(module, namingFlags()) {}

/// Returns the names that nameValues wrote into `loc`; null if there are none.
static ArrayAttr namesOf(Location loc) {
  ArrayAttr found;
  loc->walk([&](Location inner) {
    if (auto fused = dyn_cast<FusedLoc>(inner))
      if (auto dict = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()))
        found = dict.getAs<ArrayAttr>(kNames);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

bool mlir::gspmd::hasNames(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return namesOf(op->getLoc()) ? WalkResult::interrupt()
                                     : WalkResult::advance();
      })
      .wasInterrupted();
}

SmallVector<StringRef> mlir::gspmd::listNames(Location loc) {
  llvm::SetVector<StringRef> all;
  loc->walk([&](Location inner) {
    auto fused = dyn_cast<FusedLoc>(inner);
    if (auto dict = fused
                        ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata())
                        : DictionaryAttr())
      if (auto names = dict.getAs<ArrayAttr>(kNames))
        for (auto name : names.getAsRange<StringAttr>())
          all.insert(name.getValue());
    return WalkResult::advance();
  });
  return llvm::to_vector(all);
}

std::string mlir::gspmd::namesIn(Location loc) {
  return llvm::join(listNames(loc), ", ");
}

Location mlir::gspmd::withoutNames(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  if (!fused || fused.getLocations().size() != 1)
    return loc;
  auto dict = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata());
  return dict && dict.contains(kNames) ? fused.getLocations().front() : loc;
}

std::string ValueNames::nameOf(Value value) {
  unsigned index = 0, count = 1;
  if (auto result = dyn_cast<OpResult>(value)) {
    index = result.getResultNumber();
    count = result.getOwner()->getNumResults();
  }
  ArrayAttr names = namesOf(value.getLoc());
  if (names && names.size() == count)
    return cast<StringAttr>(names[index]).getValue().str();
  std::string name;
  llvm::raw_string_ostream os(name);
  value.printAsOperand(os, state);
  return name;
}

StringRef ValueNames::functionOf(Value value) {
  Operation *op = value.getParentBlock()->getParentOp();
  while (op && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op ? cast<FunctionOpInterface>(op).getName() : StringRef();
}

std::string mlir::gspmd::fileOf(Location loc) {
  auto file = loc->findInstanceOf<FileLineColRange>();
  if (!file)
    return "unknown";
  return (file.getFilename().getValue() + ":" + Twine(file.getStartLine()) +
          ":" + Twine(file.getStartColumn()))
      .str();
}

StringRef mlir::gspmd::nameIn(Location loc) {
  auto name = loc->findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef();
}

std::string mlir::gspmd::describe(Location loc) {
  std::string text = fileOf(loc);
  if (StringRef name = nameIn(loc); !name.empty())
    text += (" (\"" + name + "\")").str();
  return text;
}
