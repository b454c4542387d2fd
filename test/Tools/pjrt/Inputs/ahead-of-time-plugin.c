// A PJRT plugin that compiles ahead of time for topologies line:N of N devices,
// and nothing else. Each call checks the sizes of its structs.
//
// Compiled with -DLACKS=SLOT, the table lacks that function; with
// -DUNIMPLEMENTED=SLOT, the function returns an error with that code.
// AOT_LIVE in the environment is a file to which the number of objects that the
// caller did not destroy is written when the process ends.
#include "plugin.h"

#ifndef LACKS
#define LACKS -1
#endif
#ifndef UNIMPLEMENTED
#define UNIMPLEMENTED -1
#endif

static void writeLive(void) {
  FILE *file = fopen(getenv("AOT_LIVE"), "w");
  fprintf(file, "%d objects live\n", live);
  fclose(file);
}

#define EXPECT(condition)                                                      \
  if (!(condition))                                                            \
    return fail(13, "broken call: " #condition);

static Error *initialize(void *args) {
  if (getenv("AOT_LIVE"))
    atexit(writeLive);
  return 0;
}
struct Topology {
  int devices, firstId, fails;
  int ids[64], *list[64];
};
struct TopologyCreate {
  HEAD;
  const char *name;
  size_t nameSize;
  const struct NamedValue *options;
  size_t numOptions;
  struct Topology *topology;
};
static Error *topologyCreate(struct TopologyCreate *args) {
  EXPECT(args->size == sizeof(*args));
  char name[40];
  snprintf(name, sizeof(name), "%.*s", (int)args->nameSize, args->name);
  int devices = 0;
  if (sscanf(name, "line:%d", &devices) != 1 || devices < 1 || devices > 64)
    return fail(5, "topologies are line:1 to line:64");
  struct Topology *topology = calloc(1, sizeof(struct Topology));
  topology->devices = devices;
  for (size_t i = 0; i < args->numOptions; ++i) {
    const struct NamedValue *option = &args->options[i];
    EXPECT(option->size == sizeof(*option));
    if (option->kind == 1 && !strncmp(option->name, "first_id", 8))
      topology->firstId = option->number;
    if (option->kind == 0 && !strncmp(option->name, "fails", 5))
      topology->fails = 1;
  }
  for (int i = 0; i < devices; ++i) {
    topology->ids[i] = topology->firstId + i;
    topology->list[i] = &topology->ids[i];
  }
  ++live;
  args->topology = topology;
  return 0;
}
struct TopologyArgs {
  HEAD;
  struct Topology *topology;
};
static Error *topologyDestroy(struct TopologyArgs *args) {
  EXPECT(args->size == sizeof(*args));
  --live;
  free(args->topology);
  return 0;
}
static Error *platform(struct Text *args) {
  EXPECT(args->size == sizeof(*args));
  return setText(args, "line");
}
static Error *kind(struct Text *args) { return setText(args, "Line chip"); }
static Error *describe(struct List *args) {
  EXPECT(args->size == sizeof(*args));
  struct Topology *topology = args->of;
  args->list = topology->list;
  args->count = topology->devices;
  return 0;
}
struct Executable {
  int replicas, partitions, firstDevice;
  char *code;
  struct NamedValue costs[3];
};
struct Compile {
  HEAD;
  const struct Topology *topology;
  const struct Program *program;
  const char *options;
  size_t optionsSize;
  void *client;
  struct Executable *executable;
};

// Reads an integer of variable length.
static long long readInteger(const unsigned char **at) {
  long long value = 0;
  for (int shift = 0;; shift += 7) {
    unsigned char byte = *(*at)++;
    value |= (long long)(byte & 127) << shift;
    if (byte < 128)
      return value;
  }
}
// Finds a field of a protocol buffer. Returns its value, or its length with
// `*bytes` set; -1 if it is missing.
static long long findField(const unsigned char *at, size_t size, int field,
                           const unsigned char **bytes) {
  const unsigned char *end = at + size;
  while (at < end) {
    long long key = readInteger(&at), value = readInteger(&at);
    if (key >> 3 == field) {
      if (bytes)
        *bytes = at;
      return value;
    }
    if ((key & 7) == 2)
      at += value;
  }
  return -1;
}

static Error *compile(struct Compile *args) {
  EXPECT(args->size == sizeof(*args));
  EXPECT(args->program->size == sizeof(struct Program));
  EXPECT(!args->client);
  EXPECT(args->program->formatSize == 4);
  EXPECT(!strncmp(args->program->format, "mlir", 4));
  if (args->topology->fails)
    return fail(8, "the program needs 17 GiB of 16 GiB");
  struct Executable *executable = calloc(1, sizeof(struct Executable));
  ++live;
  const unsigned char *build, *assignment, *devices;
  long long size = findField((const unsigned char *)args->options,
                             args->optionsSize, 3, &build);
  executable->replicas = findField(build, size, 4, 0);
  executable->partitions = findField(build, size, 5, 0);
  size = findField(build, size, 9, &assignment);
  size = findField(assignment, size, 3, &devices);
  executable->firstDevice = findField(devices, size, 1, 0);
  executable->code = strndup(args->program->code, args->program->codeSize);
  args->executable = executable;
  return 0;
}
struct ExecutableArgs {
  HEAD;
  struct Executable *executable;
};
static Error *executableDestroy(struct ExecutableArgs *args) {
  --live;
  free(args->executable->code);
  free(args->executable);
  return 0;
}

struct Memory {
  HEAD;
  struct Executable *executable;
  long long code, arguments, results, aliases, temporaries;
  long long hostCode, hostArguments, hostResults, hostAliases, hostTemporaries;
  long long peak, total;
};
// A caller of a later version has more fields.
static Error *memory(struct Memory *args) {
  EXPECT(args->size >= sizeof(*args));
  args->code = 1024;
  args->arguments = 1 << 20;
  args->results = 512 << 10;
  args->aliases = 256 << 10;
  args->temporaries = 2 << 20;
  args->hostCode = args->hostArguments = args->hostResults = 0;
  args->hostAliases = args->hostTemporaries = 0;
  args->peak = 3 << 20;
#ifndef OLD
  args->total = 4 << 20;
#endif
  return 0;
}

struct Costs {
  HEAD;
  struct Executable *executable;
  size_t count;
  const struct NamedValue *values;
};
static Error *costs(struct Costs *args) {
  EXPECT(args->size == sizeof(*args));
  struct NamedValue *values = args->executable->costs;
  memset(values, 0, sizeof(args->executable->costs));
  const char *names[] = {"flops", "partitions", "first device"};
  for (int i = 0; i < 3; ++i) {
    values[i].size = sizeof(values[i]);
    values[i].name = names[i];
    values[i].nameSize = strlen(names[i]);
    values[i].kind = 1;
    values[i].valueSize = 1;
  }
  values[0].kind = 3;
  values[0].real = 0.5f;
  values[1].number = args->executable->partitions;
  values[2].number = args->executable->firstDevice;
  args->count = 3;
  args->values = values;
  return 0;
}

struct Optimized {
  HEAD;
  struct Executable *executable;
  struct Program *program;
};
static Error *optimized(struct Optimized *args) {
  EXPECT(args->size == sizeof(*args));
  struct Program *program = args->program;
  program->format = "echo";
  program->formatSize = 4;
  size_t length = strlen(args->executable->code);
  if (!program->code) {
    program->codeSize = length;
    return 0;
  }
  EXPECT(program->codeSize >= length);
  memcpy(program->code, args->executable->code, length);
  return 0;
}

struct Serialize {
  HEAD;
  struct Executable *executable;
  const char *bytes;
  size_t count;
  void *holder;
  void (*release)(void *);
};
static void release(void *holder) {
  --live;
  free(holder);
}
static Error *serialize(struct Serialize *args) {
  EXPECT(args->size == sizeof(*args));
  char *text = malloc(80);
  ++live;
  const char *skips = getenv("TPU_SKIP_MDS_QUERY");
  args->count =
      snprintf(text, 80, "%d replicas, %d partitions, skips queries: %s\n",
               args->executable->replicas, args->executable->partitions,
               skips ? skips : "no");
  args->bytes = args->holder = text;
  args->release = release;
  return 0;
}

const void *GetPjrtApi(void) {
  void **f = fillApi(/*minor=*/90);
  f[3] = initialize;
  f[23] = idOf, f[26] = kind, f[40] = executableDestroy, f[46] = costs;
  f[48] = optimized, f[49] = serialize;
  f[82] = topologyCreate;
  f[83] = topologyDestroy;
  f[84] = platform;
  f[86] = describe;
  f[89] = compile;
  f[96] = memory;
  if (LACKS >= 0)
    f[LACKS] = 0;
  if (UNIMPLEMENTED >= 0)
    f[UNIMPLEMENTED] = unimplemented;
  return &api;
}
