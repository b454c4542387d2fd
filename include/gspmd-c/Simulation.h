/*===- gspmd-c/Simulation.h - What a program would cost ----------*- C -*-===*/
#ifndef GSPMD_C_SIMULATION_H
#define GSPMD_C_SIMULATION_H

#include "gspmd-c/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A step on chips that are not there: times, memory, collectives. */
GSPMD_DEFINE_HANDLE(GspmdSimulation);

typedef struct GspmdSimulateOptions {
  GspmdStringRef entry;
  /** "v4:8x16x16", "2xv5e:16x16"; docs/simulator.md. */
  GspmdStringRef topology;
  /** Physical dimensions of the mesh axes, "x=1,2;y=0", "row-major" or "best",
   *  the cheapest; empty: as JAX's mesh_utils lays them. */
  GspmdStringRef axisLayout;
  /** "none", "async" or "matmul". */
  GspmdStringRef overlap;
  /** Flops of one step without recomputation, all devices; 0: counted. */
  double modelFlops;
  /** Iterations of loops whose number is not known. */
  int64_t tripCount;
  /** File of what custom calls and other kernels cost; empty: none. */
  GspmdStringRef kernelCosts;
  /** Collect what the report's page shows of shardings and reshards. */
  bool withPictures;
} GspmdSimulateOptions;

/** "main", no overlap, one iteration; a topology has to be set. */
GSPMD_CAPI_EXPORTED GspmdSimulateOptions gspmdSimulateOptionsGetDefault(void);

/** Partitions the program, unless that is done, and simulates a call. That the
 *  step does not fit the memory of a device is no error here. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSimulate(GspmdProgram program, const GspmdSimulateOptions *options,
                     GspmdSimulation *result);
GSPMD_CAPI_EXPORTED void gspmdSimulationDestroy(GspmdSimulation simulation);

GSPMD_CAPI_EXPORTED double
gspmdSimulationGetStepSeconds(GspmdSimulation simulation);
/** Shares of the step that the executed arithmetic, and the model's without
 *  recomputation, would take at the peak of the hardware. */
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetHardwareUtilization(GspmdSimulation simulation);
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetModelUtilization(GspmdSimulation simulation);
/** Of one device. */
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetPeakBytes(GspmdSimulation simulation);
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetCapacityBytes(GspmdSimulation simulation);

typedef enum GspmdSimulationForm {
  GspmdSimulationTable = 0, /**< what gspmd-run --simulate prints */
  GspmdSimulationJson = 1,  /**< what --stats writes */
  GspmdSimulationTrace = 2, /**< for Perfetto, what --trace writes */
  GspmdSimulationPage = 3   /**< HTML, what --report writes */
} GspmdSimulationForm;

/** Writes the simulation in a form; `title` is the page's. */
GSPMD_CAPI_EXPORTED void gspmdSimulationPrint(GspmdSimulation simulation,
                                              GspmdSimulationForm form,
                                              GspmdStringRef title,
                                              GspmdStringCallback callback,
                                              void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SIMULATION_H */
