/*===- gspmd-c/Simulation.h - Simulation of a step ---------------*- C -*-===*/
#ifndef GSPMD_C_SIMULATION_H
#define GSPMD_C_SIMULATION_H

#include "gspmd-c/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sets `result` to the number of devices of a topology in the form of
 *  GspmdSimulateOptions: 512 of "v3:16x16". Returns an error for another form,
 *  and for hardware that is unknown or whose file cannot be read. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdTopologyGetNumDevices(GspmdStringRef topology, int64_t *result);

/** A simulated step: times, memory, collectives. */
GSPMD_DEFINE_HANDLE(GspmdSimulation);

typedef struct GspmdSimulateOptions {
  GspmdStringRef entry;
  /** The chips and their network, "v4:8x16x16" or "2xv5e:16x16"
   *  (docs/simulator.md). */
  GspmdStringRef topology;
  /** Physical dimensions of the mesh axes, "x=1,2;y=0", "row-major" or "best"
   *  (the fastest); empty: the layout of JAX's mesh_utils. */
  GspmdStringRef axisLayout;
  /** The overlap of collectives: "none", "async" or "matmul". */
  GspmdStringRef overlap;
  /** The FLOPs of one step on all devices together, without rematerialization;
   *  0: the simulation counts them. */
  double modelFlops;
  /** The trip count of loops whose trip count is unknown. */
  int64_t tripCount;
  /** File with the costs of custom calls and other kernels; empty: none. */
  GspmdStringRef kernelCosts;
  /** Collects the shardings and reshards that the report shows. */
  bool withPictures;
  /** A software profile of the hardware (docs/simulator.md); empty: none. */
  GspmdStringRef software;
} GspmdSimulateOptions;

/** Returns the default options: entry "main", no overlap, and one iteration of
 *  loops of unknown trip count. The caller must set the topology. */
GSPMD_CAPI_EXPORTED GspmdSimulateOptions gspmdSimulateOptionsGetDefault(void);

/** Partitions the program, unless it is partitioned, and simulates one call of
 *  its entry function. A step that exceeds the memory of a device is not an
 *  error. */
GSPMD_CAPI_EXPORTED GspmdError
gspmdProgramSimulate(GspmdProgram program, const GspmdSimulateOptions *options,
                     GspmdSimulation *result);
GSPMD_CAPI_EXPORTED void gspmdSimulationDestroy(GspmdSimulation simulation);

GSPMD_CAPI_EXPORTED double
gspmdSimulationGetStepSeconds(GspmdSimulation simulation);
/** Return the share of the hardware's peak FLOPs that the step uses, 0 to 1: by
 *  all executed arithmetic, and by the arithmetic of the model without
 *  rematerialization. */
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetHardwareUtilization(GspmdSimulation simulation);
GSPMD_CAPI_EXPORTED double
gspmdSimulationGetModelUtilization(GspmdSimulation simulation);
/** Return the bytes of one device's memory: used at the peak, and available. */
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

/** Writes the simulation in `form` to `callback`; `title` is the title of the
 *  HTML page. */
GSPMD_CAPI_EXPORTED void gspmdSimulationPrint(GspmdSimulation simulation,
                                              GspmdSimulationForm form,
                                              GspmdStringRef title,
                                              GspmdStringCallback callback,
                                              void *userData);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_C_SIMULATION_H */
