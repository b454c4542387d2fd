//===- StablehloBase.h - Includes of every op family ------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_STABLEHLOBASE_H
#define GSPMD_DIALECT_STABLEHLO_STABLEHLOBASE_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "dialect/StableHLO/Types/StablehloTypes.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#endif // GSPMD_DIALECT_STABLEHLO_STABLEHLOBASE_H
