// The key-value store of a PJRT client, as the plugin key-value-plugin.c uses
// it: the structs of PJRT's interface, and get and put with one error type.
#include "plugin.h"
#include <signal.h>
#include <unistd.h>

typedef Error *(*MakeError)(int code, const char *message, size_t size);
struct Get {
  HEAD;
  const char *key;
  size_t keySize;
  int timeoutMs;
  MakeError *makeError;
  void *user;
  char *value;
  size_t valueSize;
  void (*release)(char *);
};
struct TryGet {
  HEAD;
  const char *key;
  size_t keySize;
  MakeError *makeError;
  void *user;
  char *value;
  size_t valueSize;
  void (*release)(char *);
};
struct Put {
  HEAD;
  const char *key;
  size_t keySize;
  const char *value;
  size_t valueSize;
  MakeError *makeError;
  void *user;
};
struct Buffer {
  size_t bytes;
  char data[];
};

// The client and the program of a process of gspmd-run.
static struct {
  Error *(*get)(struct Get *);
  Error *(*put)(struct Put *);
  Error *(*tryGet)(struct TryGet *);
  void *getUser, *putUser, *tryGetUser;
} store;
static long long node, numNodes = 1, perNode = 1;
static int ids[64];
static int *all[64];
static int pairs[64][2], numPairs, devices, step;

static MakeError maker = makeError;

static Error *put(const char *key, const char *value, size_t size) {
  struct Put args = {sizeof(args), 0,    key,    strlen(key),
                     value,        size, &maker, store.putUser};
  return store.put(&args);
}
static Error *get(const char *key, char *value, size_t size) {
  const char *patience = getenv("STORE_PATIENCE");
  struct Get args = {.size = sizeof(args),
                     .key = key,
                     .keySize = strlen(key),
                     .timeoutMs = patience ? atoi(patience) : 20000,
                     .makeError = &maker,
                     .user = store.getUser};
  Error *error = store.get(&args);
  if (error)
    return error;
  size_t same = args.valueSize == size;
  if (same)
    memcpy(value, args.value, size);
  args.release(args.value);
  return same ? 0 : fail(13, "another size");
}
