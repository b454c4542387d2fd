//===- ChooseLayout.cpp - Placement of a mesh on the hardware -------------===//

#include "compiler/Simulator/Simulation/ChooseLayout.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/CostModel/Topology/LayoutSearch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;
using sharding::ShardingDataFlowOpInterface;

namespace {

/// A collective of the program and its number of executions.
struct CountedTransfer {
  Transfer transfer;
  const Mesh *mesh;
  double count;
};

class LayoutChooser {
public:
  LayoutChooser(ProgramTimer &timer, const Topology &topology,
                const SimulateOptions &options)
      : timer(timer), topology(topology), options(options) {}

  FailureOr<AxisLayout> choose(FunctionOpInterface function, const Mesh &mesh) {
    if (options.axisLayout == "row-major" || options.onOneDevice ||
        mesh.numDevices() == 1)
      return AxisLayout::rowMajor(topology, mesh);
    bool isBest = options.axisLayout == "best";
    if (!options.axisLayout.empty() && !isBest) {
      if (!options.ignoresOtherMeshes || namesAxisOf(mesh))
        return parse(function, mesh);
      timer.notes.push_back("the axis layout '" + options.axisLayout +
                            "' names no axis of this program's mesh");
    }
    std::optional<AxisLayout> usual;
    if (!isBest)
      usual = defaultLayout(topology, mesh);
    if (usual && !options.reportsLayoutGain)
      return *std::move(usual);
    if (failed(collect(function.getFunctionBody().front(), 1)))
      return failure();
    // Closed forms first: routing is expensive and not needed for a layout that
    // is already worse without it.
    llvm::stable_sort(transfers, [](const auto &a, const auto &b) {
      return !needsRouting(a.transfer.kind) && needsRouting(b.transfer.kind);
    });
    NetworkModel network(topology);
    auto cost = [&](const AxisLayout &layout, double least) {
      return secondsOf(network, layout, least);
    };
    std::optional<AxisLayout> best = bestLayout(topology, mesh, cost);
    if (usual) {
      if (best)
        noteGain(cost(*usual, kNever), cost(*best, kNever));
      return *std::move(usual);
    }
    if (!best)
      return function.emitOpError()
             << "has a mesh whose axes cannot be laid on the dimensions of "
                "topology '"
             << topology.text() << "': their sizes have no common factors";
    return *std::move(best);
  }

private:
  /// Seconds of a collective that a layout does not support.
  static constexpr double kNever = 1e30;

  /// Returns true if the requested layout names an axis of `mesh`.
  bool namesAxisOf(const Mesh &mesh) const {
    return llvm::any_of(
        llvm::split(options.axisLayout, ';'), [&](StringRef entry) {
          return mesh.axisByName(entry.split('=').first.trim()).has_value();
        });
  }

  /// Returns the layout that `--axis-layout` states; fails after an error.
  FailureOr<AxisLayout> parse(FunctionOpInterface function, const Mesh &mesh) {
    auto layout = AxisLayout::parse(topology, mesh, options.axisLayout);
    if (!layout.ok())
      return function->getParentOp()->emitError()
             << std::string(layout.status().message());
    return *std::move(layout);
  }

  /// Returns the seconds of all transfers in `layout`, or any number from
  /// `least` on if they are not less than that.
  double secondsOf(NetworkModel &network, const AxisLayout &layout,
                   double least) const {
    double seconds = 0;
    for (const CountedTransfer &one : transfers) {
      auto cost = network.cost(layout, *one.mesh, one.transfer);
      seconds += cost ? cost->seconds() * one.count : kNever;
      if (seconds >= least)
        break;
    }
    return seconds;
  }

  /// Notes the gain of the best layout if it is significant.
  void noteGain(double usual, double best) {
    if (!(best < 0.99 * usual)) // both are 0 without transfers
      return;
    timer.notes.push_back(
        llvm::formatv("mesh axes lie as JAX's mesh_utils lays them; the "
                      "cheapest layout spends {0:f0}% less time on the network "
                      "(--axis-layout best)",
                      100 * (1 - best / usual))
            .str());
  }

  /// The collectives of a block, multiplied by the trip counts of loops.
  LogicalResult collect(Block &block, double count) {
    for (Operation &op : block) {
      auto cost = dyn_cast<EmulationCostOpInterface>(op);
      if (cost && cost.getCollectiveWork()) {
        FailureOr<Transfer> transfer = timer.transferOf(&op);
        if (failed(transfer))
          return failure();
        add({*transfer, timer.meshOf(cost.getCollectiveWork()->axes), count});
      }
      if (Block *callee = timer.calleeOf(&op)) {
        if (depth < 64) {
          ++depth;
          if (failed(collect(*callee, count)))
            return failure();
          --depth;
        }
        continue;
      }
      auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
      if (flow && failed(collectRegions(flow, count)))
        return failure();
    }
    return success();
  }

  LogicalResult collectRegions(ShardingDataFlowOpInterface flow, double count) {
    double times = flow.isLoop()
                       ? flow.getTripCount().value_or(options.assumedTripCount)
                       : 1;
    for (Region &region : flow->getRegions())
      if (!region.empty() && failed(collect(region.front(), count * times)))
        return failure();
    return success();
  }

  /// Equal collectives are merged, since a program has few different ones.
  void add(CountedTransfer one) {
    for (CountedTransfer &other : transfers) {
      const Transfer &a = one.transfer, &b = other.transfer;
      if (one.mesh == other.mesh && a.kind == b.kind && a.axes == b.axes &&
          a.target == b.target && a.distance == b.distance &&
          a.bytes == b.bytes && a.wraps == b.wraps && a.mirrors == b.mirrors &&
          a.pairs == b.pairs && a.bytesBefore == b.bytesBefore &&
          a.bytesAfter == b.bytesAfter && a.ring == b.ring &&
          a.skippedBefore == b.skippedBefore &&
          a.skippedAfter == b.skippedAfter) {
        other.count += one.count;
        return;
      }
    }
    transfers.push_back(std::move(one));
  }

  ProgramTimer &timer;
  const Topology &topology;
  const SimulateOptions &options;
  std::vector<CountedTransfer> transfers;
  unsigned depth = 0; ///< the depth of calls, which bounds recursion
};

} // namespace

FailureOr<AxisLayout>
mlir::gspmd::chooseLayout(FunctionOpInterface function, const Mesh &mesh,
                          ProgramTimer &timer, const Topology &topology,
                          const SimulateOptions &options) {
  return LayoutChooser(timer, topology, options).choose(function, mesh);
}
