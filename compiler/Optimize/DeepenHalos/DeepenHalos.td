//===- DeepenHalos.td - spmd-deepen-halos ------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_TD
#define GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdDeepenHalos : OptimizePass<"spmd-deepen-halos"> {
  let summary = "Exchanges wide halos once for several stencils";
  let description = [{
    Replaces the halo exchanges of several consecutive stencils, or of several
    iterations of a loop with stencils, by one exchange that is as wide as all of
    them. Each device computes those elements of its neighbors' results that the
    next stencils read. In a loop, several iterations become one; those that
    remain precede the loop.

    The models of ops state which operand ranges a range of their results depends
    on (`RangeOpInterface`), also beyond the elements of the device. Tensors that
    are functions of the global index, as the masks of uneven shards are
    (`AffineIndexOpInterface`), are computed for the wider shard; the halos of others
    are exchanged. What a stencil would read beyond the ends of the global tensor
    is set to zero, unless the exchange wraps.

    The number of stencils is doubled as long as the predicted step becomes
    shorter and no halo is wider than a shard.

    Before:
    ```mlir
    %1 = spmd.halo_exchange %0 dim 0 left 1 right 0 wrap over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %2 = tensor.extract_slice %1[0] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %3 = arith.subf %0, %2 : tensor<8xf32>
    %4 = spmd.halo_exchange %3 dim 0 left 1 right 0 wrap over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %5 = tensor.extract_slice %4[0] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %6 = arith.subf %3, %5 : tensor<8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.halo_exchange %0 dim 0 left 2 right 0 wrap over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
    %2 = tensor.extract_slice %1[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
    %3 = tensor.extract_slice %1[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
    %4 = arith.subf %3, %2 : tensor<9xf32>
    %5 = tensor.extract_slice %4[1] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %6 = tensor.extract_slice %4[0] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %7 = arith.subf %5, %6 : tensor<8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_TD
