//===- Simulate.cpp - Predicts a step on real hardware --------------------===//

#include "gspmd/Simulator/Simulate.h"
#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/MemoryCurve.h"
#include "compiler/Simulator/Ops/AnnotatedCosts.h"
#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "compiler/Simulator/Scheduling/LowerBounds.h"
#include "compiler/Simulator/Simulation/ChooseLayout.h"
#include "compiler/Simulator/Simulation/OptionsTopology.h"
#include "compiler/Simulator/Simulation/ProgramTimer.h"
#include "compiler/Simulator/Simulation/SimulateWithLayout.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class Simulator {
public:
  Simulator(ModuleOp module, const Topology &topology,
            const SimulateOptions &options, const SimulationContext &context)
      : module(module), topology(topology), options(options), context(context),
        timer(module, topology, options,
              context.units ? context.units->properties() : context.properties,
              context.units, context.program) {}

  /// `fixed` is the layout, unless it is to be chosen here.
  FailureOr<Timeline> run(FunctionOpInterface function,
                          const AxisLayout *fixed) {
    for (auto op : module.getOps<sharding::MeshOp>())
      meshes.push_back(op.getMesh().toMesh());
    if (failed(checkDevices(function)))
      return failure();
    FailureOr<AxisLayout> layout =
        fixed ? FailureOr<AxisLayout>(*fixed)
              : chooseLayout(function, laidOutMesh(), timer, topology, options);
    if (failed(layout))
      return failure();
    if (options.recordsEvents)
      describe(*layout);
    timer.setCosts(context.costs ? context.costs
                                 : std::make_shared<TransferCostCache>(
                                       topology, *std::move(layout)));
    notesBefore = timer.notes;
    if (failed(timeAll(function)) || failed(fitPrefetch(function)))
      return failure();
    if (context.exposed &&
        failed(addExposedTimes(function.getFunctionBody().front(), timer,
                               *context.exposed)))
      return failure();
    if (context.loops) {
      auto loops = boundLoops(function.getFunctionBody().front(), timer);
      if (failed(loops))
        return failure();
      *context.loops = *std::move(loops);
    }
    addSliceWait();
    if (options.recordsEvents)
      sumUp(function);
    timeline.bytesByMark = std::move(timer.bytesByMark);
    timeline.notes.insert(timeline.notes.end(), timer.notes.begin(),
                          timer.notes.end());
    return std::move(timeline);
  }

private:
  /// The number of devices of the program.
  int64_t numDevices() const {
    return options.onOneDevice ? 1 : topology.numDevices();
  }

  LogicalResult checkDevices(FunctionOpInterface function) {
    for (const Mesh &mesh : meshes)
      if (mesh.numDevices() != 1 || meshes.size() == 1)
        if (mesh.numDevices() != numDevices())
          return function.emitOpError()
                 << "is partitioned over a mesh of " << mesh.numDevices()
                 << " devices, but "
                 << (options.onOneDevice
                         ? "runs on one of topology '" + topology.text() + "'"
                         : "topology '" + topology.text() + "' has " +
                               std::to_string(numDevices()));
    if (meshes.empty() && numDevices() != 1)
      return function.emitOpError()
             << "is not partitioned, but topology '" << topology.text()
             << "' has " << topology.numDevices() << " devices";
    return success();
  }

  /// The mesh that is placed; others are views of the same devices.
  Mesh mainMesh() const {
    for (const Mesh &mesh : meshes)
      if (mesh.numDevices() == numDevices())
        return mesh;
    return Mesh();
  }

  /// The placed mesh: all devices, even if the program has only one.
  Mesh laidOutMesh() const {
    return options.onOneDevice ? Mesh({{"device", topology.numDevices()}})
                               : mainMesh();
  }

  void describe(const AxisLayout &layout) {
    timeline.topology = topology.text();
    timeline.hardware = topology.hardware().name;
    timeline.software = options.software;
    timeline.chipHourPrice = topology.hardware().chipHourPrice;
    timeline.stepTokens = options.stepTokens;
    timeline.memoryBandwidth = topology.hardware().hbmBandwidth *
                               topology.hardware().hbmEfficiency /
                               topology.hardware().devicesPerChip;
    timeline.numDevices = numDevices();
    timeline.numChips = topology.numChips();
    timeline.overlap = toString(options.overlap).str();
    const Mesh &physical = topology.physicalMesh();
    for (unsigned dim = 0; dim < physical.rank(); ++dim)
      if (physical.axisSize(dim) > 1)
        timeline.physicalDims.push_back(
            {std::string(physical.axisName(dim)), physical.axisSize(dim),
             !topology.isSlice(dim) && !topology.isCore(dim) &&
                 topology.torusDim(dim).isRing()});
    Mesh mesh = mainMesh();
    for (unsigned axis = 0; axis < mesh.rank(); ++axis) {
      AxisPlacement placement;
      placement.axis = std::string(mesh.axisName(axis));
      placement.size = mesh.axisSize(axis);
      if (auto subAxes = layout.subAxesOf(mesh, mesh.fullAxis(axis)))
        for (const AxisRef &subAxis : *subAxes)
          placement.subAxes.push_back(layout.describe(subAxis, *subAxes));
      timeline.placement.push_back(std::move(placement));
    }
  }

  /// The step's events and its memory.
  LogicalResult timeAll(FunctionOpInterface function) {
    FailureOr<BlockTimeline> steps =
        timer.run(function.getFunctionBody().front());
    if (failed(steps))
      return failure();
    timeline.stepSeconds = steps->seconds;
    timeline.prefetchedBytes = steps->prefetchedBytes;
    timeline.events = std::move(steps->events);
    timeline.capacityBytes =
        options.memoryLimit > 0
            ? options.memoryLimit
            : topology.hardware().hbmBytes / topology.hardware().devicesPerChip;
    if (std::isfinite(context.mostSeconds) &&
        timeline.stepSeconds >= context.mostSeconds &&
        timeline.prefetchedBytes <= 0) {
      timeline.peakBytes = std::numeric_limits<double>::infinity();
      return success();
    }
    return addMemory(function, timer, options, timeline, context.held);
  }

  /// Prefetched values need memory in addition to the peak. (A program that
  /// does not fit without them would run with some of its tensors elsewhere;
  /// then the free memory is unknown.)
  LogicalResult fitPrefetch(FunctionOpInterface function) {
    double prefetched = timeline.prefetchedBytes;
    double free = timeline.capacityBytes - timeline.peakBytes;
    if (prefetched <= std::max(0.0, free))
      return success();
    if (free < 0) {
      timer.notes.push_back("the program does not fit; it is timed as if the " +
                            bytesText(prefetched) +
                            " prefetched for the next iteration fitted");
      return success();
    }
    timer.limitPrefetch(free);
    timer.notes = notesBefore;
    if (failed(timeAll(function)))
      return failure();
    timer.notes.push_back(
        "of " + bytesText(prefetched) +
        " to prefetch for the next iteration, " +
        bytesText(timeline.prefetchedBytes) +
        " fit into memory; the rest is gathered in its own iteration");
    return success();
  }

  /// Slices synchronize once in a step and wait for the slowest of them, which
  /// takes longer with every further slice, whatever the traffic is.
  void addSliceWait() {
    if (topology.slices() <= 1)
      return;
    TimelineEvent event;
    event.begin = timeline.stepSeconds;
    event.duration = event.exposed = timeline.stepSeconds *
                                     topology.hardware().sliceWaitShare *
                                     std::sqrt(double(topology.slices()));
    event.track = Track::Network;
    event.bound = Bound::Latency;
    event.name = event.kind = "wait for slices";
    timeline.stepSeconds += event.duration;
    timeline.events.push_back(std::move(event));
  }

  /// Notes the reduce-scatters that are executed as all-reduces.
  void noteLoweredScatters() {
    double count = 0, bytes = 0;
    for (const TimelineEvent &event : timeline.events) {
      if (!event.collective || !event.collective->isLoweredScatter)
        continue;
      double size = event.collective->groupSize;
      count += event.occurrences;
      bytes += event.occurrences * event.collective->bytes * (size - 1) / size;
    }
    if (count > 0)
      timeline.notes.push_back(
          std::to_string(int64_t(count)) +
          " reduce_scatters are executed as all_reduce and slice, which adds " +
          bytesText(bytes) + " to what each device receives");
  }

  /// Adds the arithmetic of the products in `block` and in the functions that
  /// it calls, each once.
  struct ProductFlops {
    double all = 0, windows = 0;
    SmallPtrSet<Block *, 4> blocks;
  };
  void addProducts(Block &block, ProductFlops &flops) {
    if (!flops.blocks.insert(&block).second)
      return;
    block.walk([&](Operation *op) {
      if (isa<CallOpInterface>(op)) {
        if (Block *callee = timer.calleeOf(op))
          addProducts(*callee, flops);
      } else if (timer.getProperties().workKindOf(op) == WorkKind::Contract) {
        const OpWork &work = timer.getProperties().workOf(op);
        flops.all += work.matrixFlops;
        flops.windows += work.hasWindows ? work.matrixFlops : 0;
      }
    });
  }

  /// Returns the error of published steps whose products are of a type.
  double errorOf(MatrixType type) const {
    switch (type) {
    case MatrixType::Float:
      return topology.hardware().predictionError;
    case MatrixType::Fp8:
      return topology.hardware().fp8Error;
    case MatrixType::Int8:
    case MatrixType::Fp4:
      return 0; // no published step
    }
    llvm_unreachable("unknown type of products");
  }

  /// Sets the error of published steps of the same kind: of convolutions, of
  /// experts, whose tokens pass an all-to-all, or of other products by their
  /// type. It stays zero if steps of the kind are not part of the calibration,
  /// nor are those that use the matrix unit little: whose time is mostly
  /// outside of products, or products wait for memory (a decoding step).
  void setStepError(FunctionOpInterface function, MatrixType type,
                    double executedSeconds) {
    constexpr double kExpertsShare = 0.05; // of the step; published: 16% to 36%
    constexpr double kLeastAtPeak = 0.2;   // of kernels; published: above 34%
    const Hardware &hardware = topology.hardware();
    double products = 0, allToAll = 0;
    for (const TimelineEvent &event : timeline.events) {
      double seconds = event.duration * event.occurrences;
      if (event.track == Track::Compute && event.matrixFlops > 0)
        products += seconds;
      if (event.collective &&
          (event.collective->kind == TransferKind::AllToAll ||
           event.collective->kind == TransferKind::RaggedAllToAll))
        allToAll += seconds;
    }
    auto isMostlyConvolutions = [&] {
      ProductFlops flops;
      addProducts(function.getFunctionBody().front(), flops);
      return flops.windows > flops.all / 2;
    };
    if (context.units
            ? context.units->isMostlyConvolutions(isMostlyConvolutions)
            : isMostlyConvolutions())
      timeline.stepError = hardware.convolutionError;
    else if (allToAll > kExpertsShare * timeline.stepSeconds)
      timeline.stepError = hardware.expertsError;
    else if (products > timeline.computeSeconds / 2 &&
             executedSeconds > kLeastAtPeak * timeline.computeSeconds)
      timeline.stepError = errorOf(type);
  }

  void sumUp(FunctionOpInterface function) {
    noteLoweredScatters();
    double executedSeconds = 0, modelSeconds = 0; // at the peaks
    std::map<MatrixType, double> flopsByType;
    for (const TimelineEvent &event : timeline.events) {
      double all = event.occurrences;
      if (event.track == Track::Compute)
        timeline.computeSeconds += event.duration * all;
      if (event.track == Track::Network) {
        timeline.networkSeconds += event.duration * all;
        timeline.exposedSeconds += event.exposed * all;
      }
      timeline.executedFlops += event.matrixFlops * all;
      flopsByType[event.matrixType] += event.matrixFlops * all;
      executedSeconds += event.peakSeconds * all;
      timeline.modelFlops += (event.matrixFlops - event.recomputedFlops) * all;
      modelSeconds += (event.peakSeconds - event.recomputedPeakSeconds) * all;
    }
    // The peak is that of the type with most FLOPs.
    auto most = llvm::max_element(flopsByType, llvm::less_second());
    MatrixType type =
        most == flopsByType.end() ? MatrixType::Float : most->first;
    timeline.peakType = toString(type);
    timeline.peakFlops = peakMatrixFlops(topology.hardware(), type);
    if (options.modelFlops > 0) {
      timeline.modelFlops = options.modelFlops / numDevices();
      timeline.hasUserModelFlops = true;
      modelSeconds = timeline.modelFlops / timeline.peakFlops;
    }
    if (timeline.stepSeconds > 0) {
      timeline.hardwareUtilization = executedSeconds / timeline.stepSeconds;
      timeline.modelUtilization = modelSeconds / timeline.stepSeconds;
    }
    setStepError(function, type, executedSeconds);
  }

  ModuleOp module;
  const Topology &topology;
  const SimulateOptions &options;
  SimulationContext context;
  ProgramTimer timer;
  std::vector<Mesh> meshes;
  std::vector<std::string> notesBefore; ///< notes of the walk
  Timeline timeline;
};

} // namespace

static constexpr StringLiteral kByHardware = "by hardware";

std::optional<Overlap> mlir::gspmd::parseOverlap(StringRef text) {
  return llvm::StringSwitch<std::optional<Overlap>>(text)
      .Case("none", Overlap::None)
      .Case("async", Overlap::Async)
      .Case("matmul", Overlap::Matmul)
      .Default(std::nullopt);
}

std::optional<Overlap> mlir::gspmd::parsePassedOverlap(StringRef text) {
  return text == kByHardware ? Overlap::ByHardware : parseOverlap(text);
}

std::optional<CompilerGeneration> mlir::gspmd::parseCompiler(StringRef text) {
  using Result = std::optional<CompilerGeneration>;
  return llvm::StringSwitch<Result>(text)
      .Cases("gspmd", "xla-2021", CompilerGeneration{Overlap::None, false})
      // An earlier name of "gspmd".
      .Case("ours", CompilerGeneration{Overlap::None, false})
      .Case("xla-2024", CompilerGeneration{Overlap::Async, false})
      .Case("xla-2026", CompilerGeneration{Overlap::ByHardware, true})
      .Default(std::nullopt);
}

std::optional<std::pair<std::string, double>>
mlir::gspmd::parseHardwareScale(StringRef text) {
  auto [key, factor] = text.split('=');
  double value = 0;
  if (factor.empty() || factor.getAsDouble(value))
    return std::nullopt;
  return std::pair(key.str(), value);
}

StringRef mlir::gspmd::toString(Overlap overlap) {
  switch (overlap) {
  case Overlap::None:
    return "none";
  case Overlap::Async:
    return "async";
  case Overlap::Matmul:
    return "matmul";
  case Overlap::ByHardware:
    return kByHardware;
  }
  llvm_unreachable("unknown overlap");
}

LogicalResult mlir::gspmd::annotateKernelCosts(ModuleOp module,
                                               const SimulateOptions &options) {
  HostMemory::dropRedundantPlacements(module);
  if (options.kernelCosts.empty())
    return annotateCosts(module, {});
  auto costs = readKernelCosts(options.kernelCosts);
  if (!costs.ok())
    return module.emitError() << std::string(costs.status().message());
  return annotateCosts(module, *costs);
}

static FailureOr<Timeline> simulateWith(ModuleOp module, StringRef entry,
                                        const Topology &topology,
                                        const SimulateOptions &options,
                                        const AxisLayout *layout,
                                        const SimulationContext &context) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!function || function.isExternal())
    return module.emitError()
           << "has no function '" << entry << "' to simulate";
  SimulateOptions resolved = options;
  resolved.overlap = overlapOn(topology.hardware(), options.overlap);
  return Simulator(module, topology, resolved, context).run(function, layout);
}

FailureOr<Timeline> mlir::gspmd::simulate(ModuleOp module, StringRef entry,
                                          const SimulateOptions &options,
                                          std::vector<LiveValue> *held) {
  FailureOr<Topology> topology = topologyOf(module, options);
  if (failed(topology))
    return failure();
  return simulateWith(module, entry, *topology, options, nullptr,
                      {nullptr, nullptr, nullptr, held});
}

FailureOr<Timeline> mlir::gspmd::simulateAgain(ModuleOp module, StringRef entry,
                                               const SimulateOptions &options,
                                               UnitsByHardware &units) {
  FailureOr<Topology> topology = topologyOf(module, options);
  if (failed(topology))
    return failure();
  SimulationContext context;
  context.units = &units.on(topology->hardware());
  return simulateWith(module, entry, *topology, options, nullptr, context);
}

FailureOr<Timeline> mlir::gspmd::simulateWithLayout(
    ModuleOp module, StringRef entry, const Topology &topology,
    const SimulateOptions &options, const AxisLayout &layout,
    const SimulationContext &context) {
  return simulateWith(module, entry, topology, options, &layout, context);
}
