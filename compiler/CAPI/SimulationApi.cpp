//===- SimulationApi.cpp - Simulation in C --------------------------------===//

#include "compiler/CAPI/SimulationApi.h"
#include "lib/CostModel/Topology/Topology.h"
#include "lib/Report/TimelineTable.h"
#include "lib/Report/Trace.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::capi;

GspmdError gspmdTopologyGetNumDevices(GspmdStringRef topology,
                                      int64_t *result) {
  auto parsed = Topology::parse(toRef(topology));
  if (!parsed.ok())
    return makeError("error: " + std::string(parsed.status().message()));
  *result = parsed->numDevices();
  return noError();
}

GspmdSimulateOptions gspmdSimulateOptionsGetDefault(void) {
  GspmdSimulateOptions options = {};
  options.entry = gspmdStringRefCreateFromCString("main");
  options.overlap = gspmdStringRefCreateFromCString("none");
  options.tripCount = 1;
  return options;
}

GspmdError
mlir::gspmd::capi::readOptions(const GspmdSimulateOptions &source,
                               mlir::gspmd::SimulateOptions &options) {
  options.topology = toRef(source.topology).str();
  options.axisLayout = toRef(source.axisLayout).str();
  options.kernelCosts = toRef(source.kernelCosts).str();
  options.software = toRef(source.software).str();
  options.modelFlops = source.modelFlops;
  options.assumedTripCount = source.tripCount;
  auto overlap = mlir::gspmd::parseOverlap(toRef(source.overlap));
  if (!overlap)
    return makeError("error: overlap: expected none, async or matmul, found '" +
                     toRef(source.overlap) + "'");
  options.overlap = *overlap;
  if (options.topology.empty())
    return makeError("error: a topology is required, for example v4:4x4x4");
  if (options.assumedTripCount < 1)
    return makeError("error: the trip count: expected at least 1, found " +
                     std::to_string(options.assumedTripCount));
  if (!(options.modelFlops >= 0))
    return makeError(
        "error: the model's flops: expected a number that is not negative, "
        "found " +
        std::to_string(options.modelFlops));
  return noError();
}

GspmdError gspmdProgramSimulate(GspmdProgram handle,
                                const GspmdSimulateOptions *source,
                                GspmdSimulation *result) {
  mlir::gspmd::SimulateOptions options;
  if (GspmdError error = readOptions(*source, options);
      !gspmdErrorIsNull(error))
    return error;
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<Compilation *> compilation =
      program.compilationOf(toRef(source->entry));
  if (failed(compilation))
    return scope.error();
  auto step = (*compilation)
                  ->simulate(options, mlir::gspmd::DeviceOptions(),
                             source->withPictures);
  if (failed(step))
    return scope.error();
  *result = wrap<GspmdSimulation>(new Simulation{*std::move(step)});
  return noError();
}

void gspmdSimulationDestroy(GspmdSimulation simulation) {
  delete unwrap<Simulation>(simulation);
}

static const Timeline &timelineOf(GspmdSimulation simulation) {
  return unwrap<Simulation>(simulation)->step->timeline;
}

double gspmdSimulationGetStepSeconds(GspmdSimulation simulation) {
  return timelineOf(simulation).stepSeconds;
}
double gspmdSimulationGetHardwareUtilization(GspmdSimulation simulation) {
  return timelineOf(simulation).hardwareUtilization;
}
double gspmdSimulationGetModelUtilization(GspmdSimulation simulation) {
  return timelineOf(simulation).modelUtilization;
}
double gspmdSimulationGetPeakBytes(GspmdSimulation simulation) {
  return timelineOf(simulation).peakBytes;
}
double gspmdSimulationGetCapacityBytes(GspmdSimulation simulation) {
  return timelineOf(simulation).capacityBytes;
}

static std::string textOf(const mlir::gspmd::SimulatedStep &step,
                          GspmdSimulationForm form, StringRef title) {
  switch (form) {
  case GspmdSimulationTable:
    return toTable(step.timeline);
  case GspmdSimulationJson:
    return toJson(step);
  case GspmdSimulationTrace:
    return toTrace(step.timeline);
  case GspmdSimulationPage:
    return renderReport(makeReport(step.pictures, step.timeline, title.str()));
  }
  return "";
}

void gspmdSimulationPrint(GspmdSimulation simulation, GspmdSimulationForm form,
                          GspmdStringRef title, GspmdStringCallback callback,
                          void *userData) {
  std::string text =
      textOf(*unwrap<Simulation>(simulation)->step, form, toRef(title));
  callback(toC(StringRef(text)), userData);
}
