/*===- gspmd-c/Pipelining.h - Pipeline stages --------------------*- C -*-===*/
#ifndef GSPMD_C_PIPELINING_H
#define GSPMD_C_PIPELINING_H

#include "gspmd-c/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How a program is divided into pipeline stages (docs/pipelines.md). */
typedef struct GspmdStageOptions {
  GspmdStringRef entry;
  /** "gpipe", "1f1b", "interleaved", "zero-bubble", or the path of a table
   *  (`.json`). */
  GspmdStringRef schedule;
  /** The number of microbatches, at least 2. */
  int64_t microbatches;
  /** The dimension of the batch of arguments by name, "x=0,y=0", in addition to
   *  those that the program marks; may be empty. */
  GspmdStringRef microbatchDims;
  /** The number of groups of devices; 0: as many as stages, in an interleaved
   *  schedule half as many. */
  int64_t groups;
  /** The sizes of the mesh axes of each group, "x=4;x=2"; empty: those of the
   *  program. */
  GspmdStringRef meshes;
  /** The number of stages of equal time and memory to divide the program into;
   *  0: the program states its stages. */
  int64_t stages;
} GspmdStageOptions;

/** Returns the default options: entry "main", schedule "1f1b". The caller must
 *  set the number of microbatches. */
GSPMD_CAPI_EXPORTED GspmdStageOptions gspmdStageOptionsGetDefault(void);

/** Receives the name and the contents of a file. */
typedef void (*GspmdFileCallback)(GspmdStringRef name, GspmdStringRef contents,
                                  void *userData);

/** Divides the program into stages and passes the files of gspmd-run
 *  --export-stages to `callback`: `schedule.json` first, then a program of
 *  StableHLO for each task. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramExportStages(GspmdProgram program, const GspmdStageOptions *options,
                         GspmdFileCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_PIPELINING_H */
