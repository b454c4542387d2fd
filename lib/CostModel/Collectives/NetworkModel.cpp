//===- NetworkModel.cpp - The time of collectives -------------------------===//

#include "lib/CostModel/Collectives/NetworkModel.h"
#include "lib/CostModel/Collectives/CollectiveFormulas.h"
#include "lib/CostModel/Collectives/PermuteCosts.h"
#include "llvm/Support/ErrorHandling.h"

using namespace gspmd;

std::optional<TransferCost> NetworkModel::cost(const AxisLayout &layout,
                                               const Mesh &mesh,
                                               const Transfer &transfer) const {
  std::optional<AxisList> subAxes = layout.subAxesOf(mesh, transfer.axes);
  if (!subAxes)
    return std::nullopt;
  llvm::SmallVector<NetworkDimension> networkDims =
      layout.networkDimensionsOf(*subAxes);
  CollectiveFormulas collectives(*topology);
  switch (transfer.kind) {
  case TransferKind::AllReduce:
    return collectives.allReduce(networkDims, transfer.bytes);
  case TransferKind::AllGather:
    return collectives.allGather(networkDims, transfer.bytes);
  case TransferKind::ReduceScatter:
    return collectives.reduceScatter(networkDims, transfer.bytes);
  case TransferKind::AllToAll:
  case TransferKind::RaggedAllToAll: // as if all shards had the same size
    return collectives.allToAll(networkDims, transfer.bytes);
  case TransferKind::Permute:
  case TransferKind::Shift:
  case TransferKind::Pairs:
  case TransferKind::Halo:
    return permuteCost(*topology, layout, mesh, transfer);
  }
  llvm_unreachable("unknown kind of transfer");
}
