//===- CollectiveFormulas.h - Closed forms of collectives -------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

/// The costs of collectives on legs; `bytes` as in Transfer.
class CollectiveFormulas {
public:
  explicit CollectiveFormulas(const Topology &topology) : topology(topology) {}

  TransferCost allGather(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost reduceScatter(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost allReduce(llvm::ArrayRef<Leg> legs, double bytes) const;
  TransferCost allToAll(llvm::ArrayRef<Leg> legs, double bytes) const;

private:
  const Topology &topology;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_COLLECTIVEFORMULAS_H
