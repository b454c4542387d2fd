//===- TargetClones.h - Code for each kind of vector unit -------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H
#define GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H

/// Compiles a function for each kind of vector unit; the loader chooses the one
/// of the processor.
#if defined(__x86_64__) && defined(__linux__)
#define GSPMD_TARGET_CLONES                                                    \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define GSPMD_TARGET_CLONES
#endif

/// Inlines a function into its callers, so that it uses their vectors.
#define GSPMD_ALWAYS_INLINE __attribute__((always_inline)) inline

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_TARGETCLONES_H
