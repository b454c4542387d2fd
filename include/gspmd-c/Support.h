/*===- gspmd-c/Support.h - Strings, errors and the context -------*- C -*-===*\
|*
|* The C API, in the style of MLIR's. Handles are structs with one pointer and
|* are passed by value; a function whose name has Create, Parse, Read, Run,
|* Compile or Simulate gives a handle that its caller destroys. A function that
can
|* fail returns a GspmdError, which is null if all went well, and then its
result
|* is in what its last pointers point to. Nothing crosses as C++, and no
function
|* writes to stdout or stderr.
|*
|* A context and what was made in it is used by one thread at a time; different
|* contexts are independent.
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

/** Bytes of the caller or of a handle; not terminated by a zero. */
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

/** Called with the parts of an output, in order; `userData` is the caller's. */
typedef void (*GspmdStringCallback)(GspmdStringRef part, void *userData);

/** "0.1.0". */
GSPMD_CAPI_EXPORTED GspmdStringRef gspmdGetVersion(void);

/* ---- Errors ------------------------------------------------------------- */

GSPMD_DEFINE_HANDLE(GspmdError);

/** The numbers are the exit codes of gspmd-run. */
typedef enum GspmdErrorCode {
  GspmdErrorMismatch = 1,    /**< a check op of the program failed */
  GspmdErrorBadInput = 2,    /**< files, options, or the program itself */
  GspmdErrorRuntimeError = 3 /**< deadlock, memory limit, replicas disagree */
} GspmdErrorCode;

static inline bool gspmdErrorIsNull(GspmdError error) { return !error.ptr; }
GSPMD_CAPI_EXPORTED GspmdErrorCode gspmdErrorGetCode(GspmdError error);
/** All that there is to say: lines "file:line:column: error: ...", each with
 * its notes. Lives as long as the error. */
GSPMD_CAPI_EXPORTED GspmdStringRef gspmdErrorGetMessage(GspmdError error);
/** Where the first error is; false, and nothing written, if that is unknown.
 * The file's name lives as long as the error. */
GSPMD_CAPI_EXPORTED bool gspmdErrorGetLocation(GspmdError error,
                                               GspmdStringRef *file,
                                               unsigned *line,
                                               unsigned *column);
GSPMD_CAPI_EXPORTED void gspmdErrorDestroy(GspmdError error);

/* ---- Context ------------------------------------------------------------ */

GSPMD_DEFINE_HANDLE(GspmdContext);

/** A context with all dialects, MLIR's and the project's. */
GSPMD_CAPI_EXPORTED GspmdContext gspmdContextCreate(void);
GSPMD_CAPI_EXPORTED void gspmdContextDestroy(GspmdContext context);

/** Loads a plugin as mlir-opt's flags of these names do, for good: its dialect
 *  is known in `context`, its passes in the process. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdContextLoadDialectPlugin(GspmdContext context, GspmdStringRef file);
GSPMD_CAPI_EXPORTED GspmdError gspmdContextLoadPassPlugin(GspmdContext context,
                                                          GspmdStringRef file);

typedef enum GspmdSeverity {
  GspmdSeverityWarning = 0,
  GspmdSeverityRemark = 1
} GspmdSeverity;

/** What is said besides errors goes to `callback`, a call each, and nowhere
 *  without one. */
typedef void (*GspmdDiagnosticCallback)(GspmdSeverity severity,
                                        GspmdStringRef text, void *userData);
GSPMD_CAPI_EXPORTED void gspmdContextSetDiagnosticCallback(
    GspmdContext context, GspmdDiagnosticCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SUPPORT_H */
