//===- ProgramGraph.h - The ops of a program as a graph ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_PROGRAMGRAPH_H
#define GSPMD_COMPILER_FORMATS_PROGRAMGRAPH_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Writes the functions of `module`, their ops and the values that these use as
/// JSON:
///
///   {"functions": [{
///      "name": "main",
///      "arguments": [{"name": "batch", "tensor": {...}, "type": "..."}],
///      "nodes": [{"calls": [], "id": 0, "name": "jit(step)/mul",
///                 "op": "arith.mulf", "operands": [["arg0", 0]],
///                 "parent": null,
///                 "results": [{"tensor": {...}, "type": "tensor<..>"}]}]}],
///    "version": 1}
///
/// `id` is the number of the op in its function, an op before those in its
/// regions. An operand is the `id` or argument of its producer and the number
/// of the result. `parent` is the op around it. Tensors have the keys of
/// explanations; the key is null for values without dimensions. Bodies of loops
/// and branches are nodes with their loop as parent: an argument of a region is
/// the operand of its op, and the op also uses what the region yields. Reducers
/// have no nodes. `module` must have the names of nameValues.
/// Fails before it writes if there are more than `maxNodes` nodes and arguments
/// (0: no limit), or if the names and types exceed RepeatedNames::kMaxBytes.
LogicalResult writeProgramGraph(ModuleOp module, int64_t maxNodes,
                                llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_PROGRAMGRAPH_H
