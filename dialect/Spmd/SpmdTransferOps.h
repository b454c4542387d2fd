//===- SpmdTransferOps.h - Transfers between submeshes ----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_SPMD_SPMDTRANSFEROPS_H
#define GSPMD_DIALECT_SPMD_SPMDTRANSFEROPS_H

#include "dialect/Spmd/SpmdDialect.h"

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdTransferOps.h.inc"

#endif // GSPMD_DIALECT_SPMD_SPMDTRANSFEROPS_H
