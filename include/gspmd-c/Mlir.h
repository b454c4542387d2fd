/*===- gspmd-c/Mlir.h - Contexts and modules of MLIR's C API -----*- C -*-===*\
|*
|* For hosts that use MLIR's C API (mlir-c) with the MLIR that libGSPMD.so uses.
|* A library that contains a copy of MLIR, such as libgspmd_pjrt.so, does not
|* export these functions.
|*
\*===----------------------------------------------------------------------===*/
#ifndef GSPMD_C_MLIR_H
#define GSPMD_C_MLIR_H

#include "gspmd-c/Program.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Adds gspmd's dialects and op models to `registry`. Dialects with the names
 * of StableHLO's and Shardy's that the host registers, before or after this
 * call, are used instead of gspmd's. */
GSPMD_CAPI_EXPORTED void gspmdRegisterDialects(MlirDialectRegistry registry);

/** Registers gspmd's passes and pipelines and those of MLIR, so that
 *  mlirParsePassPipeline knows them: "builtin.module(gspmd-partition)". Further
 *  calls have no effect. */
GSPMD_CAPI_EXPORTED void gspmdRegisterPasses(void);

/** Creates a handle of `context`, which the caller owns and which must outlive
 *  the handle. The dialects of gspmd are added to it. If `context` has loaded
 *  dialects with the names of StableHLO's or Shardy's that are not gspmd's, the
 *  handle has a context of its own, with the other dialects that `context` has
 *  loaded until then, and programs are translated on their way in and out. */
GSPMD_CAPI_EXPORTED GspmdContext
gspmdContextCreateFromMlir(MlirContext context);

/** Returns the context in which the programs of `context` are, which it owns
 *  unless it was created from that one. */
GSPMD_CAPI_EXPORTED MlirContext gspmdContextGetMlir(GspmdContext context);

/** Creates a program with a copy of `module`, whose context is the one from
 *  which `context` was created, or that of gspmdContextGetMlir. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramCreateFromModule(
    GspmdContext context, MlirModule module, GspmdProgram *result);

/** Copies the program to a module that the caller destroys with
 *  mlirModuleDestroy. It is in the context from which the program's was
 * created, or else in that of gspmdContextGetMlir. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramCopyModule(GspmdProgram program,
                                                      MlirModule *result);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_MLIR_H */
