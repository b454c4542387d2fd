/*===- gspmd-c/Search.h - Search for shardings --------------------*- C -*-===*/
#ifndef GSPMD_C_SEARCH_H
#define GSPMD_C_SEARCH_H

#include "gspmd-c/Simulation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** New fields are added at the end; a program is compiled with the header of
 *  its library's minor version (libGSPMD.so.0.4). */
typedef struct GspmdSearchOptions {
  /** How a step is simulated; modelFlops and withPictures have no effect. */
  GspmdSimulateOptions simulate;
  /** "x=8,y=4"; empty or "auto": the search chooses up to three axes. */
  GspmdStringRef mesh;
  /** Bytes of memory of one device; 0: the memory of the hardware. */
  double memoryLimit;
  /** Seconds after which the best result so far is returned. */
  double timeLimit;
  /** Keep the annotations of the program and its mesh. */
  bool keepAnnotations;
  /** Sizes of symbolic dimensions, "b=64,s=2048"; empty: there are none. */
  GspmdStringRef dims;
  /** Try rematerialization if a program does not fit into memory. */
  bool recompute;
  /** Of the fastest results, select the one that is fastest when optimized. */
  bool optimize;
  /** File for the report of the resulting step (--report); empty: none. */
  GspmdStringRef report;
  /** Rows in the table of alternatives with less memory and more time. */
  unsigned alternatives;
} GspmdSearchOptions;

/** Returns the options of a simulation, 60 seconds, 5 rows; the topology must
 *  be set. */
GSPMD_CAPI_EXPORTED GspmdSearchOptions gspmdSearchOptionsGetDefault(void);

/** Searches for a mesh and shardings of the arguments; `result` is the program
 *  with them. `table` and `json` get what gspmd-search prints and what its
 *  --stats writes (docs/search.md); either may be null. If nothing fits into
 *  memory, the error code is GspmdErrorRuntimeError. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSearch(GspmdProgram program, const GspmdSearchOptions *options,
                   GspmdProgram *result, GspmdStringCallback table,
                   GspmdStringCallback json, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SEARCH_H */
