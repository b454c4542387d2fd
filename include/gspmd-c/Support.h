/*===- gspmd-c/Support.h - Strings, errors and the context -------*- C -*-===*\
|*
|* The C API in the style of MLIR's. Handles are structs with one pointer that
|* are passed by value; a function with Create, Parse, Read, Run, Compile or
|* Simulate in its name returns a handle that the caller destroys. A function
|* that can fail returns a GspmdError, which is null on success, and stores its
|* results through its last pointer arguments. No C++ type or exception passes
|* the boundary, and no function writes to stdout or stderr.
|*
|* A context and the objects in it must not be used by several threads at the
|* same time; different contexts are independent.
|*
\*===----------------------------------------------------------------------===*/
#ifndef GSPMD_C_SUPPORT_H
#define GSPMD_C_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GSPMD_CAPI_EXPORTED __attribute__((visibility("default")))

#define GSPMD_DEFINE_HANDLE(NAME)                                              \
  struct NAME {                                                                \
    void *ptr;                                                                 \
  };                                                                           \
  typedef struct NAME NAME

/* ---- Strings ------------------------------------------------------------ */

/** Bytes owned by the caller or by a handle; not null-terminated. */
struct GspmdStringRef {
  const char *data;
  size_t length;
};
typedef struct GspmdStringRef GspmdStringRef;

static inline GspmdStringRef gspmdStringRefCreate(const char *data,
                                                  size_t length) {
  GspmdStringRef result;
  result.data = data;
  result.length = length;
  return result;
}
static inline GspmdStringRef gspmdStringRefCreateFromCString(const char *text) {
  return gspmdStringRefCreate(text, text ? strlen(text) : 0);
}

/** A function that receives an output in consecutive chunks. `userData` is the
 *  pointer that the caller passed with the function. */
typedef void (*GspmdStringCallback)(GspmdStringRef chunk, void *userData);

/** Returns the version, such as "0.10.0". */
GSPMD_CAPI_EXPORTED GspmdStringRef gspmdGetVersion(void);

/* ---- Errors ------------------------------------------------------------- */

GSPMD_DEFINE_HANDLE(GspmdError);

/** The numbers are the exit codes of gspmd-run. */
typedef enum GspmdErrorCode {
  GspmdErrorMismatch = 1,    /**< a check op of the program failed */
  GspmdErrorBadInput = 2,    /**< invalid files, options or program */
  GspmdErrorRuntimeError = 3 /**< deadlock, memory limit, replicas disagree */
} GspmdErrorCode;

static inline bool gspmdErrorIsNull(GspmdError error) { return !error.ptr; }
GSPMD_CAPI_EXPORTED GspmdErrorCode gspmdErrorGetCode(GspmdError error);
/** Returns all messages as lines "file:line:column: error: ..." with their
 *  notes. The text is valid as long as the error. */
GSPMD_CAPI_EXPORTED GspmdStringRef gspmdErrorGetMessage(GspmdError error);
/** Writes the location of the first error to the last three arguments and
 *  returns true; returns false, without writing, if the location is unknown.
 *  The name of the file is valid as long as the error. */
GSPMD_CAPI_EXPORTED bool gspmdErrorGetLocation(GspmdError error,
                                               GspmdStringRef *file,
                                               unsigned *line,
                                               unsigned *column);
GSPMD_CAPI_EXPORTED void gspmdErrorDestroy(GspmdError error);

/* ---- Context ------------------------------------------------------------ */

GSPMD_DEFINE_HANDLE(GspmdContext);

/** Creates a context with the dialects of MLIR and of the project. */
GSPMD_CAPI_EXPORTED GspmdContext gspmdContextCreate(void);
GSPMD_CAPI_EXPORTED void gspmdContextDestroy(GspmdContext context);

/** Load a plugin, as mlir-opt's options --load-dialect-plugin and
 *  --load-pass-plugin do, for the lifetime of the process: its dialects are
 *  available in `context`, its passes in every context. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdContextLoadDialectPlugin(GspmdContext context, GspmdStringRef file);
GSPMD_CAPI_EXPORTED GspmdError gspmdContextLoadPassPlugin(GspmdContext context,
                                                          GspmdStringRef file);

typedef enum GspmdSeverity {
  GspmdSeverityWarning = 0,
  GspmdSeverityRemark = 1
} GspmdSeverity;

/** Diagnostics other than errors are passed to the callback, one per call, and
 *  discarded without a callback. */
typedef void (*GspmdDiagnosticCallback)(GspmdSeverity severity,
                                        GspmdStringRef text, void *userData);
GSPMD_CAPI_EXPORTED void gspmdContextSetDiagnosticCallback(
    GspmdContext context, GspmdDiagnosticCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SUPPORT_H */
