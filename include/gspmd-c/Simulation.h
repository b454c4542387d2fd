/*===- gspmd-c/Simulation.h - Simulation of a step ---------------*- C -*-===*/
#ifndef GSPMD_C_SIMULATION_H
#define GSPMD_C_SIMULATION_H

#include "gspmd-c/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A simulated step: times, memory, collectives. */
GSPMD_DEFINE_HANDLE(GspmdSimulation);

typedef struct GspmdSimulateOptions {
  GspmdStringRef entry;
  /** "v4:8x16x16", "2xv5e:16x16"; docs/simulator.md. */
  GspmdStringRef topology;
  /** Physical dimensions of the mesh axes, "x=1,2;y=0", "row-major" or "best"
   *  (the fastest); empty: the layout of JAX's mesh_utils. */
  GspmdStringRef axisLayout;
  /** "none", "async" or "matmul". */
  GspmdStringRef overlap;
  /** FLOPs of one step of all devices without rematerialization; 0: counted. */
  double modelFlops;
  /** The trip count of loops whose trip count is unknown. */
  int64_t tripCount;
  /** File with the costs of custom calls and other kernels; empty: none. */
  GspmdStringRef kernelCosts;
  /** Collect the shardings and reshards of the report. */
  bool withPictures;
  /** A software profile of the hardware (docs/simulator.md); empty: none. */
  GspmdStringRef software;
} GspmdSimulateOptions;

/** Returns "main", no overlap, one iteration; the topology must be set. */
GSPMD_CAPI_EXPORTED GspmdSimulateOptions gspmdSimulateOptionsGetDefault(void);

/** Partitions the program, unless it is partitioned, and simulates a call. A
 *  step that exceeds the memory of a device is not an error here. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSimulate(GspmdProgram program, const GspmdSimulateOptions *options,
                     GspmdSimulation *result);
GSPMD_CAPI_EXPORTED void gspmdSimulationDestroy(GspmdSimulation simulation);

GSPMD_CAPI_EXPORTED double
gspmdSimulationGetStepSeconds(GspmdSimulation simulation);
/** Return the utilization of the hardware's peak FLOPs by the executed
 *  arithmetic, and by the model's arithmetic without rematerialization. */
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetHardwareUtilization(GspmdSimulation simulation);
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetModelUtilization(GspmdSimulation simulation);
/** Return the memory of one device: used at the peak, and available. */
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetPeakBytes(GspmdSimulation simulation);
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetCapacityBytes(GspmdSimulation simulation);

typedef enum GspmdSimulationForm {
  GspmdSimulationTable = 0, /**< what gspmd-simulate prints */
  GspmdSimulationJson = 1,  /**< what --stats writes */
  GspmdSimulationTrace = 2, /**< for Perfetto, what --trace writes */
  GspmdSimulationPage = 3   /**< HTML, what --report writes */
} GspmdSimulationForm;

/** Writes the simulation in a form; `title` is the title of the report. */
GSPMD_CAPI_EXPORTED void gspmdSimulationPrint(GspmdSimulation simulation,
                                              GspmdSimulationForm form,
                                              GspmdStringRef title,
                                              GspmdStringCallback callback,
                                              void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SIMULATION_H */
