//===- Annotate.cpp - Shardings of arguments by their names ---------------===//

#include "gspmd/Driver/Annotate.h"
#include "dialect/Sdy/SdyDialect.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/NearNames.h"
#include "transforms/Support/ValueNames.h"
#include <nlohmann/json.hpp>

/// Axes of a mesh are in the order in which they are written.
using json = nlohmann::ordered_json;

namespace mlir::gspmd {
namespace {

/// `*` stands for any text, everything else for itself.
bool fits(StringRef pattern, StringRef name) {
  SmallVector<StringRef> parts;
  pattern.split(parts, '*');
  if (parts.size() == 1)
    return name == pattern;
  if (!name.consume_front(parts.front()) || !name.consume_back(parts.back()))
    return false;
  for (StringRef part : ArrayRef(parts).drop_front().drop_back()) {
    size_t at = name.find(part);
    if (at == StringRef::npos)
      return false;
    name = name.drop_front(at + part.size());
  }
  return true;
}

std::string quoted(const std::string &text) {
  std::string result;
  llvm::raw_string_ostream os(result);
  os << '"';
  llvm::printEscapedString(text, os);
  os << '"';
  return result;
}

/// A dimension as the attribute's text has it; nothing if it has another form.
std::optional<std::string> dimensionText(const json &dim) {
  if (dim.is_null())
    return "{}";
  if (dim.is_string())
    return dim == "?" ? "{?}" : "{" + quoted(dim.get<std::string>()) + "}";
  if (!dim.is_array())
    return std::nullopt;
  std::string text;
  for (const json &axis : dim) {
    if (!axis.is_string())
      return std::nullopt;
    text += (text.empty() ? "" : ", ") + quoted(axis.get<std::string>());
  }
  return "{" + text + "}";
}

/// Writes annotations as Shardy's: import brings those of all meshes to one.
class Annotator {
public:
  Annotator(ModuleOp module, FunctionOpInterface func)
      : module(module), func(func) {}

  LogicalResult annotate(const json &annotations) {
    if (!annotations.is_object() || !annotations.contains("mesh") ||
        !annotations["mesh"].is_object() ||
        !annotations.contains("shardings") ||
        !annotations["shardings"].is_object())
      return module.emitError("annotations should look like {\"mesh\": {\"x\": "
                              "4}, \"shardings\": {\"name\": [\"x\", null]}}");
    if (failed(addMesh(annotations["mesh"])))
      return failure();
    for (const auto &[pattern, dims] : annotations["shardings"].items())
      if (failed(annotate(pattern, dims)))
        return failure();
    return success();
  }

private:
  /// Attributes are made of their text: what is wrong is told by their own
  /// verifiers.
  Attribute parse(const std::string &text) {
    return parseAttribute(text, module.getContext());
  }

  LogicalResult addMesh(const json &axes) {
    std::string text;
    for (const auto &[name, size] : axes.items()) {
      if (!size.is_number_integer())
        return module.emitError()
               << "the size of mesh axis \"" << name << "\" should be a number";
      text += (text.empty() ? "" : ", ") + quoted(name) + "=" + size.dump();
    }
    auto mesh = llvm::dyn_cast_or_null<sdy::MeshAttr>(
        parse("#sdy.mesh<[" + text + "]>"));
    if (!mesh)
      return failure();
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto op =
        sdy::MeshOp::create(builder, module.getLoc(), "annotations", mesh);
    SymbolTable(module).insert(op); // under a name that is free
    meshName = op.getSymName().str();
    return success();
  }

  LogicalResult annotate(const std::string &pattern, const json &dims) {
    bool isFound = false;
    for (BlockArgument arg : func.getArguments()) {
      std::string number = "arg" + std::to_string(arg.getArgNumber());
      if (!fits(pattern, nameIn(arg.getLoc())) && pattern != number)
        continue;
      isFound = true;
      if (isAnnotated(arg.getArgNumber()))
        return emitError(arg.getLoc()) << "'" << pattern << "': the argument "
                                       << number << " has a sharding already";
      if (failed(annotate(arg, pattern, dims)))
        return failure();
    }
    return isFound ? success() : unknownName(pattern);
  }

  bool isAnnotated(unsigned index) {
    return llvm::any_of(
        ArrayRef<StringRef>{"sdy.sharding", "mhlo.sharding",
                            "sharding.sharding"},
        [&](StringRef name) { return bool(func.getArgAttr(index, name)); });
  }

  LogicalResult annotate(BlockArgument arg, StringRef pattern,
                         const json &dims) {
    auto type = dyn_cast<RankedTensorType>(arg.getType());
    if (!type || !dims.is_array() || int64_t(dims.size()) > type.getRank())
      return emitError(arg.getLoc())
             << "'" << pattern << "': a " << arg.getType()
             << " takes a list of at most as many entries as it has dimensions";
    std::string text;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      std::optional<std::string> dim =
          i < int64_t(dims.size()) ? dimensionText(dims[i]) : "{}";
      if (!dim)
        return emitError(arg.getLoc())
               << "'" << pattern << "': dimension " << i
               << " should be an axis, a list of axes, null or \"?\"";
      text += (i ? ", " : "") + *dim;
    }
    auto attr = llvm::dyn_cast_or_null<sdy::TensorShardingAttr>(
        parse("#sdy.sharding<@" + meshName + ", [" + text + "]>"));
    if (!attr)
      return failure();
    func.setArgAttr(arg.getArgNumber(), "sdy.sharding", attr);
    return success();
  }

  LogicalResult unknownName(const std::string &pattern) {
    llvm::StringSet<> known;
    for (BlockArgument arg : func.getArguments()) {
      known.insert("arg" + std::to_string(arg.getArgNumber()));
      if (StringRef name = nameIn(arg.getLoc()); !name.empty())
        known.insert(name);
    }
    return module.emitError()
           << "'" << pattern << "' is no argument of @" << func.getName()
           << "; " << suggestionFor(pattern, known)
           << "an argument is named as in its location, or "
              "arg0, arg1, ...";
  }

  ModuleOp module;
  FunctionOpInterface func;
  std::string meshName;
};

} // namespace

LogicalResult annotateArguments(ModuleOp module, StringRef entry,
                                StringRef text) {
  auto func = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!func || func.isExternal())
    return module.emitError() << "has no function '" << entry << "'";
  json annotations =
      json::parse(text.begin(), text.end(), nullptr, /*exceptions=*/false);
  if (annotations.is_discarded())
    return module.emitError("annotations are no JSON");
  return Annotator(module, func).annotate(annotations);
}

} // namespace mlir::gspmd
