//===- RooflineTest.cpp - Predicted and measured kernels ------------------===//

#include "lib/CostModel/Kernels/Roofline.h"
#include "gtest/gtest.h"
#include <tuple>

using namespace gspmd;

namespace {

KernelCost squareProduct(const Hardware &hardware, double n) {
  KernelWork work;
  work.matrixSeconds =
      matrixSeconds(hardware, {1, n, n, n, 1}, MatrixType::Float);
  work.memoryBytes = 3 * n * n * 2;
  return kernelCost(hardware, work);
}

TEST(RooflineTest, TilesArePadded) {
  Hardware v4 = *findHardware("v4"), v6e = *findHardware("v6e");
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 1024, 128, 128}), 1);
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 1024, 128, 64}), 0.5);
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 1024, 129, 128}), 129.0 / 136);
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 1, 128, 128}), 1.0 / 8);
  EXPECT_DOUBLE_EQ(tileEfficiency(v6e, {1, 1024, 256, 128}), 0.5);
  // Rows and columns may be swapped.
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 8, 4096, 128}),
                   tileEfficiency(v4, {1, 4096, 8, 128}));
}

TEST(RooflineTest, MeasuredProductsOfManySizes) {
  // The vendor's microbenchmarks of one device of a tpu7x: n and TFLOP/s.
  Hardware device = *findHardware("v7x");
  const std::pair<double, double> measured[] = {
      {128, 2.6},  {256, 18.3}, {512, 105},   {1024, 350},
      {2048, 679}, {4096, 893}, {16384, 950}, {32768, 956}};
  for (auto [n, teraflops] : measured) {
    double predicted = 2 * n * n * n / squareProduct(device, n).seconds / 1e12;
    EXPECT_NEAR(predicted / teraflops, 1, 0.12) << n;
  }
}

TEST(RooflineTest, MeasuredOnV6e) {
  Hardware v6e = *findHardware("v6e");
  EXPECT_NEAR(squareProduct(v6e, 8192).seconds, 1.3288e-3, 0.05e-3);
  KernelWork copy;
  copy.memoryBytes = 2 * 33.5e6;
  EXPECT_NEAR(kernelCost(v6e, copy).seconds, 49.36e-6, 3e-6);
}

TEST(RooflineTest, KernelsWithoutMemoryTraffic) {
  KernelWork work;
  work.vectorFlops = 1e9;
  for (const char *chip : {"v4", "v5e", "h100"}) {
    KernelCost cost = kernelCost(*findHardware(chip), work);
    EXPECT_EQ(cost.memory, 0) << chip;
    EXPECT_GE(cost.seconds, cost.vector) << chip;
    EXPECT_LT(cost.seconds, 1) << chip;
  }
}

TEST(RooflineTest, MemoryTrafficInACache) {
  Hardware chip = *findHardware("v5e");
  KernelWork work;
  work.memoryBytes = 1e6;
  double slow = kernelCost(chip, work).memory;
  chip.cacheBytes = 1e6;
  chip.cacheBandwidth = 2 * chip.hbmBandwidth * chip.hbmEfficiency;
  EXPECT_DOUBLE_EQ(kernelCost(chip, work).memory, slow / 2);
  work.memoryBytes = 2e6;
  EXPECT_DOUBLE_EQ(kernelCost(chip, work).memory, 2 * slow);
}

TEST(RooflineTest, StreamedKernelsTakeWhatACompilerExpects) {
  // 8192 x 8192 elements: arrays read, arrays written, bytes of an element,
  // whether words are made of the result, whether the kernel has one op, and
  // the microseconds that the vendor's compiler expects on each generation.
  struct Kernel {
    double read, written, bytes;
    bool isWidened, isOfOneOp;
    double v4, v5e, v5p, v6e;
  };
  constexpr double kElements = 8192.0 * 8192;
  const Kernel kernels[] = {
      {1, 1, 4, false, true, 692.7, 1347.6, 537.9, 946.8},    // tanh
      {1, 1, 4, false, false, 570.2, 816.8, 272.8, 405.6},    // 2.5 a
      {1, 0, 4, true, true, 692.5, 1347.6, 537.9, 946.8},     // sum
      {1, 0, 4, true, false, 567.1, 805.9, 267.8, 405.6},     // sum of squares
      {2, 1, 4, false, true, 965.9, 1711.5, 652.2, 1110.7},   // a / b
      {4, 3, 4, false, false, 1989.2, 2858.1, 953.9, 1289.0}, // Adam
      {1, 1, 2, true, false, 568.1, 805.9, 267.7, 405.7}};    // a + bias
  for (const Kernel &kernel : kernels)
    for (auto [name, microseconds] :
         {std::pair("v4", kernel.v4), std::pair("v5e", kernel.v5e),
          std::pair("v5p", kernel.v5p), std::pair("v6e", kernel.v6e)}) {
      KernelWork work;
      double arrayBytes = kernel.bytes * kElements;
      work.memoryBytes = (kernel.read + kernel.written) * arrayBytes;
      work.widenedElements = kernel.isWidened ? kElements : 0;
      work.streamedElements = kernel.isOfOneOp ? kElements : 0;
      double predicted =
          kernelCost(*findHardware(name, "tpu-compiler"), work).seconds;
      EXPECT_NEAR(predicted / (microseconds * 1e-6), 1, 0.1)
          << name << ", " << kernel.read << " arrays read, " << kernel.written
          << " written";
    }
}

TEST(RooflineTest, TranspositionsTakeWhatACompilerExpects) {
  // Microseconds of the transposition of 8192 x 8192 numbers of 4 bytes.
  constexpr double kElements = 8192.0 * 8192;
  KernelWork work;
  work.memoryBytes = 2 * 4 * kElements;
  work.transposedElements = kElements;
  for (auto [name, microseconds] :
       {std::pair("v4", 669.4), std::pair("v5e", 1184.6),
        std::pair("v5p", 451.8), std::pair("v6e", 770.3)})
    EXPECT_NEAR(kernelCost(*findHardware(name, "tpu-compiler"), work).seconds /
                    (microseconds * 1e-6),
                1, 0.1)
        << name;
}

TEST(RooflineTest, WidenedElementsTakeWhatACompilerExpects) {
  // Microseconds: the index of the largest of 8192 x 8192 numbers of 4 bytes
  // in each row; 64 products of 1024 x 128 x 1024 numbers of 2 bytes.
  constexpr double kElements = 8192.0 * 8192;
  KernelWork rows, products;
  rows.memoryBytes = 4 * kElements;
  products.memoryBytes = 2 * (kElements + 2 * 64 * 1024 * 128);
  rows.widenedElements = products.widenedElements = kElements;
  for (auto [name, rowsTime, productsTime] :
       {std::tuple("v4", 566.9, 453.0), std::tuple("v5e", 806.1, 651.7),
        std::tuple("v5p", 267.7, 219.9), std::tuple("v6e", 405.8, 294.4)}) {
    Hardware hardware = *findHardware(name, "tpu-compiler");
    EXPECT_NEAR(kernelCost(hardware, rows).seconds / (rowsTime * 1e-6), 1, 0.1)
        << name;
    EXPECT_NEAR(kernelCost(hardware, products).seconds / (productsTime * 1e-6),
                1, 0.1)
        << name;
  }
}

TEST(RooflineTest, RowsOnTheChipTakeWhatACompilerExpects) {
  // Microseconds of a softmax of 64 x 1024 rows of 1024 numbers of 4 bytes, and
  // of that of attention (4 x 16 x 2048 rows of 2048), which writes 2 bytes.
  constexpr double kElements = 64.0 * 1024 * 1024;
  KernelWork softmax, attention;
  softmax.memoryBytes = 2 * 4 * kElements;
  softmax.rowElementRate = kElements;
  attention.memoryBytes = 4 * (4 + 2) * kElements;
  attention.rowElementRate = 4 * kElements;
  Hardware v4 = *findHardware("v4", "tpu-compiler"),
           v6e = *findHardware("v6e", "tpu-compiler");
  EXPECT_NEAR(kernelCost(v4, softmax).seconds / 895.3e-6, 1, 0.05);
  EXPECT_NEAR(kernelCost(v4, attention).seconds / 3565.9e-6, 1, 0.05);
  EXPECT_NEAR(kernelCost(v6e, softmax).seconds / 484e-6, 1, 0.05);
  // Where the memory takes longer, it counts.
  softmax.rowElementRate = 1;
  EXPECT_NEAR(kernelCost(v6e, softmax).seconds / 394.4e-6, 1, 0.01);
}

TEST(RooflineTest, ProductsOfFewTilesUseSomeOfTheUnits) {
  Hardware v4 = *findHardware("v4");
  v4.matrixUnits = 4;
  // One tile of 128 x 128, two, and as many as there are units.
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 65536, 128, 128}), 1.0 / 4);
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 65536, 128, 256}), 1.0 / 2);
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 65536, 256, 256}), 1);
  // 128 rows take less time than loading the next tiles. With rows and columns
  // swapped, they do not.
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {1, 128, 8192, 8192}), 1);
  // Another product of the batch uses the other units.
  EXPECT_DOUBLE_EQ(tileEfficiency(v4, {8, 65536, 128, 128}), 1);
}

TEST(RooflineTest, TypesAndPasses) {
  Hardware v5e = *findHardware("v5e");
  MatrixWork work{1, 1024, 1024, 1024, 1};
  double once = matrixSeconds(v5e, work, MatrixType::Float);
  EXPECT_DOUBLE_EQ(matrixSeconds(v5e, work, MatrixType::Int8), once / 2);
  work.passes = 6;
  EXPECT_DOUBLE_EQ(matrixSeconds(v5e, work, MatrixType::Float), 6 * once);
}

TEST(RooflineTest, NarrowFloatsHaveTheRateOfTheirTypeOrTheNextWider) {
  Hardware gb300 = *findHardware("gb300"), h100 = *findHardware("h100"),
           a100 = *findHardware("a100");
  EXPECT_DOUBLE_EQ(peakMatrixFlops(gb300, MatrixType::Fp4), 15e15);
  EXPECT_DOUBLE_EQ(peakMatrixFlops(gb300, MatrixType::Fp8), 5e15);
  EXPECT_DOUBLE_EQ(peakMatrixFlops(h100, MatrixType::Fp8), 1978.9e12);
  EXPECT_DOUBLE_EQ(peakMatrixFlops(h100, MatrixType::Fp4), 1978.9e12);
  EXPECT_DOUBLE_EQ(peakMatrixFlops(a100, MatrixType::Fp4), 312e12);
}

TEST(RooflineTest, UnfusedTrafficIsOfKernelsWithoutProducts) {
  Hardware h100 = *findHardware("h100");
  KernelWork elementwise, product, handWritten;
  elementwise.memoryBytes = product.memoryBytes = handWritten.memoryBytes = 1e9;
  product.matrixSeconds = 1e-6;
  handWritten.isHandWritten = true;
  auto memoryOf = [&](const KernelWork &work) {
    return kernelCost(h100, work).memory;
  };
  double once = memoryOf(elementwise);
  h100.unfusedTraffic = 3;
  EXPECT_DOUBLE_EQ(memoryOf(elementwise), 3 * once);
  EXPECT_DOUBLE_EQ(memoryOf(product), once);
  EXPECT_DOUBLE_EQ(memoryOf(handWritten), once);
}

TEST(RooflineTest, NarrowFloatsReachAnotherShareOfTheirPeak) {
  Hardware h100 = *findHardware("h100");
  h100.fp8Efficiency = 0.5;
  MatrixWork work{1, 1024, 1024, 1024, 1};
  EXPECT_DOUBLE_EQ(matrixSeconds(h100, work, MatrixType::Fp8),
                   2 * matrixSeconds(h100, work, MatrixType::Int8));
}

TEST(RooflineTest, MoreWorkTakesLonger) {
  Hardware v4 = *findHardware("v4");
  KernelWork work;
  work.memoryBytes = 1e6;
  double before = kernelCost(v4, work).seconds;
  for (double flops : {1e6, 1e8, 1e10}) {
    work.vectorFlops = flops;
    double now = kernelCost(v4, work).seconds;
    EXPECT_GE(now, before);
    before = now;
  }
  EXPECT_EQ(kernelCost(v4, work).bound, Bound::Vector);
  work.vectorFlops = 0;
  work.memoryBytes = 1e9;
  EXPECT_EQ(kernelCost(v4, work).bound, Bound::Memory);
  EXPECT_EQ(kernelCost(v4, KernelWork()).bound, Bound::Latency);
  KernelWork scalar;
  scalar.isScalar = true;
  EXPECT_EQ(kernelCost(v4, scalar).seconds, 0);
}

TEST(RooflineTest, WindowsHaveARateOfTheirOwn) {
  Hardware v5e = *findHardware("v5e");
  KernelWork work;
  work.windowFlops = 1e9;
  double before = kernelCost(v5e, work).vector;
  EXPECT_DOUBLE_EQ(before, 1e9 / v5e.vectorFlops);
  v5e.windowFlops = v5e.vectorFlops / 2;
  EXPECT_DOUBLE_EQ(kernelCost(v5e, work).vector, 2 * before);
}

TEST(RooflineTest, BlocksReadOperandsThatDoNotStayOnTheChip) {
  Hardware hardware = *findHardware("v3");
  MatrixWork work;
  work.rows = 2048;
  work.columns = 1024;
  EXPECT_FALSE(blockTraffic(hardware, work, 1000, 2000, 400));
  hardware.productBlock = 512;
  hardware.residentBytes = 100;
  BlockTraffic traffic = *blockTraffic(hardware, work, 1000, 2000, 400);
  EXPECT_DOUBLE_EQ(traffic.repeatedBytes, 1000 * (2 - 1) + 2000 * (4 - 1));
  // Two of the four blocks of rows are in flight, and both of columns.
  EXPECT_DOUBLE_EQ(traffic.fillBytes, 1000 / 2.0 + 2000 + 400 / 2.0);
  EXPECT_EQ(blockTraffic(hardware, work, 1000, 50, 400)->repeatedBytes, 0);
  work.batch = 2;
  EXPECT_FALSE(blockTraffic(hardware, work, 1000, 2000, 400));
}

TEST(RooflineTest, CopiesAreReadAndWrittenAndFillTakesItsBytes) {
  Hardware v3 = *findHardware("v3");
  KernelWork work;
  work.matrixSeconds = 1;
  work.memoryBytes = 1e9;
  work.fillBytes = 0;
  double bandwidth = v3.hbmBandwidth * v3.hbmEfficiency / v3.devicesPerChip;
  double seconds = kernelCost(v3, work).seconds;
  EXPECT_DOUBLE_EQ(seconds, v3.kernelLatency + 1);
  work.copiedBytes = 1e9;
  EXPECT_NEAR(kernelCost(v3, work).seconds, seconds + 2e9 / bandwidth, 1e-12);
}

TEST(RooflineTest, DevicesOfAChipShareIt) {
  Hardware v3 = *findHardware("v3");
  EXPECT_DOUBLE_EQ(peakMatrixFlops(v3, MatrixType::Float), 61.5e12);
}

} // namespace
