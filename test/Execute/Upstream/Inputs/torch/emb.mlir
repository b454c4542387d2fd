#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<4x6xi64>) -> tensor<4x6x20xf32> {
    %c20 = arith.constant 20 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_20_torch.float32> : tensor<20xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_20_8_torch.float32_1> : tensor<20x8xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_20_8_torch.float32> : tensor<20x8xf32>
    %0 = tensor.empty() : tensor<4x6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6xi64>) outs(%0 : tensor<4x6x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %20 = arith.index_cast %in : i64 to index
      %21 = linalg.index 2 : index
      %22 = arith.cmpi slt, %20, %c20 : index
      cf.assert %22, "index must be smaller than dim size"
      %23 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %23, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_3[%20, %21] : tensor<20x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x6x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x6x8xf32> into tensor<24x8xf32>
    %2 = tensor.empty() : tensor<8x20xf32>
    %transposed = linalg.transpose ins(%cst_2 : tensor<20x8xf32>) outs(%2 : tensor<8x20xf32>) permutation = [1, 0] 
    %3 = tensor.empty() : tensor<24x20xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<24x20xf32>) -> tensor<24x20xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<24x8xf32>, tensor<8x20xf32>) outs(%4 : tensor<24x20xf32>) -> tensor<24x20xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_1 : tensor<24x20xf32>, tensor<20xf32>) outs(%3 : tensor<24x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %20 = arith.addf %in, %in_5 : f32
      linalg.yield %20 : f32
    } -> tensor<24x20xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [4, 6, 20] : tensor<24x20xf32> into tensor<4x6x20xf32>
    %7 = tensor.empty() : tensor<4x6xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<4x6xi64>) -> tensor<4x6xi64>
    %9 = tensor.empty() : tensor<4x6xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %11:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x6x20xf32>) outs(%10, %8 : tensor<4x6xf32>, tensor<4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %20 = linalg.index 2 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_5 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<4x6xf32>, tensor<4x6xi64>)
    %expanded_4 = tensor.expand_shape %11#0 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xf32> into tensor<4x6x1xf32>
    %12 = tensor.empty() : tensor<4x6x20xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<4x6x20xf32>, tensor<4x6x1xf32>) outs(%12 : tensor<4x6x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %20 = arith.subf %in, %in_5 : f32
      linalg.yield %20 : f32
    } -> tensor<4x6x20xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x6x20xf32>) outs(%12 : tensor<4x6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<4x6x20xf32>
    %15 = tensor.empty() : tensor<4x6x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x6x20xf32>) outs(%16 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<4x6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x6x1xf32>) outs(%15 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.log %in : f32
      linalg.yield %20 : f32
    } -> tensor<4x6x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %18 : tensor<4x6x20xf32>, tensor<4x6x1xf32>) outs(%12 : tensor<4x6x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %20 = arith.subf %in, %in_5 : f32
      linalg.yield %20 : f32
    } -> tensor<4x6x20xf32>
    return %19 : tensor<4x6x20xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_20_torch.float32: "0x04000000E6497BBE2C70953EA117983EBD5E2FBC4AAF9C3EAC7D8B3E9D0A64BEFDDB0FBE48AA78BEE819EA3D007F123C7E9846BD9F66863E9E820DBEF62346BEACAE80BEFB2D38BEBC78AE3E100530BE753BC7BD",
      torch_tensor_20_8_torch.float32_1: "0x04000000EC6FBDBD5BD9573E92680EBE573695BEFCDB293E7946063E04609F3D3C091A3E55532C3D856EF63D4C86133EEA4C43BE4B2F9BBC423D5A3DF3DC5BBDBA3298BEF05E093DA1415D3E249E41BEF2B9B13E8421A53D3BFA193EAFCC0BBE7F1394BE86BC06BE91F9303CB4F824BEB235A13E88B767BE98D773BECC6A00BEDF66A23E438B25BE7B77A73E04FC2D3E73095CBDCE3F3B3EBF1D2C3E574638BEB61195BDFC56AF3E6F904F3EBDD330BE47B2C2BD77EB4A3E67CB373EA795E53C8AF368BE828385BE92D498BD151C053E56631ABDDB5897BEDF74B1BDF4AFB43EB09D95BEFE7C8CBE9596633E921DB43E4722AEBE8AB8A3BE9D68E2BD8B7BB43E377A4DBE11A2F73C5DC5933E382A00BEAB0CDEBD2D0373BE1F695E3CA5F5A83ED30A143E2F797E3E5BE2BFBCD20566BDFF5B81BDD47C4E3EB5E43DBD3DA09ABE2C42FEBD87AF0D3E2F7DB03E21A983BD649B9DBEAB4985BE5D6D8EBE65F0113E3F6F853E7F22D63D7CA8F93D72DC6B3E8088773E5C2F583EB3734A3E8FEDC33DFADE3A3E186B78BECE546ABE38BCC23D6A5D613D59239FBE4EDF83BEE31A90BE18C58F3E48B36C3E278F3EBEBA7F5A3D068BA6BD675D9D3E9CF4A3BE960F84BEDCB596BEDEB2523E88FA34BE42A2573EFCC2F43D38F630BE320FC3BDC18212BEDEB81F3E6D3011BEBDBAF53D5EE9CE3C2E9090BEF29463BE33077BBED5B43D3EDCE49C3D45A611BC9F9257BEF55AB3BEDC1E00BEB28A8ABEA90DB4BE28A6ACBE4D7B6CBEECF9AFBEAAB6E13D0677073E17ED113E2D34B4BEBADE5F3E302B8D3DCF1F393E1EF6B1BD33DB2D3E74AEABBE42A0F63DB18A8F3E4530183E93A1AABEF743CBBD71D633BD08B13D3E07FF08BE8948503D1F30FEBD330D66BD779EE6BB79E34FBE",
      torch_tensor_20_8_torch.float32: "0x040000006210743F614D313F9C614CBF5BED733F5BADDF3E3C0899BE96FBB63F5130F8BE4FB433BF571693BE51A1DABF9A714BBF0317A0BF0FB6443F4B05223F8FC059BEB986ABBFE51471BFA99DFC3DEBC4823F92CEC03F2D2F4DBFFC6AA6BFABFA25BF1143A03F894C0D3F91329F3F6B64DFBF48B0DABE955FEFBF0F51EEBDFA6E8C3FFE69923DC4977B3FE8033EBDB53448BE2F547EBFA0778BBEFCB06ABFF4C2F5BEA282B2BD4E6A913E4AD30E3F7806FC3E6B8B47BECDE679BF708B7F3FBF2E83BE4C1E7ABF279858BF025676BF3B3881BF8DEEBC3D3F9EC0BEFC2C02400E3EA13F0079A83D457AACBD4121E4BE225D67BFD20F123E9918DE3E3894093F4032803FFC7A59BFD4A75CBFC02FDD3FF7E499BFBAA2813F25F50A3E550B393F48E4243F46C4103F9CF5203F16089A3FDE8D103F24E87A3ED1AE923FB157CA3FFF3B2ABF8A01A9BB336F344012D6BDBF11A12FBE66A940BF441D74BF951108BE0DF40A3FAF2991BE6FF77B3E8325B63E43C911BF586C05405BA38FBE959DC03EAD73693F1D5BB8BE3B5701BF3110813F52CFBCBFFE509FBEC165633E10DBC6BE745130407FEC04C09795763E31A6163FAECC12BE363A22BFB498D03F0E1C263E1EBFF23CDC099D394F8CBF3E44F9583F90E25E3F4C9C55BFA93E69BEF6BE583EBCD480BFC82D8D3CF78A82BF499A04C02E793B3F0ABA99BF3245503FC490613F72C8CF3EEBCDAD3DF5082D3F614DA0BF7275DBBF81F45B3F364F713F947D5C3FA010C2BD77756ABF1B842BBE9257BD3E6E5FBEBE04D419BF5F241ABF851B653F6E55503FE3C684BBCB58E7BFF43BFFBF08E726BFEB30703FE788A63FFC46AFBE2056B6BE93B00DBE961300BEF7642ABF235F15BFCFCA90BF1A23FFBEF2FF29BEA83AC1BF"
    }
  }
#-}
