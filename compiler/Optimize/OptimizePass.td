//===- OptimizePass.td - Common options --------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_OPTIMIZEPASS_TD
#define GSPMD_COMPILER_OPTIMIZE_OPTIMIZEPASS_TD

include "transforms/ForeignDialects/ProgramPass.td"

// A pass with options that describe the hardware, and others.
class OptimizePass<string name, list<Option> others = []> : ProgramPass<name> {
  let options = !listconcat([
    Option<"topology", "topology", "std::string", /*default=*/"",
           "Chips to optimize for, in the syntax of gspmd-run; without sizes "
           "(v5p, or a file), a torus of the mesh's shape (default: v4)">,
    Option<"axisLayout", "axis-layout", "std::string", /*default=*/"",
           "Physical dimensions of the mesh axes, in the syntax of gspmd-run">,
    Option<"overlap", "overlap", "std::string", /*default=*/"\"none\"",
           "The work that overlaps collectives: none, async or matmul">,
    Option<"memoryLimit", "memory-limit", "double", /*default=*/"0",
           "Bytes of memory of a device (default: what the chip has)">,
    Option<"forcedVariant", "force-variant", "uint64_t", /*default=*/"0",
           "For tests: applies every possible change regardless of its gain; of "
           "several forms, the one that this number selects (0: what is profitable)">,
  ], others);
  let dependentDialects = ["::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_COMPILER_OPTIMIZE_OPTIMIZEPASS_TD
