//===- EditAnnotations.cpp - Change a program's annotations ---------------===//

#include "compiler/Pipeline/Annotations/EditAnnotations.h"
#include "compiler/Pipeline/Annotations/DimensionAnnotation.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "lib/Files/Json.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/ValueNames.h"

/// Keeps mesh axes in the order of the request.
using json = nlohmann::ordered_json;

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

/// A tensor that explanations name: a value, or a result of a function.
struct Tensor {
  Value value; ///< null for a result of `func`
  FunctionOpInterface func;
  unsigned index; ///< the number of the argument or result of `func`

  Type getType() {
    return value ? value.getType() : func.getResultTypes()[index];
  }
};

class AnnotationEditor {
public:
  explicit AnnotationEditor(ModuleOp module) : module(module), names(module) {
    collectTensors();
  }

  LogicalResult edit(const json &request) {
    FailureOr<MeshOp> found = findMesh(module);
    if (failed(found))
      return failure();
    mesh = *found;
    if (!request.is_object())
      return reportForm();
    if (request.contains("mesh") && failed(replaceMesh(request["mesh"])))
      return failure();
    if (request.contains("clear") && request["clear"] == true)
      clear();
    if (!request.contains("edits"))
      return success();
    if (!request["edits"].is_array())
      return reportForm();
    for (const json &change : request["edits"])
      if (failed(applyEdit(change)))
        return failure();
    return success();
  }

private:
  LogicalResult reportForm() {
    return module.emitError(
        "expected a change of annotations such as {\"mesh\": {\"x\": 4}, "
        "\"edits\": [{\"function\": \"main\", \"name\": \"%arg0\", "
        "\"sharding\": [\"x\", null]}]}");
  }

  /// Finds tensors in the order of explanations (ExplanationSubjects).
  void collectTensors() {
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto func = dyn_cast<FunctionOpInterface>(op);
      if (func && !func.isExternal())
        for (BlockArgument arg : func.getArguments())
          add({arg, func, arg.getArgNumber()}, func.getName(),
              names.nameOf(arg));
      if (func)
        for (unsigned i = 0; i < func.getNumResults(); ++i)
          add({Value(), func, i}, func.getName(), "result" + std::to_string(i));
      for (Value result : op->getResults())
        add({result, {}, 0}, ValueNames::functionOf(result),
            names.nameOf(result));
      if (op != module && !hasProgramRegions(op))
        return WalkResult::skip();
      if (!func)
        for (Region &region : op->getRegions())
          for (Block &block : region)
            for (BlockArgument arg : block.getArguments())
              add({arg, {}, 0}, ValueNames::functionOf(arg), names.nameOf(arg));
      return WalkResult::advance();
    });
  }

  void add(Tensor tensor, StringRef function, const std::string &name) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (type && type.getRank() > 0)
      tensors[(function + ":" + name).str()].push_back(tensor);
  }

  LogicalResult replaceMesh(const json &axes) {
    if (!axes.is_object())
      return reportForm();
    SmallVector<MeshAxisAttr> attrs;
    SmallVector<std::string> known;
    for (const auto &[name, size] : axes.items()) {
      if (!size.is_number_integer())
        return module.emitError()
               << "size of mesh axis \"" << name
               << "\": expected an integer, found " << size.dump();
      attrs.push_back(
          MeshAxisAttr::get(module.getContext(), name, size.get<int64_t>()));
      known.push_back(name);
    }
    ArrayRef<int64_t> none;
    auto attr = MeshAttr::getChecked(
        [&]() { return module.emitError(); }, module.getContext(),
        ArrayRef<MeshAxisAttr>(attrs), none, none, none);
    if (!attr)
      return failure();
    bool isManual =
        module.walk([](ManualComputationOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (isManual)
      return module.emitError("has manual computations, whose bodies are "
                              "written for one mesh, so the mesh is fixed");
    if (mesh) {
      mesh.setMeshAttr(attr);
    } else {
      OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
      mesh = MeshOp::create(builder, module.getLoc(), "mesh", attr);
    }
    mesh->removeDiscardableAttr("stablehlo.mesh");
    // Import reads the number of devices from the mesh.
    if (module->hasAttr("mhlo.num_partitions"))
      module->setAttr("mhlo.num_partitions",
                      Builder(module.getContext())
                          .getI32IntegerAttr(attr.toMesh().numDevices()));
    dropUnknownAxes(known);
    return success();
  }

  /// Removes the axes that are not in `known` from all annotations.
  void dropUnknownAxes(const SmallVectorImpl<std::string> &known) {
    auto keep = [&](ArrayRef<AxisRefAttr> axes) {
      SmallVector<AxisRefAttr> kept;
      llvm::copy_if(axes, std::back_inserter(kept), [&](AxisRefAttr axis) {
        return llvm::is_contained(known, axis.getName());
      });
      return kept;
    };
    AttrTypeReplacer replacer;
    replacer.addReplacement(
        [&](TensorShardingAttr old) -> std::optional<Attribute> {
          SmallVector<DimShardingAttr> dims;
          for (DimShardingAttr dim : old.getDims())
            dims.push_back(
                DimShardingAttr::get(dim.getContext(), keep(dim.getAxes()),
                                     dim.getIsClosed(), dim.getPriority()));
          return TensorShardingAttr::get(
              old.getContext(), old.getMesh(), dims, keep(old.getReplicated()),
              keep(old.getUnreduced()), old.getReduction());
        });
    replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true);
  }

  /// Removes all annotations.
  void clear() {
    for (const auto &entry : tensors)
      for (Tensor tensor : entry.second)
        if (!tensor.value)
          setResult(tensor.func, tensor.index, {});
        else if (tensor.func)
          setArgument(tensor.func, tensor.index, {});
        else if (annotationOf(tensor.value))
          setUnannotated(tensor.value);
  }

  LogicalResult applyEdit(const json &edit) {
    if (!edit.is_object() || !edit.contains("function") ||
        !edit.contains("name") || !edit.contains("sharding") ||
        !edit["function"].is_string() || !edit["name"].is_string())
      return reportForm();
    auto key = edit["function"].get<std::string>() + ":" +
               edit["name"].get<std::string>();
    size_t occurrence = 0;
    if (edit.contains("occurrence")) {
      if (!edit["occurrence"].is_number_unsigned())
        return reportForm();
      occurrence = edit["occurrence"].get<size_t>();
    }
    auto found = tensors.find(key);
    if (found == tensors.end() || occurrence >= found->second.size())
      return module.emitError() << "has no tensor '" << key << "' (occurrence "
                                << occurrence << ") to annotate";
    Tensor tensor = found->second[occurrence];
    TensorShardingAttr sharding;
    if (!edit["sharding"].is_null()) {
      sharding = buildSharding(tensor, key, edit["sharding"]);
      if (!sharding)
        return failure();
    }
    if (!tensor.value)
      setResult(tensor.func, tensor.index, sharding);
    else if (tensor.func)
      setArgument(tensor.func, tensor.index, sharding);
    else
      return setValue(tensor.value, key, sharding);
    return success();
  }

  /// Returns null after an error.
  TensorShardingAttr buildSharding(Tensor tensor, StringRef key,
                                   const json &dims) {
    auto type = cast<RankedTensorType>(tensor.getType());
    auto error = [&]() { return module.emitError() << "'" << key << "': "; };
    if (!mesh) {
      error() << "the program has no mesh, so a change needs one";
      return {};
    }
    if (!dims.is_array() || int64_t(dims.size()) != type.getRank()) {
      error() << "expected a list with " << type.getRank() << " entries for a "
              << type << ", found " << dims.dump();
      return {};
    }
    SmallVector<DimShardingAttr> attrs;
    for (const json &dim : dims) {
      auto read = DimensionAnnotation::read(dim);
      if (!read) {
        error() << "dimension " << attrs.size() << ": "
                << DimensionAnnotation::kExpected << dim.dump();
        return {};
      }
      SmallVector<AxisRefAttr> axes;
      for (const std::string &axis : read->axes)
        axes.push_back(AxisRefAttr::get(module.getContext(), axis, 0, 0));
      attrs.push_back(DimShardingAttr::get(
          module.getContext(), axes, /*isClosed=*/!read->isOpen, std::nullopt));
    }
    auto attr = TensorShardingAttr::get(
        module.getContext(), FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
        attrs);
    if (failed(attr.verifyFor(type, mesh.toMesh(), [&]() { return error(); })))
      return {};
    return attr;
  }

  static void setResult(FunctionOpInterface func, unsigned index,
                        TensorShardingAttr sharding) {
    StringRef name = ShardingDialect::kSharding;
    if (sharding)
      func.setResultAttr(index, name, sharding);
    else
      func.removeResultAttr(index, StringAttr::get(func->getContext(), name));
  }

  static void setArgument(FunctionOpInterface func, unsigned index,
                          TensorShardingAttr sharding) {
    StringRef name = ShardingDialect::kSharding;
    if (sharding)
      func.setArgAttr(index, name, sharding);
    else
      func.removeArgAttr(index, name);
    if (auto alias =
            func.getArgAttrOfType<IntegerAttr>(index, "tf.aliasing_output"))
      if (alias.getInt() >= 0 && alias.getInt() < func.getNumResults())
        setResult(func, alias.getInt(), sharding);
  }

  /// Removes the annotation of a value. A `mesh_split` stays, with open
  /// dimensions, so that it can be annotated again.
  static void setUnannotated(Value value) {
    if (auto split = value.getDefiningOp<MeshSplitOp>())
      split.setShardingAttr(
          openSharding(split.getSharding().getMesh(), split.getType()));
    else if (TensorShardingAttr attached = getSharding(value))
      setSharding(value, openSharding(attached.getMesh(), value.getType()));
  }

  LogicalResult setValue(Value value, StringRef key,
                         TensorShardingAttr sharding) {
    bool isAnnotated = bool(annotationOf(value));
    if (!sharding && !isAnnotated)
      return module.emitError() << "'" << key << "' has no annotation";
    if (!sharding) {
      setUnannotated(value);
      return success();
    }
    if (auto split = value.getDefiningOp<MeshSplitOp>()) {
      split.setShardingAttr(sharding);
      return success();
    }
    if (getSharding(value)) {
      setSharding(value, sharding);
      return success();
    }
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    auto split = MeshSplitOp::create(builder, value.getLoc(), value.getType(),
                                     value, sharding);
    value.replaceAllUsesExcept(split, split);
    return success();
  }

  ModuleOp module;
  ValueNames names;
  MeshOp mesh;
  llvm::StringMap<SmallVector<Tensor>> tensors;
};

} // namespace

LogicalResult editAnnotations(ModuleOp module, StringRef text,
                              StringRef request) {
  absl::StatusOr<json> parsed = parseJson<json>(request, "annotations");
  if (!parsed.ok())
    return module.emitError() << std::string(parsed.status().message());
  if (!hasNames(module))
    nameValues(module, text);
  PassManager pm(module.getContext());
  verifyOnce(pm);
  buildImportToOneMesh(pm);
  if (failed(pm.run(module)) || failed(AnnotationEditor(module).edit(*parsed)))
    return failure();
  return verify(module);
}

} // namespace mlir::gspmd
