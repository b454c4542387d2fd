//===- Lattice.h - A dialect with an op of its own --------------*- C++ -*-===//
#ifndef LATTICE_H
#define LATTICE_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "LatticeDialect.h.inc"
#define GET_OP_CLASSES
#include "LatticeOps.h.inc"

namespace lattice {

/// Declares in which ops gspmd writes the local ops of the dialect's programs.
void addLocalForm(LatticeDialect *dialect);

/// Registers the pass lattice-to-linalg, after which the emulator runs the op.
void registerLatticeToLinalg();

} // namespace lattice

#endif // LATTICE_H
