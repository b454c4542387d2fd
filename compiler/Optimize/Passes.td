//===- Passes.td - All optimizations -----------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PASSES
#define GSPMD_COMPILER_OPTIMIZE_PASSES

include "compiler/Optimize/CombineCollectives/CombineCollectives.td"
include "compiler/Optimize/DeepenHalos/DeepenHalos.td"
include "compiler/Optimize/DeferCollectives/DeferCollectives.td"
include "compiler/Optimize/ExplainOptimizations/ExplainOptimizations.td"
include "compiler/Optimize/HoistCollectives/HoistCollectives.td"
include "compiler/Optimize/LoopCollectives/LoopCollectives.td"
include "compiler/Optimize/PipelineCollectives/PipelineCollectives.td"
include "compiler/Optimize/Rematerialize/Rematerialize.td"
include "compiler/Optimize/ReportLoopBounds/ReportLoopBounds.td"
include "compiler/Optimize/RingAttention/RingAttention.td"
include "compiler/Optimize/ScheduleCollectives/ScheduleCollectives.td"
include "compiler/Optimize/ShareCollectives/ShareCollectives.td"
include "compiler/Optimize/SplitCollectives/SplitCollectives.td"
include "compiler/Optimize/SplitStencils/SplitStencils.td"

#endif // GSPMD_COMPILER_OPTIMIZE_PASSES
