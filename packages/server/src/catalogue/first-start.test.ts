import { expect, it } from "vitest"
import { countProducts } from "../stores/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { importDemoIfEmpty } from "./first-start.ts"
import { importFeed } from "./import-feed.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

it.each(testEngines())("fills an empty catalogue once on $name", async (engine) => {
  const database = await openTestDatabase(engine)
  const lines: string[] = []
  const log = { info: (line: string) => lines.push(line) }
  await importDemoIfEmpty({ database, log, now: 5 })
  await importDemoIfEmpty({ database, log, now: 6 })
  const count = await countProducts(database.queries)
  await database.close()
  expect(lines).toEqual([`The catalogue was empty: ${count} demo products imported.`])
})

it.each(testEngines())("leaves a shop's own catalogue alone on $name", async (engine) => {
  const database = await openTestDatabase(engine)
  await importFeed(database.queries, () => feedOf([shirtRow(1)]), { feed: "shop", now: 5 })
  await importDemoIfEmpty({ database, log: { info: () => {} }, now: 5 })
  const count = await countProducts(database.queries)
  await database.close()
  expect(count).toBe(1)
})
