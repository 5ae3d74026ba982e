// What feeds of random women are, as a hash of each, to prove that a change of how quickly they are composed
// changes nothing else: run it before and after, and compare.
//
//   npm run -s fingerprints -w @stylin/stylist [-- WOMEN [PRODUCTS]]
import { createHash } from "node:crypto"
import { CatalogueIndex } from "../src/catalogue/catalogue-index.ts"
import { seededRandom } from "../src/random.ts"
import { styleLooks } from "../src/search/style-looks.ts"
import { randomRequest } from "./people.ts"
import { shopItems } from "./shop.ts"

const WOMEN = Number(process.argv[2] ?? 300)
const PRODUCTS = Number(process.argv[3] ?? 100_000)

const catalogue = new CatalogueIndex()
for (const item of shopItems(PRODUCTS, 11)) catalogue.add(item)
for (let woman = 1; woman <= WOMEN; woman += 1) {
  const answer = styleLooks(randomRequest(seededRandom(woman), catalogue))
  const hash = createHash("sha256").update(JSON.stringify(answer, inOrder)).digest("hex")
  process.stdout.write(`${woman} ${answer.looks.length} looks ${hash}\n`)
}

/** In which order an object got its keys says nothing of what it is. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
