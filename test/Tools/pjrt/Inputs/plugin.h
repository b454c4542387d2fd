// What the PJRT plugins of the tests share: errors, structs and the table of
// functions. Written from the interface, not from gspmd's own declarations of
// it.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD                                                                   \
  size_t size;                                                                 \
  void *extension

// The number of objects that the caller has not destroyed.
static int live;

typedef struct Error {
  int code;
  char text[400];
} Error;
static Error *makeError(int code, const char *text, size_t length) {
  Error *error = calloc(1, sizeof(Error));
  ++live;
  error->code = code;
  snprintf(error->text, sizeof(error->text), "%.*s", (int)length, text);
  return error;
}
static Error *fail(int code, const char *text) {
  return makeError(code, text, strlen(text));
}

struct Message {
  HEAD;
  Error *error;
  const char *text;
  size_t textSize;
};
static void errorDestroy(struct Message *args) {
  --live;
  free(args->error);
}
static void errorMessage(struct Message *args) {
  args->text = args->error->text;
  args->textSize = strlen(args->text);
}
struct Code {
  HEAD;
  Error *error;
  int code;
};
static Error *errorCode(struct Code *args) {
  args->code = args->error->code;
  return 0;
}
static Error *unimplemented(void *args) {
  return fail(12, "not in this plugin");
}

struct NamedValue {
  HEAD;
  const char *name;
  size_t nameSize;
  int kind; // 0: a string, 1: an integer, 3: a float, 4: a boolean
  union {
    const char *text;
    long long number;
    float real;
    unsigned char boolean;
  };
  size_t valueSize;
};
struct Text {
  HEAD;
  void *of;
  const char *text;
  size_t textSize;
};
static Error *setText(struct Text *args, const char *text) {
  args->text = text;
  args->textSize = strlen(text);
  return 0;
}
struct List {
  HEAD;
  void *of;
  void *list;
  size_t count;
};
struct Id {
  HEAD;
  int *description;
  int id;
};
static Error *idOf(struct Id *args) {
  args->id = *args->description;
  return 0;
}
struct Program {
  HEAD;
  char *code;
  size_t codeSize;
  const char *format;
  size_t formatSize;
};

// The table of functions.
static struct {
  HEAD;
  struct {
    HEAD;
    int major, minor;
  } version;
  void *functions[120];
} api;

// Fills the table for a minor version with the functions of errors, and with
// `unimplemented` in all other places, which it returns.
static void **fillApi(int minor) {
  api.size = sizeof(api);
  api.version.size = sizeof(api.version);
  api.version.minor = minor;
  for (int i = 0; i < 120; ++i)
    api.functions[i] = unimplemented;
  api.functions[0] = errorDestroy;
  api.functions[1] = errorMessage;
  api.functions[2] = errorCode;
  return api.functions;
}
