//===- Passes.td - Annotations in pipelines ----------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_AUTOSHARDING_PASSES_TD
#define GSPMD_COMPILER_AUTOSHARDING_PASSES_TD

include "mlir/Pass/PassBase.td"

def GspmdSearch : Pass<"gspmd-search", "::mlir::ModuleOp"> {
  let summary = "Finds a mesh and shardings, within memory, by simulation";
  let description = [{
    Drops the annotations of a program and writes others, as the tool of this
    name does (docs/search.md): a mesh, `sdy.sharding` on arguments, and
    `sdy.sharding_constraint` on as few values inside as suffice. Nothing fits
    into memory: an error, with the least that was found.
  }];
  let options = [
    Option<"topology", "topology", "std::string", /*default=*/"",
           "Chips that the program is for, as gspmd-run takes it">,
    Option<"mesh", "mesh", "std::string", /*default=*/"",
           "Axes `x=8,y=4`, or auto: up to three, by the search">,
    Option<"axisLayout", "axis-layout", "std::string", /*default=*/"",
           "Physical dimensions of the mesh axes, as gspmd-run takes it">,
    Option<"overlap", "overlap", "std::string", /*default=*/"\"none\"",
           "What collectives run beside: none, async or matmul">,
    Option<"kernelCosts", "kernel-costs", "std::string", /*default=*/"",
           "JSON of what custom calls and other kernels cost">,
    Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
           "Function">,
    Option<"dims", "dim", "std::string", /*default=*/"",
           "Sizes of symbolic dimensions, `b=64,s=2048`">,
    Option<"memoryLimit", "memory-limit", "double", /*default=*/"0",
           "Bytes of one device; 0: what the chip has">,
    Option<"timeLimit", "time-limit", "double", /*default=*/"60",
           "Seconds after which the best so far is taken">,
    Option<"recompute", "recompute", "bool", /*default=*/"false",
           "What does not fit is tried with values that are computed again">,
    Option<"optimize", "optimize", "bool", /*default=*/"false",
           "Of the fastest that is taken which optimizes best">,
    Option<"report", "report", "std::string", /*default=*/"",
           "File for a page of the found step">,
    Option<"keepAnnotations", "keep-annotations", "bool", /*default=*/"false",
           "What is annotated stays so, on the program's mesh">,
  ];
}

#endif // GSPMD_COMPILER_AUTOSHARDING_PASSES_TD
