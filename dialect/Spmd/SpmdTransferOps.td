//===- SpmdTransferOps.td - Transfers between submeshes ----*- tablegen -*-===//

#ifndef GSPMD_SPMD_TRANSFER_OPS
#define GSPMD_SPMD_TRANSFER_OPS

include "dialect/Spmd/SpmdBase.td"

// These ops are in programs of groups of devices (--pipeline-write-groups). Each
// group has a mesh and a program of its own, so they have side effects: their order
// is that of the program.
class Spmd_TransferOp<string mnemonic>
    : Spmd_Op<mnemonic, [MemoryEffects<[MemRead, MemWrite]>]> {
  let hasVerifier = 1;
}

def Spmd_SendOp : Spmd_TransferOp<"send"> {
  let summary = "Sends a tensor to another group of devices";
  let description = [{
    The group continues without waiting for the receiver. Both ops of a transfer have
    the same channel, which no other transfer of the module has.
    ```mlir
    spmd.send %0 to 1 channel 4 : tensor<4x64xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$input, I64Attr:$group,
                       I64Attr:$channel);
  let assemblyFormat =
    "$input `to` $group `channel` $channel attr-dict `:` type($input)";
}

def Spmd_RecvOp : Spmd_TransferOp<"recv"> {
  let summary = "Waits for a tensor of another group of devices";
  let description = [{
    The tensor arrives with the sharding that its first user requires on the mesh of
    this group: it is resharded on the way.
    ```mlir
    %0 = spmd.recv from 0 channel 4 : tensor<4x64xf32>
    ```
  }];
  let arguments = (ins I64Attr:$group, I64Attr:$channel);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat =
    "`from` $group `channel` $channel attr-dict `:` type($result)";
}

def Spmd_AccumulateOp : Spmd_Op<"accumulate",
    [Pure, SameOperandsAndResultType]> {
  let summary = "Adds what a microbatch contributes to a sum";
  let description = [{
    Every device adds its own shards. Where these are partial sums, so is the result.
    ```mlir
    %2 = spmd.accumulate %0, %1 : tensor<64x8xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$sum, AnyStaticShapeTensor:$addend);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$sum `,` $addend attr-dict `:` type($result)";
}

#endif // GSPMD_SPMD_TRANSFER_OPS
