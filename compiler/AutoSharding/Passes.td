//===- Passes.td - The search as a pass ----------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_AUTOSHARDING_PASSES_TD
#define GSPMD_COMPILER_AUTOSHARDING_PASSES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def GspmdSearch : ProgramPass<"gspmd-search"> {
  let summary = "Searches for a mesh and shardings that fit into memory, by simulation";
  let description = [{
    Replaces the annotations of a program as the tool gspmd-search does
    (docs/search.md): by a mesh, `sdy.sharding` on arguments, and
    `sdy.sharding_constraint` on as few intermediate values as necessary. If
    nothing fits into memory, emits an error with the least memory found.
  }];
  let options = [
    Option<"topology", "topology", "std::string", /*default=*/"",
           "Chips that the program runs on, in the syntax of gspmd-run">,
    Option<"mesh", "mesh", "std::string", /*default=*/"",
           "Axes `x=8,y=4`; with auto, the search chooses up to three axes">,
    Option<"axisLayout", "axis-layout", "std::string", /*default=*/"",
           "Physical dimensions of the mesh axes, in the syntax of gspmd-run">,
    Option<"overlap", "overlap", "std::string", /*default=*/"\"none\"",
           "The work that overlaps collectives: none, async or matmul">,
    Option<"kernelCosts", "kernel-costs", "std::string", /*default=*/"",
           "JSON file with the costs of custom calls and other kernels">,
    Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
           "The function to annotate">,
    Option<"dims", "dim", "std::string", /*default=*/"",
           "Sizes of symbolic dimensions, `b=64,s=2048`">,
    Option<"memoryLimit", "memory-limit", "double", /*default=*/"0",
           "Memory of one device in bytes; 0: that of the chip">,
    Option<"timeLimit", "time-limit", "double", /*default=*/"60",
           "Seconds after which the best result so far is taken">,
    Option<"recompute", "recompute", "bool", /*default=*/"false",
           "Tries rematerialization for candidates that do not fit">,
    Option<"optimize", "optimize", "bool", /*default=*/"false",
           "Selects, of the fastest candidates, the one that is fastest after optimizing its collectives">,
    Option<"report", "report", "std::string", /*default=*/"",
           "HTML file for a report of the resulting step">,
    Option<"keepAnnotations", "keep-annotations", "bool", /*default=*/"false",
           "Keeps existing annotations and the program's mesh">,
  ];
}

#endif // GSPMD_COMPILER_AUTOSHARDING_PASSES_TD
