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
#include "transforms/Support/Diagnostics/ProgramTensors.h"
#include "transforms/Support/ShardingAnnotations.h"

/// Keeps mesh axes in the order of the request.
using json = nlohmann::ordered_json;

using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
namespace {

class AnnotationEditor {
public:
  explicit AnnotationEditor(ModuleOp module) : module(module), names(module) {
    forEachTensor(module, names, [&](const ProgramTensor &tensor) {
      Entries &entries = tensors[textOf(tensor.getKey(names))];
      if (tensor.isAddedByEdit)
        entries.splits[tensor.occurrence] =
            tensor.value.getDefiningOp<MeshSplitOp>();
      else
        entries.tensors.push_back(tensor);
    });
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
  /// The tensors with one name in a function.
  struct Entries {
    SmallVector<ProgramTensor, 1> tensors; ///< by occurrence
    /// The ops that edits added, by the occurrence of the operand.
    DenseMap<unsigned, MeshSplitOp> splits;
  };

  /// `main:%5`
  static std::string textOf(const TensorKey &key) {
    return (key.function + ":" + key.name).str();
  }

  LogicalResult reportForm() {
    return module.emitError(
        "expected a change of annotations such as {\"mesh\": {\"x\": 4}, "
        "\"edits\": [{\"function\": \"main\", \"name\": \"%arg0\", "
        "\"sharding\": [\"x\", null]}]}");
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
    for (auto &entry : tensors) {
      for (auto [occurrence, split] : entry.second.splits)
        removeSplit(split);
      entry.second.splits.clear();
      for (const ProgramTensor &tensor : entry.second.tensors)
        if (!tensor.value)
          setResult(tensor.func, tensor.index, {});
        else if (tensor.isArgument)
          setArgument(tensor.func, tensor.index, {});
        else if (annotationOf(tensor.value))
          setUnannotated(tensor.value);
    }
  }

  static void removeSplit(MeshSplitOp split) {
    split.replaceAllUsesWith(split.getOperand());
    split.erase();
  }

  LogicalResult applyEdit(const json &edit) {
    if (!edit.is_object() || !edit.contains("function") ||
        !edit.contains("name") || !edit.contains("sharding") ||
        !edit["function"].is_string() || !edit["name"].is_string())
      return reportForm();
    std::string key = textOf(
        {edit["function"].get<std::string>(), edit["name"].get<std::string>()});
    size_t occurrence = 0;
    if (edit.contains("occurrence")) {
      if (!edit["occurrence"].is_number_unsigned())
        return reportForm();
      occurrence = edit["occurrence"].get<size_t>();
    }
    auto found = tensors.find(key);
    if (found == tensors.end() || occurrence >= found->second.tensors.size())
      return module.emitError() << "has no tensor '" << key << "' (occurrence "
                                << occurrence << ") to annotate";
    const ProgramTensor &tensor = found->second.tensors[occurrence];
    TensorShardingAttr sharding;
    if (!edit["sharding"].is_null()) {
      sharding = buildSharding(tensor, key, edit["sharding"]);
      if (!sharding)
        return failure();
    }
    if (!tensor.value)
      setResult(tensor.func, tensor.index, sharding);
    else if (tensor.isArgument)
      setArgument(tensor.func, tensor.index, sharding);
    else
      return setValue(tensor, found->second, key, sharding);
    return success();
  }

  /// Returns null after an error.
  TensorShardingAttr buildSharding(const ProgramTensor &tensor, StringRef key,
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

  LogicalResult setValue(const ProgramTensor &tensor, Entries &entries,
                         StringRef key, TensorShardingAttr sharding) {
    Value value = tensor.value;
    if (MeshSplitOp added = entries.splits.lookup(tensor.occurrence)) {
      if (sharding) {
        added.setShardingAttr(sharding);
      } else {
        removeSplit(added);
        entries.splits.erase(tensor.occurrence);
      }
      return success();
    }
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
    auto split =
        MeshSplitOp::create(builder, locationOfAddedSplit(tensor, names),
                            value.getType(), value, sharding);
    value.replaceAllUsesExcept(split, split);
    entries.splits[tensor.occurrence] = split;
    return success();
  }

  ModuleOp module;
  ValueNames names;
  MeshOp mesh;
  llvm::StringMap<Entries> tensors;
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
