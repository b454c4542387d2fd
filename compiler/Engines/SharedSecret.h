//===- SharedSecret.h - The secret of cooperating processes -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_SHAREDSECRET_H
#define GSPMD_COMPILER_ENGINES_SHAREDSECRET_H

#include "llvm/Support/Error.h"
#include <string>

namespace mlir::gspmd {

/// Returns the secret that the user provides for the processes of a run, or an
/// empty text:
///
/// - the environment variable GSPMD_SECRET,
/// - else the contents of the file that GSPMD_SECRET_FILE names, which nobody
///   but the user may read.
///
/// A secret that others could guess or read is an error.
llvm::Expected<std::string> getConfiguredSecret();

/// Returns the text by which the processes of one run recognize each other: the
/// configured secret, else the file `secret` in the folder of the cache
/// (defaultCacheFolder), or in /tmp/gspmd-UID if that folder cannot be used. It
/// is created with random contents, so that all processes of one user on one
/// machine, or with one home directory, have the same secret with nothing to
/// configure.
llvm::Expected<std::string> getSharedSecret();

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_SHAREDSECRET_H
