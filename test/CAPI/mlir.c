/* Contexts and modules of MLIR's C API in the C API of gspmd, and out of it:
 * prints what mlir.test checks. The arguments are a file, and optionally a
 * plugin with dialects of the host. */
#include "gspmd-c/Mlir.h"
#include "gspmd-c/Simulation.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/* What mlir/Tools/Plugins/DialectPlugin.h declares for C++. */
struct DialectPlugin {
  uint32_t apiVersion;
  const char *name, *version;
  void (*registerDialects)(void *registry);
};

static void must(GspmdError error) {
  if (gspmdErrorIsNull(error))
    return;
  GspmdStringRef message = gspmdErrorGetMessage(error);
  printf("failed: %.*s\n", (int)message.length, message.data);
  exit(1);
}

static void print(MlirStringRef part, void *file) {
  fwrite(part.data, 1, part.length, (FILE *)file);
}

static MlirContext createHost(const char *plugin) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  gspmdRegisterDialects(registry);
  if (plugin) {
    void *library = dlopen(plugin, RTLD_NOW);
    struct DialectPlugin (*info)(void);
    *(void **)&info = dlsym(library, "mlirGetDialectPluginInfo");
    info().registerDialects(registry.ptr);
  }
  MlirContext host = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  return host;
}

/* Partitions a module of the host by a handle, which may also simulate it. */
static void partitionByHandle(MlirContext host, MlirModule module) {
  GspmdContext context = gspmdContextCreateFromMlir(host);
  GspmdProgram program, partitioned;
  must(gspmdProgramCreateFromModule(context, module, &program));
  must(gspmdProgramRunPipeline(
      program, gspmdStringRefCreateFromCString("gspmd-partition"),
      &partitioned));
  GspmdSimulateOptions options = gspmdSimulateOptionsGetDefault();
  options.topology = gspmdStringRefCreateFromCString("v4:2x2x2");
  GspmdSimulation step;
  must(gspmdProgramSimulate(program, &options, &step));
  gspmdSimulationDestroy(step);
  MlirModule result;
  must(gspmdProgramCopyModule(partitioned, &result));
  printf("handle's context is the host's: %d\n",
         mlirContextEqual(gspmdContextGetMlir(context), host));
  gspmdProgramDestroy(program);
  gspmdProgramDestroy(partitioned);
  gspmdContextDestroy(context);
  printf("result in the host's context: %d\n",
         mlirContextEqual(mlirModuleGetContext(result), host));
  mlirOperationPrint(mlirModuleGetOperation(result), print, stdout);
  mlirModuleDestroy(result);
}

/* Partitions a module of the host in place, by MLIR's pass manager. */
static void partitionByPasses(MlirContext host, MlirModule module) {
  gspmdRegisterPasses();
  MlirPassManager pm = mlirPassManagerCreate(host);
  MlirLogicalResult parsed = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(pm),
      mlirStringRefCreateFromCString("builtin.module(gspmd-partition)"), print,
      stdout);
  if (mlirLogicalResultIsFailure(parsed) ||
      mlirLogicalResultIsFailure(
          mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module))))
    exit(1);
  mlirPassManagerDestroy(pm);
  printf("by passes\n");
  mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);
}

int main(int argc, char **argv) {
  static char text[1 << 16];
  FILE *file = fopen(argv[1], "r");
  if (!file || !fread(text, 1, sizeof(text) - 1, file))
    return 1;
  MlirContext host = createHost(argc > 2 ? argv[2] : NULL);
  mlirContextLoadAllAvailableDialects(host);
  MlirModule module =
      mlirModuleCreateParse(host, mlirStringRefCreateFromCString(text));
  if (mlirModuleIsNull(module))
    return 1;
  partitionByHandle(host, module);

  GspmdContext other = gspmdContextCreate();
  GspmdProgram none;
  GspmdError error = gspmdProgramCreateFromModule(other, module, &none);
  GspmdStringRef message = gspmdErrorGetMessage(error);
  printf("other context: %.*s\n", (int)message.length, message.data);
  gspmdErrorDestroy(error);
  gspmdContextDestroy(other);

  partitionByPasses(host, module);
  mlirModuleDestroy(module);
  mlirContextDestroy(host);
  return 0;
}
