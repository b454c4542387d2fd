//===- ExplanationJson.cpp - Explanations as JSON -------------------------===//

#include "transforms/Propagation/Explanation/ExplanationJson.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace json = llvm::json;

static json::Value locationOf(Location loc) {
  json::Object object{{"file", nullptr},
                      {"line", nullptr},
                      {"column", nullptr},
                      {"name", nullptr}};
  if (auto file = loc->findInstanceOf<FileLineColRange>()) {
    object["file"] = json::fixUTF8(file.getFilename().getValue());
    object["line"] = int64_t(file.getStartLine());
    object["column"] = int64_t(file.getStartColumn());
  }
  if (StringRef name = nameIn(loc); !name.empty())
    object["name"] = json::fixUTF8(name);
  return object;
}

/// Returns axes as JSON, such as `["x", "y:(2)4"]`.
static json::Array axesOf(const AxisList &axes, const Mesh &mesh) {
  json::Array array;
  for (const AxisRef &axis : axes) {
    std::string text = mesh.axisName(axis.axis()).str();
    if (!mesh.isFull(axis))
      text += ":(" + std::to_string(axis.preSize()) + ")" +
              std::to_string(axis.size());
    array.push_back(json::fixUTF8(text));
  }
  return array;
}

static json::Value keyOf(const std::optional<TensorKey> &key) {
  if (!key)
    return nullptr;
  return json::Object{{"function", json::fixUTF8(key->function)},
                      {"name", json::fixUTF8(key->name)},
                      {"occurrence", int64_t(key->occurrence)}};
}

static json::Value siteOf(const AnnotationSite &site) {
  return json::Object{{"text", json::fixUTF8(site.text)},
                      {"tensor", keyOf(site.tensor)},
                      {"location", locationOf(site.loc)}};
}

static json::Value siteOf(const std::optional<AnnotationSite> &site) {
  return site ? siteOf(*site) : json::Value(nullptr);
}

static json::Value opOf(Operation *op) {
  return json::Object{{"name", json::fixUTF8(op->getName().getStringRef())},
                      {"location", locationOf(op->getLoc())}};
}

static StringRef toString(PropagationStrategy strategy) {
  return strategy == PropagationStrategy::Basic ? "basic" : "aggressive";
}

static json::Value stepOf(const ExplainedStep &step) {
  return json::Object{{"step", int64_t(step.time.number)},
                      {"op", opOf(step.op)},
                      {"from", json::fixUTF8(step.from.name)},
                      {"from_tensor", keyOf(step.from.key)},
                      {"from_dim", int64_t(step.fromDim)},
                      {"from_position", int64_t(step.fromPosition)},
                      {"to", json::fixUTF8(step.to.name)},
                      {"to_tensor", keyOf(step.to.key)},
                      {"to_dim", int64_t(step.toDim)},
                      {"to_position", int64_t(step.toPosition)},
                      {"user_priority", step.time.userPriority},
                      {"op_priority", int64_t(step.time.opLevel)},
                      {"strategy", toString(step.time.strategy)}};
}

/// Writes the fields of a value or its summary in the order of their names.
/// The two differ in the elements of `axes` and `lost`.
static void writeFields(json::OStream &os, const Explanation &e,
                        llvm::function_ref<void()> writeAxes,
                        llvm::function_ref<void()> writeRejections) {
  os.attribute("added_by_edit", e.isAddedByEdit);
  os.attribute("annotated", e.isAnnotated);
  os.attributeArray("axes", writeAxes);
  os.attribute("function", json::fixUTF8(e.key.function));
  os.attribute("location", locationOf(e.loc));
  os.attributeArray("lost", writeRejections);
  os.attribute("mesh", e.mesh.empty() ? json::Value(nullptr)
                                      : json::Value(json::fixUTF8(e.mesh)));
  os.attribute("name", json::fixUTF8(e.key.name));
  os.attribute("occurrence", int64_t(e.key.occurrence));
  os.attribute("op", json::fixUTF8(e.opName));
  os.attribute("sharding", json::fixUTF8(e.sharding));
  std::string type;
  llvm::raw_string_ostream(type) << e.type;
  os.attribute("type", json::fixUTF8(type));
}

static void writeAxes(json::OStream &os, const ExplainedAxes &axes,
                      const Mesh &mesh) {
  os.object([&] {
    os.attribute("annotation", siteOf(axes.annotation));
    os.attribute("axes", axesOf(axes.axes, mesh));
    os.attribute("dim", int64_t(axes.dim));
    if (axes.steps.size() < axes.numSteps)
      os.attribute("omitted_steps", int64_t(axes.numSteps - axes.steps.size()));
    os.attributeArray("steps", [&] {
      for (const ExplainedStep &step : axes.steps)
        os.value(stepOf(step));
    });
    os.attribute("user_priority", axes.entered.userPriority);
  });
}

static json::Value rejectionOf(const ExplainedRejection &rejection,
                               const Mesh &mesh) {
  return json::Object{{"dim", int64_t(rejection.dim)},
                      {"axes", axesOf(rejection.axes, mesh)},
                      {"op", opOf(rejection.op)},
                      {"from", json::fixUTF8(rejection.from)},
                      {"reason", toString(rejection.reason)},
                      {"text", json::fixUTF8(rejection.text)},
                      {"proposed", siteOf(rejection.proposed)},
                      {"winner", siteOf(rejection.winner)}};
}

static void writeValue(json::OStream &os, const Explanation &e,
                       const Mesh &mesh) {
  os.object([&] {
    writeFields(
        os, e,
        [&] {
          for (const ExplainedAxes &axes : e.axes)
            writeAxes(os, axes, mesh);
        },
        [&] {
          for (const ExplainedRejection &rejection : e.rejections)
            os.value(rejectionOf(rejection, mesh));
        });
  });
}

void mlir::gspmd::writeSummary(const Explanation &e,
                               const ShardingAttrTable &meshes,
                               llvm::raw_ostream &os) {
  const Mesh &mesh = meshes.allAxes();
  json::OStream json(os);
  json.object([&] {
    writeFields(
        json, e,
        [&] {
          for (const ExplainedAxes &one : e.axes)
            json.value(
                json::Object{{"dim", int64_t(one.dim)},
                             {"axes", axesOf(one.axes, mesh)},
                             {"annotation", json::fixUTF8(one.annotation.text)},
                             {"steps", int64_t(one.numSteps)}});
        },
        [&] {
          for (const ExplainedRejection &rejection : e.rejections)
            json.value(json::Object{{"dim", int64_t(rejection.dim)},
                                    {"axes", axesOf(rejection.axes, mesh)},
                                    {"reason", toString(rejection.reason)}});
        });
  });
}

/// `{"x": 4}`.
static json::Object axesOf(const Mesh &mesh) {
  json::Object axes;
  for (const MeshAxis &axis : mesh.axes())
    axes[json::fixUTF8(axis.name)] = axis.size;
  return axes;
}

json::Object mlir::gspmd::meshesOf(const ShardingAttrTable &meshes) {
  json::Object all;
  for (unsigned i = 0; i < meshes.numMeshes(); ++i)
    all[json::fixUTF8(meshes.meshName(i).getValue())] = axesOf(meshes.mesh(i));
  return all;
}

void mlir::gspmd::writeJson(ArrayRef<Explanation> explanations,
                            ArrayRef<AnnotationConflict> conflicts,
                            const ShardingAttrTable &meshes,
                            llvm::raw_ostream &os) {
  json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attributeArray("conflicts", [&] {
      for (const AnnotationConflict &c : conflicts)
        json.value(json::Object{{"op", opOf(c.op)},
                                {"first", json::fixUTF8(c.first)},
                                {"first_annotation", siteOf(c.firstSite)},
                                {"second", json::fixUTF8(c.second)},
                                {"second_annotation", siteOf(c.secondSite)}});
    });
    json.attribute("mesh", axesOf(meshes.mesh()));
    json.attribute("meshes", meshesOf(meshes));
    json.attributeArray("values", [&] {
      for (const Explanation &e : explanations)
        writeValue(json, e, meshes.allAxes());
    });
    json.attribute("version", 1);
  });
  os << "\n";
}
