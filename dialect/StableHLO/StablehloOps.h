//===- StablehloOps.h - every op of the stablehlo dialect -------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
#define GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H

#include "dialect/StableHLO/AsyncOps.h"
#include "dialect/StableHLO/CollectiveOps.h"
#include "dialect/StableHLO/ContractOps.h"
#include "dialect/StableHLO/ControlOps.h"
#include "dialect/StableHLO/CustomOps.h"
#include "dialect/StableHLO/ElementwiseOps.h"
#include "dialect/StableHLO/IndexOps.h"
#include "dialect/StableHLO/NormOps.h"
#include "dialect/StableHLO/QuantizeOps.h"
#include "dialect/StableHLO/RandomOps.h"
#include "dialect/StableHLO/ReduceOps.h"
#include "dialect/StableHLO/ShapeOps.h"
#include "dialect/StableHLO/SortOps.h"
#include "dialect/StableHLO/TransferOps.h"
#include "dialect/StableHLO/UnaryOps.h"
#include "dialect/StableHLO/WindowOps.h"

#endif // GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
