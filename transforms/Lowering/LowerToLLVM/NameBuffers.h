//===- NameBuffers.h - Names of buffers in messages -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Attaches a text ("8x4xf32 of 'dot_general' at model.py:12:3") to every
/// memref.alloc, as a constant of the module, for the out-of-memory error; and
/// to every cf.assert its message with its location.
void nameBuffers(ModuleOp module);

/// Adds patterns that lower named memref.allocs of static shapes to calls of
/// gspmd_rt_alloc_named, and assertions to gspmd_rt_assert.
void populateNamedAllocPatterns(const LLVMTypeConverter &converter,
                                RewritePatternSet &patterns);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_NAMEBUFFERS_H
