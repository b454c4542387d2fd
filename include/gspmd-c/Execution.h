/*===- gspmd-c/Execution.h - Compilation and execution ------------*- C -*-===*/
#ifndef GSPMD_C_EXECUTION_H
#define GSPMD_C_EXECUTION_H

#include "gspmd-c/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Compilation -------------------------------------------------------- */

/** A compiled program: the code that every device of its mesh runs. */
GSPMD_DEFINE_HANDLE(GspmdExecutable);

typedef struct GspmdCompileOptions {
  /** The function to run. If it is "main" and the program has no function of
   *  that name, the only public function runs. */
  GspmdStringRef entry;
  /** Compile the unpartitioned program for one device. */
  bool noPartition;
  /** The level of LLVM's optimizations, 0 to 3, as for a C compiler. */
  unsigned optLevel;
  /** The folder of the compilation cache; empty disables it. */
  GspmdStringRef cacheFolder;
  /** A pipeline of passes that lower the ops of plugins to ops that the
   *  emulator runs; empty: none. */
  GspmdStringRef lowerWith;
  /** The path of the PJRT plugin that runs the program; empty: the emulator. */
  GspmdStringRef pjrtPlugin;
  /** Options of the plugin's client, one line NAME=VALUE each. */
  GspmdStringRef pjrtOptions;
  /** Whether devices are "replicas" or "partitions" of the plugin. */
  GspmdStringRef pjrtForm;
  /** The engine, a value of gspmd-run --engine; empty: "pjrt" with a plugin,
   *  else the emulator. Engines that a launcher starts are rejected. */
  GspmdStringRef engine;
} GspmdCompileOptions;

/** Returns the default options: entry "main", partitioned, optLevel 2, and the
 *  cache folder of the user. */
GSPMD_CAPI_EXPORTED GspmdCompileOptions gspmdCompileOptionsGetDefault(void);

/** Partitions the program, unless it is partitioned, and compiles it. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramCompile(GspmdProgram program, const GspmdCompileOptions *options,
                    GspmdExecutable *result);
GSPMD_CAPI_EXPORTED void gspmdExecutableDestroy(GspmdExecutable executable);

/** Partitions the program, unless it is partitioned, and compiles it ahead of
 *  time, without a device, with the PJRT plugin of the options for `topology`,
 *  in the syntax of that plugin ("v5e:2x4"). `pjrtOptions` are the options of
 *  the topology. `stats` receives the JSON that gspmd-run --aot writes to
 *  --stats; `optimizedProgram` and `executable`, which may be null, receive the
 *  contents of the files of --aot-program and --aot-executable. */
GSPMD_CAPI_EXPORTED GspmdError gspmdProgramCompileAheadOfTime(
    GspmdProgram program, const GspmdCompileOptions *options,
    GspmdStringRef topology, GspmdStringCallback stats,
    GspmdStringCallback optimizedProgram, GspmdStringCallback executable,
    void *userData);

typedef enum GspmdElementType {
  GspmdElementTypeBool = 0, /**< a byte, 0 or 1 */
  GspmdElementTypeS8 = 1,
  GspmdElementTypeS16 = 2,
  GspmdElementTypeS32 = 3,
  GspmdElementTypeS64 = 4,
  GspmdElementTypeU8 = 5,
  GspmdElementTypeU16 = 6,
  GspmdElementTypeU32 = 7,
  GspmdElementTypeU64 = 8,
  GspmdElementTypeBF16 = 9,
  GspmdElementTypeF16 = 10,
  GspmdElementTypeF32 = 11,
  GspmdElementTypeF64 = 12,
  GspmdElementTypeC64 = 13, /**< two F32 */
  GspmdElementTypeC128 = 14 /**< two F64 */
} GspmdElementType;

/** Returns the bytes of one element. */
GSPMD_CAPI_EXPORTED size_t gspmdElementTypeGetSize(GspmdElementType type);

/** An argument or a result of an executable. Its pointers are valid as long as
 *  the executable. */
typedef struct GspmdTensorInfo {
  GspmdElementType elementType;
  intptr_t rank;
  const int64_t *shape;      /**< of the global tensor */
  const int64_t *localShape; /**< of one device's shard, with padding */
  GspmdStringRef name;       /**< in the user's program; empty if unknown */
} GspmdTensorInfo;

GSPMD_CAPI_EXPORTED intptr_t
gspmdExecutableGetNumDevices(GspmdExecutable executable);
GSPMD_CAPI_EXPORTED intptr_t
gspmdExecutableGetNumArguments(GspmdExecutable executable);
GSPMD_CAPI_EXPORTED GspmdTensorInfo
gspmdExecutableGetArgument(GspmdExecutable executable, intptr_t index);
GSPMD_CAPI_EXPORTED intptr_t
gspmdExecutableGetNumResults(GspmdExecutable executable);
GSPMD_CAPI_EXPORTED GspmdTensorInfo
gspmdExecutableGetResult(GspmdExecutable executable, intptr_t index);
/** Returns MLIR's name of the element type, valid always: "f8E4M3FN" or "i4" of
 *  types that `elementType` cannot express, which are stored in bytes. */
GSPMD_CAPI_EXPORTED GspmdStringRef
gspmdExecutableGetArgumentTypeName(GspmdExecutable executable, intptr_t index);
GSPMD_CAPI_EXPORTED GspmdStringRef
gspmdExecutableGetResultTypeName(GspmdExecutable executable, intptr_t index);

/* ---- Execution ---------------------------------------------------------- */

/** A global tensor in the caller's memory, dense and row-major. */
typedef struct GspmdTensor {
  GspmdElementType elementType;
  intptr_t rank;
  const int64_t *shape;
  void *data;
} GspmdTensor;

typedef struct GspmdRunOptions {
  /** Fills padding and fresh memory with NaNs, so that reading either shows in
   *  the results. */
  bool poison;
  /** The bytes of memory of one device; 0: no limit. */
  int64_t memoryLimit;
  /** The number of runs with the same arguments; the fastest time is
   *  reported. */
  int64_t repeat;
} GspmdRunOptions;

GSPMD_CAPI_EXPORTED GspmdRunOptions gspmdRunOptionsGetDefault(void);

/** Runs the executable on emulated devices, or on the devices of the plugin
 *  that it was compiled for, which ignores memoryLimit. Arguments and results
 *  are global tensors with the element types and shapes of the executable; the
 *  data of results is written on success. `stats`, if not null, receives the
 *  JSON that gspmd-run writes to --stats: collectives, FLOPs, peak bytes and
 *  times. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdExecutableRun(GspmdExecutable executable, intptr_t numArguments,
                   const GspmdTensor *arguments, intptr_t numResults,
                   const GspmdTensor *results, const GspmdRunOptions *options,
                   GspmdStringCallback stats, void *userData);

/** Compares |got - expected| <= absolute + relative * |expected| for each
 *  element; NaN equals NaN. Negative tolerances select those of the element
 *  type, which admit reordered sums of a few hundred terms. Returns the number
 *  of mismatching elements. `message` gets a description of mismatches, and
 *  `maxError`, if not null, the largest difference. */
GSPMD_CAPI_EXPORTED int64_t gspmdTensorCompare(const GspmdTensor *got,
                                               const GspmdTensor *expected,
                                               double relative, double absolute,
                                               double *maxError,
                                               GspmdStringCallback message,
                                               void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_EXECUTION_H */
