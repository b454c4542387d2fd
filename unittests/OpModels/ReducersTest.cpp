//===- ReducersTest.cpp - Recognition of reducers -------------------------===//

#include "transforms/OpModels/Support/Reducers.h"
#include "unittests/OpModels/OpModelsTest.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class ReducersTest : public OpModelsTest {
protected:
  /// Returns the kind of a reducer over one tensor of `type` with this body.
  std::optional<ReductionKind> kindOf(const std::string &type,
                                      const std::string &body) {
    std::string vec = "tensor<4x" + type + ">", scalar = "tensor<" + type + ">";
    auto op = parse<stablehlo::ReduceOp>(
        "func.func @f(%a: " + vec + ", %i: " + scalar + ") -> " + scalar +
        " {\n%0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : (" +
        vec + ", " + scalar + ") -> " + scalar + "\n reducer(%x: " + scalar +
        ", %y: " + scalar + ") {\n" + body + "\nstablehlo.return %r : " +
        scalar + "\n}\nreturn %0 : " + scalar + "\n}");
    return op ? reducerKind(op.getBody()) : std::nullopt;
  }
};

TEST_F(ReducersTest, NamedKinds) {
  EXPECT_EQ(kindOf("f32", "%r = stablehlo.add %x, %y : tensor<f32>"),
            ReductionKind::Add);
  EXPECT_EQ(kindOf("f32", "%r = stablehlo.multiply %y, %x : tensor<f32>"),
            ReductionKind::Mul);
  EXPECT_EQ(kindOf("i32", "%r = stablehlo.maximum %x, %y : tensor<i32>"),
            ReductionKind::Max);
  EXPECT_EQ(kindOf("i32", "%r = stablehlo.minimum %x, %y : tensor<i32>"),
            ReductionKind::Min);
  EXPECT_EQ(kindOf("i32", "%r = stablehlo.xor %x, %y : tensor<i32>"),
            ReductionKind::Xor);
}

TEST_F(ReducersTest, BooleansHaveLogicalKinds) {
  EXPECT_EQ(kindOf("i1", "%r = stablehlo.add %x, %y : tensor<i1>"),
            ReductionKind::Or);
  EXPECT_EQ(kindOf("i1", "%r = stablehlo.minimum %x, %y : tensor<i1>"),
            ReductionKind::And);
}

TEST_F(ReducersTest, OtherBodiesHaveNone) {
  EXPECT_EQ(kindOf("f32", "%r = stablehlo.subtract %x, %y : tensor<f32>"),
            std::nullopt);
  EXPECT_EQ(kindOf("f32", "%r = stablehlo.add %x, %x : tensor<f32>"),
            std::nullopt);
  EXPECT_EQ(kindOf("f32", "%s = stablehlo.add %x, %y : tensor<f32>\n"
                          "%r = stablehlo.add %s, %y : tensor<f32>"),
            std::nullopt);
}

TEST_F(ReducersTest, NeutralConstants) {
  auto isNeutral = [&](const std::string &type, const std::string &value,
                       ReductionKind kind) {
    auto op = parse<stablehlo::ConstantOp>(
        "func.func @f() -> tensor<" + type +
        "> {\n%0 = stablehlo.constant dense<" + value + "> : tensor<" + type +
        ">\nreturn %0 : tensor<" + type + ">\n}");
    return op && sharding::isNeutral(op.getResult(), kind);
  };
  EXPECT_TRUE(isNeutral("f32", "0.0", ReductionKind::Add));
  EXPECT_TRUE(isNeutral("f32", "-0.0", ReductionKind::Add));
  EXPECT_FALSE(isNeutral("f32", "1.0", ReductionKind::Add));
  EXPECT_TRUE(isNeutral("f32", "1.0", ReductionKind::Mul));
  EXPECT_TRUE(isNeutral("f32", "0xFF800000", ReductionKind::Max));
  EXPECT_FALSE(isNeutral("f32", "0x7F800000", ReductionKind::Max));
  EXPECT_FALSE(isNeutral("f32", "0.0", ReductionKind::Max));
  EXPECT_TRUE(isNeutral("i8", "-128", ReductionKind::Max));
  EXPECT_TRUE(isNeutral("ui8", "0", ReductionKind::Max));
  EXPECT_FALSE(isNeutral("ui8", "128", ReductionKind::Max));
  EXPECT_TRUE(isNeutral("i1", "true", ReductionKind::And));
  EXPECT_TRUE(isNeutral("i1", "false", ReductionKind::Or));
}

} // namespace
