//===- StablehloOps.h - Every op of the stablehlo dialect -------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
#define GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H

#include "dialect/StableHLO/Ops/Collective/CollectiveOps.h"
#include "dialect/StableHLO/Ops/Control/AsyncOps.h"
#include "dialect/StableHLO/Ops/Control/ControlOps.h"
#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "dialect/StableHLO/Ops/Control/TransferOps.h"
#include "dialect/StableHLO/Ops/Elementwise/ElementwiseOps.h"
#include "dialect/StableHLO/Ops/Elementwise/QuantizeOps.h"
#include "dialect/StableHLO/Ops/Elementwise/RandomOps.h"
#include "dialect/StableHLO/Ops/Elementwise/UnaryOps.h"
#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "dialect/StableHLO/Ops/Reduction/NormOps.h"
#include "dialect/StableHLO/Ops/Reduction/ReduceOps.h"
#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "dialect/StableHLO/Ops/Shape/IndexOps.h"
#include "dialect/StableHLO/Ops/Shape/ShapeOps.h"
#include "dialect/StableHLO/Ops/Shape/SortOps.h"

#endif // GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
