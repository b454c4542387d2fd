//===- TargetClones.h - Code for every kind of vectors ----------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H
#define GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H

/// A function that is there for each kind of vectors, of which the loader
/// chooses the processor's.
#if defined(__x86_64__) && defined(__linux__)
#define GSPMD_TARGET_CLONES                                                    \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define GSPMD_TARGET_CLONES
#endif

/// A part of its callers, with the vectors that they have.
#define GSPMD_ALWAYS_INLINE __attribute__((always_inline)) inline

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H
