module {
  func.func @main(%arg0: tensor<3x8x6xf32>) -> tensor<3x8x8xf32> {
    %0 = "tosa.const"() <{values = dense_resource<torch_tensor_32_6_torch.float32> : tensor<32x6xf32>}> : () -> tensor<32x6xf32>
    %1 = "tosa.const"() <{values = dense_resource<torch_tensor_32_8_torch.float32> : tensor<32x8xf32>}> : () -> tensor<32x8xf32>
    %2 = tosa.const_shape  {values = dense<[1, 8, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[1, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[2, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = tosa.const_shape  {values = dense<[1, 8, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[1, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = tosa.const_shape  {values = dense<[8, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %11 = tosa.const_shape  {values = dense<[1, 6, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<8> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[0, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %15 = tosa.const_shape  {values = dense<[0, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %16 = tosa.const_shape  {values = dense<[0, 24]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %17 = tosa.const_shape  {values = dense<[3, 8, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %18 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x8x8xf32>}> : () -> tensor<1x8x8xf32>
    %19 = "tosa.const"() <{values = dense_resource<torch_tensor_32_torch.float32> : tensor<1x32xf32>}> : () -> tensor<1x32xf32>
    %20 = "tosa.const"() <{values = dense_resource<torch_tensor_32_torch.float32_1> : tensor<1x32xf32>}> : () -> tensor<1x32xf32>
    %21 = tosa.slice %arg0, %3, %2 : (tensor<3x8x6xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x8x6xf32>
    %22 = tosa.slice %arg0, %4, %2 : (tensor<3x8x6xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x8x6xf32>
    %23 = tosa.slice %arg0, %5, %2 : (tensor<3x8x6xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x8x6xf32>
    %24 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %25 = tosa.reshape %24, %8 : (tensor<8x32xf32>, !tosa.shape<3>) -> tensor<1x8x32xf32>
    %26 = tosa.matmul %18, %25, %6, %6 : (tensor<1x8x8xf32>, tensor<1x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %27 = tosa.reshape %26, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %28 = tosa.add %27, %19 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %29 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<32x6xf32>) -> tensor<6x32xf32>
    %30 = tosa.reshape %29, %11 : (tensor<6x32xf32>, !tosa.shape<3>) -> tensor<1x6x32xf32>
    %31 = tosa.matmul %21, %30, %6, %6 : (tensor<1x8x6xf32>, tensor<1x6x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %32 = tosa.reshape %31, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %33 = tosa.add %32, %20 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %34 = tosa.add %28, %33 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %35 = tosa.slice %34, %13, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %36 = tosa.slice %34, %15, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %37 = tosa.slice %34, %16, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %38 = tosa.sigmoid %35 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %39 = tosa.tanh %36 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %40 = tosa.sigmoid %37 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %41 = tosa.mul %38, %39, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %42 = tosa.tanh %41 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %43 = tosa.mul %40, %42, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %44 = tosa.reshape %43, %7 : (tensor<8x8xf32>, !tosa.shape<3>) -> tensor<1x8x8xf32>
    %45 = tosa.matmul %44, %25, %6, %6 : (tensor<1x8x8xf32>, tensor<1x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %46 = tosa.reshape %45, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %47 = tosa.add %46, %19 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %48 = tosa.matmul %22, %30, %6, %6 : (tensor<1x8x6xf32>, tensor<1x6x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %49 = tosa.reshape %48, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %50 = tosa.add %49, %20 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %51 = tosa.add %47, %50 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %52 = tosa.slice %51, %13, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %53 = tosa.slice %51, %14, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %54 = tosa.slice %51, %15, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %55 = tosa.slice %51, %16, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %56 = tosa.sigmoid %52 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %57 = tosa.sigmoid %53 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %58 = tosa.tanh %54 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %59 = tosa.sigmoid %55 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %60 = tosa.mul %57, %41, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %61 = tosa.mul %56, %58, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %62 = tosa.add %60, %61 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %63 = tosa.tanh %62 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %64 = tosa.mul %59, %63, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %65 = tosa.reshape %64, %7 : (tensor<8x8xf32>, !tosa.shape<3>) -> tensor<1x8x8xf32>
    %66 = tosa.matmul %65, %25, %6, %6 : (tensor<1x8x8xf32>, tensor<1x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %67 = tosa.reshape %66, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %68 = tosa.add %67, %19 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %69 = tosa.matmul %23, %30, %6, %6 : (tensor<1x8x6xf32>, tensor<1x6x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x32xf32>
    %70 = tosa.reshape %69, %9 : (tensor<1x8x32xf32>, !tosa.shape<2>) -> tensor<8x32xf32>
    %71 = tosa.add %70, %20 : (tensor<8x32xf32>, tensor<1x32xf32>) -> tensor<8x32xf32>
    %72 = tosa.add %68, %71 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %73 = tosa.slice %72, %13, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %74 = tosa.slice %72, %14, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %75 = tosa.slice %72, %15, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %76 = tosa.slice %72, %16, %12 : (tensor<8x32xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
    %77 = tosa.sigmoid %73 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %78 = tosa.sigmoid %74 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %79 = tosa.tanh %75 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %80 = tosa.sigmoid %76 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %81 = tosa.mul %78, %62, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %82 = tosa.mul %77, %79, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %83 = tosa.add %81, %82 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %84 = tosa.tanh %83 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %85 = tosa.mul %80, %84, %10 : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<1xi8>) -> tensor<8x8xf32>
    %86 = tosa.concat %43, %64, %85 {axis = 0 : i32} : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<24x8xf32>
    %87 = tosa.reshape %86, %17 : (tensor<24x8xf32>, !tosa.shape<3>) -> tensor<3x8x8xf32>
    return %87 : tensor<3x8x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_6_torch.float32: "0x04000000817BB0BE02509BBEE6B467BEE1B5CA3DFB7BE03CAD280C3D53691EBDF719983E9953B13EEFC0193EDEF48F3E38248FBCD01805BE70C48C3DAA0D6E3E8DD05FBD0EFE8ABECB1DEF3D2594B8BD70462EBEF7AB643E469D44BC44F34EBE43A258BE117AAA3EB87C6B3E2FCD81BEF8373139A3A4FABB24922C3E4A099BBE902EAC3B6741F13D193E383E636C173DB67333BEFDC7ADBECFAF433E9643A53E019DDABDC6C4A1BED3DAD33D25D37DBE1C8B6CBE8D5FC53D418509BD3702C5BC705DA23E77027EBD67605C3E8C59E1BD7EB2863E62E5DC3D554EA13E158BFC3D8E3D00BEC3CB1D3E7D399A3E9A3C893D04E9263EDFB37EBE6D2A443E971DABBE6506A03ED287153EFE99BE3CF66CA9BEA89CA43ECCD9663E42E0A63E43520E3E5EDAF33D6C8FBBBD345D14BE61830F3E271DFB3D03CC3BBC6757663DFDBAF83DE2EDAEBE5115A0BE90C0C0BDEE91763EDBA1303EACC6ACBE3A67D9BDDB1319BD13D1ED3D8318943E2663FD3B25E78CBEFCB6B13C22CE0BBECB415DBE9687483EFB8F42BDE0112B3EC3F38C3EB6530E3DF4EA4B3E4EFC2ABE7F184A3EA46A673CDA95703EB410AD3ED0EE88BE6FD8AB3EEB2E8A3ED4D291BED241D43D885E93BE71E1EA3D4DF15F3D99CDACBE476D033EC6E3C6BD9B6FB43E24ADB03E73F5F93DEDAF8E3EE9C2023E1143AB3E09B405BDBEF4B23DE0356FBD589BCABB076EDABD4F470FBE6D6E513E505C1B3E4CD11FBE59889FBE7D05313EBA83A6BE492A80BCBCC19BBEB492973E5E66933EEEC494BEB84CA8BEEA0D56BE85CDC73DFD0B35BEA96FACBDE089B7BDD3D1843D133F2BBE1CA9243EF98881BEE1E700BD34BC973EF7E847BEA0E18A3E396D3C3EE1E3E9BD9315FB3DA79574BE3E1AE93C421ACD3D20939C3ED6964ABE3CE64DBEFCB134BE1458B0BEA76D923DA4D795BECA5FC2BDF48821BE8CEFA13CE2A5DB3D4D8B83BE1CC2D5BD52390BBDC44951BE2C45A73D8006063E520281BEA7568E3EE0A1803ED787D9BD1779573D0B53303D12CE47BD59FA72BEE329953E0A29323EAF4597BEF74A8CBE2724AC3EF121673D865AA6BD055E753E",
      torch_tensor_32_8_torch.float32: "0x040000002103D03D1AF6013E189C8F3E000DE2BC257DAC3EFA4E7EBEF24C5CBE855F753D19D02FBD11994E3E71E5C4BD45B8633D5F7496BD4EE6873EEBF9BDBC89D3B13B139D843EA9FBAF3E9135AD3EA7FCB0BEE7924CBE6F3B9DBD1E7B95BDB76A513E7F83233E043AEEBCC539093C9A239B3D870C9C3EFD9C3B3EA39D36BE0B7639BEC9FCE43D907912BD374368BE4834AFBE476F4F3D8772D3BDA7A552BEC834883D1746B03EF159963E9A6B4E3E768688BE51A04E3EC2403B3E5995F13DB15EB4BDE5BBC9BB885E44BE8B1AA3BD29636EBD1D244DBD0026B4BE0872FF3DC01B94BE555F87BE2B1F133EBE2D94BE88B0AC3E9655AD3E4919E6BD6D9379BD617D8ABE760EB33C2463843D0A9A46BE070FE33DE1ED5EBC5871D5BD4E53A0BA6F77AFBE1E087FBE53B03F3D7DD0AE3EA99656BEB918683EC088043DA8C21BBE2618CB390C922D3EA7492C3DE23DA03E7D0989BD33C371BE7693A33E06CCCEBDB6B6653EAFCC6E3EC23C803D369294BEE7B6B1BE7FDF2B3ED207B13D3AA8523E328D9FBEEA8347BDA4669C3E46353E3EE86E963E491F8E3E3CAAB1BDDC8A76BE22E157BE7DEAF53DC4B40FBE78C9B73A1F1A673DC5BE603E05E9493E55A14E3EE46D6B3C87634C3E1C7D29BEBAE710BE7B4A65BDB93E52BE0878A13E9BE85DBDC781D23DF41834BC89739EBB9DF640BE8EA3D4BCC1EBA1BE60212DBE2E4E8B3E8BC9A9BE464F6E3D5CB5663D9841ADBE496C8D3D9419283EEB1B833E9C87873DA37F8D3E10095A3CDDF1093E12C1D53DB37885BE04F29EBD3FF37EBED2A68C3EB6B62C3E018B19BEAF8084BDCC4BC13DC1D59DBEEB90233CF5B22C3E7374353DC93E05BD6CC1683E6D7B1D3EDDECA0BE8710553E63C68EBEEB5D4B3E436D983E3576053D95B7F4BD77023BBE6EC220BE7B7885BD3A1816BE3CB3B33EE8291CBE7C50163E31DDA7BEFA7F373E1E089A3E51C481BE4EBEB8BD8B93AC3DD246ADBE9A1165BEAED2FB3DBC74AA3E5150D8BD210453BB82BEAEBE3EC0ADBEAF6D9D3E469D993E25ADDCBD24280FBE7F7EBBBC92FB273E5DEFAEBE848A48BE0DB5EEBDB5941DBE990619BC7409843E08189E3DB1D1A3BEEE6BA73E3DC1913EBDFAE33DF635313EEB56073E0160943E8E1AAEBECB5F61BEF7E737BDE7BB89BDAF7070BEE298ADBEBA3F8ABE21EB60BDA2A9993E3E06703EE5B5D03DB55B5EBE90A511BEEE810B3DB1C9A7BE863784BCF63D933D3BA8A33EAD11BEBD36AFB13E3F82DA3C732D7BBEEF15AB3E8FF09C3EA1088FBE4A0452BED41B2D3ECCC35EBE3F2B763E79BD2CBE2FBAE0BDDDDBCFBDBFB2AC3E85DAF4BD33CB8CBDAA0F5B3E6EB477BE2038DFBADCD28BBEB613A7BEB750A5BD5116203D125E9A3E9898ADBE9259D0BDE58BBE3DADB5083EB285533E408E91BE8204B1BDE06DA73D391B91BE936F363E08B9ACBE",
      torch_tensor_32_torch.float32: "0x040000003ABA5C3DBEFA733BA8DDB9BC69E3983EE233A53E23C6303E5DD0333E7F8B2FBEFEFE133ED1DE74BED6761C3EE58980BEC679FDBA3B33833EA567703EF00EA03EC9FFF63D10890C3E592CC23DD12E843E12FB3D3E38A7D53D7EA4FCBDAD362FBE8504B3BD65C72C3E961245BECFD2C53DD05F9E3E0D47993E654685BEFF62CE3D",
      torch_tensor_32_torch.float32_1: "0x0400000021E8613E7A68EB3D4CACCDBDEBE7EA3DCE51993E442A853E7E985B3EE9C052BEF511D03D2AD8873EAD697F3DCFB16F3EB18760BEBF757E3E872540BC7768A2BE0BB3BBBD4EFE9F3EA5F3FCBDBED07ABD56D410BEB8D944BE64E37A3DEA9F5B3EBB3C2B3D28A3B2BCE38AA73C9EBE87BEE3C13EBE12EE903C0FB090BE8F51333E"
    }
  }
#-}
