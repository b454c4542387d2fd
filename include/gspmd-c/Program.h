/*===- gspmd-c/Program.h - Programs and what is done to them -----*- C -*-===*/
#ifndef GSPMD_C_PROGRAM_H
#define GSPMD_C_PROGRAM_H

#include "gspmd-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A module at any stage: StableHLO with annotations, `sharding` or `spmd`. It
 *  does not change; what transforms it makes a new one. Its context has to
 *  outlive it. */
GSPMD_DEFINE_HANDLE(GspmdProgram);

/** Parses `source`: the format is recognized. `name` stands in messages for the
 *  file. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramParse(GspmdContext context,
                                                 GspmdStringRef source,
                                                 GspmdStringRef name,
                                                 GspmdProgram *result);
/** Parses a file. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramRead(GspmdContext context,
                                                GspmdStringRef path,
                                                GspmdProgram *result);
GSPMD_CAPI_EXPORTED void gspmdProgramDestroy(GspmdProgram program);

/** Runs pipelines and passes on a copy, given as to mlir-opt's --pass-pipeline,
 *  without the anchor: "gspmd-complete", "gspmd-partition,cse". */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramRunPipeline(GspmdProgram program,
                                                       GspmdStringRef pipeline,
                                                       GspmdProgram *result);

/** Annotates arguments of function `entry` on a copy, by their names, for
 *  frontends without annotations. `json` is a mesh and shardings,
 *    {"mesh": {"x": 4}, "shardings": {"weight": ["x", null], "*.bias": []}}
 *  as include/gspmd/Pipeline/Annotate.h says in full. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramAnnotate(GspmdProgram program,
                                                    GspmdStringRef entry,
                                                    GspmdStringRef json,
                                                    GspmdProgram *result);

/** Does each device run it as it is? Its tensors are local then. */
GSPMD_CAPI_EXPORTED bool gspmdProgramIsPartitioned(GspmdProgram program);

/** As text, with the locations of ops if wanted. */
GSPMD_CAPI_EXPORTED void gspmdProgramPrint(GspmdProgram program,
                                           bool withLocations,
                                           GspmdStringCallback callback,
                                           void *userData);
/** As MLIR bytecode. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramWriteBytecode(
    GspmdProgram program, GspmdStringCallback callback, void *userData);
/** As a portable artifact that readers of StableHLO `version` ("1.4.0") and
 *  newer ones understand; empty: of the newest version that is known. The
 *  program is one of stablehlo, func, sdy and chlo; what that version does not
 *  have is written with what it has, or is the error. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramWriteArtifact(GspmdProgram program, GspmdStringRef version,
                          GspmdStringCallback callback, void *userData);

typedef enum GspmdExplainForm {
  GspmdExplainText = 0, /**< lines for people */
  GspmdExplainJson = 1  /**< docs/explanations.md has every field */
} GspmdExplainForm;

/** Completes a copy and tells where the shardings of `values` come from: "all",
 *  or names with commas between them, as gspmd-opt's --explain takes. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramExplain(GspmdProgram program,
                                                   GspmdStringRef values,
                                                   GspmdExplainForm form,
                                                   GspmdStringCallback callback,
                                                   void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_PROGRAM_H */
