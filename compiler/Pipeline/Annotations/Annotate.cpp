//===- Annotate.cpp - Shardings of arguments and ops by name --------------===//
//
// One class implements all ways to name a value, because they share the
// annotation and its errors.
//
//===----------------------------------------------------------------------===//

#include "gspmd/Pipeline/Annotate.h"
#include "compiler/Pipeline/Annotations/DimensionAnnotation.h"
#include "dialect/Sdy/SdyDialect.h"
#include "lib/Files/Json.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/NameSuggestions.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "transforms/Support/StageAttributes.h"

/// Keeps mesh axes in the order of the file.
using json = nlohmann::ordered_json;

namespace mlir::gspmd {
namespace {

/// Returns true if `name` matches `pattern`, in which `*` matches any text.
bool matches(StringRef pattern, StringRef name) {
  SmallVector<StringRef> segments;
  pattern.split(segments, '*');
  if (segments.size() == 1)
    return name == pattern && !name.empty();
  if (!name.consume_front(segments.front()) ||
      !name.consume_back(segments.back()))
    return false;
  for (StringRef segment : ArrayRef(segments).drop_front().drop_back()) {
    size_t at = name.find(segment);
    if (at == StringRef::npos)
      return false;
    name = name.drop_front(at + segment.size());
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

/// Returns the text of a dimension in an attribute.
std::string dimensionText(const DimensionAnnotation &dim) {
  std::string text = dim.isOpen ? "?" : "";
  for (const std::string &axis : dim.axes)
    text += (text.empty() ? "" : ", ") + quoted(axis);
  return "{" + text + "}";
}

/// Writes annotations of Shardy, because import merges their meshes with
/// others.
class Annotator {
public:
  Annotator(ModuleOp module, FunctionOpInterface func,
            const llvm::StringMap<Value> &values)
      : module(module), func(func), values(values) {}

  LogicalResult annotate(const json &annotations) {
    if (failed(annotateStages(annotations)))
      return failure();
    // Stages need no shardings.
    if (isStaged && !annotations.contains("shardings") &&
        !annotations.contains("mesh"))
      return success();
    bool isObject = annotations.is_object() &&
                    annotations.contains("shardings") &&
                    annotations["shardings"].is_object();
    bool hasMesh = isObject && annotations.contains("mesh");
    if (!isObject ||
        (hasMesh ? !annotations["mesh"].is_object() : failed(findOnlyMesh())))
      return module.emitError("annotations: expected {\"mesh\": {\"x\": 4}, "
                              "\"shardings\": {\"name\": [\"x\", null]}}; the "
                              "mesh may be absent if the program has one");
    if (hasMesh && failed(addMesh(annotations["mesh"])))
      return failure();
    for (const auto &[pattern, dims] : annotations["shardings"].items())
      if (failed(annotate(pattern, dims)))
        return failure();
    return success();
  }

private:
  /// Reads the annotations of pipeline stages: {"stages": {"name": 0}} of
  /// arguments and ops, {"scans": {"name": 4}} of loops over layers, and
  /// {"microbatches": {"name": 0}}, dimensions of arguments.
  LogicalResult annotateStages(const json &annotations) {
    for (auto [key, attr, least] :
         {std::tuple("stages", kStage, 0), std::tuple("scans", kStages, 1),
          std::tuple("microbatches", kMicrobatch, 0)}) {
      if (!annotations.is_object() || !annotations.contains(key))
        continue;
      isStaged = true;
      if (!annotations[key].is_object())
        return module.emitError("annotations: expected {\"")
               << key << "\": {\"name\": 0}}, found "
               << annotations[key].dump();
      for (const auto &[pattern, number] : annotations[key].items()) {
        if (!number.is_number_integer() || number.get<int64_t>() < least)
          return module.emitError("annotations: ")
                 << key << " of '" << pattern
                 << "': expected a number of at least " << least << ", found "
                 << number.dump();
        if (failed(annotateNumber(pattern, attr, number.get<int64_t>())))
          return failure();
      }
    }
    return success();
  }

  /// Sets an attribute of the arguments and the ops that `pattern` matches.
  LogicalResult annotateNumber(const std::string &pattern, StringRef attr,
                               int64_t number) {
    Attribute value = Builder(module.getContext()).getI64IntegerAttr(number);
    bool isFound = false;
    for (Value found : findValues(pattern)) {
      auto arg = dyn_cast<BlockArgument>(found);
      FunctionOpInterface function = getParentFunction(found);
      if (arg && attr == kStages)
        return emitError(withoutNames(arg.getLoc()))
               << "'" << pattern
               << "' is an argument; only a loop is divided among stages";
      if (!arg)
        found.getDefiningOp()->setAttr(attr, value);
      else if (function)
        function.setArgAttr(arg.getArgNumber(), attr, value);
      isFound |= !arg || function;
    }
    if (isFound)
      return success();
    auto [scope, name] = splitScope(pattern);
    for (FunctionOpInterface function : getFunctions(scope))
      for (Operation *op : findOps(function, name)) {
        if (attr == kMicrobatch)
          return op->emitError("'")
                 << pattern << "' is an op; only arguments have microbatches";
        op->setAttr(attr, value);
        isFound = true;
      }
    return isFound ? success() : reportUnknownName(pattern);
  }

  /// Finds ops by the name or the file position in their locations.
  static SmallVector<Operation *> findOps(FunctionOpInterface function,
                                          StringRef name) {
    SmallVector<Operation *> ops;
    function->walk([&](Operation *op) {
      if (op != function && (matches(name, nameIn(op->getLoc())) ||
                             matches(name, fileOf(op->getLoc()))))
        ops.push_back(op);
    });
    return ops;
  }

  /// Parses an attribute, so that its own verifier reports errors.
  Attribute parse(const std::string &text) {
    return parseAttribute(text, module.getContext());
  }

  /// Selects the program's mesh if it has exactly one.
  LogicalResult findOnlyMesh() {
    auto meshes = llvm::to_vector(module.getOps<sharding::MeshOp>());
    if (meshes.size() != 1)
      return failure();
    meshName = meshes.front().getSymName().str();
    mesh = meshes.front().toMesh();
    isOwnMesh = true;
    return success();
  }

  LogicalResult addMesh(const json &axes) {
    std::string text;
    for (const auto &[name, size] : axes.items()) {
      if (!size.is_number_integer())
        return module.emitError()
               << "the size of mesh axis \"" << name
               << "\": expected a number, found " << size.dump();
      text += (text.empty() ? "" : ", ") + quoted(name) + "=" + size.dump();
    }
    auto attr = llvm::dyn_cast_or_null<sdy::MeshAttr>(
        parse("#sdy.mesh<[" + text + "]>"));
    if (!attr)
      return failure();
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto op =
        sdy::MeshOp::create(builder, module.getLoc(), "annotations", attr);
    SymbolTable(module).insert(op); // under a unique name
    meshName = op.getSymName().str();
    mesh = attr.toMesh();
    return success();
  }

  LogicalResult annotate(const std::string &pattern, const json &dims) {
    SmallVector<Value> found = findValues(pattern);
    auto [scope, name] = splitScope(pattern);
    if (found.empty() && !name.starts_with("%"))
      for (FunctionOpInterface function : getFunctions(scope))
        findByLocation(function, name, found);
    return annotateValues(found, pattern, dims);
  }

  /// Finds arguments, and values by their names in the text.
  SmallVector<Value> findValues(const std::string &pattern) {
    if (auto it = values.find(pattern); it != values.end())
      return {it->second};
    SmallVector<Value> found;
    auto [scope, name] = splitScope(pattern);
    for (FunctionOpInterface function : getFunctions(scope)) {
      if (name.starts_with("%"))
        findByValueName(function, name, found);
      else
        findArguments(function, name, found);
    }
    if (!found.empty() || name.starts_with("%"))
      return found;
    // A name of a location takes precedence over a number.
    for (FunctionOpInterface function : getFunctions(scope))
      if (!scope.empty() || function == func)
        if (BlockArgument arg = findByNumber(function.getArguments(), name))
          found.push_back(arg);
    return found;
  }

  /// Splits `@function:name`, which restricts the search to that function.
  static std::pair<StringRef, StringRef> splitScope(StringRef pattern) {
    if (pattern.starts_with("@") && pattern.contains(':'))
      return pattern.drop_front().split(':');
    return {"", pattern};
  }

  /// Returns the functions with a body, the entry function first; or the
  /// function called `scope`.
  SmallVector<FunctionOpInterface> getFunctions(StringRef scope) {
    SmallVector<FunctionOpInterface> functions;
    if (scope.empty() || scope == func.getName())
      functions.push_back(func);
    for (auto other : module.getOps<FunctionOpInterface>())
      if (other != func && !other.isExternal() &&
          (scope.empty() || scope == other.getName()))
        functions.push_back(other);
    return functions;
  }

  static void findArguments(FunctionOpInterface function, StringRef name,
                            SmallVectorImpl<Value> &values) {
    for (BlockArgument arg : function.getArguments())
      if (matches(name, nameIn(arg.getLoc())))
        values.push_back(arg);
  }

  /// Finds values by their names in the source text.
  void findByValueName(FunctionOpInterface function, StringRef name,
                       SmallVectorImpl<Value> &values) {
    ValueNames names(module);
    auto consider = [&](Value value) {
      if (matches(name, names.nameOf(value)))
        values.push_back(value);
    };
    llvm::for_each(function.getArguments(), consider);
    function->walk(
        [&](Operation *op) { llvm::for_each(op->getResults(), consider); });
  }

  /// Finds results of ops by the name or the file position in their locations.
  static void findByLocation(FunctionOpInterface function, StringRef name,
                             SmallVectorImpl<Value> &values) {
    for (Operation *op : findOps(function, name))
      if (op->getNumResults() == 1 &&
          isa<RankedTensorType>(op->getResult(0).getType()))
        values.push_back(op->getResult(0));
  }

  LogicalResult annotateValues(ArrayRef<Value> values,
                               const std::string &pattern, const json &dims) {
    for (Value value : values) {
      FunctionOpInterface function = getParentFunction(value);
      if (!function) {
        if (failed(annotateResult(value, pattern, dims)))
          return failure();
        continue;
      }
      auto arg = cast<BlockArgument>(value);
      if (isAnnotated(function, arg.getArgNumber()))
        return emitError(withoutNames(arg.getLoc()))
               << "'" << pattern << "'" << describeArgument(value, pattern)
               << ": has a sharding already";
      if (failed(annotate(function, arg, pattern, dims)))
        return failure();
    }
    return values.empty() ? reportUnknownName(pattern) : success();
  }

  /// Returns the function that has `value` as an argument.
  static FunctionOpInterface getParentFunction(Value value) {
    auto arg = dyn_cast<BlockArgument>(value);
    return arg ? dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp())
               : FunctionOpInterface();
  }

  /// Inserts a sharding constraint after the op and redirects all uses to it.
  LogicalResult annotateResult(Value value, StringRef pattern,
                               const json &dims) {
    Attribute attr = buildSharding(value, pattern, dims);
    if (!attr)
      return failure();
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Value constrained;
    if (isOwnMesh)
      constrained = sharding::MeshSplitOp::create(
          builder, value.getLoc(), value.getType(), value,
          cast<sharding::TensorShardingAttr>(attr));
    else
      constrained = sdy::ShardingConstraintOp::create(
          builder, value.getLoc(), value.getType(), value,
          cast<sdy::TensorShardingAttr>(attr));
    value.replaceAllUsesExcept(constrained, constrained.getDefiningOp());
    return success();
  }

  static bool isAnnotated(FunctionOpInterface function, unsigned index) {
    return llvm::any_of(
        ArrayRef<StringRef>{"sdy.sharding", "mhlo.sharding",
                            "sharding.sharding"},
        [&](StringRef name) { return bool(function.getArgAttr(index, name)); });
  }

  LogicalResult annotate(FunctionOpInterface function, BlockArgument arg,
                         StringRef pattern, const json &dims) {
    Attribute attr = buildSharding(arg, pattern, dims);
    if (!attr)
      return failure();
    function.setArgAttr(arg.getArgNumber(),
                        isOwnMesh ? "sharding.sharding" : "sdy.sharding", attr);
    return success();
  }

  /// Returns ` (argument arg0 of @f)`, with a hint how to restrict the pattern
  /// if the argument belongs to another function.
  std::string describeArgument(Value value, StringRef pattern) {
    FunctionOpInterface function = getParentFunction(value);
    if (!function)
      return "";
    std::string text =
        (" (argument " + numberedName(cast<BlockArgument>(value)) + " of @" +
         function.getName())
            .str();
    if (function != func && splitScope(pattern).first.empty())
      text += ("; @" + func.getName() + ":" + pattern + " selects those of @" +
               func.getName() + " only")
                  .str();
    return text + ")";
  }

  /// Returns null after an error.
  Attribute buildSharding(Value value, StringRef pattern, const json &dims) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    auto error = [&]() {
      return emitError(withoutNames(value.getLoc()))
             << "'" << pattern << "'" << describeArgument(value, pattern)
             << ": ";
    };
    if (!type || !dims.is_array() || int64_t(dims.size()) > type.getRank()) {
      error() << "expected a list of at most one entry for each dimension of "
              << value.getType() << ", found " << dims.dump();
      return {};
    }
    std::string text;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      std::optional<DimensionAnnotation> dim =
          i < int64_t(dims.size()) ? DimensionAnnotation::read(dims[i])
                                   : std::optional(DimensionAnnotation());
      if (!dim) {
        error() << "dimension " << i << ": " << DimensionAnnotation::kExpected
                << dims[i].dump();
        return {};
      }
      text += (i ? ", " : "") + dimensionText(*dim);
    }
    Attribute attr = parse((isOwnMesh ? "#sharding" : "#sdy") +
                           (".sharding<@" + meshName) + ", [" + text + "]>");
    auto sharding = llvm::dyn_cast_or_null<sharding::TensorShardingAttr>(attr);
    if (auto shardy = llvm::dyn_cast_or_null<sdy::TensorShardingAttr>(attr))
      sharding = shardy.toShardingAttr(
          FlatSymbolRefAttr::get(attr.getContext(), meshName));
    if (!sharding || failed(sharding.verifyFor(type, mesh, error)))
      return {};
    return attr;
  }

  LogicalResult reportUnknownName(const std::string &pattern) {
    llvm::StringSet<> known;
    auto [scope, baseName] = splitScope(pattern);
    SmallVector<FunctionOpInterface> functions = getFunctions(scope);
    if (functions.empty())
      return module.emitError()
             << "'" << pattern << "': unknown function '" << scope
             << "'; expected a function with a body";
    for (FunctionOpInterface function : functions) {
      for (BlockArgument arg : function.getArguments()) {
        known.insert(numberedName(arg));
        known.insert(nameIn(arg.getLoc()));
      }
      function->walk(
          [&](Operation *op) { known.insert(nameIn(op->getLoc())); });
    }
    known.erase("");
    return module.emitError()
           << "'" << pattern << "' matches no argument of @"
           << functions.front().getName() << " and no location of an op; "
           << suggestNames(baseName, known)
           << "arguments have the names in their locations, or "
              "arg0, arg1, ...";
  }

  ModuleOp module;
  FunctionOpInterface func;
  const llvm::StringMap<Value> &values;
  std::string meshName;
  Mesh mesh;
  /// The mesh is a `sharding.mesh` of the program, not one of the annotations.
  bool isOwnMesh = false;
  /// The annotations state pipeline stages.
  bool isStaged = false;
};

} // namespace

LogicalResult annotateArguments(ModuleOp module, StringRef entry,
                                StringRef text,
                                const llvm::StringMap<Value> &values) {
  auto func = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!func || func.isExternal())
    return module.emitError() << "has no function '" << entry << "'";
  absl::StatusOr<json> annotations = parseJson<json>(text, "annotations");
  if (!annotations.ok())
    return module.emitError() << std::string(annotations.status().message());
  return Annotator(module, func, values).annotate(*annotations);
}

} // namespace mlir::gspmd
