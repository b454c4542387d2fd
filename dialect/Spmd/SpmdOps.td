//===- SpmdOps.td - Collectives over mesh axes -------------*- tablegen -*-===//

#ifndef GSPMD_SPMD_OPS
#define GSPMD_SPMD_OPS

include "dialect/Spmd/SpmdBase.td"

// Collectives are pure with respect to values; all devices of a group execute
// them in one order because they run one program. A collective with `spmd.start`
// allocates its result, which its `done` waits for, so that CSE does not merge two
// of them. All collectives are speculatable except those whose validity depends
// on data.
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

// A variadic collective on tensors of one element type, equivalent to one
// collective for each. The builder and accessors are for a single tensor.
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
  let summary = "Reduces the tensors of a group; all devices get the result";
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
  let summary = "Concatenates the tensors of a group along a dimension";
  let description = [{
    The shards are in the order of their devices' index along the axes.
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
  let summary = "Reduces the tensors of a group; each device gets a shard";
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
  let summary = "Moves axes from one dimension to another";
  let description = [{
    Every device splits its tensor along `split`, sends slice i to the group's
    member i, and concatenates the slices that it receives along `concat`.
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
    The result is `output`, overwritten by the rows that the device receives. With n
    devices in the group and k n slices, slice i of a device, which goes to member
    i / k, is rows `input_offsets[i]` .. `input_offsets[i] + send_sizes[i]` of its
    input. It is written to rows `output_offsets[i]` and following of the
    *receiver's* output. A device receives k slices from each member; entry j k + s
    of its `recv_sizes` is the number of rows in slice s of those that member j
    sends to it. Rows are indices of the first dimension. Slices are written in the
    order of their senders: of two that overlap, the later one is kept.
    ```mlir
    %1 = spmd.ragged_all_to_all %0[%from, %sizes] into %out[%to, %received] over <@mesh ["x"]>
      : tensor<8x4xf32>, tensor<4xi32> -> tensor<16x4xf32>
    ```
    Rows out of bounds, and sizes other than the senders', are errors at run time; a
    slice without rows may have any offset.

    A user's own groups that are not those of axes are listed, one after the other,
    as indices along axes that contain them. The members of each group exchange
    slices in its order:
    ```mlir
    %1 = spmd.ragged_all_to_all %0[%from, %sizes] into %out[%to, %received]
      groups of 2 [5, 0, 1, 4, 2, 3] over <@mesh ["x"]>
      : tensor<8x4xf32>, tensor<2xi32> -> tensor<16x4xf32>
    ```

    The bytes sent depend on data. The cost is that of an all_to_all of the entire
    input over the axes: slices of one size, and every row sent once.
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
  let summary = "Every device sends its tensor to one device";
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
  let summary = "Sends every tensor by a distance along axes";
  let description = [{
    The device with index i along the axes gets the tensor of the one with index
    i - distance. With `wrap` indices are taken modulo the size of the group;
    otherwise, a device that no device sends to gets zeros. With `mirror` the order
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
    index s goes to the one with index t; a device that no device sends
    to gets zeros. No index is a source or a target twice. It is written for
    a user's own list, and for exchanges that are neither a `shift` nor a
    `collective_permute`: of blocks of several tensors, and of sorted shards.
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
  let summary = "Every device keeps its shard of a replicated tensor";
  let description = [{
    There is no communication. The group size must divide the dimension.
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
  let summary = "Adds halos from the adjacent shards along a dimension";
  let description = [{
    The result along `dim` is the last `left` elements before this device's shard,
    the shard, and the first `right` elements after it (from several shards if a
    halo is wider than one). Outside of the tensor the halo is zero or, with `wrap`,
    the opposite end of the tensor. With `wrap ring 5` the tensor consists of the
    shards of the first five devices; the others have and receive padding. A
    negative width drops elements of the shard.
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
  let summary = "Waits for an asynchronous collective";
  let description = [{
    A collective with `spmd.start` is asynchronous: its operands must not change
    and its result is not available until `done`, its only permitted user, in the
    same block. Ops in between overlap with it.
    ```mlir
    %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> {spmd.start} : tensor<2x16xf32> -> tensor<8x16xf32>
    ...
    %2 = spmd.done %1 : tensor<8x16xf32>
    ```
    `done` of any other tensor is the identity.
  }];
  let arguments = (ins AnyStaticShapeTensor:$input);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
  let hasFolder = 1;
}

#endif // GSPMD_SPMD_OPS
