//===- ProgramTimer.cpp - The timelines of blocks -------------------------===//
//--------------------------===//

#include "compiler/Simulator/Simulation/ProgramTimer.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Simulation/ExecutedCollectives.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/Limits/Nesting.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;
using sharding::ShardingDataFlowOpInterface;

ProgramTimer::ProgramTimer(ModuleOp module, const Topology &topology,
                           const SimulateOptions &options,
                           std::shared_ptr<OpPropertyCache> properties,
                           SharedUnits *units, RescheduledProgram *rescheduled)
    : properties(rescheduled ? rescheduled->properties()
                 : properties
                     ? std::move(properties)
                     : std::make_shared<OpPropertyCache>(topology.hardware())),
      sharedUnits(units), rescheduled(rescheduled), topology(topology),
      options(options), symbols(module),
      analyses(rescheduled ? rescheduled->analysesOf(module)
               : units
                   ? units->analysesOf(module)
                   : std::make_shared<const ProgramAnalyses>(
                         module, *this->properties, options.recordsEvents)) {
  for (auto mesh : module.getOps<sharding::MeshOp>())
    meshes.try_emplace(mesh.getSymName(), mesh.getMesh().toMesh());
  // The TPU compiler starts gathers in the iteration that uses them.
  if (options.changesCollectives)
    freeBytes = 0;
}

const Mesh *ProgramTimer::meshOf(sharding::AxesAttr axes) {
  auto it = meshes.find(axes.getMesh().getValue());
  return it == meshes.end() ? nullptr : &it->second;
}

Block *ProgramTimer::calleeOf(Operation *op) {
  auto call = dyn_cast<CallOpInterface>(op);
  FunctionOpInterface callee =
      call ? lookupCallee(call, symbols) : FunctionOpInterface();
  return callee ? &callee.getFunctionBody().front() : nullptr;
}

SmallVector<Block *> ProgramTimer::executedBlocks(Operation *op) {
  if (Block *callee = calleeOf(op))
    return {callee};
  auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
  if (!flow)
    return {};
  if (flow.isLoop())
    return {&op->getRegions().back().front()};
  SmallVector<Block *> blocks;
  for (Region &region : op->getRegions())
    if (!region.empty())
      blocks.push_back(&region.front());
  return blocks;
}

LogicalResult ProgramTimer::forEachExecutedBlock(
    Block &entry,
    llvm::function_ref<LogicalResult(Block &, std::vector<TimedUnit> &)>
        visit) {
  llvm::SetVector<Block *> open;
  open.insert(&entry);
  for (size_t next = 0; next < open.size(); ++next) {
    FailureOr<std::vector<TimedUnit> *> units = timeBlock(*open[next]);
    if (failed(units) || failed(visit(*open[next], **units)))
      return failure();
    for (const TimedUnit &timed : **units)
      if (timed.unit.kind == Unit::Region)
        open.insert_range(executedBlocks(timed.unit.lead));
  }
  return success();
}

void ProgramTimer::note(Operation *op, const Twine &text) {
  if (!options.recordsEvents)
    return;
  std::string where = sourceOf(op->getLoc()).toString();
  notes.push_back((where.empty() ? text : where + ": " + text).str());
}

void ProgramTimer::noteRate(Operation *op) {
  Type type = options.recordsEvents ? typeWithoutRate(op) : Type();
  if (!type || !typesWithoutRate.insert(type).second)
    return;
  std::string text;
  llvm::raw_string_ostream(text)
      << "products of " << type
      << " are timed at the matrix unit's rate for bf16"
      << (isa<ComplexType>(type) ? ", as four real products" : "")
      << ": the hardware has no figure for them";
  notes.push_back(std::move(text));
}

FailureOr<Transfer> ProgramTimer::transferOf(Operation *op) {
  return transferOf(op,
                    *cast<EmulationCostOpInterface>(op).getCollectiveWork());
}

FailureOr<Transfer>
ProgramTimer::transferOf(Operation *op, const sharding::CollectiveWork &work) {
  const Mesh *mesh = meshOf(work.axes);
  if (!mesh)
    return op->emitOpError()
           << "is over axes of the unknown mesh " << work.axes.getMesh();
  Transfer transfer = ::mlir::gspmd::transferOf(work, *mesh);
  if (options.changesCollectives)
    setExecutedTransfer(op, transfer, topology, analyses->layouts());
  return transfer;
}

LogicalResult ProgramTimer::timeCollective(TimedUnit &timed) {
  Operation *op = timed.unit.lead;
  sharding::CollectiveWork work =
      *cast<EmulationCostOpInterface>(op).getCollectiveWork();
  FailureOr<Transfer> transfer = transferOf(op, work);
  if (failed(transfer))
    return failure();
  const Mesh &mesh = *meshOf(work.axes);
  TimelineEvent &event = timed.event;
  event.track = Track::Network;
  event.kind = "collective";
  if (work.bytes > 0 && transfer->bytes <= 0) {
    event.occurrences = 0; // part of another collective
    return success();
  }
  std::optional<TransferCost> cost = costs->cost(mesh, *transfer);
  if (!cost)
    return op->emitOpError("has a group that does not divide the physical "
                           "dimensions; choose another --axis-layout");
  timed.transfer = *cost;
  if (cost->wire > 0)
    timed.memoryRate = memoryTraffic(*transfer) / cost->wire;
  event.bound = cost->wire > cost->latency ? Bound::Network : Bound::Latency;
  event.duration = cost->seconds();
  CollectiveInfo info;
  info.kind = transfer->kind;
  info.isLoweredScatter = transfer->kind != work.kind;
  if (options.recordsEvents)
    info.axes = mesh.toString(transfer->axes);
  info.groupSize = axisListSize(transfer->axes);
  // A transfer's bytes are those of the operand, except for gathers.
  info.bytes = transfer->kind == TransferKind::ReduceScatter
                   ? transfer->bytes / info.groupSize
                   : transfer->bytes;
  info.wireSeconds = cost->wire;
  event.collective = std::move(info);
  return success();
}

/// Bytes per second between a device and its host, in one direction.
static FailureOr<double> hostBandwidth(Operation *op,
                                       const Hardware &hardware) {
  if (hardware.hostBandwidth <= 0)
    return op->emitOpError("uses the host's memory, but the hardware file '")
           << hardware.name << "' has no figure 'host_bandwidth'";
  return hardware.hostBandwidth / hardware.devicesPerChip;
}

LogicalResult ProgramTimer::timeHostTransfer(TimedUnit &timed) {
  const Unit &unit = timed.unit;
  TimelineEvent &event = timed.event;
  event.track = Track::Network;
  event.bound = Bound::Network;
  event.kind = "host transfer";
  event.name = unit.isToHost ? "to host" : "from host";
  if (unit.hostBytes <= 0)
    return success();
  const Hardware &hardware = topology.hardware();
  FailureOr<double> bandwidth = hostBandwidth(unit.lead, hardware);
  if (failed(bandwidth))
    return failure();
  timed.transfer.latency = hardware.collectiveLatency;
  timed.transfer.wire = unit.hostBytes / *bandwidth;
  timed.transfer.busyLinks = hostLink(unit.isToHost);
  timed.memoryRate = *bandwidth;
  event.duration = timed.transfer.seconds();
  event.memoryBytes = unit.hostBytes;
  return success();
}

/// The kind of the unit in tables.
static std::string kindName(const Unit &unit) {
  if (unit.matrixFlops > 0)
    return "matmul";
  if (unit.work.isScalar)
    return "scalar";
  switch (unit.workKind) {
  case WorkKind::Source:
  case WorkKind::View:
  case WorkKind::Move:
  case WorkKind::Update:
    return "copy";
  case WorkKind::Opaque:
    return unit.lead->getName().stripDialect().str();
  default:
    return toString(unit.workKind).str();
  }
}

LogicalResult ProgramTimer::timeKernel(TimedUnit &timed) {
  const Unit &unit = timed.unit;
  KernelCost cost = kernelCost(topology.hardware(), unit.work);
  TimelineEvent &event = timed.event;
  event.duration = cost.seconds;
  event.bound = cost.bound;
  event.matrixSeconds = cost.matrix;
  event.vectorSeconds = cost.vector;
  event.memorySeconds = cost.memory;
  if (options.recordsEvents)
    event.kind = kindName(unit);
  event.matrixFlops = unit.matrixFlops;
  event.matrixType = unit.matrixType;
  event.peakSeconds = unit.peakSeconds;
  event.memoryBytes = unit.work.memoryBytes;
  for (Operation *op : unit.ops) {
    noteRate(op);
    if (!analyses->recomputation.contains(op))
      continue;
    OpWork work = workOf(op, topology.hardware());
    event.isRecomputation = true;
    event.recomputedFlops += work.matrixFlops;
    event.recomputedPeakSeconds += work.peakSeconds;
  }
  if (unit.hostBytes <= 0)
    return success();
  FailureOr<double> bandwidth = hostBandwidth(unit.lead, topology.hardware());
  if (failed(bandwidth))
    return failure();
  event.duration += unit.hostBytes / *bandwidth;
  note(unit.lead,
       "uses values in the host's memory, which have to be transferred "
       "first");
  return success();
}

/// The op that names the event and its location: the product, if there is one.
static Operation *namingOp(const Unit &unit) {
  for (Operation *op : unit.ops)
    if (workKindOf(op) == WorkKind::Contract)
      return op;
  return unit.lead;
}

/// The name of a kernel that states one, otherwise that of the op.
static std::string nameOf(Operation *op) {
  auto kernel = op->getAttrOfType<StringAttr>("kernel_name");
  return (kernel ? kernel.getValue() : op->getName().stripDialect()).str();
}

/// Adds what tables and traces show of a unit to its event.
static void describe(const Unit &unit, TimelineEvent &event) {
  Operation *op = namingOp(unit);
  if (event.name.empty())
    event.name = nameOf(op);
  event.source = sourceOf(op->getLoc());
  if (unit.kind == Unit::Region)
    return;
  for (Operation *inner : unit.ops)
    if (workKindOf(inner) != WorkKind::View &&
        workKindOf(inner) != WorkKind::Source)
      event.fusedOps.push_back(nameOf(inner));
}

LogicalResult ProgramTimer::timeUnit(TimedUnit &timed) {
  switch (timed.unit.kind) {
  case Unit::Kernel:
    return timeKernel(timed);
  case Unit::Collective:
    return timeCollective(timed);
  case Unit::HostTransfer:
    return timeHostTransfer(timed);
  case Unit::Region:
    return timeControl(timed);
  case Unit::Wait:
    return success();
  }
  llvm_unreachable("unknown kind of unit");
}

LogicalResult ProgramTimer::timeCall(TimedUnit &timed) {
  Operation *op = timed.unit.lead;
  timed.event.name = timed.event.kind = "call";
  Block *callee = calleeOf(op);
  if (!callee || llvm::is_contained(stack, callee)) {
    note(op, "a call whose body is not known takes no time");
    return success();
  }
  if (stack.size() > kMaxRegionNesting)
    return op->emitOpError("is inside of more than ")
           << kMaxRegionNesting
           << " regions and calls, which is the limit of the simulator";
  FailureOr<BlockTimeline> inside = run(*callee);
  if (failed(inside))
    return failure();
  timed.inside = *std::move(inside);
  timed.event.duration = timed.inside.seconds;
  return success();
}

LogicalResult ProgramTimer::timeControl(TimedUnit &timed) {
  Operation *op = timed.unit.lead;
  TimelineEvent &event = timed.event;
  event.track = Track::Control;
  event.bound = Bound::Latency;
  if (isa<CallOpInterface>(op))
    return timeCall(timed);
  auto flow = cast<ShardingDataFlowOpInterface>(op);
  if (flow.isLoop()) {
    event.name = event.kind = "loop";
    std::optional<int64_t> count = flow.getTripCount();
    event.iterations = count.value_or(options.assumedTripCount);
    if (!count) {
      event.name = "loop of unknown trip count";
      note(op, "a loop whose trip count is not known, taken as " +
                   Twine(options.assumedTripCount));
    }
    FailureOr<BlockTimeline> inside = run(op->getRegions().back().front());
    if (failed(inside))
      return failure();
    timed.inside = *std::move(inside);
    if (event.iterations == 0)
      timed.inside.ends = 0;
    event.duration =
        timed.inside.seconds * event.iterations + timed.inside.ends;
    return success();
  }
  event.name = event.kind = "branch";
  double ahead = 0;
  uint32_t links = 0;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    FailureOr<BlockTimeline> inside = run(region.front());
    if (failed(inside))
      return failure();
    ahead = std::max(ahead, inside->prefetchedBytes);
    links |= inside->busyLinks;
    if (inside->seconds >= timed.inside.seconds)
      timed.inside = *std::move(inside);
  }
  timed.inside.prefetchedBytes = ahead;
  timed.inside.busyLinks = links;
  event.duration = timed.inside.seconds;
  return success();
}

void ProgramTimer::addWritten(const Unit &unit) {
  if (!options.recordsEvents)
    return;
  for (const auto &[value, bytes] : unit.writes) {
    int64_t mark = sourceOf(value).mark;
    if (mark < 0 || isCheapConstant(value))
      continue;
    double &most = bytesByMark[mark];
    most = std::max(most, bytesOf(value));
  }
}

FailureOr<std::vector<TimedUnit> *> ProgramTimer::timeBlock(Block &block) {
  if (auto it = timed.find(&block); it != timed.end())
    return &it->second->units;
  auto result = std::make_unique<TimedBlock>();
  if (!sharedUnits)
    result->own = rescheduled ? rescheduled->unitsOf(block, host())
                              : std::make_shared<const std::vector<Unit>>(
                                    unitsOf(block, *properties, host()));
  const std::vector<Unit> &all =
      sharedUnits ? sharedUnits->get(block, host()) : *result->own;
  result->units.reserve(all.size());
  stack.push_back(&block);
  for (const Unit &unit : all) {
    addWritten(unit);
    if (failed(timeUnit(result->units.emplace_back(unit))))
      return failure();
  }
  stack.pop_back();
  std::unique_ptr<TimedBlock> &kept = timed[&block];
  kept = std::move(result);
  return &kept->units;
}

/// The cores wait at the ends of a loop, for collectives that are counted in
/// it.
static TimelineEvent endsOf(const TimedUnit &loop, const SourceInfo &source,
                            int self) {
  TimelineEvent event;
  event.begin = loop.begin;
  event.exposed = loop.inside.ends;
  event.track = Track::Network;
  event.bound = Bound::Network;
  event.name = event.kind = "ends of a loop";
  event.source = source;
  event.parent = self;
  return event;
}

void ProgramTimer::limitPrefetch(double free) {
  freeBytes = free;
  timed.clear();
  typesWithoutRate.clear();
}

FailureOr<BlockTimeline> ProgramTimer::run(Block &block) {
  FailureOr<std::vector<TimedUnit> *> units = timeBlock(block);
  if (failed(units))
    return failure();
  auto loop =
      dyn_cast_or_null<ShardingDataFlowOpInterface>(block.getParentOp());
  BlockTimeline result;
  bool isBody = loop && loop.isLoop();
  // Nested loops run more often, so they prefetch first; their prefetched
  // values are live together with those of this block.
  for (const TimedUnit &timed : **units) {
    result.prefetchedBytes =
        std::max(result.prefetchedBytes, timed.inside.prefetchedBytes);
    result.busyLinks |= timed.busyLinks();
  }
  double free = std::max(0.0, freeBytes - result.prefetchedBytes);
  ScheduleSettings settings{options.overlap, isBody, free, properties.get(),
                            &topology.hardware()};
  result.seconds = schedule(**units, block, settings);
  if (isBody && options.overlap != Overlap::None) {
    Dependences dependences(**units, block, *properties);
    dependences.relaxLoop(free);
    result.prefetchedBytes += dependences.prefetchedBytes();
    result.ends = loopEnds(**units, block, settings, result.seconds);
    schedule(**units, block, settings); // as in the middle
  }
  if (options.recordsEvents)
    addEvents(**units, result);
  return result;
}

void ProgramTimer::addEvents(std::vector<TimedUnit> &units,
                             BlockTimeline &result) {
  size_t count = 0;
  for (const TimedUnit &timed : units)
    count += timed.inside.events.size() + (timed.inside.ends > 0 ? 2 : 1);
  result.events.reserve(count);
  for (TimedUnit &timed : units) {
    if (timed.unit.kind == Unit::Wait)
      continue; // counted as exposed time of the collective
    int self = result.events.size();
    timed.event.begin = timed.begin;
    result.events.push_back(timed.event);
    result.events.back().duration = timed.seconds();
    describe(timed.unit, result.events.back());
    if (timed.inside.ends > 0)
      result.events.push_back(endsOf(timed, result.events.back().source, self));
    double times = timed.event.iterations;
    int first = result.events.size();
    for (TimelineEvent inner : timed.inside.events) {
      inner.begin += timed.begin;
      inner.parent = inner.parent < 0 ? self : inner.parent + first;
      inner.occurrences *= times;
      result.events.push_back(std::move(inner));
    }
  }
}
