//===- Spmd.td - All ops of the dialect --------------------*- tablegen -*-===//

include "dialect/Spmd/SpmdOps.td"
include "dialect/Spmd/SpmdTransferOps.td"
