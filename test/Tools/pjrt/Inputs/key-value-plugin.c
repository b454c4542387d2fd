// A PJRT plugin of several processes that runs programs of one
// collective_permute: the bytes are exchanged through the key-value store of
// its client.
//
// Client options: node_id and num_nodes, as plugins of several processes call
// them, and cpu_device_count, the devices of each process. Device j of process
// i has the id 1000 * i + j.
#include "key-value-store.h"

static Error *nothing(void *args) { return 0; }

struct Create {
  HEAD;
  const struct NamedValue *options;
  size_t numOptions;
  Error *(*get)(struct Get *);
  void *getUser;
  Error *(*put)(struct Put *);
  void *putUser;
  void *client;
  Error *(*tryGet)(struct TryGet *);
  void *tryGetUser;
};
// Each process publishes its devices and waits for the others'.
static Error *create(struct Create *args) {
  for (size_t i = 0; i < args->numOptions; ++i) {
    const struct NamedValue *option = &args->options[i];
    if (option->kind != 1)
      continue;
    if (!strncmp(option->name, "node_id", option->nameSize))
      node = option->number;
    if (!strncmp(option->name, "num_nodes", option->nameSize))
      numNodes = option->number;
    if (!strncmp(option->name, "cpu_device_count", option->nameSize))
      perNode = option->number;
  }
  store.get = args->get, store.getUser = args->getUser;
  store.put = args->put, store.putUser = args->putUser;
  store.tryGet = args->tryGet, store.tryGetUser = args->tryGetUser;
  if (numNodes > 1 && !args->get)
    return fail(3, "no key-value store");
  devices = numNodes * perNode;
  for (int i = 0; i < devices; ++i) {
    ids[i] = 1000 * (i / perNode) + i % perNode;
    all[i] = &ids[i];
  }
  args->client = &store;
  char key[40];
  if (numNodes == 1)
    return 0;
  // tryGet fails at once for a key that no process has put.
  struct TryGet missing = {.size = sizeof(missing),
                           .key = "nothing",
                           .keySize = 7,
                           .makeError = &maker,
                           .user = store.tryGetUser};
  Error *error = store.tryGet(&missing);
  if (!error || error->code != 5)
    return fail(13, "tryGet found a key that no process put");
  free(error);
  snprintf(key, sizeof(key), "devices of %lld", node);
  error = put(key, (char *)&perNode, sizeof(perNode));
  for (int i = 0; i < numNodes && !error; ++i) {
    long long count = 0;
    snprintf(key, sizeof(key), "devices of %d", i);
    error = get(key, (char *)&count, sizeof(count));
    if (!error && count != perNode)
      error = fail(3, "processes have other numbers of devices");
  }
  return error;
}

static Error *platform(struct Text *args) { return setText(args, "mail"); }
static Error *listAll(struct List *args) {
  args->list = all;
  args->count = devices;
  return 0;
}
static Error *listHere(struct List *args) {
  args->list = &all[node * perNode];
  args->count = perNode;
  return 0;
}
// In descending order, because the order is up to the plugin.
static Error *listLaunched(struct List *args) {
  static int *launched[64];
  for (int i = 0; i < perNode; ++i)
    launched[i] = all[node * perNode + perNode - 1 - i];
  args->list = launched;
  args->count = perNode;
  return 0;
}
struct Assignment {
  HEAD;
  void *client;
  int replicas, partitions;
  size_t count;
  int *ids;
};
static Error *assign(struct Assignment *args) {
  memcpy(args->ids, ids, args->count * sizeof(int));
  return 0;
}
struct Description {
  HEAD;
  void *device;
  void *description;
};
static Error *describe(struct Description *args) {
  args->description = args->device;
  return 0;
}
struct Compile {
  HEAD;
  void *client;
  const struct Program *program;
  const char *options;
  size_t optionsSize;
  void *executable;
};
// Reads the pairs of a collective_permute, which is all that the plugin runs.
static Error *compile(struct Compile *args) {
  char *code = strndup(args->program->code, args->program->codeSize);
  const char *from = strstr(code, "source_target_pairs = dense<[[");
  if (!from)
    return fail(12, "the program permutes nothing");
  from = strchr(from, '<') + 2;
  numPairs = 0;
  while (sscanf(from, "[%d, %d]", &pairs[numPairs][0], &pairs[numPairs][1]) ==
         2) {
    ++numPairs;
    from = strchr(from, ']') + 1;
    while (*from == ',' || *from == ' ')
      ++from;
  }
  free(code);
  args->executable = pairs;
  return 0;
}
struct Same {
  HEAD;
  void *of;
  void *same;
};
static Error *executable(struct Same *args) {
  args->same = args->of;
  return 0;
}
struct Count {
  HEAD;
  void *of;
  size_t count;
};
static Error *outputs(struct Count *args) {
  args->count = 1;
  return 0;
}

struct Execute {
  HEAD;
  void *executable, *options;
  struct Buffer *const *const *arguments;
  size_t numDevices, numArguments;
  struct Buffer **const *outputs;
  void **completed;
  void *device;
};
static Error *execute(struct Execute *args) {
  char key[60];
  Error *error = 0;
  if (getenv("STORE_DIES") && atoi(getenv("STORE_DIES")) == node)
    kill(getpid(), SIGKILL);
  if (getenv("STORE_LATE") && atoi(getenv("STORE_LATE")) == node)
    return fail(4, "too late");
  ++step;
  for (int launched = 0; launched < perNode && !error; ++launched) {
    int device = node * perNode + perNode - 1 - launched;
    const struct Buffer *input = args->arguments[launched][0];
    for (int i = 0; i < numPairs && !error; ++i)
      if (pairs[i][0] == device) {
        snprintf(key, sizeof(key), "step %d to %d", step, pairs[i][1]);
        error = put(key, input->data, input->bytes);
      }
  }
  for (int launched = 0; launched < perNode && !error; ++launched) {
    int device = node * perNode + perNode - 1 - launched;
    size_t bytes = args->arguments[launched][0]->bytes;
    struct Buffer *output = calloc(1, sizeof(struct Buffer) + bytes);
    output->bytes = bytes;
    for (int i = 0; i < numPairs && !error; ++i)
      if (pairs[i][1] == device) {
        snprintf(key, sizeof(key), "step %d to %d", step, device);
        error = get(key, output->data, bytes);
      }
    args->outputs[launched][0] = output;
  }
  return error;
}

struct FromHost {
  HEAD;
  void *client;
  const void *data;
  int type; // 11: f32
  const long long *dims;
  size_t numDims;
  const long long *strides;
  size_t numStrides;
  int semantics;
  void *device, *memory, *layout, *done;
  struct Buffer *buffer;
};
static Error *fromHost(struct FromHost *args) {
  if (args->type != 11)
    return fail(12, "this plugin moves f32");
  size_t bytes = 4;
  for (size_t i = 0; i < args->numDims; ++i)
    bytes *= args->dims[i];
  args->buffer = malloc(sizeof(struct Buffer) + bytes);
  args->buffer->bytes = bytes;
  memcpy(args->buffer->data, args->data, bytes);
  args->done = 0;
  return 0;
}
struct OneBuffer {
  HEAD;
  struct Buffer *buffer;
  unsigned char isDeleted;
};
static Error *destroyBuffer(struct OneBuffer *args) {
  free(args->buffer);
  return 0;
}
static Error *isDeleted(struct OneBuffer *args) {
  args->isDeleted = 0;
  return 0;
}
struct ToHost {
  HEAD;
  struct Buffer *source;
  void *layout, *target;
  size_t targetSize;
  void *event;
};
static Error *toHost(struct ToHost *args) {
  if (!args->target)
    args->targetSize = args->source->bytes;
  else
    memcpy(args->target, args->source->data, args->source->bytes);
  args->event = 0;
  return 0;
}

const void *GetPjrtApi(void) {
  void **f = fillApi(/*minor=*/115);
  f[3] = f[5] = f[8] = f[11] = f[40] = f[50] = nothing;
  f[10] = create, f[12] = platform, f[15] = listAll, f[16] = listHere;
  f[20] = compile, f[21] = assign, f[22] = fromHost, f[23] = idOf;
  f[26] = platform, f[29] = describe, f[44] = outputs, f[51] = executable;
  f[52] = listLaunched, f[55] = execute, f[58] = destroyBuffer;
  f[68] = isDeleted, f[70] = toHost;
  return &api;
}
