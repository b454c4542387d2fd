// A random "stablehlo.sort".
void makeSort(Generator &g) { g.emit("stablehlo.sort", {}); }
