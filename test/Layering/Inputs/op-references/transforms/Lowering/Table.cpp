void addOps(Table &table) { table.add("sort", buildSort); }
