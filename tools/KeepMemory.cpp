//===- KeepMemory.cpp - Settings of the allocator of tools ----------------===//
//
// jemalloc returns memory that was unused for some seconds, and the system
// provides it again, filled with zeros, when it is needed. A simulation of a
// million ops is in the system for a fifth of its time.
//
// Memory that is kept should be used for allocations of any size: by default,
// those of at least 8 MB have their own memory (`oversize_threshold`), and a
// free extent is not divided for one of less than a 64th of its size
// (`lg_extent_max_active_fit`). The passes on 100,000 ops took 997 MB with
// these defaults, and take 791 MB.
//
//===----------------------------------------------------------------------===//

/// Read by jemalloc when the process starts.
extern "C" {
extern const char *malloc_conf; // NOLINT(readability-identifier-naming)
const char *malloc_conf = "dirty_decay_ms:-1,muzzy_decay_ms:-1,"
                          "oversize_threshold:0,lg_extent_max_active_fit:30";
}
