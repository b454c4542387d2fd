#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x3x12x12xf32>) -> tensor<4x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant dense_resource<torch_tensor_5_torch.float32> : tensor<5xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_5_8_torch.float32> : tensor<5x8xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32_5> : tensor<8xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_8_1_3_3_torch.float32> : tensor<8x1x3x3xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_8_torch.float32_4> : tensor<8xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_8_torch.float32_3> : tensor<8xf32>
    %cst_9 = arith.constant 1.000000e-05 : f64
    %cst_10 = arith.constant dense_resource<torch_tensor_8_torch.float32_2> : tensor<8xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_8_torch.float32_1> : tensor<8xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_8_3_3_3_torch.float32> : tensor<8x3x3x3xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_14 = arith.constant 1.41421354 : f32
    %cst_15 = arith.constant 9.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<4x3x12x12xf32> to tensor<4x3x14x14xf32>
    %0 = tensor.empty() : tensor<4x8x12x12xf32>
    %broadcasted = linalg.broadcast ins(%cst_13 : tensor<8xf32>) outs(%0 : tensor<4x8x12x12xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %cst_12 : tensor<4x3x14x14xf32>, tensor<8x3x3x3xf32>) outs(%broadcasted : tensor<4x8x12x12xf32>) -> tensor<4x8x12x12xf32>
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_10 : tensor<8xf32>) outs(%2 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.truncf %cst_9 : f64 to f32
      %28 = arith.addf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%2 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.sqrt %in : f32
      linalg.yield %27 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%2 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.cmpf one, %in, %cst : f32
      cf.assert %27, "unimplemented: tensor with zero element"
      %28 = arith.divf %cst_0, %in : f32
      linalg.yield %28 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %cst_11 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_16 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded : tensor<4x8x12x12xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %27 = arith.subf %in, %in_21 : f32
      linalg.yield %27 : f32
    } -> tensor<4x8x12x12xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_16 : tensor<4x8x12x12xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %27 = arith.mulf %in, %in_21 : f32
      linalg.yield %27 : f32
    } -> tensor<4x8x12x12xf32>
    %expanded_17 = tensor.expand_shape %cst_8 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_17 : tensor<4x8x12x12xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %27 = arith.mulf %in, %in_21 : f32
      linalg.yield %27 : f32
    } -> tensor<4x8x12x12xf32>
    %expanded_18 = tensor.expand_shape %cst_7 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_18 : tensor<4x8x12x12xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %27 = arith.addf %in, %in_21 : f32
      linalg.yield %27 : f32
    } -> tensor<4x8x12x12xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<4x8x12x12xf32>) outs(%0 : tensor<4x8x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.cmpf ugt, %in, %cst : f32
      %28 = arith.select %27, %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<4x8x12x12xf32>
    %11 = tensor.empty() : tensor<4x8x6x6xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<4x8x6x6xf32>) -> tensor<4x8x6x6xf32>
    %13 = tensor.empty() : tensor<2x2xf32>
    %14 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%10, %13 : tensor<4x8x12x12xf32>, tensor<2x2xf32>) outs(%12 : tensor<4x8x6x6xf32>) -> tensor<4x8x6x6xf32>
    %padded_19 = tensor.pad %14 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<4x8x6x6xf32> to tensor<4x8x8x8xf32>
    %15 = tensor.empty() : tensor<4x8x3x3xf32>
    %broadcasted_20 = linalg.broadcast ins(%cst_5 : tensor<8xf32>) outs(%15 : tensor<4x8x3x3xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %cst_6 [[0, 1], [2], [3]] : tensor<8x1x3x3xf32> into tensor<8x3x3xf32>
    %16 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_19, %collapsed : tensor<4x8x8x8xf32>, tensor<8x3x3xf32>) outs(%broadcasted_20 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<4x8x3x3xf32>) outs(%15 : tensor<4x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_14 : f32
      %28 = math.erf %27 : f32
      %29 = arith.addf %28, %cst_0 : f32
      %30 = arith.mulf %29, %cst_2 : f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<4x8x3x3xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%17 : tensor<4x8x3x3xf32>) outs(%19 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_15 : f32
      linalg.yield %27 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%cst_4 : tensor<5x8xf32>) outs(%22 : tensor<8x5xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<4x5xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %25 = linalg.matmul ins(%21, %transposed : tensor<4x8xf32>, tensor<8x5xf32>) outs(%24 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_3 : tensor<4x5xf32>, tensor<5xf32>) outs(%23 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %27 = arith.addf %in, %in_21 : f32
      linalg.yield %27 : f32
    } -> tensor<4x5xf32>
    return %26 : tensor<4x5xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_5_torch.float32: "0x0400000005DE59BE50BDA23E0EEC2E3E315C453ED2EA62BE",
      torch_tensor_5_8_torch.float32: "0x04000000E7318E3DAB6786BE9B1D713DED331A3E5E4E0F3EB44A36BDBD6594BE2A3D5FBD457AFB3D811904BE4C6C093EAD1A713E000A3DBED280643BDFB3153EA901E33CDDEEF13C0ED3343DD54E8EBEAA9DE33C6BB37A3E771EA33EDFC9543EA00E423DC313293EDB1F30BE350296BE8FA99BBE2F96B43E7BD1653EDB407ABE1CA50D3E2FB3883E1AF3B43E4A489E3ED43E8C3E5E00A6BDE11BFEBD2FA0943E0CE14A3E",
      torch_tensor_8_torch.float32_5: "0x040000001B0C6C3EC6187EBE1ED50B3E908CE5BDB3AE24BE8046753DD84E31BE2B4A9D3D",
      torch_tensor_8_1_3_3_torch.float32: "0x04000000C4E693BEC816293E0B2073BEE0C8C1BDBB0BE5BD4B304ABD56F36E3B64C48C3E56722A3D6BDD983E40CC503EB3CB57BEE316193E864971BE68AA10BEABC9C83D4069E13DF709803EE0C2DBBDABE20B3AF8B92F3EE70CA5BE03C7763ECB208DBEAB8A963B2B2168BD63C533BE2075343DA2208D3E8B8EC7BDC8A54ABE067AFCBDEF27A9BE68131A3E16EE23BE16C963BE83A444BE6E40443EDBC2343E8BFD823E769EF73DB0FBE3BD1BC5BEBD20AEC93D3F4B8C3E9B9CB93D138021BEFE7320BE2C5CA1BE207D933DE08C3FBE8B2998BE52A7953E6BAA5DBE8B521BBD6094C33D2BFD2D3C4EAD65BE1EF489BE1009883E40545E3DDA968D3E8BDBE4BD4B15C93D101C9CBD2BDF72BC18E34FBEE6E0E63D00D6D73DAB51E1BB808899BD766852BE",
      torch_tensor_8_torch.float32_4: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_1: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_3_3_3_torch.float32: "0x040000008BDABCBAC56ED33D543222BEDB0711BECCCD97BDC461533D56E479BBFC401C3ED7E88BBC6E96503D293A6EBD9CF21ABDFC443CBEE48302BE0379A2BDB69AE93B09D19B3DDD7DEC3DE29905BEE2A1ABBD58288F3DC5A4233E2D3A22BD0E78133E221DFEBC43D2A63CF270323EA2D036BEEC1FF8BD619047BD88A299BD87442A3EDB78FFBD416FB5BD28AE09BE299138BEFD12E6BD6966293E1CDFAF3D1C07BF3D9AD3253C6511CABD395D053D8F0038BE34650EBE9A30CBBD2EADF83D6317E73D54CCAEBDFC8AE3BB3613FC3DA8E9433E206D9C3D15FBD43CCB21043EBA11E8BDF4E3123DE2C918BEF29508BEE89ACBBD3456B23DB1819E3DF077E9BDC6246E3DE15ED83DF6FCC6BCD7C7F03BADA5363D8C83F43D72393D3EAEDD17BE887090BD6AE69A3D0448233EA57D2B3E94E22D3ED9E01C3D215E2BBEE807913C2093F6BDC0A837BE1F182F3EE0D7153EEC9444BE0C8B133DFCCA04BD34B801BD566BB4BD7091973DFF72E9BDCD7C903D9451C73D76130D3E5D5F933DC90B43BE0CADFFBD86CCC43DB5FC243DF5BA19BEC5F3E2BD7664393EDEC9043E9FDAABBDA06546BD3ABA3BBE7BB262BB8C6714BEAA0218BE15BC2DBC1BB6EC3C4F69A1BD5EDFE93D27D9EFBD7ED0323E210D073E512F26BE7F3044BDB8460E3C4105E63C6CF53A3DBAAB9A3D11DF3C3CA84FC0BD6D80BA3DC2093DBEAC9BE9BD335445BD62FDBFBDEFE189BD9E8521BE9CAD27BDBD7F283D366200BEB1D021BC6A120D3EE211A2BC6E43AF3BE10188BC44881F3DBD9BFA3D3AAC3A3EAE4CFA3D91193B3E9E0964BCFE0731BE0CDABABD6C2F063EF984A3BA9EE7C3BD260417BE656D38BEE85326BE29E41FBDC425D83D4B16D53D3D0F3EBE28DBF53D51351ABE4AA626BDE5CF9FBD7BD517BDACC51ABDFBD630BE21282ABEAAB2F6BC201B233B020CB3BDAD78943D9E5F31BE4FCB54BC644E2D3E01C4A0BD2EF4313E0DBD8E3DD4D831BEB45EF93DE0ECB5BC20F2AFBD38961D3E1C401FBEF52BA93C4D0A25BDB9BA0C3EF60A5C3DA462BD3D7B318B3D728F3DBD56C725BD9C6622BEAE8FD53DE8771C3EE5D6063E14020BBEC6A00C3CACEB0ABE74F7D8BD90AAE5BDD3B1863D35DFEABD729589BB25A5043CFF11FE3DE4F714BE4B4A07BE54DCE4BD63EF093EC2AD8DBDB339263EF0858E3DE4A1C73C2FC6BBBAD9D31BBDDACDC53CA0FF33BD933DB1BA2E28C93C",
      torch_tensor_8_torch.float32: "0x04000000F7251ABE7B94CEBDB7211F3E3CEE1FBE8B6962BCBCF2423E8E608E3D3E8CB23B"
    }
  }
#-}
