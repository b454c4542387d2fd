//===- UnrollScans.td - pipeline-unroll-scans --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_UNROLLSCANS_UNROLLSCANS_TD
#define GSPMD_TRANSFORMS_PIPELINING_UNROLLSCANS_UNROLLSCANS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineUnrollScans : ProgramPass<"pipeline-unroll-scans"> {
  let summary = "Divides the iterations of scans over layers among stages";
  let description = [{
    Requires a completed program without calls. A counted loop with
    `sharding.stages = N : i64`, or in a name scope `stagesN` of JAX, is a scan over
    layers in N stages: it is replaced by copies of its body, and the ops of iteration
    i of T have stage i N / T. If its name stack has a transposition, the loop is the
    backward pass, which visits the layers in the reverse order. What an iteration
    writes to a stack of tensors and another one reads becomes a value between them.

    A counted loop in one stage whose name stack has a transposition (or with
    `sharding.stage` and `sharding.backward`) is replaced by its iterations, too, if it
    has sums and at most 256 iterations: sums over microbatches, such as weight
    gradients, are accumulated outside of loops only. So are the loops in one stage whose
    results it reads.

    Before:
    ```mlir
    %0:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<4x8xf32> attributes {sharding.stages = 2 : i64}
    do {
      %t = stablehlo.tanh %h : tensor<4x8xf32>
      // The next iteration has %i + 1 and %t.
    }
    ```
    After:
    ```mlir
    %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
    %1 = stablehlo.tanh %0 {sharding.stage = 1 : i64} : tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_UNROLLSCANS_UNROLLSCANS_TD
