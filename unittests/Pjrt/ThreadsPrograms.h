//===- ThreadsPrograms.h - Programs of the tests with threads ---*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_PJRT_THREADSPROGRAMS_H
#define GSPMD_UNITTESTS_PJRT_THREADSPROGRAMS_H

#include "absl/strings/substitute.h"
#include <cstdint>
#include <string>

namespace mlir::gspmd::pjrt {

/// Returns a program that computes %x * $0; its result reuses the memory of %x
/// if that is donated.
inline std::string scale(int64_t factor, bool isDonating = false) {
  return absl::Substitute(
      R"(func.func public @main(%x: tensor<8x4xf32>$1) -> tensor<8x4xf32> {
           %f = stablehlo.constant dense<$0.0> : tensor<8x4xf32>
           %0 = stablehlo.multiply %x, %f : tensor<8x4xf32>
           return %0 : tensor<8x4xf32>
         })",
      factor, isDonating ? " {tf.aliasing_output = 0 : i32}" : "");
}

/// The sum of all elements of a sharded tensor.
inline const std::string kTotal =
    R"(module attributes {mhlo.num_partitions = 8 : i32} {
         func.func public @main(
             %x: tensor<8x4xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"})
             -> (tensor<f32> {mhlo.sharding = "{replicated}"}) {
           %zero = stablehlo.constant dense<0.0> : tensor<f32>
           %0 = stablehlo.reduce(%x init: %zero)
             applies stablehlo.add across dimensions = [0, 1]
             : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
           return %0 : tensor<f32>
         }
       })";

/// Large enough to be executed by the client's thread.
inline constexpr int64_t kLarge[] = {256, 512};
inline const std::string kTwice =
    R"(func.func public @main(%x: tensor<256x512xf32>) -> tensor<256x512xf32> {
         %0 = stablehlo.add %x, %x : tensor<256x512xf32>
         return %0 : tensor<256x512xf32>
       })";

/// An array of 20 of the 32 GiB of a v4 device.
inline const std::string kProgramUsingMostMemory =
    R"(func.func public @main(%x: tensor<8x4xf32>) -> tensor<20x268435456xf32> {
         %0 = stablehlo.constant dense<0.0> : tensor<20x268435456xf32>
         return %0 : tensor<20x268435456xf32>
       })";

/// A program that calls host function number $0.
inline std::string callHost(int64_t number) {
  return absl::Substitute(
      R"(func.func public @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
           %0 = stablehlo.custom_call @gspmd_host_callback(%x) {
             has_side_effect = true, api_version = 4 : i32,
             mhlo.backend_config = {callback = $0 : i64, partitioned = false}
           } : (tensor<8x4xf32>) -> tensor<8x4xf32>
           return %0 : tensor<8x4xf32>
         })",
      number);
}

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_UNITTESTS_PJRT_THREADSPROGRAMS_H
