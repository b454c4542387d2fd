//===- SweepPoints.cpp - The points of a sweep ----------------------------===//

#include "compiler/Run/Simulate/SweepPoints.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "lib/CostModel/Topology/LayoutSearch.h"
#include "lib/Files/Json.h"
#include "lib/Files/ReadFile.h"

namespace mlir::gspmd {
namespace {

using nlohmann::json;

std::vector<std::string> splitList(StringRef text) {
  std::vector<std::string> result;
  SmallVector<StringRef> items;
  text.split(items, ',');
  for (StringRef item : items)
    result.push_back(item.trim().str());
  return result;
}

/// Returns the mesh with the most devices, which a partitioned program uses.
Mesh findLargestMesh(ModuleOp module) {
  Mesh most;
  for (auto op : module.getOps<sharding::MeshOp>())
    if (Mesh mesh = op.getMesh().toMesh();
        mesh.numDevices() > most.numDevices())
      most = mesh;
  return most;
}

/// Reads the file of --sweep: an array of objects whose keys are the
/// differences from the command.
class PointReader {
public:
  PointReader(const SimulateOptions &base, StringRef path)
      : base(base), path(path) {}

  SweepPoints read() {
    auto buffer = readFile(path, kMaxTextFileBytes);
    if (!buffer.ok())
      return fail(std::string(buffer.status().message()));
    absl::StatusOr<json> root =
        parseJson((*buffer)->getBuffer(), ("--sweep " + path).str());
    if (!root.ok()) {
      result.error = std::string(root.status().message());
      return std::move(result);
    }
    if (!root->is_array() || root->empty())
      return fail(
          "expected a JSON array of points such as "
          "[{\"topology\": \"v4:4x4x4\"}], found " +
          std::string(root->is_array() ? "an empty array" : root->type_name()));
    for (const json &point : *root) {
      if (!point.is_object())
        return fail("expected a JSON object for each point, found " +
                    point.dump());
      SweepPoint one{base, {}, {}};
      for (const auto &[key, value] : point.items())
        if (!parseField(key, value, one))
          return fail(error);
      result.points.push_back(std::move(one));
    }
    return std::move(result);
  }

private:
  SweepPoints fail(const std::string &what) {
    result.error = ("--sweep " + path + ": ").str() + what;
    return std::move(result);
  }

  bool parseField(const std::string &key, const json &value,
                  SweepPoint &point) {
    SimulateOptions &options = point.options;
    error = "'" + key + "'";
    if (key == "scale")
      return parseScales(value, options);
    if (key == "step_tokens") {
      if (!value.is_number() || !(value.get<double>() > 0))
        return error += ": expected a positive number, found " + value.dump(),
               false;
      options.stepTokens = value;
      return true;
    }
    if (!value.is_string())
      return error += ": expected a string, found " + value.dump(), false;
    std::string text = value;
    if (key == "program") {
      point.program = text;
    } else if (key == "dim") {
      point.dims = text;
    } else if (key == "topology") {
      options.topology = text;
    } else if (key == "axis_layout") {
      options.axisLayout = text;
    } else if (key == "software") {
      options.software = text;
    } else if (key == "overlap") {
      std::optional<Overlap> overlap = parseOverlap(text);
      if (!overlap)
        return error +=
               ": expected none, async or matmul, found '" + text + "'",
               false;
      options.overlap = *overlap;
    } else {
      return error += " is not a key of a point (program, dim, topology, "
                      "axis_layout, overlap, software, scale, step_tokens)",
             false;
    }
    return true;
  }

  bool parseScales(const json &value, SimulateOptions &options) {
    if (!value.is_object())
      return error += ": expected an object of figures and factors, found " +
                      value.dump(),
             false;
    for (const auto &[figure, factor] : value.items()) {
      if (!factor.is_number())
        return error += ": expected a number for '" + figure + "', found " +
                        factor.dump(),
               false;
      options.scales.emplace_back(figure, factor.get<double>());
    }
    return true;
  }

  const SimulateOptions &base;
  StringRef path;
  SweepPoints result;
  std::string error;
};

} // namespace

bool isSweep(const SimulateCommand &command) {
  return !command.sweep.empty() || command.optimize.axisLayout == "all" ||
         command.optimize.overlap.value_or("") == "all" ||
         StringRef(command.optimize.overlap.value_or("")).contains(',') ||
         StringRef(command.optimize.topology).contains(',');
}

SweepPoints makeSweepPoints(ModuleOp module, const SimulateCommand &command,
                            const SimulateOptions &base) {
  if (!command.sweep.empty())
    return PointReader(base, command.sweep).read();
  SweepPoints result;
  std::vector<std::string> modes =
      command.optimize.overlap.value_or("") == "all"
          ? std::vector<std::string>{"none", "async", "matmul"}
          : splitList(command.optimize.overlap.value_or(
                toString(base.overlap).str()));
  for (const std::string &topologyText : splitList(command.optimize.topology)) {
    std::vector<std::string> layouts{command.optimize.axisLayout};
    if (command.optimize.axisLayout == "all") {
      auto topology = Topology::parse(topologyText);
      if (!topology.ok()) {
        result.error = std::string(topology.status().message());
        return result;
      }
      layouts = layoutTexts(*topology, findLargestMesh(module));
    }
    for (const std::string &layout : layouts)
      for (const std::string &mode : modes) {
        SweepPoint point{base, {}, {}};
        SimulateOptions &options = point.options;
        options.topology = topologyText;
        options.axisLayout = layout;
        std::optional<Overlap> overlap =
            command.optimize.overlap ? parseOverlap(mode) : base.overlap;
        if (!overlap) {
          result.error = makeOverlapError(mode);
          return result;
        }
        options.overlap = *overlap;
        result.points.push_back(std::move(point));
      }
  }
  if (result.points.empty())
    result.error = "the program's mesh fits none of the topologies";
  return result;
}

} // namespace mlir::gspmd
