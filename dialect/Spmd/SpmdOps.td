//===- SpmdOps.td - One program for every device -----------*- tablegen -*-===//

#ifndef GSPMD_SPMD_OPS
#define GSPMD_SPMD_OPS

include "dialect/Sharding/ShardingAttrs.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SpmdDialect : Dialect {
  let name = "spmd";
  let cppNamespace = "::mlir::gspmd::spmd";
  let summary = "What every device of a mesh runs";
  let description = [{
    Ops on local tensors: collectives over mesh axes and what a device knows of
    its place in the mesh. Groups are axes and parts of axes, never lists of
    devices, so the size of a program does not depend on the number of devices. (The
    one exception is `permute_pairs`, where a user's own list has no other form.)

    A function's arguments and results carry `sharding.sharding` and
    `spmd.global_type`, from which a runtime knows how to cut and join tensors.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Attribute of arguments and results of a per-device function: the type
    /// of the whole tensor.
    static constexpr ::llvm::StringLiteral kGlobalType = "spmd.global_type";
    /// Attribute of a collective that is begun and not waited for: `spmd.done`
    /// gives what it makes.
    static constexpr ::llvm::StringLiteral kStart = "spmd.start";
  }];
}

class Spmd_Op<string mnemonic, list<Trait> traits = []>
    : Op<SpmdDialect, mnemonic, traits>;

// Collectives are pure as values are concerned; that all devices of a group
// reach them in one order holds because they stand in one program. Of those with
// `spmd.start` each makes memory of its own, which its `done` waits for: two with
// the same operands are not one. All but those of which data decide whether they
// can be done are defined on any operands, so that they may run ahead.
class Spmd_CollectiveOp<string mnemonic, list<Trait> traits = [],
                        bit isDefinedEverywhere = true>
    : Spmd_Op<mnemonic, !listconcat(
          !if(isDefinedEverywhere, [AlwaysSpeculatable], []<Trait>),
          [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>], traits)> {
  let hasVerifier = 1;
  let extraClassDefinition = [{
    void $cppClass::getEffects(::llvm::SmallVectorImpl<
        ::mlir::MemoryEffects::EffectInstance> &effects) {
      getEffectsOfStart(*this, effects);
    }
  }];
}

def Spmd_PartitionIdOp : Spmd_Op<"partition_id", [Pure]> {
  let summary = "Number of the device that runs the program";
  let results = (outs 0DTensorOf<[I32]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Spmd_AxisIndexOp : Spmd_Op<"axis_index", [Pure]> {
  let summary = "Row-major index of the device along axes";
  let description = [{
    ```mlir
    %i = spmd.axis_index <@mesh ["x"]> : tensor<i32>
    ```
  }];
  let arguments = (ins Sharding_AxesAttr:$axes);
  let results = (outs 0DTensorOf<[I32]>:$result);
  let assemblyFormat = "$axes attr-dict `:` type($result)";
  let hasVerifier = 1;
}

// Several tensors in one message, each as if it went alone. They have one element
// type; a builder and accessors are for the one of most ops.
class Spmd_JointCollectiveOp<string mnemonic, list<Trait> traits = []>
    : Spmd_CollectiveOp<mnemonic, traits> {
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let extraClassDeclaration = [{
    ::mlir::Value getInput() { return getInputs().front(); }
    ::mlir::Value getResult() { return getResults().front(); }
  }];
}

def Spmd_AllReduceOp : Spmd_JointCollectiveOp<"all_reduce",
    [RangedTypesMatchWith<"results are of the operands' types", "results",
                          "inputs", "$_self">]> {
  let summary = "Combines the tensors of a group; all get the result";
  let description = [{
    ```mlir
    %1 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8x16xf32>
    %4:2 = spmd.all_reduce add %2, %3 over <@mesh ["x"]> : tensor<8xf32>, tensor<4xf32>
    ```
  }];
  let arguments = (ins Sharding_ReductionKindAttr:$reduction,
                       Variadic<AnyStaticShapeTensor>:$inputs,
                       Sharding_AxesAttr:$axes);
  let builders = [OpBuilder<
      (ins "::mlir::Type":$result,
           "::mlir::gspmd::sharding::ReductionKind":$reduction,
           "::mlir::Value":$input, "::mlir::gspmd::sharding::AxesAttr":$axes),
      [{ build($_builder, $_state, ::mlir::TypeRange(result), reduction,
               ::mlir::ValueRange(input), axes); }]>];
  let assemblyFormat =
    "`` $reduction $inputs `over` $axes attr-dict `:` type($results)";
}

def Spmd_AllGatherOp : Spmd_JointCollectiveOp<"all_gather"> {
  let summary = "Joins the tensors of a group along a dimension";
  let description = [{
    The parts follow each other by their devices' index along the axes.
    ```mlir
    %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<8x16xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$inputs, I64Attr:$dim,
                       Sharding_AxesAttr:$axes);
  let builders = [OpBuilder<
      (ins "::mlir::Type":$result, "::mlir::Value":$input, "int64_t":$dim,
           "::mlir::gspmd::sharding::AxesAttr":$axes),
      [{ build($_builder, $_state, ::mlir::TypeRange(result),
               ::mlir::ValueRange(input), dim, axes); }]>];
  let assemblyFormat = [{
    $inputs `dim` $dim `over` $axes attr-dict `:` type($inputs) `->` type($results)
  }];
  let hasFolder = 1;
}

def Spmd_ReduceScatterOp : Spmd_JointCollectiveOp<"reduce_scatter"> {
  let summary = "Combines the tensors of a group; each gets a part";
  let description = [{
    ```mlir
    %1 = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x16xf32>
    ```
  }];
  let arguments = (ins Sharding_ReductionKindAttr:$reduction,
                       Variadic<AnyStaticShapeTensor>:$inputs, I64Attr:$dim,
                       Sharding_AxesAttr:$axes);
  let builders = [OpBuilder<
      (ins "::mlir::Type":$result,
           "::mlir::gspmd::sharding::ReductionKind":$reduction,
           "::mlir::Value":$input, "int64_t":$dim,
           "::mlir::gspmd::sharding::AxesAttr":$axes),
      [{ build($_builder, $_state, ::mlir::TypeRange(result), reduction,
               ::mlir::ValueRange(input), dim, axes); }]>];
  let assemblyFormat = [{
    `` $reduction $inputs `dim` $dim `over` $axes attr-dict
    `:` type($inputs) `->` type($results)
  }];
}

def Spmd_AllToAllOp : Spmd_CollectiveOp<"all_to_all"> {
  let summary = "Moves a cut from one dimension to another";
  let description = [{
    Every device cuts its tensor along `split`, sends part i to the group's
    member i, and joins what it gets along `concat`.
    ```mlir
    %1 = spmd.all_to_all %0 split 0 concat 1 over <@mesh ["x"]> : tensor<8x4xf32> -> tensor<2x16xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$split_dim,
                       I64Attr:$concat_dim, Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $input `split` $split_dim `concat` $concat_dim `over` $axes attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Spmd_RaggedAllToAllOp : Spmd_CollectiveOp<"ragged_all_to_all",
    [AllTypesMatch<["output", "result"]>,
     AllTypesMatch<["input_offsets", "send_sizes", "output_offsets",
                    "recv_sizes"]>],
    /*isDefinedEverywhere=*/false> {
  let summary = "Sends slices of any sizes to the members of a group";
  let description = [{
    The result is `output` with what the device receives written over it. With n
    devices in the group and k n slices, slice i of a device, which goes to member
    i / k, is rows `input_offsets[i]` .. `input_offsets[i] + send_sizes[i]` of its
    input. It gets to rows `output_offsets[i]` and following of the *receiver's*
    output. A device receives as many slices from each member; entry j k + s of
    its `recv_sizes` is the number of rows in slice s of those that member j sends
    to it. Rows are indices of the first dimension. Slices are written in the
    order of their senders: of two that overlap the later one stays.
    ```mlir
    %1 = spmd.ragged_all_to_all %0[%from, %sizes] into %out[%to, %received] over <@mesh ["x"]>
      : tensor<8x4xf32>, tensor<4xi32> -> tensor<16x4xf32>
    ```
    Rows that are not there, and sizes other than the senders', are errors when
    the program runs; a slice of no rows may be anywhere.

    A user's own groups that are none of axes are listed, one after the other, as
    indices along axes that they lie on. The members of each exchange with each
    other, in its order:
    ```mlir
    %1 = spmd.ragged_all_to_all %0[%from, %sizes] into %out[%to, %received]
      groups of 2 [5, 0, 1, 4, 2, 3] over <@mesh ["x"]>
      : tensor<8x4xf32>, tensor<2xi32> -> tensor<16x4xf32>
    ```

    How much is sent only data tell. It is priced as an all_to_all of the whole
    input over the axes: as if slices were of one size, and all rows were sent once.
  }];
  let arguments = (ins AnyStaticShapeTensor:$input,
                       AnyStaticShapeTensor:$output,
                       1DTensorOf<[I32, I64]>:$input_offsets,
                       1DTensorOf<[I32, I64]>:$send_sizes,
                       1DTensorOf<[I32, I64]>:$output_offsets,
                       1DTensorOf<[I32, I64]>:$recv_sizes,
                       OptionalAttr<I64Attr>:$group_size,
                       OptionalAttr<DenseI64ArrayAttr>:$members,
                       Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $input `[` $input_offsets `,` $send_sizes `]` `into` $output `[`
    $output_offsets `,` $recv_sizes `]` (`groups` `of` $group_size^ $members)?
    `over` $axes attr-dict `:` type($input) `,` type($input_offsets) `->`
    type($result)
  }];
}

def Spmd_CollectivePermuteOp : Spmd_CollectiveOp<"collective_permute",
    [SameOperandsAndResultType]> {
  let summary = "Every device sends its tensor to one other";
  let description = [{
    The tensor of the device with index s along `from` goes to the device with
    index s along `to`. Axes that one list lacks are appended to it in the order
    of the other, so both list the same digits and the map is a permutation.
    ```mlir
    %1 = spmd.collective_permute %0 from <@mesh ["x", "y"]> to <@mesh ["y", "x"]> : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, Sharding_AxesAttr:$from,
                       Sharding_AxesAttr:$to);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat =
    "$input `from` $from `to` $to attr-dict `:` type($result)";
}

def Spmd_ShiftOp : Spmd_CollectiveOp<"shift", [SameOperandsAndResultType]> {
  let summary = "Sends every tensor a number of places along axes";
  let description = [{
    The device with index i along the axes gets the tensor of the one with index
    i - distance. With `wrap` indices are taken modulo the size of the group;
    without, a device to which nobody sends gets zeros. With `mirror` the order
    of the group is reversed too: the device with index i of n gets the tensor of
    the one with index n - 1 - i - distance.
    ```mlir
    %1 = spmd.shift %0 by 1 wrap over <@mesh ["x"]> : tensor<8xf32>
    %2 = spmd.shift %0 by 0 mirror over <@mesh ["x"]> : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$distance,
                       UnitAttr:$wrap, UnitAttr:$mirror,
                       Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $input `by` $distance (`mirror` $mirror^)? (`wrap` $wrap^)? `over` $axes
    attr-dict `:` type($result)
  }];
}

def Spmd_PermutePairsOp : Spmd_CollectiveOp<"permute_pairs",
    [SameOperandsAndResultType]> {
  let summary = "Sends tensors between listed members of a group";
  let description = [{
    For each pair (s, t) of indices along the axes, the tensor of the device with
    index s goes to the one with index t; a device to which nobody sends gets
    zeros. No index is a source or a target twice. Only a user's own list has
    this form; the partitioner uses `shift` and `collective_permute`.
    ```mlir
    %1 = spmd.permute_pairs %0 [0, 1, 1, 0, 2, 3] over <@mesh ["x"]> : tensor<8xf32>
    ```
    lists the pairs (0, 1), (1, 0), (2, 3).
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, DenseI64ArrayAttr:$pairs,
                       Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$input $pairs `over` $axes attr-dict `:` type($result)";
}

def Spmd_AllSliceOp : Spmd_CollectiveOp<"all_slice"> {
  let summary = "Every device keeps its part of a tensor they all have";
  let description = [{
    No communication. The dimension must divide by the group's size.
    ```mlir
    %1 = spmd.all_slice %0 dim 0 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<2x16xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$dim,
                       Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $input `dim` $dim `over` $axes attr-dict `:` type($input) `->` type($result)
  }];
  let hasFolder = 1;
}

def Spmd_HaloExchangeOp : Spmd_CollectiveOp<"halo_exchange"> {
  let summary = "Adds the neighbours' edges along a dimension";
  let description = [{
    The result along `dim` is the last `left` elements of what lies before this
    device's part, the part, and the first `right` elements of what lies behind
    (several hops where a halo is wider than a part). Beyond the ends of the
    tensor the halo holds zeros or, with `wrap`, what lies at its other end. With
    `wrap ring 5` the parts of the first five devices are all there is: those of the
    others are padding, and what these get is, too. A negative width drops elements
    of the part.
    ```mlir
    %1 = spmd.halo_exchange %0 dim 0 left 1 right 2 over <@mesh ["x"]> : tensor<4xf32> -> tensor<7xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$dim, I64Attr:$left,
                       I64Attr:$right, UnitAttr:$wrap,
                       OptionalAttr<I64Attr>:$ring, Sharding_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $input `dim` $dim `left` $left `right` $right (`wrap` $wrap^)? (`ring` $ring^)?
    `over` $axes attr-dict `:` type($input) `->` type($result)
  }];
}

def Spmd_DoneOp : Spmd_Op<"done", [Pure, SameOperandsAndResultType]> {
  let summary = "Waits for a collective that was started";
  let description = [{
    A collective with `spmd.start` only begins: what it sends must stay as it is
    and what it makes is there when `done` has been passed, which alone may read
    it, in the same block. Ops in between run meanwhile.
    ```mlir
    %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> {spmd.start} : tensor<2x16xf32> -> tensor<8x16xf32>
    ...
    %2 = spmd.done %1 : tensor<8x16xf32>
    ```
    Of a tensor that no started collective makes it is the tensor.
  }];
  let arguments = (ins AnyStaticShapeTensor:$input);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
  let hasFolder = 1;
}

#endif // GSPMD_SPMD_OPS
