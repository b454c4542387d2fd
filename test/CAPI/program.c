/* Everything that the C API offers, from a C file: prints what capi.test
 * checks. */
#include "gspmd-c/Program.h"
#include "gspmd-c/Execution.h"
#include "gspmd-c/Pipelining.h"
#include "gspmd-c/Search.h"
#include "gspmd-c/Simulation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static GspmdStringRef text(const char *c) {
  return gspmdStringRefCreateFromCString(c);
}

static void print(GspmdStringRef part, void *file) {
  fwrite(part.data, 1, part.length, file);
}

static void count(GspmdStringRef part, void *sum) {
  *(size_t *)sum += part.length;
}

struct Bytes {
  char *data;
  size_t length;
};

static void append(GspmdStringRef part, void *bytes) {
  struct Bytes *all = (struct Bytes *)bytes;
  all->data = (char *)realloc(all->data, all->length + part.length + 1);
  memcpy(all->data + all->length, part.data, part.length);
  all->length += part.length;
}

static void diagnose(GspmdSeverity severity, GspmdStringRef part,
                     void *unused) {
  (void)unused;
  printf("said (%d): %.*s\n", severity, (int)part.length, part.data);
}

/* Ends the program on an error that is not expected. */
static void must(GspmdError error) {
  if (gspmdErrorIsNull(error))
    return;
  GspmdStringRef message = gspmdErrorGetMessage(error);
  printf("failed: %.*s\n", (int)message.length, message.data);
  gspmdErrorDestroy(error);
  exit(1);
}

/* Prints an error that is expected. */
static void mustFail(const char *what, GspmdError error) {
  if (gspmdErrorIsNull(error)) {
    printf("%s: did not fail\n", what);
    exit(1);
  }
  GspmdStringRef message = gspmdErrorGetMessage(error), file;
  unsigned line, column;
  printf("%s: code %d: %.*s\n", what, gspmdErrorGetCode(error),
         (int)message.length, message.data);
  if (gspmdErrorGetLocation(error, &file, &line, &column))
    printf("  at %.*s, line %u, column %u\n", (int)file.length, file.data, line,
           column);
  gspmdErrorDestroy(error);
}

static void errors(GspmdContext context, GspmdProgram program,
                   GspmdProgram local) {
  GspmdProgram none;
  GspmdExecutable noCode;
  GspmdSimulation noStep;
  mustFail("parse",
           gspmdProgramParse(context, text("func.func @f() {\n  nonsense\n}\n"),
                             text("wrong.mlir"), &none));
  mustFail("read", gspmdProgramRead(context, text("/no/such/file"), &none));
  mustFail("pipeline",
           gspmdProgramRunPipeline(program, text("gspmd-complet"), &none));
  mustFail("nesting", gspmdProgramRunPipeline(
                          program, text("func.func(gspmd-partition)"), &none));
  mustFail("function", gspmdProgramRunPipeline(
                           program, text("cse,gspmd-lower-to-linalg"), &none));
  mustFail("version",
           gspmdProgramWriteArtifact(program, text("2"), print, stdout));
  mustFail("artifact",
           gspmdProgramWriteArtifact(local, text(""), print, stdout));
  mustFail("plugin",
           gspmdContextLoadDialectPlugin(context, text("/no/such.so")));
  mustFail("explain", gspmdProgramExplain(program, text("%nothing"),
                                          GspmdExplainText, print, stdout));
  mustFail(
      "explain local",
      gspmdProgramExplain(local, text("all"), GspmdExplainText, print, stdout));
  GspmdCompileOptions compile = gspmdCompileOptionsGetDefault();
  compile.entry = text("absent");
  mustFail("compile", gspmdProgramCompile(program, &compile, &noCode));
  GspmdSimulateOptions simulate = gspmdSimulateOptionsGetDefault();
  mustFail("simulate", gspmdProgramSimulate(program, &simulate, &noStep));
  simulate.topology = text("v4:3x3x3");
  mustFail("devices", gspmdProgramSimulate(program, &simulate, &noStep));
  int64_t devices;
  mustFail("devices", gspmdTopologyGetNumDevices(text("v3"), &devices));
  must(gspmdTopologyGetNumDevices(text("2xv3:4x4"), &devices));
  printf("devices of 2xv3:4x4: %ld\n", (long)devices);
}

static void countFile(GspmdStringRef name, GspmdStringRef contents,
                      void *userData) {
  if (!*(int *)userData)
    printf("first file: %.*s\n", (int)name.length, name.data);
  *(int *)userData += contents.length > 100;
}

/* A layer in each of two stages, forward only. */
static void exportStages(GspmdContext context) {
  GspmdProgram program;
  must(gspmdProgramParse(
      context,
      text("func.func public @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {\n"
           "  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : "
           "tensor<8x4xf32>\n"
           "  %1 = stablehlo.cosine %0 {sharding.stage = 1 : i64} : "
           "tensor<8x4xf32>\n"
           "  return %1 : tensor<8x4xf32>\n"
           "}\n"),
      text("stages.mlir"), &program));
  GspmdStageOptions options = gspmdStageOptionsGetDefault();
  int files = 0;
  mustFail("microbatches",
           gspmdProgramExportStages(program, &options, countFile, &files));
  options.microbatches = 4;
  options.microbatchDims = text("arg0=0");
  must(gspmdProgramExportStages(program, &options, countFile, &files));
  printf("files: %d\n", files);
  gspmdProgramDestroy(program);
}

/* y = tanh(x w), against the C library. */
static void run(GspmdProgram program, bool noPartition) {
  GspmdCompileOptions options = gspmdCompileOptionsGetDefault();
  options.noPartition = noPartition;
  options.cacheFolder = text("");
  GspmdExecutable executable;
  must(gspmdProgramCompile(program, &options, &executable));
  printf("%ld devices, %ld arguments, %ld results\n",
         (long)gspmdExecutableGetNumDevices(executable),
         (long)gspmdExecutableGetNumArguments(executable),
         (long)gspmdExecutableGetNumResults(executable));
  GspmdTensorInfo info = gspmdExecutableGetArgument(executable, 0);
  printf("argument '%.*s': type %d, %ld x %ld, local %ld x %ld\n",
         (int)info.name.length, info.name.data, info.elementType,
         (long)info.shape[0], (long)info.shape[1], (long)info.localShape[0],
         (long)info.localShape[1]);

  float x[8 * 4], w[4 * 6], got[8 * 6], expected[8 * 6];
  for (int i = 0; i < 32; ++i)
    x[i] = (float)sin(i);
  for (int i = 0; i < 24; ++i)
    w[i] = (float)cos(i);
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 6; ++j) {
      double sum = 0;
      for (int k = 0; k < 4; ++k)
        sum += (double)x[i * 4 + k] * w[k * 6 + j];
      expected[i * 6 + j] = (float)tanh(sum);
    }
  int64_t shapeX[] = {8, 4}, shapeW[] = {4, 6}, shapeY[] = {8, 6};
  GspmdTensor arguments[] = {{GspmdElementTypeF32, 2, shapeX, x},
                             {GspmdElementTypeF32, 2, shapeW, w}};
  GspmdTensor result = {GspmdElementTypeF32, 2, shapeY, got};
  GspmdTensor wanted = {GspmdElementTypeF32, 2, shapeY, expected};
  GspmdRunOptions how = gspmdRunOptionsGetDefault();
  how.poison = true;
  size_t stats = 0;
  must(gspmdExecutableRun(executable, 2, arguments, 1, &result, &how, count,
                          &stats));
  double maxError = 1;
  int64_t wrong =
      gspmdTensorCompare(&result, &wanted, -1, -1, &maxError, print, stdout);
  printf("%ld differ, error below 1e-5: %d, stats: %d\n", (long)wrong,
         maxError < 1e-5, stats > 100);

  mustFail("too few", gspmdExecutableRun(executable, 1, arguments, 1, &result,
                                         &how, NULL, NULL));
  arguments[1].shape = shapeX;
  mustFail("wrong shape", gspmdExecutableRun(executable, 2, arguments, 1,
                                             &result, &how, NULL, NULL));
  arguments[1].shape = shapeW;
  how.memoryLimit = 16;
  mustFail("memory", gspmdExecutableRun(executable, 2, arguments, 1, &result,
                                        &how, NULL, NULL));
  got[7] += 1;
  gspmdTensorCompare(&result, &wanted, 0, 0.5, NULL, print, stdout);
  printf("\n");
  gspmdExecutableDestroy(executable);
}

int main(int argc, char **argv) {
  GspmdStringRef version = gspmdGetVersion();
  printf("version %.*s, f64 has %zu bytes\n", (int)version.length, version.data,
         gspmdElementTypeGetSize(GspmdElementTypeF64));
  GspmdContext context = gspmdContextCreate();
  gspmdContextSetDiagnosticCallback(context, diagnose, NULL);
  GspmdProgram program, local, again;
  must(gspmdProgramRead(context, text(argv[argc - 1]), &program));
  must(gspmdProgramRunPipeline(program, text("gspmd-partition,cse"), &local));
  printf("partitioned: %d, %d\n", gspmdProgramIsPartitioned(program),
         gspmdProgramIsPartitioned(local));
  gspmdProgramPrint(local, false, print, stdout);

  size_t bytes = 0;
  must(gspmdProgramWriteBytecode(program, count, &bytes));
  printf("bytecode: %d\n", bytes > 100);
  struct Bytes artifact = {NULL, 0};
  must(gspmdProgramWriteArtifact(program, text("1.0.0"), append, &artifact));
  printf("artifact: %.16s\n", artifact.data + 5);
  must(gspmdProgramParse(context,
                         gspmdStringRefCreate(artifact.data, artifact.length),
                         text("artifact"), &again));
  printf("read again: %d\n", !gspmdProgramIsPartitioned(again));
  gspmdProgramDestroy(again);
  free(artifact.data);
  artifact.data = NULL, artifact.length = 0;
  must(gspmdProgramWriteArtifact(program, text(""), append, &artifact));
  printf("newest: %.17s\n", artifact.data + 5);
  free(artifact.data);
  must(gspmdProgramParse(context, text("func.func @main() { return }"),
                         text("memory"), &again));
  gspmdProgramDestroy(again);
  must(gspmdProgramExplain(program, text("%y"), GspmdExplainText, print,
                           stdout));
  size_t json = 0;
  must(gspmdProgramExplain(program, text("all"), GspmdExplainJson, count,
                           &json));
  printf("explanations: %d\n", json > 100);
  size_t summary = 0;
  must(gspmdProgramExplain(program, text("all"), GspmdExplainSummary, count,
                           &summary));
  printf("summary: %d\n", summary > 100 && summary < json);
  size_t graph = 0;
  must(gspmdProgramWriteGraph(program, 0, count, &graph));
  printf("graph: %d\n", graph > 100);
  size_t unwritten = 0;
  mustFail("nodes", gspmdProgramWriteGraph(program, 3, count, &unwritten));
  printf("unwritten: %d\n", unwritten == 0);
  GspmdProgram edited;
  must(gspmdProgramEditAnnotations(
      program,
      text("{\"edits\": [{\"function\": \"main\", \"name\": \"%y\", "
           "\"sharding\": [null, \"y\"]}]}"),
      &edited));
  must(
      gspmdProgramExplain(edited, text("%y"), GspmdExplainText, print, stdout));
  mustFail("edit", gspmdProgramEditAnnotations(
                       program,
                       text("{\"edits\": [{\"function\": \"main\", "
                            "\"name\": \"%z\", \"sharding\": null}]}"),
                       &again));
  gspmdProgramDestroy(edited);

  GspmdSimulateOptions options = gspmdSimulateOptionsGetDefault();
  options.topology = text("v4:2x2x2");
  options.withPictures = true;
  GspmdSimulation step;
  must(gspmdProgramSimulate(program, &options, &step));
  printf("simulated: %d, fits %d\n",
         gspmdSimulationGetStepSeconds(step) > 0 &&
             gspmdSimulationGetHardwareUtilization(step) <=
                 1 + gspmdSimulationGetModelUtilization(step),
         gspmdSimulationGetPeakBytes(step) <=
             gspmdSimulationGetCapacityBytes(step));
  for (int form = GspmdSimulationTable; form <= GspmdSimulationPage; ++form) {
    size_t length = 0;
    gspmdSimulationPrint(step, (GspmdSimulationForm)form, text("a step"), count,
                         &length);
    printf("form %d: %d\n", form, length > 100);
  }
  gspmdSimulationDestroy(step);

  GspmdSearchOptions search = gspmdSearchOptionsGetDefault();
  GspmdProgram found;
  mustFail("search",
           gspmdProgramSearch(program, &search, &found, NULL, NULL, NULL));
  search.simulate.topology = text("v4:2x2x2");
  size_t table = 0;
  must(gspmdProgramSearch(program, &search, &found, count, NULL, &table));
  printf("searched: %d\n", table > 100);
  gspmdProgramDestroy(found);

  run(program, false);
  run(program, true);
  exportStages(context);
  errors(context, program, local);
  gspmdProgramDestroy(local);
  gspmdProgramDestroy(program);
  gspmdContextDestroy(context);
  return 0;
}
