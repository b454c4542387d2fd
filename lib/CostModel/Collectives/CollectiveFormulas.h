//===- CollectiveFormulas.h - Closed forms of collectives -------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

/// The costs of collectives on network dimensions; `bytes` as in Transfer.
class CollectiveFormulas {
public:
  explicit CollectiveFormulas(const Topology &topology) : topology(topology) {}

  TransferCost allGather(llvm::ArrayRef<NetworkDimension> networkDims,
                         double bytes) const;
  TransferCost reduceScatter(llvm::ArrayRef<NetworkDimension> networkDims,
                             double bytes) const;
  TransferCost allReduce(llvm::ArrayRef<NetworkDimension> networkDims,
                         double bytes) const;
  TransferCost allToAll(llvm::ArrayRef<NetworkDimension> networkDims,
                        double bytes) const;

private:
  const Topology &topology;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H
