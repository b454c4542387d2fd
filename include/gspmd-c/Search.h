/*===- gspmd-c/Search.h - Annotations that are found by themselves - C -*-===*/
#ifndef GSPMD_C_SEARCH_H
#define GSPMD_C_SEARCH_H

#include "gspmd-c/Simulation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** New fields are added at the end; a program is compiled with the header of
 *  its library's minor version (libGSPMD.so.0.1). */
typedef struct GspmdSearchOptions {
  /** Where a step is simulated; modelFlops and withPictures mean nothing. */
  GspmdSimulateOptions simulate;
  /** "x=8,y=4"; empty or "auto": the search chooses up to three axes. */
  GspmdStringRef mesh;
  /** Bytes of one device; 0: what the hardware has. */
  double memoryLimit;
  /** Seconds after which the best so far is given. */
  double timeLimit;
  /** What the program says stays as it is, on its own mesh. */
  bool keepAnnotations;
  /** Sizes of symbolic dimensions, "b=64,s=2048"; empty: there are none. */
  GspmdStringRef dims;
  /** What does not fit is tried with values that are computed again. */
  bool recompute;
  /** Of the fastest found that is taken which is fastest when optimized. */
  bool optimize;
  /** File for a page of the found step, what --report writes; empty: none. */
  GspmdStringRef report;
  /** Rows in the table of other layouts: less memory for more time. */
  unsigned alternatives;
} GspmdSearchOptions;

/** Those of a simulation, 60 seconds, 5 rows; a topology has to be set. */
GSPMD_CAPI_EXPORTED GspmdSearchOptions gspmdSearchOptionsGetDefault(void);

/** Chooses a mesh and shardings of arguments; `result` is the program with
 *  them. `table` and `json` get what gspmd-search prints and what its --stats
 *  writes (docs/search.md); either may be null. That nothing fits into memory
 *  is an error of code GspmdErrorRuntimeError. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSearch(GspmdProgram program, const GspmdSearchOptions *options,
                   GspmdProgram *result, GspmdStringCallback table,
                   GspmdStringCallback json, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SEARCH_H */
