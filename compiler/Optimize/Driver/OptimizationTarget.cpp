//===- OptimizationTarget.cpp - The hardware to optimize for --------------===//

#include "compiler/Optimize/Driver/OptimizationTarget.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "compiler/Simulator/Simulation/ChooseLayout.h"
#include "compiler/Simulator/Simulation/OptionsTopology.h"
#include "compiler/Simulator/Simulation/SimulateWithLayout.h"
#include "lib/CostModel/Collectives/TransferCostCache.h"
#include "lib/CostModel/Hardware.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

struct Target::Hardware {
  SimulateOptions options;
  Topology topology; // the layout refers to it
  std::optional<AxisLayout> layout;
  std::shared_ptr<TransferCostCache> costs; ///< costs in this layout
  std::shared_ptr<SharedOpPropertyCache> known;
  llvm::StringMap<Mesh> meshes;
};

Target::Target(std::unique_ptr<Hardware> hardware)
    : hardware(std::move(hardware)) {}
Target::~Target() = default;

/// Returns the largest divisor of `count` that is at most `most`.
static int64_t largestDivisor(int64_t count, int64_t most) {
  int64_t divisor = std::min(count, std::max<int64_t>(1, most));
  while (count % divisor != 0)
    --divisor;
  return divisor;
}

/// Returns a topology of as few switches as possible, with equally many chips
/// each.
static std::string switchesFor(int64_t chips, StringRef chip,
                               const Hardware &hardware) {
  int64_t chipsPerSwitch = largestDivisor(chips, int64_t(hardware.maxChips));
  return llvm::formatv("{0}x{1}:{2}", chips / chipsPerSwitch, chip,
                       chipsPerSwitch);
}

/// Returns a torus of the mesh's shape, with a ring of its own for each axis if
/// there are enough dimensions, and slices if there are more chips than one
/// torus has. Several devices of a chip are the last ones of the mesh.
static std::string torusOfShape(const Mesh &mesh, StringRef chip,
                                const Hardware &hardware) {
  SmallVector<int64_t> dims;
  for (unsigned axis = 0; axis < mesh.rank(); ++axis)
    dims.push_back(mesh.axisSize(axis));
  int64_t cores = int64_t(hardware.devicesPerChip);
  for (int64_t &dim : llvm::reverse(dims)) {
    int64_t taken = std::gcd(dim, cores);
    dim /= taken;
    cores /= taken;
  }
  for (; dims.size() > size_t(hardware.torusDims); dims.pop_back())
    dims[dims.size() - 2] *= dims.back();
  int64_t chips = mesh.numDevices() / int64_t(hardware.devicesPerChip);
  int64_t slices = 1;
  for (int64_t &dim : dims)
    if (chips > hardware.maxChips) {
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

/// Returns a topology of chips of this name for all devices of the mesh.
static FailureOr<std::string> topologyFor(ModuleOp module, const Mesh &mesh,
                                          StringRef chip) {
  auto hardware = findHardware(chip);
  if (!hardware.ok())
    return module.emitError() << std::string(hardware.status().message());
  int64_t devices = mesh.numDevices();
  if (devices % int64_t(hardware->devicesPerChip) != 0)
    return module.emitError() << "is partitioned over a mesh of " << devices
                              << " devices; expected a multiple of the "
                              << int64_t(hardware->devicesPerChip)
                              << " devices of a chip of '" << chip << "'";
  return hardware->torusDims == 0 ? switchesFor(devices, chip, *hardware)
                                  : torusOfShape(mesh, chip, *hardware);
}

/// Returns the layout that the simulator chooses for the current program;
/// passes do not change it.
static FailureOr<AxisLayout> layoutFor(ModuleOp module,
                                       const Topology &topology,
                                       const Mesh &mesh,
                                       const SimulateOptions &options) {
  ProgramTimer walk(module, topology, options);
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      return chooseLayout(function, mesh, walk, topology, options);
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
  options.reportsLayoutGain = false;
  options.namesTensors = options.recordsEvents = false;
  if (StringRef chip = options.topology; !chip.contains(':')) {
    FailureOr<std::string> text =
        topologyFor(module, mesh, chip.empty() ? "v4" : chip);
    if (failed(text))
      return failure();
    options.topology = *text;
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
  options.overlap = overlapOn(topology->hardware(), options.overlap);
  auto result = std::make_unique<Hardware>(
      Hardware{std::move(options),
               *std::move(topology),
               std::nullopt,
               {},
               std::make_shared<SharedOpPropertyCache>(),
               {}});
  FailureOr<AxisLayout> layout =
      layoutFor(module, result->topology, mesh, result->options);
  if (failed(layout))
    return failure();
  result->layout = *std::move(layout);
  result->costs =
      std::make_shared<TransferCostCache>(result->topology, *result->layout);
  result->meshes = std::move(meshes);
  return std::unique_ptr<Target>(new Target(std::move(result)));
}

const Mesh &Target::meshOf(sharding::AxesAttr axes) const {
  return hardware->meshes.find(axes.getMesh().getValue())->second;
}

SmallVector<int64_t> Target::sizesOnDims(sharding::AxesAttr axes) const {
  const Mesh &mesh = meshOf(axes);
  AxisList list = axes.toAxes(mesh);
  SmallVector<int64_t> sizes;
  if (auto subAxes = hardware->layout->subAxesOf(mesh, list))
    for (const AxisRef &subAxis : *subAxes)
      sizes.push_back(subAxis.size());
  else
    sizes.push_back(axisListSize(list));
  return sizes;
}

std::optional<std::pair<int64_t, int64_t>>
Target::slicesOf(sharding::AxesAttr axes) const {
  const Mesh &mesh = meshOf(axes);
  auto subAxes = hardware->layout->subAxesOf(mesh, axes.toAxes(mesh));
  if (!subAxes)
    return std::nullopt;
  int64_t before = 1;
  for (const AxisRef &subAxis : *subAxes) {
    if (hardware->topology.isSlice(subAxis.axis()) && subAxis.size() > 1)
      return std::pair(before, subAxis.size());
    before *= subAxis.size();
  }
  return std::nullopt;
}

std::optional<CollectiveCost>
Target::costOf(const sharding::CollectiveWork &work) const {
  const Mesh &mesh = meshOf(work.axes);
  auto cost = hardware->costs->cost(mesh, transferOf(work, mesh));
  if (!cost)
    return std::nullopt;
  return CollectiveCost{cost->latency, cost->wire};
}

CollectiveCost Target::costOf(Operation *collective) const {
  auto cost = cast<EmulationCostOpInterface>(collective);
  return costOf(*cost.getCollectiveWork()).value_or(CollectiveCost());
}

double Target::secondsOf(const sharding::CollectiveWork &work) const {
  auto cost = costOf(work);
  return cost ? cost->seconds() : 0;
}

double Target::secondsOf(Operation *collective) const {
  return costOf(collective).seconds();
}

FailureOr<OrderedProgram> Target::orderBlocks(ModuleOp module,
                                              ArrayRef<UnitOrder> orders,
                                              RescheduledProgram &program,
                                              double mostSeconds) const {
  OrderedProgram result;
  if (overlapsCollectives()) {
    result.byOrder.resize(orders.size());
    return result;
  }
  ProgramTimer walk(module, hardware->topology, hardware->options,
                    /*properties=*/nullptr, /*units=*/nullptr, &program);
  walk.setCosts(hardware->costs);
  SmallVector<Block *> entries;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      entries.push_back(&function.getFunctionBody().front());
  for (Block *entry : entries) {
    FailureOr<BlockBounds> bounds = boundsOf(*entry, walk);
    if (failed(bounds))
      return failure();
    result.leastSeconds = std::max(result.leastSeconds, bounds->seconds());
  }
  if (std::isfinite(mostSeconds) && result.leastSeconds >= mostSeconds)
    return result;
  for (UnitOrder order : orders) {
    std::vector<OrderedBlock> &found = result.byOrder.emplace_back();
    llvm::DenseSet<Block *> seen;
    for (Block *entry : entries) {
      auto blocks = mlir::gspmd::orderBlocks(
          *entry, walk, hardware->topology.hardware(), order);
      if (failed(blocks))
        return failure();
      for (OrderedBlock &ordered : *blocks)
        if (seen.insert(ordered.block).second)
          found.push_back(std::move(ordered));
    }
  }
  return result;
}

double Target::linkSeconds(ModuleOp module) const {
  std::array<double, 32> busy{};
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic())
      function->walk([&](Operation *op) {
        auto cost = dyn_cast<EmulationCostOpInterface>(op);
        auto work = cost ? cost.getCollectiveWork() : std::nullopt;
        if (!work)
          return;
        const Mesh &mesh = meshOf(work->axes);
        auto transfer = hardware->costs->cost(mesh, transferOf(*work, mesh));
        if (!transfer)
          return;
        double seconds = executionCountOf(op) * transfer->seconds();
        for (unsigned link = 0; link < busy.size(); ++link)
          if (transfer->busyLinks >> link & 1)
            busy[link] += seconds;
      });
  return *llvm::max_element(busy);
}

double Target::secondsOf(ArrayRef<Operation *> ops, double bytes) const {
  KernelWork kernel;
  double seconds = 0;
  for (Operation *op : ops) {
    if (isCollective(op)) {
      seconds += secondsOf(op);
      continue;
    }
    OpWork work = workOf(op, hardware->topology.hardware());
    kernel.matrixSeconds += work.matrixSeconds;
    kernel.vectorFlops += work.vectorFlops;
    kernel.transcendentals += work.transcendentals;
    kernel.memoryBytes = bytes;
  }
  if (kernel.memoryBytes > 0)
    seconds += kernelCost(hardware->topology.hardware(), kernel).seconds;
  return seconds;
}

bool Target::overlapsCollectives() const {
  return hardware->options.overlap != Overlap::None;
}

bool Target::hasMemoryLimit() const {
  return hardware->options.memoryLimit > 0;
}

RescheduledProgram Target::makeRescheduledProgram() const {
  return RescheduledProgram(std::make_shared<OpPropertyCache>(
      hardware->topology.hardware(), hardware->known));
}

FailureOr<StepCost> Target::predict(ModuleOp module,
                                    std::vector<LiveValue> *held,
                                    DenseMap<Operation *, double> *exposed,
                                    RescheduledProgram *program,
                                    double mostSeconds) const {
  ++predictions;
  StepCost cost;
  std::shared_ptr<OpPropertyCache> properties;
  if (!program)
    properties = makeRescheduledProgram().properties();
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    std::vector<LiveValue> live;
    FailureOr<Timeline> step = simulateWithLayout(
        module, function.getName(), hardware->topology, hardware->options,
        *hardware->layout,
        {program, properties, hardware->costs, held ? &live : nullptr, exposed,
         /*loops=*/nullptr, /*units=*/nullptr, mostSeconds});
    if (failed(step))
      return failure();
    cost.seconds = std::max(cost.seconds, step->stepSeconds);
    cost.capacityBytes = step->capacityBytes;
    if (step->peakBytes < cost.peakBytes)
      continue;
    cost.peakBytes = step->peakBytes;
    if (held)
      *held = std::move(live);
  }
  return cost;
}

FailureOr<std::vector<BoundedLoop>>
Target::boundLoops(ModuleOp module,
                   llvm::function_ref<bool(Operation *)> isRequested) const {
  std::vector<BoundedLoop> found;
  std::shared_ptr<OpPropertyCache> properties =
      makeRescheduledProgram().properties();
  if (!overlapsCollectives()) {
    // Nothing outside of a loop changes its times.
    ProgramTimer timer(module, hardware->topology, hardware->options,
                       properties);
    timer.setCosts(hardware->costs);
    WalkResult result = module.walk<WalkOrder::PreOrder>(
        [&](sharding::ShardingDataFlowOpInterface flow) {
          if (!flow.isLoop() || !isRequested(flow))
            return WalkResult::advance();
          FailureOr<BoundedLoop> loop = boundLoop(flow, timer);
          if (failed(loop))
            return WalkResult::interrupt();
          found.push_back(*loop);
          return WalkResult::advance();
        });
    return result.wasInterrupted()
               ? FailureOr<std::vector<BoundedLoop>>(failure())
               : std::move(found);
  }
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    std::vector<BoundedLoop> loops;
    SimulationContext context;
    context.properties = properties;
    context.costs = hardware->costs;
    context.loops = &loops;
    context.mostSeconds = 0; // memory is not needed
    if (failed(simulateWithLayout(module, function.getName(),
                                  hardware->topology, hardware->options,
                                  *hardware->layout, context)))
      return failure();
    llvm::copy_if(
        loops, std::back_inserter(found),
        [&](const BoundedLoop &loop) { return isRequested(loop.loop); });
  }
  return found;
}
