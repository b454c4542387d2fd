//===- MemoryInterfaces.td - What an op asks of memories ---*- tablegen -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD
#define GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemoryUseOpInterface : OpInterface<"MemoryUseOpInterface"> {
  let cppNamespace = "::mlir::gspmd::sharding";
  let description = [{
    An op whose use of memories is not told by the bytes of its operands and
    results alone.
  }];
  let methods = [
    InterfaceMethod<[{
        Where the op's result lies, if all that the op does is to bring its
        operand there.
      }],
      "::std::optional<::mlir::gspmd::sharding::MemorySpace>", "getPlacement",
      (ins), "", [{ return ::std::nullopt; }]>,
    InterfaceMethod<[{
        Bytes whose order among each other the op settles; 0 where it takes
        elements as they come. Of what does not fit on the chip at once parts
        are put in order first, and then merged, two at a time.
      }],
      "double", "getOrderedBytes", (ins), "", [{ return 0; }]>,
  ];
}

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_TD
