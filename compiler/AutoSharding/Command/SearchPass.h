//===- SearchPass.h - gspmd-search as a pass --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_COMMAND_SEARCHPASS_H
#define GSPMD_COMPILER_AUTOSHARDING_COMMAND_SEARCHPASS_H

namespace mlir::gspmd {

/// Registers the pass `gspmd-search`, which annotates a module like the tool of
/// that name, with the tool's options.
void registerSearchPass();

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_COMMAND_SEARCHPASS_H
