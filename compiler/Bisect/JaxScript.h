//===- JaxScript.h - A program as a script of JAX ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_JAXSCRIPT_H
#define GSPMD_COMPILER_BISECT_JAXSCRIPT_H

#include "compiler/Bisect/Search/RoundingBound.h"
#include "compiler/Bisect/Suspects/Suspect.h"

namespace mlir::gspmd::bisect {

/// The JAX version whose internal functions the scripts use.
inline constexpr llvm::StringLiteral kJaxVersion = "0.10.2";

/// Returns a Python script that requires only JAX. It compiles `program` with
/// XLA's partitioner for the devices of the host, and for one device, runs both
/// on `arguments`, and exits with 1 if an element of a result differs by the
/// result's number in `tolerances` or more, with 2 after an error. Nullopt if
/// the arguments have too many elements for a text. `types` are the element
/// types of the arguments.
std::optional<std::string> makeJaxScript(const AnnotatedProgram &program,
                                         ArrayRef<HostTensor> arguments,
                                         ArrayRef<Type> types,
                                         ArrayRef<Number> tolerances);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_JAXSCRIPT_H
