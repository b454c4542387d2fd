//===- Passes.td - Passes from device programs to LLVM -----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_PASSES
#define GSPMD_TRANSFORMS_LOWERING_PASSES

include "transforms/Lowering/BlockReductions/BlockReductions.td"
include "transforms/Lowering/Bufferize/Bufferize.td"
include "transforms/Lowering/EvaluateManual/EvaluateManual.td"
include "transforms/Lowering/ExpandOps/ExpandOps.td"
include "transforms/Lowering/ExternalCodegen/FinishCalls.td"
include "transforms/Lowering/ExternalCodegen/PrepareCalls.td"
include "transforms/Lowering/FuseElementwise/FuseElementwise.td"
include "transforms/Lowering/HoistInvariants/HoistInvariants.td"
include "transforms/Lowering/LowerToLLVM/LowerToLLVM.td"
include "transforms/Lowering/LowerToLinalg/LowerToLinalg.td"
include "transforms/Lowering/LowerToLoops/LowerToLoops.td"
include "transforms/Lowering/LowerUpstream/LowerUpstream.td"
include "transforms/Lowering/NumberRuntimeCalls/NumberRuntimeCalls.td"
include "transforms/Lowering/OutlineKernels/OutlineKernels.td"
include "transforms/Lowering/PrepareDeviceProgram/PrepareDeviceProgram.td"
include "transforms/Lowering/ScalarizeLoops/ScalarizeLoops.td"
include "transforms/Lowering/SplitKernels/SplitKernels.td"
include "transforms/Lowering/TileAndFuse/TileAndFuse.td"

#endif // GSPMD_TRANSFORMS_LOWERING_PASSES
