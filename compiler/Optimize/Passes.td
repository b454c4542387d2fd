//===- Passes.td - Cheaper collectives ---------------------*- tablegen -*-===//

#ifndef GSPMD_COMPILER_OPTIMIZE_PASSES_TD
#define GSPMD_COMPILER_OPTIMIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

// What every pass is told of the hardware.
class OptimizePass<string name> : Pass<name, "::mlir::ModuleOp"> {
  let options = [
    Option<"topology", "topology", "std::string", /*default=*/"",
           "Chips that the program is for, as gspmd-run takes it; without sizes "
           "(v5p, or a file), a torus of the mesh's shape (default: v4)">,
    Option<"axisLayout", "axis-layout", "std::string", /*default=*/"",
           "Physical dimensions of the mesh axes, as gspmd-run takes it">,
    Option<"overlap", "overlap", "std::string", /*default=*/"\"none\"",
           "What collectives run beside: none, async or matmul">,
    Option<"memoryLimit", "memory-limit", "double", /*default=*/"0",
           "Bytes of memory that a device has (default: what the chip has)">,
    Option<"forcedVariant", "at-any-price", "uint64_t", /*default=*/"0",
           "For tests: makes every change that can be made, whatever it gains; of "
           "several forms, the one that this number chooses (0: what gains)">,
  ];
  let dependentDialects = ["::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def SpmdShareCollectives : OptimizePass<"spmd-share-collectives"> {
  let summary = "Sends once what is read several times";
  let description = [{
    A collective that does what one before it did gives way to that one's
    result, also where barriers stand between: steps that compute activations
    again for their gradients gather weights and activations again, too. The
    result is kept meanwhile; those with the least memory for the time that they
    save come first, and only as many as a device has room for.

    Before:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    ...
    %2 = stablehlo.optimization_barrier %w : tensor<2x4xf32>
    %3 = spmd.all_gather %2 dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %4 = stablehlo.tanh %3 : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    ...
    %4 = stablehlo.tanh %1 : tensor<8x4xf32>
    ```
  }];
}

def SpmdDeferCollectives : OptimizePass<"spmd-defer-collectives"> {
  let summary = "Communicates after ops that leave less to communicate";
  let description = [{
    Parts are added up before they are combined over devices: terms of one sum
    with the same collective share it, and a sum along a dimension comes before
    the sum over devices. Two sums over devices, one after the other, are one.
    Tensors that are moved alike and then combined element by element are
    combined first; what an op makes narrower is moved behind it, what it makes
    wider before it. A loop that adds a reduced tensor to a carry in every
    iteration carries each device's own sum, and reduces it once behind. What ops
    pass on is asked of their models
    (`getLinearOperands`, `isElementwise`).

    Before:
    ```mlir
    %2 = spmd.reduce_scatter add %0 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %3 = spmd.reduce_scatter add %1 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %2 = stablehlo.add %0, %1 : tensor<8x16xf32>
    %3 = spmd.reduce_scatter add %2 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    ```
  }];
}

def SpmdLoopCollectives : OptimizePass<"spmd-loop-collectives"> {
  let summary = "Sends parts of a tensor while products use those that came";
  let description = [{
    A gather and the products that read it, or a product (or a sum of products)
    and the scatter of its result, become steps. They take one of these forms:

    - Round a ring (the looped collective einsum of Wang et al., ASPLOS 2023): in
      each step a part goes to the next device while the product takes the part
      that is there; two steps in each iteration, or both ways, half-way round
      each. Few steps stand one after the other.
    - Round a ring along a part of the axes, those that lie on one dimension of
      the hardware: what lies along the others is gathered before, or scattered
      behind.
    - In 2, 4 or 8 pieces of every device's part: the next piece is gathered, by
      all links that there are, while the product takes the one before.

    That works for every dimension by which the product can be cut: blocks of the
    result are put in their places, of a dimension that the product sums over
    they are terms of the sum. Others that read the gathered tensor have it put
    together from the parts, or by the gather as before.

    Tried are the kinds for which the cores wait longest (those alike are one
    kind), each in the form that takes least alone, with its schedule; those are
    taken with which the whole step, scheduled again, is predicted to be shorter.
    The pass starts what it sends; of a program in which collectives are started
    (`spmd-schedule-collectives`), it starts all again.

    Before:
    ```mlir
    %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<8x16xf32>
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    ```
    After, one way (%place is twice the number of the part at hand):
    ```mlir
    %own = spmd.axis_index <@mesh ["x"]> : tensor<i32>
    // Three times, with this device's number, and those of the next ones, modulo 4:
    %next = spmd.shift %p by -1 wrap over <@mesh ["x"]> : tensor<2x16xf32>
    %block = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.dynamic_update_slice %result, %block, %place, %zero : (tensor<8x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
    // And once without sending.
    ```
  }];
}

def SpmdHoistCollectives : OptimizePass<"spmd-hoist-collectives"> {
  let summary = "Sends before a loop what it sends in every iteration";
  let description = [{
    A collective in a loop whose result is the same in all iterations stands
    before the loop, with what it is made of there; its result is kept while the
    loop runs. Those with the least memory for the time that they save come first,
    and only as many as a device has room for. Loops in loops are left one after
    the other. Loops count that are known to run more than once.

    Before:
    ```mlir
    %2:3 = stablehlo.while(%i = %zero, %h = %x, %p = %w) : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>
    ...
      %3 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %4 = stablehlo.dot_general %h, %3, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
    %2:3 = stablehlo.while(%i = %zero, %h = %x, %p = %w) : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>
    ...
      %4 = stablehlo.dot_general %h, %1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
  }];
}

def SpmdRematerialize : OptimizePass<"spmd-rematerialize"> {
  let summary = "Computes or gathers again what there is no room to keep";
  let description = [{
    Where the step needs more memory than a device has, tensors that are held at
    the peak and read behind it only are made again there, from what is held
    anyway: those first that take the least time for the memory. A barrier keeps
    other passes from taking the two for one. What else has to be held then is
    counted, and the step is predicted again, until it fits. Where it does not
    fit in the end, a warning tells the least memory; then the program stays as
    it was, unless `memory-limit` asks for less than the chip has.

    Before:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %2 = stablehlo.dot_general %a, %1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    ...
    %8 = stablehlo.dot_general %7, %1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %2 = stablehlo.dot_general %a, %1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    ...
    %own = stablehlo.optimization_barrier %w : tensor<2x4xf32>
    %again = spmd.all_gather %own dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %8 = stablehlo.dot_general %7, %again, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    ```
  }];
}

def SpmdCombineCollectives : OptimizePass<"spmd-combine-collectives"> {
  let summary = "Sends small tensors together";
  let description = [{
    Collectives of one kind, over the same axes, that do not depend on each
    other become one of several tensors, which starts once. How much goes
    together is such that the time of starting and the time that the last one
    takes on its own are least: up to the start-up time times the root of how
    many of it all of the block's collectives alike take on the wire. What
    depends on the first of them moves behind the last.

    Before:
    ```mlir
    %2 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8xf32>
    %3 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<4x4xf32>
    ```
    After:
    ```mlir
    %2:2 = spmd.all_reduce add %0, %1 over <@mesh ["x"]> : tensor<8xf32>, tensor<4x4xf32>
    ```

    Shifts, permutations and halo exchanges between the same devices become one
    of a buffer that holds what they send (of halos the borders), where the
    predicted step is shorter with the copies that this takes. Of several halos
    of one tensor the widest to either side is exchanged, and holds the others.

    Before:
    ```mlir
    %2 = spmd.shift %0 by 1 over <@mesh ["x"]> : tensor<8xf32>
    %3 = spmd.shift %1 by 1 over <@mesh ["x"]> : tensor<4xf32>
    %4 = spmd.halo_exchange %0 dim 0 left 1 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %5 = spmd.halo_exchange %0 dim 0 left 2 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
    ```
    After:
    ```mlir
    %sent = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8xf32>, tensor<4xf32>) -> tensor<12xf32>
    %got = spmd.shift %sent by 1 over <@mesh ["x"]> : tensor<12xf32>
    %2 = stablehlo.slice %got [0:8] : (tensor<12xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %got [8:12] : (tensor<12xf32>) -> tensor<4xf32>
    %5 = spmd.halo_exchange %0 dim 0 left 2 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
    %4 = stablehlo.slice %5 [1:10] : (tensor<10xf32>) -> tensor<9xf32>
    ```
  }];
}

def SpmdScheduleCollectives : OptimizePass<"spmd-schedule-collectives"> {
  let summary = "Starts collectives early and waits for them late";
  let description = [{
    The ops of a block are put in the order in which their kernels would begin if
    every collective ran beside all that does not need it; then a collective
    starts where its turn is, and is waited for where its result is read first.
    Where what is under way does not fit in a device's memory, less of it is at a
    time. With `overlap` other than `none` there is nothing to do: whatever runs
    the program is taken to do so by itself.

    Before:
    ```mlir
    %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<8x8xf32>
    %3 = stablehlo.tanh %2 : tensor<8x8xf32>
    %4 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["x"]> {spmd.start} : tensor<8x8xf32>
    %4 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = spmd.done %2 : tensor<8x8xf32>
    %3 = stablehlo.tanh %5 : tensor<8x8xf32>
    ```
  }];
}

def SpmdSplitCollectives : OptimizePass<"spmd-split-collectives"> {
  let summary = "Sends within slices and between them apart";
  let description = [{
    A collective over devices of several slices becomes one within slices and one
    between them: as much goes between slices as before, but the links within are
    free meanwhile, for others, and the other way round. An all_reduce scatters
    its sum within the slice, adds it up between slices, and gathers it within;
    reduce_scatter and all_gather, of which slices are the first or the last in
    the group, go within and between, or the other way round. Tensors of several
    go one by one. Those that take longest come first, all or as many as gain.
    The pass starts what it writes; of a program in which collectives are started
    (`spmd-schedule-collectives`), it starts all again.

    Before, on 2xv4:4x4x4, with `d` over the slices and `x` within one:
    ```mlir
    %1 = spmd.all_reduce add %0 over <@mesh ["d", "x"]> : tensor<64x8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<64x8xf32> -> tensor<1x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["d"]> : tensor<1x8xf32>
    %3 = spmd.all_gather %2 dim 0 over <@mesh ["x"]> : tensor<1x8xf32> -> tensor<64x8xf32>
    ```
  }];
}

def SpmdSplitStencils : OptimizePass<"spmd-split-stencils"> {
  let summary = "Computes what needs no halo while it is exchanged";
  let description = [{
    Of what is made of a tensor and its halo (a convolution, reductions over
    windows, sums of slices), most needs the device's own part only. That is made
    of it while the borders are exchanged, then what needs these, and all is put
    together. What a range of an op's results is made of is asked of its model
    (`RangeOpInterface`; of element-wise ops it is the same range). Taken in are
    the ops behind the halo up to the first products or reductions.

    Those come first for which the cores wait longest, all of them or as many as
    gain. The pass starts what it writes; of a program in which collectives are
    started (`spmd-schedule-collectives`), it starts all again.

    Before:
    ```mlir
    %1 = spmd.halo_exchange %0 dim 0 left 1 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %2 = stablehlo.slice %1 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<8xf32>
    ```
    After:
    ```mlir
    %1 = stablehlo.slice %0 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %2 = spmd.halo_exchange %1 dim 0 left 1 right -1 over <@mesh ["x"]> {spmd.start} : tensor<1xf32> -> tensor<1xf32>
    %3 = stablehlo.slice %0 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %4 = stablehlo.slice %0 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<7xf32>
    %6 = spmd.done %2 : tensor<1xf32>
    %7 = stablehlo.slice %0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<1xf32>
    %9 = stablehlo.concatenate %8, %5, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    ```
  }];
}

def SpmdPipelineCollectives : OptimizePass<"spmd-pipeline-collectives"> {
  let summary = "Runs collectives of a loop beside another iteration";
  let description = [{
    A collective in a loop that hangs only on what no iteration changes and on
    counters (a gather of the weights of a layer, which are sliced out of a stack)
    is made for the next iteration in each one, and for the first one before the
    loop: the loop carries its result. A collective of whose results an iteration
    only makes parts of carries that nothing reads (a gradient that is scattered
    and put into a stack) is left to the next iteration: the loop carries what it
    is made of, and what the last one leaves is done behind the loop. Either is
    started then, and waited for where the iteration ends.

    Those come first for which the cores wait longest, all of them or as many as
    gain and as a device has room for. Loops count that are known to run three times
    or more, as each sends once more what is moved. The pass starts what it moves;
    of a program in which collectives are started (`spmd-schedule-collectives`), it
    starts all again.

    Before:
    ```mlir
    %r:3 = stablehlo.while(%i = %zero, %h = %x, %ws = %stack) : tensor<i32>, tensor<8x8xf32>, tensor<4x2x8xf32>
    ...
      %own = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
      %all = spmd.all_gather %own dim 1 over <@mesh ["x"]> : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      ...
      stablehlo.return %next, %y, %ws : tensor<i32>, tensor<8x8xf32>, tensor<4x2x8xf32>
    ```
    After:
    ```mlir
    %own0 = stablehlo.dynamic_slice %stack, %zero, %zero, %zero, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
    %all0 = spmd.all_gather %own0 dim 1 over <@mesh ["x"]> : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
    %r:4 = stablehlo.while(%i = %zero, %h = %x, %ws = %stack, %all = %all0) : tensor<i32>, tensor<8x8xf32>, tensor<4x2x8xf32>, tensor<1x8x8xf32>
    ...
      %next = stablehlo.add %i, %one : tensor<i32>
      %own = stablehlo.dynamic_slice %ws, %next, %zero, %zero, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
      %started = spmd.all_gather %own dim 1 over <@mesh ["x"]> {spmd.start} : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
      ...
      %ahead = spmd.done %started : tensor<1x8x8xf32>
      stablehlo.return %next, %y, %ws, %ahead : tensor<i32>, tensor<8x8xf32>, tensor<4x2x8xf32>, tensor<1x8x8xf32>
    ```
  }];
}

def SpmdExplainOptimizations
    : Pass<"spmd-explain-optimizations", "::mlir::ModuleOp"> {
  let summary = "Tells what was optimized for the values that are explained";
  let description = [{
    Part of `--gspmd-optimize`. With `--explain`, the decisions of the passes
    before it that concern a value that is explained, or one from which it has its
    sharding, are told behind the explanations. Otherwise it does nothing.
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_PASSES_TD
