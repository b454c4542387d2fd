//===- Limits.h - Bounds on the size of programs ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_LIMITS_LIMITS_H
#define GSPMD_TRANSFORMS_SUPPORT_LIMITS_LIMITS_H

#include <cstdint>

namespace mlir::gspmd {

/// Returns the number of ops that a program may have after its calls are
/// inlined, as a file of a few lines can stand for more than any memory. The
/// environment variable GSPMD_MAX_OPS and the option --max-ops set it; the
/// default is 2^24, which takes about 8 GB.
int64_t maxProgramOps();

void setMaxProgramOps(int64_t count);

/// The end of an error about this limit: how the limit is changed.
inline constexpr char kMaxProgramOpsHint[] =
    "(--max-ops or the environment variable GSPMD_MAX_OPS changes it)";

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_LIMITS_LIMITS_H
