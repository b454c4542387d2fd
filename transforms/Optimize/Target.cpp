//===- Target.cpp - The hardware that a program is optimized for ----------===//

#include "transforms/Optimize/Target.h"

#include "lib/CostModel/LayoutSearch.h"
#include "lib/CostModel/Network.h"
#include "lib/Simulator/OpWork.h"
#include "lib/Simulator/OptionsTopology.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisLayout;
using ::gspmd::Mesh;
using ::gspmd::Topology;
using sharding::EmulationCostOpInterface;

struct Target::Hardware {
  SimulateOptions options;
  Topology topology; // the layout refers to it
  std::optional<AxisLayout> layout;
  llvm::StringMap<Mesh> meshes;
};

Target::Target(std::unique_ptr<Hardware> hardware)
    : hardware(std::move(hardware)) {}
Target::~Target() = default;

/// A torus of the mesh's shape, each axis on a ring of its own where there are
/// dimensions enough; slices where there are more chips than one has.
static std::string torusOfShape(const Mesh &mesh, StringRef chip) {
  constexpr int64_t kMostChips = 4096;
  constexpr size_t kMostDims = 3;
  SmallVector<int64_t> dims;
  for (unsigned axis = 0; axis < mesh.rank(); ++axis)
    dims.push_back(mesh.axisSize(axis));
  for (; dims.size() > kMostDims; dims.pop_back())
    dims[dims.size() - 2] *= dims.back();
  int64_t chips = mesh.numDevices(), slices = 1;
  for (int64_t &dim : dims)
    if (chips > kMostChips) {
      slices *= dim;
      chips /= dim;
      dim = 1;
    }
  std::string text = slices > 1 ? std::to_string(slices) + "x" : "";
  text += (chip + ":").str();
  for (auto [i, dim] : llvm::enumerate(dims))
    text += (i ? "x" : "") + std::to_string(dim) + (dim > 2 ? "r" : "l");
  return text;
}

/// As the simulator lays the mesh, but for the cheapest layout, which depends
/// on the program: prices of single collectives are those of the usual one.
static absl::StatusOr<AxisLayout> layoutFor(const Topology &topology,
                                            const Mesh &mesh, StringRef text) {
  if (!text.empty() && text != "row-major" && text != "best")
    return AxisLayout::parse(topology, mesh, text);
  if (text != "row-major")
    if (auto usual = ::gspmd::usualLayout(topology, mesh))
      return *std::move(usual);
  return AxisLayout::rowMajor(topology, mesh);
}

FailureOr<std::unique_ptr<Target>> Target::make(ModuleOp module,
                                                SimulateOptions options) {
  llvm::StringMap<Mesh> meshes;
  const Mesh *largest = nullptr;
  for (auto op : module.getOps<sharding::MeshOp>()) {
    Mesh &mesh = meshes[op.getSymName()] = op.toMesh();
    if (!largest || mesh.numDevices() > largest->numDevices())
      largest = &mesh;
  }
  if (!largest || largest->numDevices() == 1)
    return std::unique_ptr<Target>();
  Mesh mesh = *largest;
  if (StringRef chip = options.topology; !chip.contains(':')) {
    options.topology = torusOfShape(mesh, chip.empty() ? "v4" : chip);
    if (options.axisLayout.empty())
      options.axisLayout = "row-major";
  }
  FailureOr<Topology> topology = topologyOf(module, options);
  if (failed(topology))
    return failure();
  if (topology->numDevices() != mesh.numDevices())
    return module.emitError()
           << "is partitioned over a mesh of " << mesh.numDevices()
           << " devices, but topology '" << options.topology << "' has "
           << topology->numDevices();
  auto parts = std::make_unique<Hardware>(
      Hardware{std::move(options), *std::move(topology), std::nullopt, {}});
  auto layout = layoutFor(parts->topology, mesh, parts->options.axisLayout);
  if (!layout.ok())
    return module.emitError() << std::string(layout.status().message());
  parts->layout = *std::move(layout);
  parts->meshes = std::move(meshes);
  return std::unique_ptr<Target>(new Target(std::move(parts)));
}

const Mesh &Target::meshOf(sharding::AxesAttr axes) const {
  return hardware->meshes.find(axes.getMesh().getValue())->second;
}

std::optional<CollectivePrice>
Target::priceOf(const sharding::CollectiveWork &work) const {
  const Mesh &mesh = meshOf(work.axes);
  auto cost = ::gspmd::Network(hardware->topology)
                  .cost(*hardware->layout, mesh, transferOf(work, mesh));
  if (!cost)
    return std::nullopt;
  return CollectivePrice{cost->latency, cost->wire};
}

double Target::secondsOf(const sharding::CollectiveWork &work) const {
  auto price = priceOf(work);
  return price ? price->seconds() : 0;
}

double Target::secondsOf(Operation *collective) const {
  return secondsOf(
      *cast<EmulationCostOpInterface>(collective).getCollectiveWork());
}

FailureOr<StepCost> Target::predict(ModuleOp module) const {
  StepCost longest;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    FailureOr<::gspmd::Timeline> step =
        simulate(module, function.getName(), hardware->options);
    if (failed(step))
      return failure();
    if (step->stepSeconds >= longest.seconds)
      longest = {step->stepSeconds, step->peakBytes, step->capacityBytes};
  }
  return longest;
}
