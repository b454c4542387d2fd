def Pass {
  let summary = "rewrites 'stablehlo.sort'";
}
