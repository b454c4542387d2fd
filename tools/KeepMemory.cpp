//===- KeepMemory.cpp - Settings of the allocator of tools ----------------===//
//
// jemalloc returns memory that was unused for some seconds, and the system
// provides it again, filled with zeros, when it is needed. A simulation of a
// million ops is in the system for a fifth of its time.
//
//===----------------------------------------------------------------------===//

/// Read by jemalloc when the process starts.
extern "C" {
extern const char *malloc_conf; // NOLINT(readability-identifier-naming)
const char *malloc_conf = "dirty_decay_ms:-1,muzzy_decay_ms:-1";
}
