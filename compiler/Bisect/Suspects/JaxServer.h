//===- JaxServer.h - Runs programs on the CPU backend of JAX ----*- C++ -*-===//
//
// jaxlib has XLA's CPU compiler, but not as a PJRT plugin. A server in Python
// (python/gspmd/_jax_server.py) compiles and runs programs by jaxlib. It
// listens on a Unix socket, and each connection is one run:
//
//     request:   the length of a JSON object, the object, the program, the
//                shards of each argument by device
//     response:  the length of a JSON object, the object, the shards of each
//                result by device, the optimized program
//
// Lengths have 8 bytes, little-endian. The fields of the objects are read and
// written in JaxServer.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_JAXSERVER_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_JAXSERVER_H

#include "lib/Engines/Pjrt/PjrtEngine.h"

namespace mlir::gspmd::bisect {

/// Compiles and runs the program by the server that listens on `socket`, as
/// runOnPjrt does by a plugin. The padding of arguments is poisoned. If the
/// server's process for this run crashes, this process prints what that one
/// printed and ends by the same signal.
absl::StatusOr<std::vector<HostTensor>>
runOnJaxServer(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
               const std::string &socket, PjrtStats &stats);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_JAXSERVER_H
