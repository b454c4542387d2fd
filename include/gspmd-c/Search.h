/*===- gspmd-c/Search.h - Search for shardings --------------------*- C -*-===*/
#ifndef GSPMD_C_SEARCH_H
#define GSPMD_C_SEARCH_H

#include "gspmd-c/Simulation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** New fields are added at the end; a program is compiled with the header of
 *  its library's minor version (libGSPMD.so.0.10). */
typedef struct GspmdSearchOptions {
  /** The options with which steps are simulated; modelFlops and withPictures
   *  have no effect. */
  GspmdSimulateOptions simulate;
  /** The axes of the mesh, "x=8,y=4"; empty or "auto": the search chooses up to
   *  three axes. */
  GspmdStringRef mesh;
  /** The bytes of memory of one device; 0: those of the hardware. */
  double memoryLimit;
  /** Seconds after which the best result so far is returned. */
  double timeLimit;
  /** Keeps the annotations of the program and its mesh; otherwise the search
   *  drops them first. */
  bool keepAnnotations;
  /** Sizes of symbolic dimensions, "b=64,s=2048"; empty: there are none. */
  GspmdStringRef dims;
  /** Tries rematerialization if a program does not fit into memory. */
  bool recompute;
  /** Optimizes the collectives of the fastest layouts, and selects the layout
   *  that is fastest then (docs/optimize.md). */
  bool optimize;
  /** File for the report of the resulting step (--report); empty: none. */
  GspmdStringRef report;
  /** Rows in the table of alternatives with less memory and more time. */
  unsigned alternatives;
} GspmdSearchOptions;

/** Returns the default options: those of gspmdSimulateOptionsGetDefault, a time
 *  limit of 60 seconds, and 5 alternatives. The caller sets the topology. */
GSPMD_CAPI_EXPORTED GspmdSearchOptions gspmdSearchOptionsGetDefault(void);

/** Searches for a mesh and shardings of the arguments; `result` is the program
 *  with them. `table` receives the text that gspmd-search prints, `json` the
 *  JSON that it writes to --stats (docs/search.md); either may be null. If
 *  nothing fits into memory, the error code is GspmdErrorRuntimeError. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSearch(GspmdProgram program, const GspmdSearchOptions *options,
                   GspmdProgram *result, GspmdStringCallback table,
                   GspmdStringCallback json, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SEARCH_H */
