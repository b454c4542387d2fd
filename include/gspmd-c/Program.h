/*===- gspmd-c/Program.h - Programs and their transformations ----*- C -*-===*/
#ifndef GSPMD_C_PROGRAM_H
#define GSPMD_C_PROGRAM_H

#include "gspmd-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A module after any phase: StableHLO with annotations, `sharding` or `spmd`.
 * It is immutable; transformations create new ones. Its context must outlive
 *  it. */
GSPMD_DEFINE_HANDLE(GspmdProgram);

/** Parses `source` in any supported format. `name` is the name of the file in
 *  messages. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramParse(GspmdContext context,
                                                 GspmdStringRef source,
                                                 GspmdStringRef name,
                                                 GspmdProgram *result);
/** Reads and parses the file at `path`. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramRead(GspmdContext context,
                                                GspmdStringRef path,
                                                GspmdProgram *result);
GSPMD_CAPI_EXPORTED void gspmdProgramDestroy(GspmdProgram program);

/** Runs pipelines and passes on a copy, in the syntax of mlir-opt's
 *  --pass-pipeline: "gspmd-complete", "gspmd-partition,cse". The anchor
 *  "builtin.module(...)" may be omitted.
 */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramRunPipeline(GspmdProgram program,
                                                       GspmdStringRef pipeline,
                                                       GspmdProgram *result);

/** Annotates arguments of function `entry` by name on a copy, for frontends
 *  without annotations. `json` has a mesh and shardings,
 *    {"mesh": {"x": 4}, "shardings": {"weight": ["x", null], "*.bias": []}}
 *  as include/gspmd/Pipeline/Annotate.h describes in full. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramAnnotate(GspmdProgram program,
                                                    GspmdStringRef entry,
                                                    GspmdStringRef json,
                                                    GspmdProgram *result);

/** Changes the mesh and the annotations of a copy, which stay those of the
 *  program where `json` does not name them:
 *    {"mesh": {"x": 4}, "edits": [{"function": "main", "name": "%arg0",
 *                                  "sharding": ["x", null]}]}
 *  as compiler/Pipeline/Annotations/EditAnnotations.h describes in full. The
 * names are those of explanations, and the result keeps them. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramEditAnnotations(
    GspmdProgram program, GspmdStringRef json, GspmdProgram *result);

/** Returns true if the program is a device program, with local tensors. */
GSPMD_CAPI_EXPORTED bool gspmdProgramIsPartitioned(GspmdProgram program);

/** Prints the program as text to `callback`, with the locations of ops if
 *  `withLocations` is set. */
GSPMD_CAPI_EXPORTED void gspmdProgramPrint(GspmdProgram program,
                                           bool withLocations,
                                           GspmdStringCallback callback,
                                           void *userData);
/** Writes the program as MLIR bytecode to `callback`. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramWriteBytecode(
    GspmdProgram program, GspmdStringCallback callback, void *userData);
/** Writes a program of stablehlo, func, sdy and chlo ops as a portable artifact
 *  that StableHLO `version` ("1.4.0") and newer versions read; empty selects
 *  the newest supported version. An op that the version lacks is expressed by
 *  other ops, or is an error. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramWriteArtifact(GspmdProgram program, GspmdStringRef version,
                          GspmdStringCallback callback, void *userData);

/** Writes the functions, their ops and the values that these use as JSON to
 *  `callback`, for drawings of the program. docs/viewers.md has every field.
 *  Fails before the first call of `callback` if the graph has more than
 *  `maxNodes` ops and arguments (0: no limit), or if long names and types that
 *  repeat for each op have more than 2^28 bytes. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramWriteGraph(GspmdProgram program, int64_t maxNodes,
                       GspmdStringCallback callback, void *userData);

typedef enum GspmdExplainForm {
  GspmdExplainText = 0,   /**< text for people */
  GspmdExplainJson = 1,   /**< docs/explanations.md has every field */
  GspmdExplainSummary = 2 /**< as JSON, without chains and reasons */
} GspmdExplainForm;

/** Completes a copy and explains the shardings of `values`: "all", or names
 *  separated by commas, as for gspmd-opt's --explain. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramExplain(GspmdProgram program,
                                                   GspmdStringRef values,
                                                   GspmdExplainForm form,
                                                   GspmdStringCallback callback,
                                                   void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_PROGRAM_H */
