// Puts so many products into the embedded store of a data directory, for a server that starts on it.
//
//   node packages/server/bench/fill.ts DATA_DIR PRODUCTS SEED

import { rebuildSearchTerms } from "../src/catalogue/rebuild-search-terms.ts"
import { databaseFile } from "../src/database/data-directory.ts"
import { makeDirectory } from "../src/database/make-directory.ts"
import { openDatabase } from "../src/database/open.ts"
import { type ImportedProduct, upsertProducts } from "../src/stores/products.ts"
import { shopProducts } from "./products.ts"

const AT_ONCE = 5000

const [directory = "", count, seed] = process.argv.slice(2)
makeDirectory(directory)
const database = await openDatabase({ kind: "sqlite", file: databaseFile(directory) })
let some: ImportedProduct[] = []
for (const product of shopProducts(Number(count), Number(seed))) {
  some.push(product)
  if (some.length < AT_ONCE) continue
  await upsertProducts(database.queries, some, Date.now())
  some = []
}
await upsertProducts(database.queries, some, Date.now())
await rebuildSearchTerms(database.queries)
await database.close()
