//===- Work.cpp - Names of kinds of work ----------------------------------===//

#include "gspmd/CostModel/Work.h"
#include "llvm/Support/ErrorHandling.h"

using namespace gspmd;

llvm::StringRef gspmd::toString(WorkKind kind) {
  switch (kind) {
  case WorkKind::Source:
    return "source";
  case WorkKind::View:
    return "view";
  case WorkKind::Move:
    return "move";
  case WorkKind::Pointwise:
    return "elementwise";
  case WorkKind::Reduce:
    return "reduce";
  case WorkKind::Contract:
    return "matmul";
  case WorkKind::Update:
    return "update";
  case WorkKind::Opaque:
    return "other";
  }
  llvm_unreachable("unknown kind of work");
}

llvm::StringRef gspmd::toString(TransferKind kind) {
  switch (kind) {
  case TransferKind::AllReduce:
    return "all_reduce";
  case TransferKind::AllGather:
    return "all_gather";
  case TransferKind::ReduceScatter:
    return "reduce_scatter";
  case TransferKind::AllToAll:
    return "all_to_all";
  case TransferKind::RaggedAllToAll:
    return "ragged_all_to_all";
  case TransferKind::Permute:
    return "collective_permute";
  case TransferKind::Shift:
    return "shift";
  case TransferKind::Pairs:
    return "permute_pairs";
  case TransferKind::Halo:
    return "halo_exchange";
  }
  llvm_unreachable("unknown kind of transfer");
}
