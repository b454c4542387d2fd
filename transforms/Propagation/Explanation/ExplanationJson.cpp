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

static json::Value siteOf(const AnnotationSite &site) {
  return json::Object{{"text", json::fixUTF8(site.text)},
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
                      {"from", json::fixUTF8(step.from)},
                      {"from_dim", int64_t(step.fromDim)},
                      {"from_position", int64_t(step.fromPosition)},
                      {"to", json::fixUTF8(step.to)},
                      {"to_dim", int64_t(step.toDim)},
                      {"to_position", int64_t(step.toPosition)},
                      {"user_priority", step.time.userPriority},
                      {"op_priority", int64_t(step.time.opLevel)},
                      {"strategy", toString(step.time.strategy)}};
}

/// Returns the fields that a value and its summary share.
static json::Object headerOf(const Explanation &e) {
  std::string type;
  llvm::raw_string_ostream(type) << e.type;
  return json::Object{{"function", json::fixUTF8(e.function)},
                      {"name", json::fixUTF8(e.name)},
                      {"op", json::fixUTF8(e.opName)},
                      {"type", json::fixUTF8(type)},
                      {"location", locationOf(e.loc)},
                      {"sharding", json::fixUTF8(e.sharding)},
                      {"mesh", e.mesh.empty()
                                   ? json::Value(nullptr)
                                   : json::Value(json::fixUTF8(e.mesh))}};
}

static json::Value valueOf(const Explanation &e, const Mesh &mesh) {
  json::Array axes, rejections;
  for (const ExplainedAxes &one : e.axes) {
    json::Array steps;
    for (const ExplainedStep &step : one.steps)
      steps.push_back(stepOf(step));
    axes.push_back(json::Object{{"dim", int64_t(one.dim)},
                                {"axes", axesOf(one.axes, mesh)},
                                {"annotation", siteOf(one.annotation)},
                                {"user_priority", one.entered.userPriority},
                                {"steps", std::move(steps)}});
  }
  for (const ExplainedRejection &rejection : e.rejections)
    rejections.push_back(json::Object{{"dim", int64_t(rejection.dim)},
                                      {"axes", axesOf(rejection.axes, mesh)},
                                      {"op", opOf(rejection.op)},
                                      {"from", json::fixUTF8(rejection.from)},
                                      {"reason", toString(rejection.reason)},
                                      {"text", json::fixUTF8(rejection.text)},
                                      {"proposed", siteOf(rejection.proposed)},
                                      {"winner", siteOf(rejection.winner)}});
  json::Object value = headerOf(e);
  value["axes"] = std::move(axes);
  value["lost"] = std::move(rejections);
  return value;
}

json::Object mlir::gspmd::summaryOf(const Explanation &e,
                                    const ShardingAttrTable &meshes) {
  json::Array axes, rejections;
  for (const ExplainedAxes &one : e.axes)
    axes.push_back(
        json::Object{{"dim", int64_t(one.dim)},
                     {"axes", axesOf(one.axes, meshes.allAxes())},
                     {"annotation", json::fixUTF8(one.annotation.text)},
                     {"steps", int64_t(one.numSteps)}});
  for (const ExplainedRejection &rejection : e.rejections)
    rejections.push_back(
        json::Object{{"dim", int64_t(rejection.dim)},
                     {"axes", axesOf(rejection.axes, meshes.allAxes())},
                     {"reason", toString(rejection.reason)}});
  json::Object value = headerOf(e);
  value["axes"] = std::move(axes);
  value["lost"] = std::move(rejections);
  return value;
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
  json::Array values, conflictList;
  for (const Explanation &e : explanations)
    values.push_back(valueOf(e, meshes.allAxes()));
  for (const AnnotationConflict &c : conflicts)
    conflictList.push_back(
        json::Object{{"op", opOf(c.op)},
                     {"first", json::fixUTF8(c.first)},
                     {"first_annotation", siteOf(c.firstSite)},
                     {"second", json::fixUTF8(c.second)},
                     {"second_annotation", siteOf(c.secondSite)}});
  os << llvm::formatv("{0:2}\n", json::Value(json::Object{
                                     {"version", 1},
                                     {"mesh", axesOf(meshes.mesh())},
                                     {"meshes", meshesOf(meshes)},
                                     {"values", std::move(values)},
                                     {"conflicts", std::move(conflictList)}}));
}
