//===- NameBuffers.h - Texts that code tells the runtime --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Gives every memref.alloc a text ("8x4xf32 of 'dot_general' at
/// model.py:12:3"), a constant of the module, for the message of a device
/// without memory; and every cf.assert its own, with its place.
void nameBuffers(ModuleOp module);

/// Named memref.allocs of static shapes become calls of gspmd_rt_alloc_named,
/// assertions of gspmd_rt_assert.
void populateNamedAllocPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H
