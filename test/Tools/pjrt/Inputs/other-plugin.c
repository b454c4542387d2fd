// A library with the function of a PJRT plugin and nothing behind it but a
// version: MAJOR.MINOR, and SLOTS functions.
#include <stddef.h>

struct Version {
  size_t size;
  void *extension;
  int major, minor;
};
static struct {
  size_t size;
  void *extension;
  struct Version version;
  void *functions[SLOTS];
} api = {sizeof(api), 0, {sizeof(struct Version), 0, MAJOR, MINOR}, {0}};

const void *GetPjrtApi(void) { return EMPTY ? 0 : (const void *)&api; }
